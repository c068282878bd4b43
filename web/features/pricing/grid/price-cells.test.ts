import { expect, test } from 'vitest'
import { lengthsAt, otherKinds, type Selection, unpricedAt } from './price-cells.ts'
import { duplicatesOf, edit, type Grid, type GridAction, readGrid, toLines } from './price-grid.ts'

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
  nameEn: null,
  minHours: null,
  weekdays: null,
})
const [day, elsewhereDay] = [
  { ...high, kind: 'day' },
  { ...elsewhere, kind: 'day' },
] as const
const stored = [line(1, high, 100, 7, 45), line(2, high, 100, 1, 60), line(3, high, 200, 1, 80)]
const after = (...actions: GridAction[]): Grid => actions.reduce(edit, readGrid(stored))
const type = (price: number | null, minDays = 1, categoryId = 100): GridAction => ({
  do: 'price',
  at: day,
  isTyped: true,
  cells: [{ categoryId, minDays, price }],
})
const columns = (grid: Grid, at: typeof high | typeof elsewhere = high) =>
  lengthsAt(grid.rows, grid.lengths, { ...at, kind: 'day' })
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
  expect(columns(after({ do: 'price', at: elsewhereDay, cells }), elsewhere)).toEqual([1, 3, 7])
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
  const grid = after(type(6), type(65), { do: 'price', at: day, cells })
  const once = edit(grid, { do: 'undo' })
  expect(sent(once)[1]).toEqual([2, 100, 1, 65])
  expect(sent(once)).toHaveLength(3)
  const twice = edit(once, { do: 'undo' })
  expect([sent(twice)[1], twice.changed]).toEqual([[2, 100, 1, 60], false])
})

test('a length is added once, removed with its prices, and both can be undone', () => {
  const added = after({ do: 'addLength', at: day, minDays: 3 })
  expect(columns(added)).toEqual([1, 3, 7])
  expect(edit(added, { do: 'addLength', at: day, minDays: 3 })).toBe(added)
  const removed = edit(added, { do: 'removeLength', at: day, minDays: 7 })
  expect(columns(removed)).toEqual([1, 3])
  expect(sent(removed).map(([id]) => id)).toEqual([2, 3])
  expect(columns(edit(removed, { do: 'undo' }))).toEqual([1, 3, 7])
  expect(columns(edit(edit(removed, { do: 'undo' }), { do: 'undo' }))).toEqual([1, 7])
})

test('a percentage changes the prices of all, a category or a length, and leaves empty cells empty', () => {
  const adjusted = (grid: Grid, selection: Selection, percent: number, rounding: 1 | 50 | 100 = 1) =>
    sent(edit(grid, { do: 'adjust', at: high, selection, percent, rounding })).map(([, ...cell]) => cell)
  const emptied = after(type(null, 7))
  expect(adjusted(emptied, {}, 10)).toEqual([
    [100, 1, 66],
    [200, 1, 88],
  ])
  expect(adjusted(emptied, { categoryId: 200 }, -5, 100)).toEqual([
    [100, 1, 60],
    [200, 1, 76],
  ])
  expect(adjusted(after(), { minDays: 7 }, 3, 50)).toEqual([
    [100, 7, 46.5],
    [100, 1, 60],
    [200, 1, 80],
  ])
  const grid = after()
  expect(edit(grid, { do: 'adjust', at: low, selection: {}, percent: 10, rounding: 1 })).toBe(grid)
})

test('a category without a price, or only with one for longer rentals, cannot be rented in a season', () => {
  const grid = after(type(null))
  expect(unpricedAt(grid.rows, high, [100, 200, 300])).toEqual([
    { categoryId: 100, below: 7 },
    { categoryId: 300, below: null },
  ])
  expect(unpricedAt(grid.rows, low, [100])).toEqual([{ categoryId: 100, below: null }])
})

const [hour, weekend] = [
  { ...high, kind: 'hour' },
  { ...high, kind: 'on 5,6,7' },
] as const

/** The stored prices, with one of an hour and one of the weekend. */
const special = () =>
  after(
    { do: 'price', at: hour, cells: [{ categoryId: 100, minDays: 4, price: 8 }] },
    { do: 'price', at: weekend, cells: [{ categoryId: 100, minDays: 1, price: 75 }] },
  )

test('prices of hours and weekdays are grids of their own, sent with what they are for', () => {
  const grid = special()
  expect(otherKinds(grid.rows, grid.lengths, high)).toEqual(['hour', 'on 5,6,7'])
  expect(otherKinds(grid.rows, grid.lengths, low)).toEqual([])
  expect(columns(grid)).toEqual([1, 7])
  expect(lengthsAt(grid.rows, grid.lengths, hour)).toEqual([4])
  expect(lengthsAt(grid.rows, grid.lengths, weekend)).toEqual([1, 7])
  expect(toLines(grid.rows).slice(3)).toMatchObject([
    { categoryId: 100, minHours: 4, weekdays: null, price: 8 },
    { categoryId: 100, minDays: 1, minHours: null, weekdays: [5, 6, 7], price: 75 },
  ])
  expect(unpricedAt(special().rows, low, [100])).toEqual([{ categoryId: 100, below: null }])
})

test('a grid of weekdays is added without a price, and removed with its prices', () => {
  const added = after({ do: 'addLength', at: weekend, minDays: 1 })
  expect(otherKinds(added.rows, added.lengths, high)).toEqual(['on 5,6,7'])
  const removed = edit(special(), { do: 'removeKind', at: weekend })
  expect(otherKinds(removed.rows, removed.lengths, high)).toEqual(['hour'])
  expect(sent(removed)).toHaveLength(4)
  expect(sent(edit(removed, { do: 'undo' }))).toHaveLength(5)
})

test('a length in days is removed with its prices of weekdays, one in hours alone', () => {
  const days = edit(special(), { do: 'removeLength', at: day, minDays: 1 })
  expect(sent(days)).toEqual([
    [1, 100, 7, 45],
    [undefined, 100, 0, 8],
  ])
  expect(lengthsAt(days.rows, days.lengths, weekend)).toEqual([7])
  const hours = edit(special(), { do: 'removeLength', at: hour, minDays: 4 })
  expect(otherKinds(hours.rows, hours.lengths, high)).toEqual(['on 5,6,7'])
})

test('a percentage changes the prices of hours and weekdays too, those of a length only in days', () => {
  const adjusted = (selection: Selection) =>
    sent(edit(special(), { do: 'adjust', at: high, selection, percent: 100, rounding: 1 })).map(
      ([, , , price]) => price,
    )
  expect(adjusted({})).toEqual([90, 120, 160, 16, 150])
  expect(adjusted({ minDays: 1 })).toEqual([45, 120, 160, 8, 150])
})

test('a copied season has them too', () => {
  const copied = edit(special(), { do: 'copy', pairs: [{ from: high, to: low }] })
  expect(otherKinds(copied.rows, copied.lengths, low)).toEqual(['hour', 'on 5,6,7'])
})

test('two prices of a length are duplicates where they share a weekday', () => {
  const saturday = { ...high, kind: 'on 6' } as const
  const cells = (minDays: number) => [{ categoryId: 100, minDays, price: 80 }]
  expect(duplicatesOf(edit(special(), { do: 'price', at: saturday, cells: cells(3) }).rows)).toEqual(new Set())
  expect(duplicatesOf(edit(special(), { do: 'price', at: saturday, cells: cells(1) }).rows).size).toBe(2)
})
