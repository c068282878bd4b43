import { expect, test } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import type { Subject } from '../state/subject.ts'
import { MoveConsequence } from './MoveConsequence.tsx'
import type { NewPrice } from './use-new-price.ts'

const place = { vehicleId: 4, start: '2026-03-02T14:00:00.000Z', end: '2026-03-09T14:00:00.000Z' }
const accepted = { status: 'validating', awaits: 'agency', ...place }
const later = { ...place, end: '2026-03-10T14:00:00.000Z' }
const otherVehicle = { ...place, vehicleId: 5 }

test.each([
  ['a quote', { ...accepted, status: 'quote', awaits: null }, otherVehicle, 0, 'reopens'],
  ['an accepted reservation on other dates', accepted, later, 0, 'asksAgain'],
  ['an accepted reservation with a dearer vehicle', accepted, otherVehicle, 20, 'asksAgain'],
  ['an accepted reservation with a cheaper vehicle', accepted, otherVehicle, -20, null],
  ['an accepted reservation with another vehicle for the same price', accepted, otherVehicle, 0, null],
  ['a reservation that waits for its customer', { ...accepted, awaits: 'customer' }, later, 20, null],
  ['a contract', { ...accepted, status: 'pending', awaits: null }, later, 20, null],
])('%s tells what its move leads to', (_, rental, to, difference, told) => {
  const subject = { kind: 'rental', version: '*', is: rental } as unknown as Subject
  expect(shownBy(subject, to, difference)).toBe(told)
})

test.each([
  ['a higher deposit', 800, 1500, 'asksAgain'],
  ['a lower deposit', 1500, 800, null],
])('an accepted reservation with %s for the same price tells what its move leads to', (_, before, after, told) => {
  const subject = { kind: 'rental', version: '*', is: accepted } as unknown as Subject
  const security = [{ amount: 'securityDepositAmount' as const, before, after }]
  expect(shownBy(subject, otherVehicle, 0, security)).toBe(told)
})

function shownBy(subject: Subject, to: typeof place, difference: number, security: NewPrice['security'] = []) {
  const price = { before: 100, total: 100 + difference, difference, security, isStale: false, refusal: null }
  const html = renderWithKeys(<MoveConsequence subject={subject} place={to} price={price} />)
  return /confirm\.(\w+)/.exec(html)?.[1] ?? null
}
