import { expect, test } from 'vitest'
import { placeBlock, readBlock } from './pasted-block.ts'
import { readPastedTable } from './pasted-table.ts'

const categories = [
  { id: 100, code: 'A', name: 'Mini' },
  { id: 200, code: 'B', name: 'Citadine' },
]
const edges = { categories, lengths: [1, 3, 7] }
const from = { categoryId: 100, minDays: 1 }

test.each([
  [
    '45\t40\r\n50\t45\r\n',
    [
      ['45', '40'],
      ['50', '45'],
    ],
  ],
  ['45\n50\n', [['45'], ['50']]],
  ['45\t\t40', [['45', '', '40']]],
  ['"45,50"\t"un ""prix"""', [['45,50', 'un "prix"']]],
  [
    '"1 à 3\njours"\t"7 jours\r\net plus"\r\n45\t–',
    [
      ['1 à 3 jours', '7 jours et plus'],
      ['45', ''],
    ],
  ],
])('%j is a block', (text, block) => {
  expect(readBlock(text)).toEqual(block)
})

test.each(['45,50', '45,50 €\r\n', '', '\n'])('%j is one value, pasted as text', (text) => {
  expect(readBlock(text)).toBeNull()
})

test('a block goes into the cells from the chosen one on, with French and English decimals', () => {
  const block = [
    ['45,50', '40.25', '1 035,00 €'],
    ['', '0', ' 30 '],
  ]
  expect(placeBlock(block, edges, from)).toEqual({
    cells: [
      { categoryId: 100, minDays: 1, price: 45.5 },
      { categoryId: 100, minDays: 3, price: 40.25 },
      { categoryId: 100, minDays: 7, price: 1035 },
      { categoryId: 200, minDays: 1, price: null },
      { categoryId: 200, minDays: 3, price: 0 },
      { categoryId: 200, minDays: 7, price: 30 },
    ],
    refused: [],
  })
})

test('a refused value names its cell and the reason, and all others are taken', () => {
  const { cells, refused } = placeBlock([['45', 'sur demande', '-5']], edges, from)
  expect(cells).toEqual([{ categoryId: 100, minDays: 1, price: 45 }])
  expect(refused).toMatchObject([
    {
      cell: { categoryId: 100, minDays: 3 },
      text: 'sur demande',
      why: { fr: '«\u00a0sur demande\u00a0» n’est pas un prix' },
    },
    { cell: { categoryId: 100, minDays: 7 }, text: '-5', why: { fr: 'Un prix ne peut pas être négatif' } },
  ])
})

test('values beyond the last category or length are refused, empty ones are not', () => {
  const { cells, refused } = placeBlock(
    [
      ['1', '2', '3'],
      ['4', '', ''],
    ],
    edges,
    { categoryId: 200, minDays: 3 },
  )
  expect(cells.map(({ price }) => price)).toEqual([1, 2])
  expect(refused.map(({ cell, text }) => [cell, text])).toEqual([
    [null, '3'],
    [null, '4'],
  ])
})

/**
 * Returns the prices that a text of the clipboard gives when B, 7 days is chosen, as « A3 40 », and the reasons of what
 * it refuses.
 */
function pasted(text: string) {
  const { cells, refused } = placeBlock(readBlock(text) ?? [], edges, { categoryId: 200, minDays: 7 })
  const codeOf = (id: number) => categories.find((category) => category.id === id)?.code
  return {
    prices: cells.map(({ categoryId, minDays, price }) => `${codeOf(categoryId)}${minDays} ${price}`),
    refused: refused.map(({ why }) => why.fr),
  }
}

const wholeTable = ['A1 45', 'A3 40', 'A7 35', 'B1 50', 'B3 45', 'B7 40']

