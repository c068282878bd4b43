import { afterEach, expect, test, vi } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { StateEnd } from './VehicleState.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-12-01T14:00:00Z', 'vehicle.until mar. 1er déc., 10h00'],
  ['2027-11-30T14:00:00Z', 'vehicle.until mar. 30 nov. 2027, 10h00'],
  ['2026-11-28T14:00:00Z', 'vehicle.since sam. 28 nov., 10h00'],
])('the end of a state is written with its year when that is another one: %s', (until, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') })
  const vehicle = { state: 'rented', until, location: { timezone: 'America/Guadeloupe' } }
  expect(renderWithKeys(<StateEnd vehicle={vehicle as Parameters<typeof StateEnd>[0]['vehicle']} />)).toBe(words)
})
