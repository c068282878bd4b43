import { expect, test } from 'vitest'
import { adjustedCells, lengthsAt, unpricedAt } from './price-cells.ts'
import { edit, type Grid, type GridAction, readGrid, toLines } from './price-grid.ts'
import { rowsAt } from './price-row.ts'

const high = { agencyId: 1, seasonId: 10 }
const low = { agencyId: 1, seasonId: 11 }
const elsewhere = { agencyId: 2, seasonId: null }
const line = (id: number, at: typeof high, categoryId: number, minDays: number, price: number) => ({
  id,
  ...at,
  categoryId,
  minDays,
  price,
  name: null,
})
const stored = [line(1, high, 100, 7, 45), line(2, high, 100, 1, 60), line(3, high, 200, 1, 80)]
const after = (...actions: GridAction[]): Grid => actions.reduce(edit, readGrid(stored))
const type = (price: number | null, minDays = 1, categoryId = 100): GridAction => ({
  do: 'price',
  at: high,
  isTyped: true,
  cells: [{ categoryId, minDays, price }],
})
const columns = (grid: Grid, at: typeof high | typeof elsewhere = high) => lengthsAt(grid.rows, grid.lengths, at)
const sent = (grid: Grid) =>
  toLines(grid.rows).map(({ id, categoryId, minDays, price }) => [id, categoryId, minDays, price])

test('the columns are the lengths of the season, else those of the agency, else the usual ones', () => {
  const grid = after()
  expect(columns(grid)).toEqual([1, 7])
  expect(columns(grid, low)).toEqual([1, 7])
  expect(columns(grid, elsewhere)).toEqual([1, 3, 7])
})

test('a typed price changes the line of its cell, or makes one', () => {
  expect(sent(after(type(65), type(70, 7, 200)))).toEqual([
    [1, 100, 7, 45],
    [2, 100, 1, 65],
    [3, 200, 1, 80],
    [undefined, 200, 7, 70],
  ])
})

test('an emptied cell has no price, keeps its column, and its line when a price is typed again', () => {
  const emptied = after(type(null, 7))
  expect(sent(emptied)).toEqual([
    [2, 100, 1, 60],
    [3, 200, 1, 80],
  ])
  expect(columns(emptied)).toEqual([1, 7])
  expect(sent(edit(emptied, type(40, 7)))[0]).toEqual([1, 100, 7, 40])
})

test('the proposed columns of an empty season stay after its first price', () => {
  const cells = [{ categoryId: 100, minDays: 3, price: 50 }]
  expect(columns(after({ do: 'price', at: elsewhere, cells }), elsewhere)).toEqual([1, 3, 7])
})

test('a price that stays the same, and emptying an empty cell, change nothing', () => {
  const grid = after()
  expect(edit(grid, type(60))).toBe(grid)
  expect(edit(grid, type(null, 7, 200))).toBe(grid)
})

test('typing in one cell is one step to undo, a block is another', () => {
  const cells = [
    { categoryId: 100, minDays: 1, price: 1 },
    { categoryId: 200, minDays: 7, price: 2 },
  ]
  const grid = after(type(6), type(65), { do: 'price', at: high, cells })
  const once = edit(grid, { do: 'undo' })
  expect(sent(once)[1]).toEqual([2, 100, 1, 65])
  expect(sent(once)).toHaveLength(3)
  const twice = edit(once, { do: 'undo' })
  expect([sent(twice)[1], twice.changed]).toEqual([[2, 100, 1, 60], false])
})

test('a length is added once, removed with its prices, and both can be undone', () => {
  const added = after({ do: 'addLength', at: high, minDays: 3 })
  expect(columns(added)).toEqual([1, 3, 7])
  expect(edit(added, { do: 'addLength', at: high, minDays: 3 })).toBe(added)
  const removed = edit(added, { do: 'removeLength', at: high, minDays: 7 })
  expect(columns(removed)).toEqual([1, 3])
  expect(sent(removed).map(([id]) => id)).toEqual([2, 3])
  expect(columns(edit(removed, { do: 'undo' }))).toEqual([1, 3, 7])
  expect(columns(edit(edit(removed, { do: 'undo' }), { do: 'undo' }))).toEqual([1, 7])
})

test('a percentage changes the prices of all, a category or a length, and leaves empty cells empty', () => {
  const rows = rowsAt(after(type(null, 7)).rows, high)
  expect(adjustedCells(rows, {}, 10, 1)).toEqual([
    { categoryId: 100, minDays: 1, price: 66 },
    { categoryId: 200, minDays: 1, price: 88 },
  ])
  expect(adjustedCells(rows, { categoryId: 200 }, -5, 100)).toEqual([{ categoryId: 200, minDays: 1, price: 76 }])
  expect(adjustedCells(rowsAt(after().rows, high), { minDays: 7 }, 3, 50)).toEqual([
    { categoryId: 100, minDays: 7, price: 46.5 },
  ])
})

test('a category without a price, or only with one for longer rentals, cannot be rented in a season', () => {
  const grid = after(type(null))
  expect(unpricedAt(grid.rows, high, [100, 200, 300])).toEqual([
    { categoryId: 100, below: 7 },
    { categoryId: 300, below: null },
  ])
  expect(unpricedAt(grid.rows, low, [100])).toEqual([{ categoryId: 100, below: null }])
})
