import type { TableColumn } from '../kernel/table/table-file.ts'
import { statusLabels } from '../rentals/record/labels.ts'
import { statusLabel } from '../rentals/status/status.ts'
import type { StatementLine } from './statement.schema.ts'
import { statementLabels } from './statement.ts'

/** The columns of an exported statement. */
export const statementColumns: TableColumn<StatementLine>[] = [
  { label: statementLabels.reference, cell: ({ reference }) => reference },
  { label: { fr: 'Location', en: 'Rental' }, cell: ({ publicId }) => publicId },
  { label: statusLabel, cell: ({ status }, language) => statusLabels[status][language] },
  { label: statementLabels.customer, cell: ({ customer }) => customer },
  { label: statementLabels.startsOn, cell: ({ startsOn }) => ({ day: startsOn }) },
  { label: statementLabels.endsOn, cell: ({ endsOn }) => ({ day: endsOn }) },
  { label: statementLabels.priceAmount, cell: ({ priceAmount }) => ({ euros: priceAmount }) },
  { label: statementLabels.commissionAmount, cell: ({ commissionAmount }) => ({ euros: commissionAmount }) },
  { label: statementLabels.collectedAmount, cell: ({ collectedAmount }) => ({ euros: collectedAmount }) },
  { label: statementLabels.differenceAmount, cell: ({ differenceAmount }) => ({ euros: differenceAmount }) },
  { label: statementLabels.openAmount, cell: ({ openAmount }) => ({ euros: openAmount }) },
]
