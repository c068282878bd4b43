import { expect, test } from 'vitest'
import { fieldReader, recogniseColumns } from '../../imports/headings.ts'
import { readTable } from '../../imports/table.ts'
import { withLengths } from './bare-lengths.ts'
import { priceImport, priceTableLabels } from './price-import.ts'
import { priceTable } from './price-table.ts'

const agencies = [
  { id: 1, name: 'Le Gosier', seasons: [{ id: 11, userLabel: 'Haute saison', start: '12-15', end: '04-15' }] },
]
const kind = priceImport([{ id: 4, code: 'B', name: 'Citadine' }], agencies)
const words = priceTableLabels(kind, agencies, 'fr')

/** Returns the fields of the columns of a list. */
function columnsOf(list: string) {
  const [heading] = priceTable([{ name: null, rows: readTable(list) ?? [] }], words)
  return recogniseColumns(heading?.cells ?? [], [], kind.fields)
}

test.each([
  ['Catégorie;1;2;3;7\nB;45;42;40;35', ['categoryId', 'days1', 'days2', 'days3', 'days7']],
  ['Groupe;Véhicule;1;7\nB;Clio;45;35', ['categoryId', null, 'days1', 'days7']],
  ['Catégorie;1;2;3-6;7+\nB;45;42;40;35', ['categoryId', 'days1', 'days2', 'days3', 'days7']],
  ['Catégorie;1-2;3-6;7+\nB;45;40;35', ['categoryId', 'days1', 'days3', 'days7']],
  ['Catégorie;7;14;30\nB;35;30;25', ['categoryId', 'days7', 'days14', 'days30']],
  ['Class,Season,1,7\nB,Haute,45,35', ['categoryId', 'season', 'days1', 'days7']],
  [';1;3;7\nB;45;40;35', ['categoryId', 'days1', 'days3', 'days7']],
  ['Haute saison;1;3;7\nB;45;40;35', ['season', 'categoryId', 'days1', 'days3', 'days7']],
  ['Tarifs 2026;;;\nCatégorie;Nombre de jours;;\n;1;3;7\nB;45;40;35', ['categoryId', 'days1', 'days3', 'days7']],
])('bare numbers are lengths beside a category in %j', (list, fields) => {
  expect(columnsOf(list)).toEqual(fields)
})

test('lengths that repeat under merged headings of seasons are read', () => {
  const list = ';Haute saison;;Basse saison;\nCatégorie;1;7;1;7\nB;45;35;30;25'
  expect(columnsOf(list)).toEqual(['season', 'categoryId', 'days1', 'days7'])
})

test.each([
  // A row of prices, of a category whose name ends with a number too.
  ['B;45;60;90'],
  ['Catégorie 1;45;60;90'],
  [';45;60;90'],
  // A length and a price.
  ['Haute;B;1;45'],
  ['Haute;1;45'],
  // Prices fall with the length.
  ['Catégorie;45;42;35'],
  // Years, and numbers of kilometres.
  ['Catégorie;2025;2026'],
  ['Catégorie;100;200'],
  // One number alone may be anything.
  ['Catégorie;7'],
  ['Saison;1;7'],
])('the numbers of %j stay as they are', (line) => {
  const cells = line.split(';')
  expect(withLengths(cells, words, fieldReader(kind.fields))).toEqual(cells)
})

test('a bare number gets the heading of its length, in the language of the user', () => {
  const english = priceTableLabels(kind, agencies, 'en')
  const read = fieldReader(kind.fields)
  expect(withLengths(['Class', '1', '7'], english, read)).toEqual(['Class', '1 day or more', '7 days or more'])
})
