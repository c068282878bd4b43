import { expect, test } from 'vitest'
import { edit, type Grid, type GridAction, readGrid, toLines } from './price-grid.ts'

const at = { agencyId: 1, seasonId: null, kind: 'day' } as const
const line = (id: number, categoryId: number, price: number, minDays = 1) => ({
  id,
  seasonId: null,
  agencyId: 1,
  categoryId,
  minDays,
  price,
  name: null,
  nameEn: null,
  minHours: null,
  weekdays: null,
})
const base = [line(1, 100, 40), line(2, 200, 60), line(3, 300, 80)]
const set = (categoryId: number, price: number | null, minDays = 1): GridAction => ({
  do: 'price',
  at,
  cells: [{ categoryId, minDays, price }],
})
const merged = (theirs: typeof base, ...mine: GridAction[]): Grid =>
  edit(mine.reduce(edit, readGrid(base)), { do: 'merge', lines: theirs })
const sent = (grid: Grid) =>
  toLines(grid.rows).map(({ id, categoryId, minDays, price }) => [id, categoryId, minDays, price])

test('a colleague’s changes are taken, and those made here are kept', () => {
  const theirs = [line(1, 100, 40), line(2, 200, 65), line(9, 400, 95)]
  const grid = merged(theirs, set(100, 44))
  expect(sent(grid)).toEqual([
    [1, 100, 1, 44],
    [2, 200, 1, 65],
    [9, 400, 1, 95],
  ])
  expect([grid.isMerged, grid.changed]).toEqual([true, true])
})

test('a price that both changed is the one typed here', () => {
  expect(sent(merged([line(1, 100, 50), ...base.slice(1)], set(100, 44)))[0]).toEqual([1, 100, 1, 44])
})

test('a price emptied here stays empty, and one that the colleague removed but was changed here is created again', () => {
  const grid = merged([line(1, 100, 41), line(2, 200, 60)], set(100, null), set(300, 88))
  expect(sent(grid)).toEqual([
    [2, 200, 1, 60],
    [undefined, 300, 1, 88],
  ])
})

test('a price that both added is one line, with the price typed here', () => {
  expect(sent(merged([...base, line(9, 100, 35, 7)], set(100, 33, 7))).at(-1)).toEqual([9, 100, 7, 33])
})

test('the same list again changes nothing and can still be undone', () => {
  const grid = merged(structuredClone(base), set(100, 44))
  expect([sent(grid)[0], grid.isMerged]).toEqual([[1, 100, 1, 44], false])
  expect(sent(edit(grid, { do: 'undo' }))[0]).toEqual([1, 100, 1, 40])
})

test('a list that already has every change made here leaves nothing to save', () => {
  const saved = [line(1, 100, 44), line(3, 300, 80), line(9, 100, 33, 7)]
  const grid = merged(saved, set(100, 44), set(200, null), set(100, 33, 7))
  expect(sent(grid).map(([id]) => id)).toEqual([1, 3, 9])
  expect([grid.changed, grid.isMerged]).toEqual([false, false])
})

test('a price typed for a season, an agency or a category that was deleted is dropped, and the others can be saved', () => {
  const [summer, winter] = [
    { agencyId: 1, seasonId: 10 },
    { agencyId: 1, seasonId: 11 },
  ]
  const stored = [
    { ...line(1, 100, 40), ...summer },
    { ...line(2, 100, 60), ...winter },
  ]
  const type = (scope: typeof summer, categoryId: number): GridAction => ({
    do: 'price',
    at: { ...scope, kind: 'day' },
    cells: [{ categoryId, minDays: 1, price: 99 }],
  })
  const places = { agencies: [{ id: 1, seasons: [{ id: 11 }] }], categories: [{ id: 100 }] }
  const later = { do: 'merge', lines: stored.slice(1) } as const
  const typed = [type(summer, 100), type(winter, 100), type(winter, 200)].reduce(edit, readGrid(stored))
  const grid = edit(edit(typed, later), { do: 'drop', places })
  expect(sent(grid)).toEqual([[2, 100, 1, 99]])
  expect([grid.changed, grid.hasDropped]).toEqual([true, true])

  const nothing = edit(edit(edit(readGrid(stored), type(summer, 100)), later), { do: 'drop', places })
  expect([sent(nothing), nothing.changed, nothing.hasDropped]).toEqual([[[2, 100, 1, 60]], false, true])
  expect(edit(nothing, { ...later, do: 'read' }).hasDropped).toBe(true)

  const newer = edit(readGrid(stored), { do: 'drop', places })
  expect([newer.rows.length, newer.hasDropped]).toEqual([2, false])
})
