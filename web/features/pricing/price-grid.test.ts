import { describe, expect, test } from 'vitest'
import { edit, type Grid, type GridAction, problemsOf, readGrid, restoreGrid, rowsAt, toLines } from './price-grid.ts'

const high = { agencyId: 1, seasonId: 10 }
const low = { agencyId: 1, seasonId: 11 }
const categoryIds = [100, 200]
const stored = [
  { id: 1, ...high, categoryId: 100, name: 'Semaine', minDays: 7, price: 45 },
  { id: 2, ...low, categoryId: 100, name: null, minDays: 1, price: 30 },
]

const after = (...actions: GridAction[]): Grid => actions.reduce(edit, readGrid(stored))

test('a list that was only read is sent back unchanged, and nothing is unsaved', () => {
  const grid = readGrid(stored)
  expect(grid.changed).toBe(false)
  expect(toLines(grid.rows)).toEqual(stored)
})

test('an added row is for the first category without one, with a temporary id that is not sent', () => {
  const grid = after({ do: 'add', at: high, categoryIds })
  expect(rowsAt(grid.rows, high).at(-1)).toEqual({
    id: -1,
    ...high,
    categoryId: 200,
    name: '',
    minDays: null,
    price: null,
  })
  expect(grid.changed).toBe(true)
  expect(toLines(grid.rows).at(-1)).not.toHaveProperty('id')
})

test('once every category has a row, the next one has the next length after the last', () => {
  const add = { do: 'add', at: high, categoryIds } as const
  const rows = rowsAt(after(add, add, add).rows, high)
  expect(rows.map(({ id, categoryId, minDays }) => [id, categoryId, minDays])).toEqual([
    [1, 100, 7],
    [-1, 200, null],
    [-2, 200, 3],
    [-3, 200, 7],
  ])
})

test('lengths go on by weeks beyond the usual ones', () => {
  const grid = after(
    { do: 'change', id: 1, to: { minDays: 28 } },
    { do: 'add', at: high, categoryIds: [100] },
    { do: 'add', at: high, categoryIds: [100] },
  )
  expect(rowsAt(grid.rows, high).map(({ minDays }) => minDays)).toEqual([28, 35, 42])
})

test('filling gives each category without a row one, and no second', () => {
  const fill = { do: 'fill', at: low, categoryIds } as const
  expect(rowsAt(after(fill, fill).rows, low).map(({ categoryId }) => categoryId)).toEqual([100, 200])
})

test('an empty length is saved as 1 day and a blank name as none', () => {
  const grid = after({ do: 'change', id: 1, to: { minDays: null, name: '  ', price: 50 } })
  expect(toLines(grid.rows)[0]).toEqual({ id: 1, ...high, categoryId: 100, name: null, minDays: 1, price: 50 })
})

test('a removed row is not sent, those of other seasons are', () => {
  expect(toLines(after({ do: 'remove', id: 1 }).rows).map(({ id }) => id)).toEqual([2])
})

test('the same category and length twice in a season is reported on both, an empty length being 1 day', () => {
  const grid = after(
    { do: 'add', at: high, categoryIds: [100] },
    { do: 'change', id: -1, to: { minDays: 7, price: 40 } },
    { do: 'add', at: low, categoryIds: [200] },
    { do: 'change', id: -2, to: { categoryId: 100, price: 20 } },
  )
  expect(problemsOf(grid.rows)).toEqual(
    new Map([
      [1, 'duplicate'],
      [-1, 'duplicate'],
      [2, 'duplicate'],
      [-2, 'duplicate'],
    ]),
  )
})

test('the same category and length in two seasons is fine; a row without a price is not', () => {
  const grid = after({ do: 'change', id: 2, to: { minDays: 7 } }, { do: 'change', id: 1, to: { price: null } })
  expect(problemsOf(grid.rows)).toEqual(new Map([[1, 'noPrice']]))
})

test('rows kept over a lost session get new temporary ids', () => {
  const { rows } = after({ do: 'fill', at: { agencyId: 2, seasonId: null }, categoryIds })
  const grid = edit(restoreGrid(rows), { do: 'add', at: high, categoryIds })
  expect(new Set(grid.rows.map(({ id }) => id)).size).toBe(grid.rows.length)
  expect(grid.changed).toBe(true)
})

describe('copying a season', () => {
  const line = (id: number, seasonId: number, categoryId: number, price: number) => ({
    id,
    agencyId: 1,
    seasonId,
    categoryId,
    name: null,
    minDays: 1,
    price,
  })
  const [high, low] = [
    { agencyId: 1, seasonId: 10 },
    { agencyId: 1, seasonId: 20 },
  ]

  test('gives the other season the same rows, with the ids of the rows that both have', () => {
    const before = readGrid([line(1, 10, 5, 60), line(2, 10, 6, 80), line(3, 20, 5, 40), line(4, 20, 7, 99)])
    const after = edit(before, { do: 'copy', from: high, to: low })
    expect(rowsAt(after.rows, low).map(({ id, categoryId, price }) => [id, categoryId, price])).toEqual([
      [3, 5, 60],
      [-1, 6, 80],
    ])
    expect(rowsAt(after.rows, high)).toEqual(rowsAt(before.rows, high))
  })

  test('can be undone, and an empty season is nothing to copy', () => {
    const before = readGrid([line(3, 20, 5, 40)])
    expect(edit(before, { do: 'copy', from: high, to: low })).toBe(before)
    const after = edit(before, { do: 'copy', from: low, to: high })
    const undone = edit(after, { do: 'undo' })
    expect([undone.rows, undone.changed]).toEqual([before.rows, false])
  })
})

test('undo reverts the typing in a cell as one step, then earlier steps one by one', () => {
  const line = { id: 1, agencyId: 1, seasonId: null, categoryId: 5, name: null, minDays: 1, price: 40 }
  let grid = readGrid([line])
  for (const price of [4, 45, 455]) grid = edit(grid, { do: 'change', id: 1, to: { price } })
  grid = edit(grid, { do: 'change', id: 1, to: { minDays: 3 } })
  grid = edit(grid, { do: 'remove', id: 1 })
  grid = edit(grid, { do: 'undo' })
  expect(grid.rows[0]).toMatchObject({ price: 455, minDays: 3 })
  grid = edit(edit(grid, { do: 'undo' }), { do: 'undo' })
  expect([grid.rows[0]?.price, grid.rows[0]?.minDays, grid.changed]).toEqual([40, 1, false])
  expect(edit(grid, { do: 'undo' })).toBe(grid)
})
