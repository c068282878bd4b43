import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithKeys } from '#testing/render-with-keys'
import { DateTime } from './DateTime.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-30T14:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['of this year', '2026-12-31T18:30:00Z', 'jeu. 31 déc., 14h30'],
  ['of the next year', '2027-01-04T18:30:00Z', 'lun. 4 janv. 2027, 14h30'],
  ['of an earlier year', '2024-03-02T18:30:00Z', 'sam. 2 mars 2024, 14h30'],
])('a near date has its year unless it is the current one: %s', (_, at, words) => {
  const html = renderWithKeys(<DateTime at={at} zone="America/Guadeloupe" show="near" />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words)
})
