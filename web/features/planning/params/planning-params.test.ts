import { expect, test } from 'vitest'
import { readParams, writeParams } from './planning-params.ts'

const read = (search: string) => readParams(new URLSearchParams(search))

test('an empty query shows this month, by category, with agreed rentals', () => {
  expect(read('')).toEqual({
    view: 'month',
    date: null,
    groupBy: 'category',
    agencyId: undefined,
    categoryId: undefined,
    statuses: ['pending', 'ongoing', 'done'],
    free: { from: null, to: null },
    text: '',
    collapsed: new Set(),
  })
  expect(writeParams(read('')).toString()).toBe('')
})

test('every choice survives a round trip through the URL', () => {
  const search =
    'view=week&date=2026-11-20&by=agency&agency=3&category=7&status=quote%2Cdraft&from=2026-11-26T13%3A00%3A00Z&to=2026-11-28T21%3A00%3A00Z&q=clio&folded=1.4'
  expect(writeParams(read(search)).toString()).toBe(search)
})

test.each([
  'view=decade',
  'view=7',
  'from=tomorrow',
  'to=2026-02-30T10:00:00Z',
  'from=2026-02-10T24:00:00Z',
  'date=2026-02-30',
  'date=tomorrow',
  'date=9999-01-01',
  'by=colour',
  'agency=x',
  'folded=a.',
])('an invalid parameter falls back to its default: %s', (search) =>
  expect(writeParams(read(search)).toString()).toBe(''),
)

test('no status at all is a choice too', () => {
  expect(read('status=').statuses).toEqual([])
  expect(writeParams(read('status=')).get('status')).toBe('')
})

test('the view of two weeks is in the URL, with the day that it rolls with', () => {
  const search = 'view=14days&date=2026-11-20'
  expect(read(search)).toMatchObject({ view: '14days', date: '2026-11-20' })
  expect(writeParams(read(search)).toString()).toBe(search)
})

test.each([
  ['7days', 'week'],
  ['30days', 'month'],
] as const)('a URL with the former view %s opens the view %s', (former, view) => {
  expect(read(`view=${former}`).view).toBe(view)
})

test('the view that the user chose last is the default, and is not in the URL', () => {
  const params = readParams(new URLSearchParams('q=clio'), 'week')
  expect(params.view).toBe('week')
  expect(writeParams(params, 'week').toString()).toBe('q=clio')
  expect(readParams(new URLSearchParams('view=month'), 'week').view).toBe('month')
  expect(writeParams({ ...params, view: 'month' }, 'week').get('view')).toBe('month')
})
