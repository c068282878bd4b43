import { expect, test } from 'vitest'
import { exclusionFaults, peopleToCheck } from './excluded.ts'
import { checkDrivers } from './refusal.ts'

const rental = {
  status: 'pending' as const,
  start: '2026-03-02T12:00:00Z',
  departureAgencyId: 1,
  customerId: 7,
  additionalDriverIds: [8],
  billedCustomerId: 9,
}
const zoe = {
  id: 7,
  kind: 'person' as const,
  firstName: 'Zoé',
  lastName: 'Éboué',
  exclusion: { reason: 'unpaid' as const, until: '2026-03-02' },
}

test('a new rental looks at the marks of all its people, a change at those of whom it names', () => {
  const check = (before: object, after: object) => peopleToCheck({ ...rental, ...before }, { ...rental, ...after })
  expect(peopleToCheck(null, { ...rental, status: 'draft' })).toEqual([7, 8, 9])
  expect(check({}, {})).toEqual([])
  expect(check({}, { additionalDriverIds: [8, 3] })).toEqual([3])
  expect(check({ billedCustomerId: null }, {})).toEqual([9])
  expect(check({}, { start: '2026-03-01T12:00:00Z' })).toEqual([7, 8, 9])
})

test('so does a quote, an acceptance and a confirmation; a draft, a cancellation and a longer rental do not', () => {
  const move = (from: object, to: object) => peopleToCheck({ ...rental, ...from }, { ...rental, ...to }).length
  expect(move({ status: 'draft' }, { status: 'quote' })).toBe(3)
  expect(move({ status: 'quote' }, { status: 'validating' })).toBe(3)
  expect(move({ status: 'validating' }, { status: 'pending' })).toBe(3)
  expect(move({ status: 'quote' }, { status: 'draft' })).toBe(0)
  expect(move({}, { status: 'cancelled' })).toBe(0)
  expect(move({ status: 'ongoing' }, { status: 'ongoing', end: '2026-04-01T12:00:00Z' })).toBe(0)
})

test('a mark stops a departure through its last day', () => {
  expect(exclusionFaults([zoe], '2026-03-02')).toMatchObject([
    { driverId: 7, name: 'Zoé Éboué', rule: 'excluded', limit: 'unpaid,2026-03-02', day: '2026-03-02' },
  ])
  expect(exclusionFaults([zoe], '2026-03-03')).toEqual([])
})

test('the refusal has a code of its own, and says that an administrator may let it pass', () => {
  expect(() => checkDrivers(exclusionFaults([zoe], '2026-03-02'))).toThrow(
    expect.objectContaining({
      code: 'may_not_rent',
      sentence: expect.objectContaining({
        fr: 'Zoé Éboué\u202f: ne plus louer jusqu’au 2 mars 2026 (impayé). Un administrateur peut l’accepter en indiquant un motif.',
      }),
    }),
  )
})
