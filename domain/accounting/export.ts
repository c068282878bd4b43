import { toEuros } from '../kernel/money.ts'
import type { Compared } from './comparison.ts'
import type { BookEntry } from './entry.ts'
import type { AccountingEntries } from './export.schema.ts'

/** The most entries in an answer; an export has all of them. */
const mostShown = 200

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
