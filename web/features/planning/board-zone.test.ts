import { aPlanning, aVehicle } from '@filao/domain/planning/sample-planning'
import { expect, test } from 'vitest'
import { boardZone } from './board-zone.ts'

const agencies = [
  { id: 1, name: 'Paris', timezone: 'Europe/Paris', openingHours: [] },
  { id: 2, name: 'Le Raizet', timezone: 'America/Guadeloupe', openingHours: [] },
]
const inBoth = aPlanning({
  agencies,
  vehicles: [aVehicle({ locationId: 1 }), aVehicle({ locationId: 2 }), aVehicle({ locationId: 2 })],
})

test('the board uses the time zone of the agencies that have most vehicles', () => {
  expect(boardZone(inBoth, undefined)).toBe('America/Guadeloupe')
})

test('the board uses the time zone of the agency it is filtered by', () => {
  expect(boardZone(inBoth, 1)).toBe('Europe/Paris')
  expect(boardZone(inBoth, 99)).toBe('America/Guadeloupe')
})

test('without vehicles the board uses the zone of the first agency, without agencies none', () => {
  expect(boardZone(aPlanning({ agencies }), undefined)).toBe('Europe/Paris')
  expect(boardZone(aPlanning({ agencies: [] }), undefined)).toBeUndefined()
})
