import { companyLabels } from '../company/company.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { rentalLabels } from '../rentals/record/rental.ts'
import type { ReportingLine } from './e-reporting.schema.ts'

/**
 * The columns of a report as a table. The country of the seller is FR in the mainland, Guadeloupe, Martinique and
 * Réunion.
 */
export const reportColumns: TableColumn<ReportingLine>[] = [
  { label: { fr: 'Flux', en: 'Flow' }, cell: ({ flow }) => flow },
  { label: { fr: 'Date', en: 'Date' }, cell: ({ day }) => ({ day }) },
  { label: { fr: 'Pays du vendeur', en: 'Seller’s country' }, cell: () => 'FR' },
  { label: { fr: 'Devise', en: 'Currency' }, cell: () => 'EUR' },
  { label: { fr: 'Catégorie', en: 'Category' }, cell: ({ category }) => category },
  { label: companyLabels.vatRate, cell: ({ rate }) => rate },
  {
    label: { fr: 'Nombre de documents', en: 'Number of documents' },
    cell: ({ category, documents }) => (category === null ? null : documents),
  },
  { label: { fr: 'Montant HT', en: 'Before VAT' }, cell: ({ base }) => ({ euros: base }) },
  { label: { fr: 'TVA', en: 'VAT' }, cell: ({ vat }) => ({ euros: vat }) },
  { label: { fr: 'Montant TTC', en: 'With VAT' }, cell: ({ total }) => ({ euros: total }) },
  { label: { fr: 'Document', en: 'Document' }, cell: ({ number }) => number },
  { label: rentalLabels.customerId, cell: ({ buyer }) => buyer?.name ?? null },
  { label: { fr: 'Pays du client', en: 'Customer’s country' }, cell: ({ buyer }) => buyer?.country ?? null },
  { label: { fr: 'TVA du client', en: 'Customer’s VAT number' }, cell: ({ buyer }) => buyer?.vatNumber ?? null },
]
