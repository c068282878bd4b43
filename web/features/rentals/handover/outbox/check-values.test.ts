import { CheckCreation } from '@filao/domain/rentals/check/check.schema'
import { expect, test } from 'vitest'
import { type CheckValues, checkBody, firstSignatures, firstState, photosOf, proofsOf } from './check-values.ts'

const damage = { view: 'left', x: 0.2, y: 0.4, kind: 'dent', size: 'large' } as const
const values: CheckValues = {
  ...firstState({ odometer: 1200, fuelLevel: '3/4' }),
  comments: '  ',
  damages: [{ ...damage, key: 'a', comment: ' Portière ', photos: ['close', 'lost'] }],
  photos: [{ id: 'front', shot: 'front' }],
  customerSignature: { by: ' Zoé ', strokes: [[1, 2, 3, 4]], isOnPaper: false },
  agentSignature: { by: 'Maryse', strokes: [[1, 2]], isOnPaper: true },
}
const ids: Record<string, number> = { front: 1, close: 2 }

test('a check matches the contract; empty, lost and paper values are left out', () => {
  const body = checkBody(values, 'return', (id) => ids[id] ?? null, true)
  expect(CheckCreation.parse(body)).toEqual({
    stage: 'return',
    odometer: 1200,
    fuelLevel: '3/4',
    comments: null,
    isOdometerConfirmed: true,
    damages: [{ ...damage, comment: 'Portière', photoIds: [2] }],
    photoIds: [1],
    customerSignature: { by: 'Zoé', strokes: [[1, 2, 3, 4]] },
    agentSignature: null,
    isSignedOnPaper: false,
  })
})

test('the reason of an administrator to let the vehicle leave is sent, a blank one is not', () => {
  const reasonOf = (overdueReason: string) =>
    checkBody({ ...values, overdueReason }, 'delivery', () => 1, false).overdueReason
  expect(reasonOf(' Trajet vers le centre ')).toBe('Trajet vers le centre')
  expect(reasonOf(' ')).toBeUndefined()
})

test('a customer has signed with a named drawing or on paper', () => {
  const signedAs = (over: Partial<CheckValues['customerSignature']>) =>
    proofsOf({ ...values, customerSignature: { ...values.customerSignature, ...over } }).isSigned
  expect(signedAs({})).toBe(true)
  expect(signedAs({ strokes: [] })).toBe(false)
  expect(signedAs({ by: ' ' })).toBe(false)
  expect(signedAs({ strokes: [], isOnPaper: true })).toBe(true)
})

test('a signature with endless strokes is shortened to one that the contract accepts', () => {
  const circle = Array.from({ length: 500 }, (_, n) => [
    Math.round(500 + 190 * Math.cos(n / 30)),
    Math.round(200 + 190 * Math.sin(n / 30)),
  ]).flat()
  const strokes = Array(8).fill(circle)
  const body = checkBody(
    { ...values, customerSignature: { by: 'Zoé', strokes, isOnPaper: false } },
    'return',
    () => 1,
    true,
  )
  expect(CheckCreation.parse(body).customerSignature?.strokes).toHaveLength(8)
})

test('photos of the whole vehicle come before those of its damages', () => {
  expect(photosOf(values)).toEqual(['front', 'close', 'lost'])
})

test('a user without a name signs under the one they type, not under their e-mail address', () => {
  const zoe = { kind: 'person', title: 'Mme', firstName: 'Zoé', lastName: 'Célestine', companyName: null } as const
  const rental = { customer: zoe, additionalDrivers: [] } as unknown as Parameters<typeof firstSignatures>[0]
  const namesOf = (user: { firstName: string | null; lastName: string | null }) => {
    const { customerSignature, agentSignature } = firstSignatures(rental, user)
    return [customerSignature.by, agentSignature.by]
  }
  const maryse = { firstName: 'Maryse', lastName: 'Kancel', email: 'maryse@example.com' }
  expect(namesOf(maryse)).toEqual(['Zoé Célestine', 'Maryse Kancel'])
  expect(namesOf({ ...maryse, firstName: null, lastName: null })).toEqual(['Zoé Célestine', ''])
})
