import type { Planning } from '@filao/domain/planning/board.schema'
import { aPlanning, aVehicle } from '@filao/domain/planning/sample-planning'
import { expect, test } from 'vitest'
import { boardTime } from './board-zone.ts'

const agencies = [
  { id: 1, name: 'Paris', timezone: 'Europe/Paris', openingHours: [] },
  { id: 2, name: 'Le Raizet', timezone: 'America/Guadeloupe', openingHours: [] },
]
const inBoth = aPlanning({
  agencies,
  vehicles: [aVehicle({ locationId: 1 }), aVehicle({ locationId: 2 }), aVehicle({ locationId: 2 })],
})

/** Ten in the evening of 9 March in Guadeloupe, and three in the morning of the next day in Paris. */
const now = Date.parse('2026-03-10T02:00:00Z')
const territoryZone = 'America/Martinique'

const timeOf = (planning: Planning | null, agencyId?: number, date: string | null = null) =>
  boardTime({ date, agencyId }, { planning, now, territoryZone })

test('the board uses the time zone of the agencies that have most vehicles', () => {
  expect(timeOf(inBoth)).toEqual({ timezone: 'America/Guadeloupe', date: '2026-03-09' })
})

test('the board uses the time zone of the agency it is filtered by, and today is the day there', () => {
  expect(timeOf(inBoth, 1)).toEqual({ timezone: 'Europe/Paris', date: '2026-03-10' })
  expect(timeOf(inBoth, 99)).toEqual({ timezone: 'America/Guadeloupe', date: '2026-03-09' })
})

test('a day in the address is shown in any zone', () => {
  expect(timeOf(inBoth, 1, '2026-01-31').date).toBe('2026-01-31')
})

test('without vehicles the board uses the zone of the first agency, without agencies that of the company', () => {
  expect(timeOf(aPlanning({ agencies })).timezone).toBe('Europe/Paris')
  expect(timeOf(aPlanning({ agencies: [] })).timezone).toBe(territoryZone)
  expect(timeOf(null).timezone).toBe(territoryZone)
})
