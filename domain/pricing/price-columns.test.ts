import { expect, test } from 'vitest'
import { recogniseColumns } from '../imports/headings.ts'
import { checkRow } from '../imports/row.ts'
import { readTable, textsOf } from '../imports/table.ts'
import { csvLine } from '../kernel/table/csv.ts'
import { priceImport, priceTableLabels } from './import/price-import.ts'
import { priceTable } from './import/price-table.ts'
import { priceColumns } from './price-columns.ts'

test.each(['fr', 'en'] as const)('an exported price list in %s is imported as it was', (language) => {
  const agencies = [
    {
      id: 1,
      name: 'Le Gosier',
      seasons: [
        { id: 11, userLabel: 'Haute saison', start: '12-15', end: '04-15' },
        { id: 12, userLabel: 'Basse saison', start: '04-16', end: '06-30' },
        { id: 13, userLabel: 'Haute saison', start: '07-01', end: '08-31' },
      ],
    },
    { id: 2, name: 'Mobile', seasons: [] },
  ]
  const [gosier, mobile] = agencies.map(({ name, seasons }) => ({ agency: name, seasons }))
  const [winter = null, low = null, summer = null] = gosier?.seasons ?? []
  const kind = priceImport([{ id: 4, code: 'B', name: 'Citadine' }], agencies)
  const at = { seasons: [], agency: '', category: 'B', minHours: null, weekdays: null }
  const prices = [
    { ...at, ...gosier, id: 1, season: low, minDays: 1, price: 1045 },
    { ...at, ...gosier, id: 2, season: winter, minDays: 33, price: 40.5 },
    { ...at, ...gosier, id: 3, season: summer, minDays: 33, price: 42.5 },
    { ...at, ...mobile, id: 4, season: null, minDays: 0, price: 35 },
    { ...at, ...mobile, id: 5, season: null, minDays: 0, minHours: 4, price: 8 },
    { ...at, ...mobile, id: 6, season: null, minDays: 3, weekdays: [1, 5, 6, 7], price: 42 },
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
  const [first, ...others] = priceTable([{ name: null, rows }], priceTableLabels(kind, agencies, language))
  const columns = recogniseColumns(first?.cells ?? [], [], kind.fields)
  const read = others.map(({ cells }) => checkRow(kind, { texts: textsOf(cells, columns), without: [], confirmed: [] }))
  expect(read.map(({ thing, problems }) => thing?.prices ?? problems)).toEqual([
    [{ agencyId: 1, seasonId: 12, categoryId: 4, minDays: 1, price: 1045 }],
    [{ agencyId: 1, seasonId: 11, categoryId: 4, minDays: 33, price: 40.5 }],
    [{ agencyId: 1, seasonId: 13, categoryId: 4, minDays: 33, price: 42.5 }],
    [{ agencyId: 2, seasonId: null, categoryId: 4, minDays: 0, price: 35 }],
    [{ agencyId: 2, seasonId: null, categoryId: 4, minDays: 0, minHours: 4, price: 8 }],
    [{ agencyId: 2, seasonId: null, categoryId: 4, minDays: 3, weekdays: [1, 5, 6, 7], price: 42 }],
  ])
})
