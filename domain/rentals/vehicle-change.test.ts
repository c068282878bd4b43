import { expect, test } from 'vitest'
import type { VehicleChangeCreation } from './check/check.schema.ts'
import { swapVehicles } from './vehicle-change.ts'

const left = '2026-03-05T14:00:00Z'
const now = '2026-03-06T09:00:00Z'
const rental = {
  status: 'ongoing' as const,
  end: '2026-03-10T14:00:00Z',
  vehicleId: 1,
  departureAgencyId: 7,
  deliveredAt: left,
  vehicleChanges: [],
}
const last = { back: { odometer: 1000, fuelLevel: '4/4' }, out: { odometer: 500, fuelLevel: '1/4' } }
const change = {
  vehicleId: 2,
  reason: 'Panne',
  back: { odometer: 1120, fuelLevel: '2/4' },
  out: { odometer: 500 },
} satisfies VehicleChangeCreation

const swap = (over: Partial<typeof rental> | object = {}, wanted: Partial<VehicleChangeCreation> = {}) =>
  swapVehicles({ ...rental, ...over }, last, { ...change, ...wanted }, now)

test('ends the stretch of one vehicle, moves it to the departure agency, and lets the other leave', () => {
  expect(swap()).toEqual({
    stretch: 0,
    startedAt: left,
    endedAt: now,
    back: { odometer: 1120, fuelLevel: '2/4', locationId: 7 },
    out: { odometer: 500, fuelLevel: '1/4' },
    unavailability: null,
  })
})

test('continues the numbering after the change before', () => {
  const before = '2026-03-05T20:00:00Z'
  expect(swap({ vehicleChanges: [{ endedAt: before }] })).toMatchObject({ stretch: 1, startedAt: before })
})

test.each(['draft', 'quote', 'validating', 'pending', 'done', 'cancelled'] as const)('is refused for %s', (status) => {
  expect(() => swap({ status })).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
})

test('is refused for the same vehicle, and from the planned return on', () => {
  expect(() => swap({}, { vehicleId: 1 })).toThrow(expect.objectContaining({ code: 'validation' }))
  expect(() => swap({ end: now })).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
  expect(swap({ end: '2026-03-06T09:00:01Z' }).endedAt).toBe(now)
})

test.each([
  ['back', { back: { odometer: 999 } }],
  ['out', { out: { odometer: 499 } }],
] as const)('checks the odometer of the vehicle that goes %s', (which, wanted) => {
  expect(() => swap({}, wanted)).toThrow(
    expect.objectContaining({
      code: 'odometer_backwards',
      details: expect.objectContaining({ fields: [expect.objectContaining({ path: `${which}.odometer` })] }),
    }),
  )
  const [[name, state]] = Object.entries(wanted) as [[string, { odometer: number }]]
  expect(swap({}, { [name]: { ...state, isOdometerConfirmed: true } })[which].odometer).toBe(state.odometer)
})

test('takes the returned vehicle out of service from now, with the reason of the change', () => {
  const until = '2026-03-06T09:00:01Z'
  expect(swap({}, { unavailableUntil: until }).unavailability).toEqual({ start: now, end: until, description: 'Panne' })
  expect(() => swap({}, { unavailableUntil: now })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ fields: [expect.objectContaining({ code: 'range' })] }),
    }),
  )
})
