import { expect, test } from 'vitest'
import { completeRows, nextRow, overlapProblems, type SeasonRow, yearParts } from './season-rows.ts'

const row = (start: string, end: string, userLabel = 'Haute saison', id = -1): SeasonRow => ({
  id,
  start,
  end,
  userLabel,
})

test('rows without both dates are dropped; of the others only the stored ones have an id', () => {
  const rows = [
    row('12-22', '04-15', 'Haute saison', 7),
    row('04-16', '00-00'),
    row('00-05', '12-21'),
    row('06-01', '06-30', 'Juin', -3),
  ]
  expect(completeRows(rows)).toEqual([
    { id: 7, start: '12-22', end: '04-15', userLabel: 'Haute saison' },
    { start: '06-01', end: '06-30', userLabel: 'Juin' },
  ])
})

test('an overlap is reported on the later row, wherever incomplete rows are', () => {
  const rows = [row('00-00', '00-00'), row('01-01', '03-31', 'Carnaval'), row('12-01', '01-05', 'Noël')]
  const problems = overlapProblems(rows)
  expect([...problems.keys()]).toEqual([2])
  expect(problems.get(2)?.fr).toContain('Carnaval')
  expect(problems.get(2)?.fr).toContain('Noël')
})

test('seasons that touch do not overlap', () => {
  expect(overlapProblems([row('12-22', '04-15'), row('04-16', '12-21')]).size).toBe(0)
})

test('the row to add fills the first gap with the label not used yet', () => {
  expect(nextRow([], 'fr')).toEqual({ id: -1, start: '00-00', end: '00-00', userLabel: 'Haute saison' })
  expect(nextRow([row('12-22', '04-15')], 'fr')).toEqual({
    id: -2,
    start: '04-16',
    end: '12-21',
    userLabel: 'Basse saison',
  })
  expect(nextRow([row('12-22', '04-15'), row('04-16', '12-21', 'Basse saison')], 'fr').start).toBe('00-00')
})

test('the drawn year covers every day once, gaps and wrapped seasons included', () => {
  const parts = yearParts([row('12-22', '01-15'), row('03-01', '06-30')])
  expect(parts).toEqual([
    { from: 0, days: 15, row: 0 },
    { from: 15, days: 45, row: null },
    { from: 60, days: 122, row: 1 },
    { from: 182, days: 174, row: null },
    { from: 356, days: 10, row: 0 },
  ])
  expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(366)
})

test('a gap around New Year is drawn at both ends', () => {
  expect(yearParts([row('02-01', '11-30')]).map(({ row: of, from }) => [of, from])).toEqual([
    [null, 0],
    [0, 31],
    [null, 335],
  ])
})

test('without seasons there is nothing to draw', () => {
  expect(yearParts([])).toEqual([])
})
