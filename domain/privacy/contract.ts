import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { RetentionPeriods } from './periods.schema.ts'
import { dataKinds, retentionReasons } from './retention.ts'

const Periods = z.object({
  scanDays: z.int(),
  identityMonths: z.int(),
  contactMonths: z.int(),
  contractYears: z.int(),
})

/** The numbers of customers, or of rentals for contracts, whose data a run erases. */
export const RetentionCounts = z.object({
  scans: z.int(),
  identities: z.int(),
  contacts: z.int(),
  contracts: z.int(),
})
export type RetentionCounts = z.infer<typeof RetentionCounts>

/** The data that the next run erases. */
const RetentionPreview = RetentionCounts.extend({
  /** The day on which it runs. */
  on: z.string(),
  /** The first customers that it takes something of. */
  customers: z.array(
    z.object({ id: z.int(), publicId: z.string(), name: z.string().nullable(), kinds: z.array(z.enum(dataKinds)) }),
  ),
})
export type RetentionPreview = z.infer<typeof RetentionPreview>

/** A line of the log, without names. */
const RetentionRun = RetentionCounts.extend({
  id: z.int(),
  at: z.string(),
  occasion: z.enum(['nightly', 'request', 'restore']),
})
export type RetentionRun = z.infer<typeof RetentionRun>

/**
 * The data that an erasure takes of a customer, and those that stay: why, until when, about which rental or document.
 */
const Erasure = z.object({
  name: z.string(),
  isErased: z.boolean(),
  isDisputed: z.boolean(),
  /** The day on which the customer asked for it. */
  requestedOn: z.string().nullable(),
  goes: z.array(z.object({ kind: z.enum(dataKinds), about: z.string().nullable(), count: z.int() })),
  stays: z.array(
    z.object({
      kind: z.enum(dataKinds),
      reason: z.enum(retentionReasons),
      until: z.string().nullable(),
      about: z.string().nullable(),
    }),
  ),
})
export type Erasure = z.infer<typeof Erasure>

export const getRetention = endpoint({
  method: 'GET',
  path: '/companies/:companyId/retention',
  summary: 'The periods for which the company keeps the data of its customers.',
  can: 'privacy.manage',
  response: Periods,
})

export const putRetention = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/retention',
  summary: 'Replaces the periods for which the data of customers are kept.',
  can: 'privacy.manage',
  body: RetentionPeriods,
  response: Periods,
})

export const previewRetention = endpoint({
  method: 'GET',
  path: '/companies/:companyId/retention/preview',
  staleAfter: 'any',
  summary: 'Previews the next nightly run: the numbers it erases, and the first hundred customers.',
  can: 'privacy.manage',
  response: RetentionPreview,
  long: true,
})

export const listRetentionRuns = endpoint({
  method: 'GET',
  path: '/companies/:companyId/retention/runs',
  staleAfter: ['customers'],
  summary: 'The runs that erased something, latest first: numbers without names.',
  can: 'privacy.manage',
  paged: true,
  query: Paging,
  response: z.array(RetentionRun),
})

export const exportPerson = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id/file',
  summary: 'Everything stored about a customer, as a zip: data as JSON, documents and photos.',
  can: 'privacy.manage',
  response: Binary,
  long: true,
})

export const exportCompany = endpoint({
  method: 'GET',
  path: '/companies/:companyId/archive',
  summary:
    'The whole company at one instant, as a zip: its data as JSON, tables, documents and photos, without any secret.',
  can: 'privacy.manage',
  response: Binary,
  long: true,
})

export const previewErasure = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id/erasure',
  staleAfter: 'any',
  summary: 'Previews the erasure of a customer today: the data it takes, and those that stay, with reason and end.',
  can: 'privacy.manage',
  response: Erasure,
})

/** Answers with the same lists as its preview. What stays for an open matter goes in the first night after it. */
export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers/:id/erasure',
  summary: 'Erases a customer at their request: at once what may go; the rest when its time is over.',
  can: 'privacy.manage',
  response: Erasure,
})

export const putDispute = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/customers/:id/dispute',
  summary: 'Says that the company is in a dispute with a customer, or no longer: meanwhile nothing is erased.',
  can: 'privacy.manage',
  body: z.object({ isDisputed: z.boolean() }),
  response: Erasure,
})
