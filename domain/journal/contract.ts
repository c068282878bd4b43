import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { Day } from '../kernel/time.schema.ts'
import { closingPeriods } from './closing.ts'
import { Days } from './days.ts'
import { journalKinds } from './entry.ts'
import { JournalClosing, JournalLine, JournalStatement, JournalSums, Verification } from './report.schema.ts'

/** The writes that add entries. */
const staleAfter = ['rentals', 'invoices']

export const listJournal = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal',
  staleAfter,
  summary: 'The entries of the journal, latest first; `from` and `to` are days of the company’s calendar.',
  can: 'journal.read',
  paged: true,
  query: Paging.extend({
    kind: z.enum(journalKinds).optional(),
    from: Day.optional(),
    to: Day.optional(),
  }),
  response: z.array(JournalLine),
})

/** The first 12 hexadecimal digits of an entry's hash, as a receipt shows them. */
const Anchor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{12}$/)

export const readVerification = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal/verification',
  staleAfter: 'any',
  summary:
    'Checks the whole journal: hashes, numbers, closings, and both ways against payments and charges. `anchor` also looks for the fingerprint of a receipt.',
  can: 'journal.read',
  long: true,
  query: z.object({ anchor: Anchor.optional() }),
  response: Verification,
})

export const verifyJournal = endpoint({
  method: 'POST',
  path: '/companies/:companyId/journal/verification',
  summary: 'Checks the whole journal, and enters the check and its result in it.',
  can: 'journal.read',
  long: true,
  body: z.object({ anchor: Anchor.optional() }),
  response: Verification,
})

export const listClosings = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal/closings',
  staleAfter,
  summary: 'The closings of days, months and years, latest first, with their totals.',
  can: 'journal.read',
  paged: true,
  query: Paging.extend({ closing: z.enum(closingPeriods).optional() }),
  response: z.array(JournalClosing),
})

export const readTurnover = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal/turnover',
  staleAfter,
  summary: 'The turnover recorded in a period of days, before VAT, by VAT rate and by method of payment.',
  can: 'journal.read',
  long: true,
  query: Days,
  response: JournalSums,
})

export const archiveJournal = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal/archive',
  summary:
    'A zip of the entries of a period, with the means to check them without this software. The journal records that it was made.',
  can: 'journal.read',
  long: true,
  query: Days,
  response: Binary,
  problems: ['conflict'],
})

export const readStatement = endpoint({
  method: 'GET',
  path: '/companies/:companyId/journal/statement',
  staleAfter: 'any',
  summary:
    'The statement of the software for the attestation of its publisher; refused where the journal fails its check.',
  can: 'journal.read',
  long: true,
  response: JournalStatement,
  problems: ['conflict'],
})
