import { expect, test } from 'vitest'
import { FuelLevel } from './fuel-level.schema.ts'
import { defaultFuelMax, formatFuelLevel, parseFuelLevel, showsMarks } from './fuel-level.ts'

test.each([
  ['3/4', { level: 3, max: 4 }],
  ['0/4', { level: 0, max: 4 }],
  ['4/4', { level: 4, max: 4 }],
  ['5/4', null],
  ['-1/4', null],
  ['1.5/4', null],
  ['3', null],
  ['3/4/5', null],
])('%s is %o', (text, gauge) => {
  expect(parseFuelLevel(text)).toEqual(gauge)
  expect(FuelLevel.safeParse(text).success).toBe(gauge !== null)
})

test('a gauge is written in the form in which it is read', () => {
  expect(formatFuelLevel({ level: 3, max: defaultFuelMax })).toBe('3/4')
})

test('marks are shown on gauges of up to five', () => {
  expect(showsMarks(5)).toBe(true)
  expect(showsMarks(6)).toBe(false)
})
