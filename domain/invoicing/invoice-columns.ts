import type { TableColumn } from '../kernel/table/table-file.ts'
import { rentalLabels } from '../rentals/record/rental.ts'
import type { InvoiceRow } from './invoice.schema.ts'
import { invoiceKindLabels, invoiceStateLabels } from './kind.ts'

/** The columns of an exported list. Credit notes are negative, so that a column adds up. */
export const invoiceColumns: TableColumn<InvoiceRow>[] = [
  { label: { fr: 'Numéro', en: 'Number' }, cell: ({ number }) => number },
  { label: { fr: 'Type', en: 'Kind' }, cell: ({ kind }, language) => invoiceKindLabels[kind][language] },
  { label: { fr: 'Date', en: 'Date' }, cell: ({ issuedOn }) => ({ day: issuedOn }) },
  { label: { fr: 'Échéance', en: 'Due on' }, cell: ({ dueOn }) => ({ day: dueOn }) },
  { label: rentalLabels.customerId, cell: ({ customerName }) => customerName },
  { label: { fr: 'Location', en: 'Rental' }, cell: ({ rentalPublicId }) => rentalPublicId },
  { label: { fr: 'Total HT', en: 'Total before VAT' }, cell: (row) => ({ euros: signed(row, row.totalBeforeVat) }) },
  { label: { fr: 'TVA', en: 'VAT' }, cell: (row) => ({ euros: signed(row, row.totalVat) }) },
  { label: { fr: 'Total TTC', en: 'Total incl. VAT' }, cell: (row) => ({ euros: signed(row, row.total) }) },
  { label: { fr: 'Payé', en: 'Paid' }, cell: ({ paidAmount }) => ({ euros: paidAmount }) },
  {
    label: { fr: 'État', en: 'State' },
    cell: ({ state }, language) => (state ? invoiceStateLabels[state][language] : ''),
  },
  { label: { fr: 'Document corrigé', en: 'Corrected document' }, cell: ({ correctsNumber }) => correctsNumber },
]

/** Returns an amount with the sign that it has in a sum of documents. */
export function signed({ kind }: Pick<InvoiceRow, 'kind'>, amount: number): number {
  return kind === 'credit_note' ? 0 - amount : amount
}
