import type { Sentence } from '../kernel/language.ts'
import type { TableCell, TableColumn } from '../kernel/table/table-file.ts'
import type { Days } from './days.ts'
import type { Figures } from './figures.schema.ts'
import { type FigureName, figureLabels } from './labels.ts'
import type { ExtraShare, SourceShare } from './share.schema.ts'
import { type Division, divisionLabels, type Extra, extraLabels, partName, senderLabels } from './share.ts'

/** The figures of a part of a period, or of one part of a division. */
export type StatisticsRow = Figures & Partial<Days> & { name?: string }

const exported: FigureName[] = [
  'rentedDays',
  'fleetDays',
  'outOfServiceDays',
  'utilisation',
  'revenueAmount',
  'dailyRateAmount',
  'availableDayAmount',
  'rentalsCount',
  'averageDays',
  'leadDays',
  'discountAmount',
  'chargesAmount',
  'upkeepAmount',
  'marginAmount',
  'refusedCount',
  'refusedDays',
]

/** Returns the columns of the exported figures: by the days of each part, or by the name of a division's parts. */
export function statisticsColumns(of: 'parts' | Division): TableColumn<StatisticsRow>[] {
  const figures = exported.map((name) => figureColumn<StatisticsRow>(name))
  if (of === 'parts') {
    return [
      { label: { fr: 'Du', en: 'From' }, cell: ({ from = null }) => ({ day: from }) },
      { label: { fr: 'Au', en: 'To' }, cell: ({ to = null }) => ({ day: to }) },
      ...figures,
    ]
  }
  const name: TableColumn<StatisticsRow> = {
    label: divisionLabels[of],
    cell: ({ name: own = '' }, language) => partName(own, of, language),
  }
  return [name, ...figures]
}

/** Returns the columns of the exported options or fees. */
export function extraColumns(of: Extra): TableColumn<ExtraShare>[] {
  const name: TableColumn<ExtraShare> = { label: extraLabels[of], cell: (row) => row.name }
  return [name, figureColumn('rentalsCount'), figureColumn('revenueAmount')]
}

/** Returns the columns of the exported sources. */
export const senderColumns: TableColumn<SourceShare>[] = [
  { label: senderLabels.sender, cell: (row) => row.name },
  figureColumn('rentalsCount'),
  figureColumn('revenueAmount'),
  { label: inAmounts(senderLabels.commissionAmount), cell: (row) => ({ euros: row.commissionAmount }) },
  { label: inAmounts(senderLabels.marginAmount), cell: (row) => ({ euros: row.marginAmount }) },
]

function inAmounts({ fr, en }: Sentence): Sentence {
  return { fr: `${fr} (€)`, en: `${en} (€)` }
}

function figureColumn<Row extends Pick<StatisticsRow, Name>, Name extends FigureName = FigureName>(
  name: Name,
): TableColumn<Row> {
  const { label, unit } = figureLabels[name]
  const mark = { share: ' (%)', amount: ' (€)', days: '', count: '' }[unit]
  return { label: { fr: label.fr + mark, en: label.en + mark }, cell: (row) => cellOf(name, row[name]) }
}

/** Writes a figure for a table file: shares in percent and days with two decimals at most. */
function cellOf(name: FigureName, value: number | null): TableCell {
  const { unit } = figureLabels[name]
  if (unit === 'amount') return { euros: value }
  if (value === null) return null
  return Math.round(value * (unit === 'share' ? 10_000 : 100)) / 100
}