test.each([
  ['lengths and codes', '\t1\t3\t7\nA\t45\t40\t35\nB\t50\t45\t40'],
  ['words of lengths', 'Catégorie\t1 à 2 jours\t3-6 j\t7 jours et plus\nA\t45\t40\t35\nB\t50\t45\t40'],
  ['names', 'Group\t1 day\t3 days\t7+\nmini\t45\t40\t35\nCitadine\t50\t45\t40'],
  ['codes with names', 'Cat.\t1\t3\t7\nA - Mini\t45\t40\t35\nB · Citadine\t50\t45\t40'],
  ['names and models', 'Cat\tNom\tModèle\t1\t3\t7\nA\tMini\tUp!\t45\t40\t35\nB\tVille\tClio 5\t50\t45\t40'],
  ['an agency before', 'Agence\tCat\t1\t3\t7\nLe Gosier\tA\t45\t40\t35\nLe Gosier\tB\t50\t45\t40'],
  ['a title and blank rows', 'Tarifs 2027\t\t\t\n\t1\t3\t7\nA\t45\t40\t35\n\t\t\t\nB\t50\t45\t40'],
])('a table with %s goes where its headings say, whatever cell is chosen', (_, text) => {
  expect(pasted(text)).toEqual({ prices: wholeTable, refused: [] })
})

test.each([
  ['B\t40\t30\nA\t35\t28', ['B7 40', 'A7 35'], 2],
  ['1 jour\t3 jours\n50\t45', ['B1 50', 'B3 45'], 0],
  ['1\t3\t7\n50\t45\t40', ['B1 50', 'B3 45', 'B7 40'], 0],
])('%j is placed by the headings it has, and else from the chosen cell on', (text, prices, beyond) => {
  const found = pasted(text)
  expect(found.prices).toEqual(prices)
  expect(found.refused).toEqual(Array(beyond).fill('Au-delà de la grille'))
})

test('lengths that the grid does not have yet become columns', () => {
  expect(pasted('Catégorie\t7+\t14+\nB\t40\t36').prices).toEqual(['B7 40', 'B14 36'])
  expect(pasted('Catégorie\t2\t5\t10\nA\t40\t36\t30').prices).toEqual(['A2 40', 'A5 36', 'A10 30'])
})

test.each([
  ['45\t60\t90', 'prices that grow'],
  ['1\t2\n3\t4', 'numbers that are not all lengths of the grid'],
  ['3\t7', 'a row with nothing below it'],
])('%j has no headings: %s', (text) => {
  const { values, categories: rows, lengths } = readPastedTable(readBlock(text) ?? [], edges)
  expect({ values, rows, lengths }).toEqual({ values: readBlock(text), rows: null, lengths: null })
})

test('what cannot be told by its headings is refused with the reason, and shifts nothing', () => {
  expect(pasted('Catégorie\t1 j\tCaution\t7 j\nA\t45\t800\t35\nZ\t50\t\t40\n\t9\t\t\nA\t46\t\t36')).toEqual({
    prices: ['A1 45', 'A7 35'],
    refused: [
      '«\u00a0Caution\u00a0» n’est pas une durée, comme 7 jours.',
      ...Array(2).fill('«\u00a0Z\u00a0» n’est ni le code ni le nom d’une catégorie.'),
      'Ces prix n’ont pas de catégorie ou pas de durée.',
      ...Array(2).fill('«\u00a0A\u00a0» est deux fois dans le tableau collé.'),
    ],
  })
})

test('a table of categories that the company does not have changes no price', () => {
  expect(pasted('\t1\t3\nEco\t45\t40\nLuxe\t90\t80').prices).toEqual([])
})

test('in a grid of hours the headings of a block are hours, and days are refused', () => {
  const byHour = { ...edges, lengths: [2, 4], isByHour: true }
  const [first] = edges.categories
  const from = { categoryId: first?.id ?? 0, minDays: 2 }
  const place = (text: string) => placeBlock(readBlock(text) ?? [], byHour, from)
  expect(place(`\t2 h\t6 h\n${first?.code}\t10\t8`).cells).toEqual([
    { categoryId: first?.id, minDays: 2, price: 10 },
    { categoryId: first?.id, minDays: 6, price: 8 },
  ])
  expect(place('9\t7').cells).toMatchObject([
    { minDays: 2, price: 9 },
    { minDays: 4, price: 7 },
  ])
  const days = place(`\t1 jour\t7 jours\n${first?.code}\t45\t38`)
  expect([days.cells.filter(({ minDays }) => minDays === 7), days.refused.length > 0]).toEqual([[], true])
})
