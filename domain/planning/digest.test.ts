import { expect, test } from 'vitest'
import { digestDay } from './digest.ts'

test('the digest is due from six to ten on the agency’s clocks', () => {
  const at = (clock: string) => digestDay(`2026-03-02T${clock}:00Z`, 'America/Guadeloupe')
  expect([at('09:59'), at('10:00'), at('13:59'), at('14:00')]).toEqual([null, '2026-03-02', '2026-03-02', null])
})

test('it covers the agency’s local day', () => {
  expect(digestDay('2026-03-01T02:30:00Z', 'Indian/Reunion')).toBe('2026-03-01')
  expect(digestDay('2026-02-28T19:30:00Z', 'Pacific/Noumea')).toBe('2026-03-01')
})
