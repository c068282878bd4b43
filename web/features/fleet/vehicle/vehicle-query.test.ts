import { expect, test } from 'vitest'
import { isFiltered, vehicleQuery } from './vehicle-query.ts'

const read = (text: string) => vehicleQuery(new URLSearchParams(text))

test('filters and order of vehicles are read from the URL, unreadable ones are ignored', () => {
  expect(read('')).toEqual({})
  expect(read('q=clio&agency=7&category=3&fuel=Diesel&state=free&damaged=1&order=-odometer')).toEqual({
    text: 'clio',
    locationId: 7,
    categoryId: 3,
    fuel: 'Diesel',
    state: 'free',
    isDamaged: 'true',
    sort: '-odometer',
  })
  expect(read('agency=x&category=-1&state=lost&order=color')).toEqual({})
})

test('an order alone filters nothing', () => {
  expect(isFiltered(read('order=plate'))).toBe(false)
  expect(isFiltered(read('state=free'))).toBe(true)
})
