import { expect, test } from 'vitest'
import { reservationFile } from './calendar.ts'

const agency = {
  name: 'Aéroport; hall A, porte 3',
  address: '1 rue des Flamboyants',
  postalCode: '97139',
  city: 'Les Abymes',
  timezone: 'America/Guadeloupe',
  geolocation: null,
}
const rental = {
  publicId: '202603-0007',
  status: 'pending',
  start: '2026-03-03T12:00:00.000Z',
  end: '2026-03-06T12:00:00Z',
  departureAgency: agency,
  arrivalAgency: agency,
  delivery: null,
  collection: { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' },
  company: { name: 'Karukera Auto', logoUrl: null, phoneNumber: '+590590123456' },
  customer: { language: 'fr' },
  vehicle: { make: 'Renault', model: 'Clio' },
  promise: null,
} as const
const at = { code: 'CODE', url: 'https://filao.example/l/CODE', now: '2026-03-01T12:00:00Z' }
const file = await reservationFile(rental, at)

test('a calendar file has the pick-up and the return as events in UTC, with stable ids', () => {
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('UID:departure-CODE@filao\r\nDTSTAMP:20260301T120000Z\r\nDTSTART:20260303T120000Z\r\n')
  expect(file).toContain('UID:arrival-CODE@filao\r\nDTSTAMP:20260301T120000Z\r\nDTSTART:20260306T120000Z\r\n')
  expect(file).toContain('SUMMARY:Départ · Renault Clio · Karukera Auto\r\n')
})

test('what is not agreed yet is tentative, as in the calendars of the company', async () => {
  expect(file).not.toContain('TENTATIVE')
  for (const status of ['quote', 'validating'] as const) {
    expect((await reservationFile({ ...rental, status }, at)).match(/STATUS:TENTATIVE/g)).toHaveLength(2)
  }
})

test('its text is escaped, and its lines are folded at 75 bytes between characters', () => {
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('LOCATION:Aéroport\\; hall A\\, porte 3\\, 1 rue des Flamboyants\\, 97139 Les Abymes')
  expect(unfolded).toContain('DESCRIPTION:Réservation 202603-0007\\n+590590123456\\nhttps://filao.example/l/CODE')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
