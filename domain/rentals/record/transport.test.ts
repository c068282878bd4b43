import { expect, test } from 'vitest'
import { arrivesLate, staffTransportText, transportText } from './transport.ts'

const at = { start: '2026-03-02T19:00:00Z', timezone: 'America/Guadeloupe', language: 'fr' } as const

test('a flight has its number and its time, with the day where it is another', () => {
  expect(transportText({ transportNumber: 'TX540', transportAt: '2026-03-02T18:35:00Z' }, at)).toBe('TX540, 14h35')
  expect(transportText({ transportNumber: 'TX540', transportAt: '2026-03-01T18:35:00Z' }, at)).toBe(
    'TX540, dim. 1er mars 2026, 14h35',
  )
  expect(transportText({ transportNumber: 'TX540', transportAt: null }, at)).toBe('TX540')
  expect(transportText({ transportNumber: null, transportAt: '2026-03-02T18:35:00Z' }, { ...at, language: 'en' })).toBe(
    '14:35',
  )
  expect(transportText({ transportNumber: null, transportAt: null }, at)).toBeNull()
})

test('a flight after the planned departure is late', () => {
  const flight = (transportAt: string | null) => arrivesLate({ transportNumber: 'TX540', transportAt }, at.start)
  expect([flight('2026-03-02T18:35:00Z'), flight('2026-03-02T19:35:00Z'), flight(null)]).toEqual([false, true, false])
})

test('the staff read that a flight is late, in words', () => {
  const flight = (transportAt: string) => staffTransportText({ transportNumber: 'TX540', transportAt }, at)
  expect(flight('2026-03-02T18:35:00Z')).toBe('TX540, 14h35')
  expect(flight('2026-03-02T19:35:00Z')).toBe('TX540, 15h35 (après le départ prévu)')
})
