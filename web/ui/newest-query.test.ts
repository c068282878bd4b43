import { expect, test } from 'vitest'
import { newestQuery } from './newest-query.ts'

/** Returns an edit that sets one parameter. */
const set = (name: string, value: string) => (query: URLSearchParams) => {
  query.set(name, value)
  return query
}
const drawn = (text: string) => new URLSearchParams(text)

test('a change builds on the ones before it, drawn or not', () => {
  const newest = newestQuery()
  newest.drawn('one', drawn('q=clio'))
  expect(String(newest.change(set('view', '30days')))).toBe('q=clio&view=30days')
  expect(String(newest.change(set('view', '14days')))).toBe('q=clio&view=14days')
  newest.drawn('two', drawn('q=clio&view=30days'))
  expect(String(newest.change(set('date', '2026-11-23')))).toBe('q=clio&view=14days&date=2026-11-23')
  newest.drawn('three', drawn('q=clio&view=14days'))
  newest.drawn('four', drawn('q=clio&view=14days&date=2026-11-23'))
  expect(String(newest.change(set('q', 'kia')))).toBe('q=kia&view=14days&date=2026-11-23')
})

test('another address, such as the one before, takes the place of what was asked for', () => {
  const newest = newestQuery()
  newest.drawn('one', drawn('q=clio'))
  newest.change(set('view', '30days'))
  newest.drawn('zero', drawn('q=kia'))
  newest.drawn('zero', drawn('q=read+once'))
  expect(String(newest.change(set('by', 'agency')))).toBe('q=kia&by=agency')
})
