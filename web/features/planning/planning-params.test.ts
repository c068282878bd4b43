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
    text: '',
    collapsed: new Set(),
  })
  expect(writeParams(read('')).toString()).toBe('')
})

test('every choice survives a round trip through the URL', () => {
  const search = 'view=week&date=2026-11-20&by=agency&agency=3&category=7&status=quote%2Cdraft&q=clio&folded=1.4'
  expect(writeParams(read(search)).toString()).toBe(search)
})

test.each(['view=decade', 'date=2026-02-30', 'date=tomorrow', 'date=9999-01-01', 'by=colour', 'agency=x', 'folded=a.'])(
  'an invalid parameter falls back to its default: %s',
  (search) => expect(writeParams(read(search)).toString()).toBe(''),
)

test('no status at all is a choice too', () => {
  expect(read('status=').statuses).toEqual([])
  expect(writeParams(read('status=')).get('status')).toBe('')
})
