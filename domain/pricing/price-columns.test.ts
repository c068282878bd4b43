import { expect, test } from 'vitest'
import { recogniseColumns } from '../imports/headings.ts'
import { checkRow } from '../imports/row.ts'
import { readTable, textsOf } from '../imports/table.ts'
import { csvLine } from '../kernel/table/csv.ts'
import { priceImport, priceTableWords } from './import/price-import.ts'
import { priceTable } from './import/price-table.ts'
import { priceColumns } from './price-columns.ts'

test.each(['fr', 'en'] as const)('an exported price list in %s is imported as it was', (language) => {
  const agencies = [
    { id: 1, name: 'Le Gosier', seasons: [{ id: 11, userLabel: 'Haute saison' }] },
    { id: 2, name: 'Mobile', seasons: [] },
  ]
  const kind = priceImport([{ id: 4, code: 'B', name: 'Citadine' }], agencies)
  const prices = [
    { id: 1, agency: 'Le Gosier', season: 'Haute saison', category: 'B', minDays: 1, price: 1045 },
    { id: 2, agency: 'Le Gosier', season: 'Haute saison', category: 'B', minDays: 33, price: 40.5 },
    { id: 3, agency: 'Mobile', season: null, category: 'B', minDays: 0, price: 35 },
  ]
  const heading = csvLine(
    priceColumns.map(({ label }) => label[language]),
    language,
  )
  const lines = prices.map((row) =>
    csvLine(
      priceColumns.map(({ cell }) => cell(row, language)),
      language,
    ),
  )
  const rows = readTable(heading + lines.join('')) ?? []
  const [first, ...others] = priceTable([{ name: null, rows }], priceTableWords(kind, agencies, language))
  const columns = recogniseColumns(first?.cells ?? [], [], kind.fields)
  const read = others.map(({ cells }) =>
    checkRow(kind, { texts: textsOf(cells, columns), without: [], isConfirmed: false }),
  )
  expect(read.map(({ thing, problems }) => thing?.prices ?? problems)).toEqual([
    [{ agencyId: 1, seasonId: 11, categoryId: 4, minDays: 1, price: 1045 }],
    [{ agencyId: 1, seasonId: 11, categoryId: 4, minDays: 33, price: 40.5 }],
    [{ agencyId: 2, seasonId: null, categoryId: 4, minDays: 0, price: 35 }],
  ])
})
