import { z } from 'zod'
import { closingPeriods } from './closing.ts'
import { journalKinds } from './entry.ts'
import { faultReasons } from './fault.ts'

/** The first fault of a journal: the entry, and the row it should record where there is one. */
export const Fault = z.object({
  reason: z.enum(faultReasons),
  /** The number of the entry that fails or is missing; null where a row has no entry. */
  seq: z.int().nullable(),
  kind: z.enum(journalKinds).nullable(),
  /** The payment, charge or document. */
  sourceId: z.int().nullable(),
})
export type Fault = z.infer<typeof Fault>

/** The last entry of a journal. */
const Head = z.object({ seq: z.int(), hash: z.string(), at: z.string() })

export const Verification = z.object({
  entries: z.int(),
  isWhole: z.boolean(),
  firstFault: Fault.nullable(),
  head: Head.nullable(),
})
export type Verification = z.infer<typeof Verification>

const Vat = z.array(z.object({ rate: z.number().nullable(), base: z.number(), amount: z.number() }))
/** An amount in euros with its VAT by rate; the rate is null outside VAT. */
export const Taxed = z.object({ totalBeforeVat: z.number(), totalVat: z.number(), total: z.number(), vat: Vat })

/** The sums of some entries, in euros: what was received less refunds, by method, and what was invoiced. */
export const JournalSums = z.object({
  entries: z.int(),
  received: Taxed,
  methods: z.array(z.object({ method: z.string(), amount: z.number(), deposit: z.number() })),
  charged: z.number(),
  invoiced: Taxed,
  claimed: z.number(),
})
export type JournalSums = z.infer<typeof JournalSums>

export const JournalClosing = z.object({
  seq: z.int(),
  /** The instant it was made; later than its end where the server was away. */
  at: z.string(),
  closing: z.enum(closingPeriods),
  /** `2026-03-01`, `2026-03` or `2026`. */
  period: z.string(),
  hash: z.string(),
  /** The entry before the closing. */
  head: z.object({ seq: z.int(), hash: z.string() }),
  interval: JournalSums,
  year: JournalSums,
  perpetual: JournalSums,
})
export type JournalClosing = z.infer<typeof JournalClosing>

export const JournalLine = z.object({
  seq: z.int(),
  at: z.string(),
  day: z.string(),
  kind: z.string(),
  /** The rental's number, where the entry belongs to one. */
  rental: z.string().nullable(),
  amount: z.number().nullable(),
  method: z.string().nullable(),
  payload: z.string(),
  previous: z.string(),
  hash: z.string(),
})
export type JournalLine = z.infer<typeof JournalLine>

/** The statement about the software and a company's journal, for the attestation of its publisher. */
export const JournalStatement = z.object({
  software: z.string(),
  version: z.string(),
  company: z.object({ name: z.string(), siret: z.string().nullable(), address: z.string().nullable() }),
  checkedAt: z.string(),
  entries: z.int(),
  head: Head.nullable(),
})
