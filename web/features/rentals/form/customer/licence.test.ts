import { expect, test } from 'vitest'
import { licenceState } from './licence.ts'

const licence = (number: string | null, expires: string | null) => ({
  drivingLicenseNumber: number,
  drivingLicenseExpiresOn: expires,
})
const end = '2026-03-07T02:00:00Z'

test('a licence lasts until the day of the return, on the agency’s calendar', () => {
  expect(licenceState(licence('12AB', '2026-03-06'), end, 'America/Guadeloupe')).toBe('valid')
  expect(licenceState(licence('12AB', '2026-03-06'), end, 'Europe/Paris')).toBe('expires')
  expect(licenceState(licence('12AB', '2026-03-05'), end, 'America/Guadeloupe')).toBe('expires')
})

test('a licence without a date is valid, and one without a number is missing', () => {
  expect(licenceState(licence('12AB', null), end, 'America/Guadeloupe')).toBe('valid')
  expect(licenceState(licence(null, '2031-01-01'), end, 'America/Guadeloupe')).toBe('missing')
})
