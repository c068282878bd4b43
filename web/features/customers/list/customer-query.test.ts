import { expect, test } from 'vitest'
import { customerQuery, isFiltered } from './customer-query.ts'

const read = (text: string) => customerQuery(new URLSearchParams(text))

test('filters and order of customers are read from the URL, unreadable ones are ignored', () => {
  expect(read('')).toEqual({})
  expect(read('q=zoe&rental=coming&unpaid=1&expired=1&excluded=1&language=en&order=-due')).toEqual({
    search: 'zoe',
    rental: 'coming',
    isUnpaid: 'true',
    isLicenseExpired: 'true',
    isExcluded: 'true',
    language: 'en',
    sort: '-due',
  })
  expect(read('rental=lost&language=de&order=color')).toEqual({})
})

test('an order alone filters nothing', () => {
  expect(isFiltered(read('order=name'))).toBe(false)
  expect(isFiltered(read('unpaid=1'))).toBe(true)
})
