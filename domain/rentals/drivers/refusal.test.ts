import { expect, test } from 'vitest'
import { driversToCheck } from './checked-drivers.ts'
import type { DriverFault } from './eligibility.schema.ts'
import { checkDrivers, faultSentence, stoppingFaults } from './refusal.ts'

const young: DriverFault = {
  driverId: 7,
  name: 'Zoé Éboué',
  rule: 'minimum_age',
  limit: '21',
  day: '2026-05-04',
  isMissing: false,
  isHint: false,
}
const unknown = { ...young, rule: 'licence_years', limit: '2', day: null, isMissing: true } as const
const hint = { ...unknown, rule: 'designation', limit: 'birthPlace', isHint: true } as const

test('what is not known yet stops the departure alone, and a hint nothing', () => {
  expect(stoppingFaults([young, unknown, hint], 'confirmation', [])).toEqual([young])
  expect(stoppingFaults([young, unknown, hint], 'departure', [])).toEqual([young, unknown])
})

test('an exception holds for its driver, rule and limit', () => {
  const stops = (over: Partial<DriverFault>) => stoppingFaults([young], 'departure', [{ ...young, ...over }]).length
  expect([stops({}), stops({ driverId: 8 }), stops({ rule: 'maximum_age' }), stops({ limit: '18' })]).toEqual([
    0, 1, 1, 1,
  ])
})

test('a refusal says which driver, which rule and until when', () => {
  checkDrivers([])
  expect(() => checkDrivers([young])).toThrow(
    expect.objectContaining({
      code: 'driver_refused',
      sentence: expect.objectContaining({
        fr: expect.stringMatching(/^Zoé Éboué\u202f: moins de 21 ans le jour du départ, .* le 4 mai 2026\./),
        en: expect.stringMatching(/^Zoé Éboué: under 21 on the day of departure, .* on 4 May 2026\./),
      }),
    }),
  )
  expect(faultSentence(unknown, 'en')).toBe('Zoé Éboué: licence issue date missing (held for 2 years required).')
  expect(faultSentence(hint, 'fr')).toContain('lieu de naissance')
})

test('drivers are checked when a rental is confirmed or changes, and only new ones once the vehicle is out', () => {
  const rental = {
    status: 'pending' as const,
    start: '2026-03-02T12:00:00Z',
    end: '2026-03-05T12:00:00Z',
    vehicleId: 1,
    departureAgencyId: 1,
    customerId: 7,
    additionalDriverIds: [8],
  }
  const check = (before: object, after: object) => driversToCheck({ ...rental, ...before }, { ...rental, ...after })
  expect(check({ status: 'draft' }, {})).toEqual([7, 8])
  expect(check({ status: 'draft' }, { status: 'quote' })).toEqual([])
  expect(check({}, {})).toEqual([])
  expect(check({}, { vehicleId: 2 })).toEqual([7, 8])
  expect(check({}, { additionalDriverIds: [8, 9] })).toEqual([7, 8, 9])
  expect(check({}, { additionalDriverIds: [] })).toEqual([])
  expect(check({ status: 'ongoing' }, { status: 'ongoing', end: '2026-03-09T12:00:00Z' })).toEqual([])
  expect(check({ status: 'ongoing' }, { status: 'ongoing', additionalDriverIds: [8, 9] })).toEqual([9])
})
