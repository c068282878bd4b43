import { expect, test } from 'vitest'
import { exportRentals, listAvailabilities, listRentals } from './contract.ts'

test('exports, lists without a limit and availability over a long period work in turns; short reads do not', () => {
  const week = { start: '2027-03-01T10:00:00Z', end: '2027-03-08T10:00:00Z' }
  const year = { start: '2027-03-01T10:00:00Z', end: '2028-03-01T10:00:00Z' }
  expect([
    exportRentals.isLong({}),
    listRentals.isLong({}),
    listRentals.isLong({ limit: 500 }),
    listAvailabilities.isLong(week),
    listAvailabilities.isLong(year),
  ]).toEqual([true, true, false, false, true])
})
