import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { toEuros } from '../kernel/money.ts'
import { type Compared, comparedSums, differenceReasons } from './comparison.ts'
import { type BookEntry, books } from './entry.ts'

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
  /** The auxiliary account: the customer's number. */
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

/** The most entries in an answer; an export has all of them. */
const mostShown = 200

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

/** Writes entries for the wire. */
export function entriesInEuros(
  { from, to }: { from: string; to: string },
  entries: readonly BookEntry[],
  compared: readonly Compared[],
  firstNumber: number | null,
): AccountingEntries {
  const debits = entries.flatMap(({ lines }) => lines.map(({ debitCents }) => debitCents))
  return {
    from,
    to,
    count: entries.length,
    total: toEuros(debits.reduce((sum, one) => sum + one, 0)),
    comparison: compared.map(({ sum, closingCents, booksCents, differences }) => ({
      sum,
      closing: toEuros(closingCents),
      entries: toEuros(booksCents),
      differences: differences.map(({ reason, cents }) => ({ reason, amount: toEuros(cents) })),
    })),
    entries: entries.slice(0, mostShown).map(({ day, book, piece, label, lines }, index) => ({
      number: firstNumber === null ? null : firstNumber + index,
      day,
      book,
      piece,
      label,
      lines: lines.map(({ account, name, party, debitCents, creditCents }) => ({
        account,
        name,
        customer: party,
        debit: toEuros(debitCents),
        credit: toEuros(creditCents),
      })),
    })),
  }
}
