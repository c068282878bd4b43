import { toEuros } from '../kernel/money.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { rentalLabels } from '../rentals/record/rental.ts'
import { type BookEntry, type BookLine, bookCodes } from './entry.ts'

/** A line of an export with its entry and the entry's number. */
type ExportedLine = { number: number; entry: BookEntry; line: BookLine }

/** Returns the lines of entries that are numbered from `firstNumber`. */
export function exportedLines(entries: readonly BookEntry[], firstNumber: number): ExportedLine[] {
  return entries.flatMap((entry, index) => entry.lines.map((line) => ({ number: firstNumber + index, entry, line })))
}

/** The columns of the entries as a table for reading. */
export const lineColumns: TableColumn<ExportedLine>[] = [
  { label: { fr: 'Journal', en: 'Journal' }, cell: ({ entry }) => bookCodes[entry.book] },
  { label: { fr: 'Numéro', en: 'Number' }, cell: ({ number }) => number },
  { label: { fr: 'Date', en: 'Date' }, cell: ({ entry }) => ({ day: entry.day }) },
  { label: { fr: 'Compte', en: 'Account' }, cell: ({ line }) => line.account },
  { label: { fr: 'Intitulé', en: 'Account name' }, cell: ({ line }) => line.name },
  { label: { fr: 'Compte auxiliaire', en: 'Auxiliary account' }, cell: ({ line }) => line.party?.number ?? null },
  { label: rentalLabels.customerId, cell: ({ line }) => line.party?.name ?? null },
  { label: { fr: 'Pièce', en: 'Voucher' }, cell: ({ entry }) => entry.piece },
  { label: { fr: 'Libellé', en: 'Description' }, cell: ({ entry }) => entry.label },
  { label: { fr: 'Débit', en: 'Debit' }, cell: ({ line }) => ({ euros: toEuros(line.debitCents) }) },
  { label: { fr: 'Crédit', en: 'Credit' }, cell: ({ line }) => ({ euros: toEuros(line.creditCents) }) },
]
