import { expect, test } from 'vitest'
import { Timezone } from '../kernel/time.schema.ts'
import { CountryCode } from './territories.schema.ts'
import { countryCodes, defaultCountryCode, rateAfterMove, territories, timezoneName } from './territories.ts'

test.each(countryCodes)('%s has a valid time zone and a valid map centre', (code) => {
  const { timezone, mapCentre } = territories[code]
  expect(Timezone.safeParse(timezone).success).toBe(true)
  expect(Math.abs(mapCentre.latitude)).toBeLessThan(90)
  expect(Math.abs(mapCentre.longitude)).toBeLessThan(180)
})

test('VAT is 8.5 % in Guadeloupe, Martinique and Réunion, 20 % in mainland France, and none elsewhere', () => {
  const rates = Object.fromEntries(countryCodes.map((code) => [code, territories[code].vatRate]))
  expect(rates).toEqual({ GP: 8.5, MQ: 8.5, RE: 8.5, GF: null, YT: null, BL: null, MF: null, PM: null, FR: 20 })
})

test('Guadeloupe is the default, and other countries are refused', () => {
  expect(defaultCountryCode).toBe('GP')
  expect(territories.GP.timezone).toBe('America/Guadeloupe')
  expect(CountryCode.safeParse('US').success).toBe(false)
})

test('a time zone has the name of its territory, or its own', () => {
  expect(timezoneName('America/Cayenne', 'fr')).toBe('Guyane')
  expect(timezoneName('America/Cayenne', 'en')).toBe('French Guiana')
  expect(timezoneName('America/New_York', 'fr')).toBe('America/New York')
})

test('the rate follows the territory', () => {
  expect(rateAfterMove(8.5, 'GP', 'FR')).toBe(20)
  expect(rateAfterMove(8.5, 'GP', 'GF')).toBeNull()
  expect(rateAfterMove(null, 'GF', 'RE')).toBe(8.5)
})

test('a rate of the company’s own is kept', () => {
  expect(rateAfterMove(5.5, 'GP', 'FR')).toBe(5.5)
  expect(rateAfterMove(null, 'GP', 'FR')).toBeNull()
})
