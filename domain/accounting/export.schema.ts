import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { comparedSums, differenceReasons } from './comparison.ts'
import { books } from './entry.ts'

/** An export of accounting entries. Its numbers follow those of the export before it. */
export const AccountingExport = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string(),
  entries: z.int(),
  /** Null for an export without entries. */
  firstNumber: z.int().nullable(),
  lastNumber: z.int().nullable(),
  madeAt: z.string(),
  madeBy: MemberName.nullable(),
})
export type AccountingExport = z.infer<typeof AccountingExport>

const Line = z.object({
  account: z.string(),
  name: z.string(),
  /** The auxiliary account: the number of the customer, or of the source that collected money. */
  customer: z.object({ number: z.string(), name: z.string() }).nullable(),
  debit: z.number(),
  credit: z.number(),
})

const Entry = z.object({
  /** Null before it is exported. */
  number: z.int().nullable(),
  day: z.string(),
  book: z.enum(books),
  piece: z.string(),
  label: z.string(),
  lines: z.array(Line),
})

/** The sum of the closing and of the entries, and each part of their difference with its reason. */
const Comparison = z.object({
  sum: z.enum(comparedSums),
  closing: z.number(),
  entries: z.number(),
  differences: z.array(z.object({ reason: z.enum(differenceReasons), amount: z.number() })),
})

/** The entries of a period: the first of them, and how their sums compare with the closing of the journal. */
export const AccountingEntries = z.object({
  from: z.string(),
  to: z.string(),
  count: z.int(),
  /** The sum of all debits, which is that of all credits. */
  total: z.number(),
  comparison: z.array(Comparison),
  entries: z.array(Entry),
})
export type AccountingEntries = z.infer<typeof AccountingEntries>
