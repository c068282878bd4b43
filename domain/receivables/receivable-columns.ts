import { customerLabels } from '../customers/customer.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { sumLabels } from '../ledger/sum-labels.ts'
import { statusLabels } from '../rentals/record/labels.ts'
import { rentalLabels } from '../rentals/record/rental.ts'
import { statusLabel } from '../rentals/status/status.ts'
import { ageLabel, ageLabels, ageOf } from './age.ts'
import type { Receivable } from './receivable.schema.ts'
import type { ReceivableKind } from './receivable.ts'

/** Returns the columns of the exported list of what is open. */
export function receivableColumns(kind: ReceivableKind): TableColumn<Receivable>[] {
  return [...common, ...(kind === 'quotes' ? ofQuotes : ofMoney)]
}

const common: TableColumn<Receivable>[] = [
  { label: { fr: 'Location', en: 'Rental' }, cell: ({ publicId }) => publicId },
  { label: rentalLabels.customerId, cell: ({ customer }) => customer.name },
  { label: customerLabels.email, cell: ({ customer }) => customer.email },
  { label: { fr: 'Agence', en: 'Agency' }, cell: ({ agency }) => agency.name },
  { label: statusLabel, cell: ({ status }, language) => statusLabels[status][language] },
]

/** A quote owes nothing: it has a price, and a last day on which it can be accepted. */
const ofQuotes: TableColumn<Receivable>[] = [
  { label: { fr: 'Prix', en: 'Price' }, cell: ({ dueAmount }) => ({ euros: dueAmount }) },
  { label: { fr: 'Valable jusqu’au', en: 'Valid until' }, cell: ({ dueOn }) => ({ day: dueOn }) },
]

const ofMoney: TableColumn<Receivable>[] = [
  { label: { fr: 'Reste dû', en: 'Due' }, cell: ({ dueAmount }) => ({ euros: dueAmount }) },
  { label: { fr: 'Échéance', en: 'Due on' }, cell: ({ dueOn }) => ({ day: dueOn }) },
  { label: ageLabel, cell: ({ days }, language) => ageLabels[ageOf(days)][language] },
  { label: sumLabels.depositHeld, cell: ({ depositAmount }) => ({ euros: depositAmount }) },
  { label: { fr: 'Trop-perçu', en: 'Overpaid' }, cell: ({ overpaidAmount }) => ({ euros: overpaidAmount }) },
  {
    label: { fr: 'À rendre', en: 'To refund' },
    cell: ({ isToGiveBack }, language) => (isToGiveBack ? { fr: 'oui', en: 'yes' } : { fr: 'non', en: 'no' })[language],
  },
  {
    label: { fr: 'Dont réglé avant Filao', en: 'Of it settled before Filao' },
    cell: ({ elsewhereAmount }) => ({ euros: elsewhereAmount }),
  },
  { label: { fr: 'Fin de l’empreinte', en: 'Card hold ends on' }, cell: ({ holdEndsOn }) => ({ day: holdEndsOn }) },
  {
    label: { fr: 'Dernière relance', en: 'Last reminder' },
    cell: ({ remindedAt, agency }) => ({ instant: remindedAt, timezone: agency.timezone }),
  },
]
