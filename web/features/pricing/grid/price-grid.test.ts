import { describe, expect, test } from 'vitest'
import { lengthsAt } from './price-cells.ts'
import { duplicatesOf, edit, type Grid, type GridAction, readGrid, restoreGrid, toLines } from './price-grid.ts'
import { rowsAt } from './price-row.ts'

const high = { agencyId: 1, seasonId: 10 }
const low = { agencyId: 1, seasonId: 11 }
/** A price of a day, without an English name. */
const byDay = { nameEn: null, minHours: null, weekdays: null }
const categoryIds = [100, 200]
const stored = [
  { id: 1, ...high, categoryId: 100, name: 'Semaine', ...byDay, minDays: 7, price: 45 },
  { id: 2, ...low, categoryId: 100, name: null, ...byDay, minDays: 1, price: 30 },
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
    ...byDay,
    categoryId: 200,
    name: '',
    minDays: null,
    price: null,
  })
  expect(grid.changed).toBe(true)
  const priced = edit(grid, { do: 'change', id: -1, to: { price: 50 } })
  expect(toLines(priced.rows).at(-1)).toEqual({ ...high, categoryId: 200, name: null, ...byDay, minDays: 1, price: 50 })
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
  expect(toLines(grid.rows)[0]).toEqual({
    id: 1,
    ...high,
    categoryId: 100,
    name: null,
    ...byDay,
    minDays: 1,
    price: 50,
  })
})

test('columns that are still empty stay in view when the list is saved', () => {
  const price = {
    do: 'price',
    at: { ...low, kind: 'day' },
    cells: [{ categoryId: 100, minDays: 1, price: 35 }],
  } as const
  const typed = edit(readGrid([]), { ...price, cells: [...price.cells] })
  const lines = [{ id: 5, ...low, categoryId: 100, name: null, ...byDay, minDays: 1, price: 35 }]
  for (const action of ['saved', 'merge'] as const) {
    const saved = edit(typed, { do: action, lines })
    expect(lengthsAt(saved.rows, saved.lengths, { ...low, kind: 'day' })).toEqual([1, 3, 7])
    expect(saved).toMatchObject({ changed: false, isMerged: false, past: [] })
    expect(edit(saved, { do: 'read', lines: [...lines] })).toBe(saved)
  }
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
  expect(duplicatesOf(grid.rows)).toEqual(new Set([1, -1, 2, -2]))
})

test('the same category and length in two seasons is fine, and a row without a price never is a duplicate', () => {
  const grid = after(
    { do: 'change', id: 2, to: { minDays: 7 } },
    { do: 'add', at: high, categoryIds: [100] },
    { do: 'change', id: -1, to: { minDays: 7 } },
  )
  expect(duplicatesOf(grid.rows)).toEqual(new Set())
})

test('rows without a price are not sent, and never block a save', () => {
  const grid = after(
    { do: 'fill', at: low, categoryIds },
    { do: 'change', id: 1, to: { price: null } },
    { do: 'change', id: 2, to: { price: 0 } },
  )
  expect(toLines(grid.rows)).toEqual([{ ...stored[1], price: 0 }])
})

test('rows kept over a lost session get new temporary ids', () => {
  const kept = after({ do: 'fill', at: { agencyId: 2, seasonId: null }, categoryIds })
  const grid = edit(restoreGrid(kept), { do: 'add', at: high, categoryIds })
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
    ...byDay,
    minDays: 1,
    price,
  })
  const [high, low] = [
    { agencyId: 1, seasonId: 10 },
    { agencyId: 1, seasonId: 20 },
  ]

  test('gives the other season the same rows, with the ids of the rows that both have', () => {
    const before = readGrid([line(1, 10, 5, 60), line(2, 10, 6, 80), line(3, 20, 5, 40), line(4, 20, 7, 99)])
    const after = edit(before, { do: 'copy', pairs: [{ from: high, to: low }] })
    expect(rowsAt(after.rows, low).map(({ id, categoryId, price }) => [id, categoryId, price])).toEqual([
      [3, 5, 60],
      [-1, 6, 80],
    ])
    expect(rowsAt(after.rows, high)).toEqual(rowsAt(before.rows, high))
  })

  test('can be undone, and an empty season is nothing to copy', () => {
    const before = readGrid([line(3, 20, 5, 40)])
    expect(edit(before, { do: 'copy', pairs: [{ from: high, to: low }] })).toBe(before)
    const after = edit(before, { do: 'copy', pairs: [{ from: low, to: high }] })
    const undone = edit(after, { do: 'undo' })
    expect([undone.rows, undone.changed]).toEqual([before.rows, false])
  })
})

test('undo reverts the typing in a cell as one step, then earlier steps one by one', () => {
  const line = { id: 1, agencyId: 1, seasonId: null, categoryId: 5, name: null, ...byDay, minDays: 1, price: 40 }
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
