import { expect, test } from 'vitest'
import { readableChanges, stepKindOf } from './timeline-changes.ts'

const clio = { id: 1, registrationNumber: 'ab123gp', odometer: 1000 }
const none = { optionNames: new Map(), feeNames: new Map() }

test('a promise shows its category by code, and what changes of gearbox and seats', () => {
  const promise = { categoryId: 2, transmission: 'Automatique', seats: null }
  const category = { id: 2, code: 'B', name: 'Citadine' }
  expect(readableChanges({ promise: [null, promise], promisedCategory: [null, category] }, none)).toEqual({
    promise: [null, 'B'],
    promisedTransmission: [null, 'Automatique'],
  })
  expect(readableChanges({ promise: [promise, { ...promise, seats: 7 }] }, none)).toEqual({ promisedSeats: [null, 7] })
  expect(readableChanges({ isPinned: [false, true] }, none)).toEqual({ isPinned: [false, true] })
})

test('changed fields show readable names', () => {
  const changes = readableChanges(
    {
      vehicleId: [1, 2],
      vehicle: [clio, { ...clio, id: 2, registrationNumber: 'cd456gp' }],
      customerId: [4, 5],
      customer: [
        { title: 'Mme', firstName: 'Awa', lastName: null },
        { title: null, firstName: 'Zoé', lastName: 'Blanc' },
      ],
      departureAgencyId: [1, 2],
      departureAgency: [{ name: 'Jarry' }, { name: 'Aéroport' }],
      optionIds: [
        [3, 3],
        [3, 9],
      ],
      additionalDriverIds: [[], [7]],
      additionalDrivers: [[], [{ firstName: 'Élie', lastName: 'Rose' }]],
      billedCustomerId: [null, 4],
      billedCustomer: [null, { kind: 'company', companyName: 'SARL Soleil', firstName: null, lastName: null }],
      start: ['2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'],
      totalAmount: [100, 140.5],
      movedWith: [null, ['2026-03-0008']],
      waivedFees: [[], [{ feeId: 5, at: 'departure', reason: 'Client fidèle' }]],
    },
    { optionNames: new Map([[3, 'Siège enfant']]), feeNames: new Map([[5, 'Aéroport']]) },
  )
  expect(changes).toEqual({
    vehicle: ['AB-123-GP', 'CD-456-GP'],
    customer: ['Mme Awa', 'Zoé Blanc'],
    departureAgency: ['Jarry', 'Aéroport'],
    options: [['2\u00a0× Siège enfant'], ['Siège enfant', '9']],
    additionalDrivers: [[], ['Élie Rose']],
    billedCustomer: [null, 'SARL Soleil'],
    start: ['2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'],
    totalAmount: [100, 140.5],
    movedWith: [null, ['2026-03-0008']],
    waivedFees: [[], ['Aéroport (Client fidèle)']],
  })
})

test('a vehicle with only a new odometer is not a change of vehicle; internal fields are left out', () => {
  const changes = {
    vehicle: [clio, { ...clio, odometer: 1200 }],
    status: ['pending', 'ongoing'],
    updatedAt: ['a', 'b'],
    price: [null, {}],
    checks: [[], [{}]],
  } satisfies Record<string, [unknown, unknown]>
  expect(readableChanges(changes, none)).toEqual({})
})

test('each audit entry is a step of its own kind, and others are none', () => {
  expect(stepKindOf('rental', 'created')).toBe('created')
  expect(stepKindOf('rental', 'vehicle_changed')).toBe('vehicle_changed')
  expect(stepKindOf('payment', 'created')).toBe('paid')
  expect(stepKindOf('payment', 'refunded')).toBe('refunded')
  expect(stepKindOf('charge', 'created')).toBe('charged')
  expect(stepKindOf('charge', 'taken_back')).toBe('uncharged')
  expect(stepKindOf('rental', 'mailed')).toBeNull()
  expect(stepKindOf('rental', 'exported')).toBeNull()
  expect(stepKindOf('vehicle', 'created')).toBeNull()
})
