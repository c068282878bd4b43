import { aPlanning, aVehicle } from '@filao/domain/planning/given'
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

test('the board shows the time of where most vehicles are', () => {
  expect(boardZone(inBoth, undefined)).toBe('America/Guadeloupe')
})

test('or of the agency it is narrowed down to', () => {
  expect(boardZone(inBoth, 1)).toBe('Europe/Paris')
  expect(boardZone(inBoth, 99)).toBe('America/Guadeloupe')
})

test('without vehicles that of the first agency, without agencies none', () => {
  expect(boardZone(aPlanning({ agencies }), undefined)).toBe('Europe/Paris')
  expect(boardZone(aPlanning({ agencies: [] }), undefined)).toBeUndefined()
})
