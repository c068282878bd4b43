import { expect, test } from 'vitest'
import { placeBlock, readBlock } from './pasted-block.ts'

const edges = { categoryIds: [100, 200], lengths: [1, 3, 7] }
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
