import { expect, test } from 'vitest'
import type { CalendarCreation } from './calendar.schema.ts'
import { checkRoomForCalendar, checkSubject, mostCalendars, shownPeriod } from './calendar.ts'
import { type CalendarOccasion, eventText } from './event.ts'

const rental = {
  id: 7,
  publicId: '202603-0007',
  customer: { kind: 'person', title: 'Mme', firstName: 'Zoé', lastName: 'Éboué' },
  vehicle: { make: 'Renault', model: 'Clio', registrationNumber: 'ab123cd' },
  start: '2026-03-03T14:00:00Z',
  timezone: 'America/Guadeloupe',
  transportNumber: null,
  transportAt: null,
  delivery: null,
  collection: null,
  wish: null,
} as const
const place = { name: 'Aéroport', address: 'Hall A', postalCode: '97139', city: null }
const departure: CalendarOccasion = { kind: 'departure', place, rental }
const rented: CalendarOccasion = { kind: 'rented', rental }
const unavailable: CalendarOccasion = { kind: 'unavailable', description: 'Embrayage' }

test('an event with names has the customer and the vehicle, which the calendar of a vehicle does not repeat', () => {
  expect(eventText(departure, 'names', 'fr')).toEqual({
    summary: 'Départ · Mme Zoé Éboué · Renault Clio AB-123-CD',
    location: 'Aéroport, Hall A, 97139',
    description: 'Location 202603-0007',
    rentalId: 7,
  })
  expect(eventText(rented, 'names', 'en').summary).toBe('Rented · Mme Zoé Éboué')
  expect(eventText(unavailable, 'names', 'fr').summary).toBe('Indisponible · Embrayage')
})

test.each([
  [{ address: 'Hall A', postalCode: '97139', city: 'Les Abymes' }, 'Aéroport, Hall A, 97139 Les Abymes'],
  [{ address: null, postalCode: null, city: 'Les Abymes' }, 'Aéroport, Les Abymes'],
  [{ address: null, postalCode: null, city: null }, 'Aéroport'],
])('a place reads as an address does', (address, location) => {
  const occasion: CalendarOccasion = { kind: 'arrival', place: { name: 'Aéroport', ...address }, rental }
  expect(eventText(occasion, 'times', 'fr').location).toBe(location)
})

test('an event with times alone tells neither the customer, the vehicle, the rental nor a reason', () => {
  const shown = [departure, rented, unavailable].map((occasion) => eventText(occasion, 'times', 'en'))
  expect(shown.map(({ summary }) => summary)).toEqual(['Pick-up', 'Rented', 'Unavailable'])
  expect(shown.map(({ rentalId, description }) => [rentalId, description])).toEqual(shown.map(() => [null, null]))
  expect(JSON.stringify(shown)).not.toMatch(/boué|Clio|AB-|0007|Embrayage/i)
})

test('a calendar is of one subject, within a bounded number, for a month back and a year ahead', () => {
  const of = (subject: Partial<CalendarCreation>): CalendarCreation => {
    return { name: 'Site', agencyId: null, vehicleId: null, shows: 'times', ...subject }
  }
  for (const subject of [{}, { agencyId: 1 }, { vehicleId: 1 }]) expect(() => checkSubject(of(subject))).not.toThrow()
  expect(() => checkSubject(of({ agencyId: 1, vehicleId: 1 }))).toThrow('not both')
  expect(() => checkRoomForCalendar(mostCalendars - 1)).not.toThrow()
  expect(() => checkRoomForCalendar(mostCalendars)).toThrow(`${mostCalendars} calendars`)
  const { start, end } = shownPeriod('2026-03-01T12:00:00Z')
  expect([new Date(start), new Date(end)]).toEqual([new Date('2026-01-29T12:00Z'), new Date('2027-03-02T12:00Z')])
})

test('a pick-up has the flight, the wish and the address of the delivery, a return that of the collection', () => {
  const beach = { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' }
  const full = {
    ...rental,
    transportNumber: 'TX540',
    transportAt: '2026-03-03T13:35:00Z',
    wish: 'Une grise',
    delivery: beach,
  }
  expect(eventText({ kind: 'departure', place, rental: full }, 'names', 'fr')).toMatchObject({
    location: '3 rue du Phare, 97180 Sainte-Anne',
    description: 'Location 202603-0007\nTX540, 9h35\nUne grise',
  })
  expect(eventText({ kind: 'arrival', place, rental: full }, 'names', 'fr')).toMatchObject({
    location: 'Aéroport, Hall A, 97139',
    description: 'Location 202603-0007',
  })
  expect(eventText({ kind: 'departure', place, rental: full }, 'times', 'fr').location).toBe('Aéroport, Hall A, 97139')
})
