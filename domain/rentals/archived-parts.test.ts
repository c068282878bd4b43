import { expect, test } from 'vitest'
import { checkNothingArchived, type NamedParts } from './archived-parts.ts'

const since = '2026-03-01T12:00:00Z'
const parts: NamedParts = {
  agencies: [{ name: 'Le Gosier', archivedAt: null }],
  people: [{ firstName: 'Zoé', lastName: 'Éboué', archivedAt: null }],
  vehicle: { registrationNumber: 'aa123aa', archivedAt: null },
}

test('a rental without archived parts may be offered', () => {
  expect(() => checkNothingArchived(parts)).not.toThrow()
})

test.each([
  ['an agency', { agencies: [...parts.agencies, { name: 'Jarry', archivedAt: since }] }, /'Jarry' has been deleted/],
  ['a person', { people: [{ firstName: 'Awa', lastName: null, archivedAt: since }] }, /'Awa' is no longer/],
  ['the vehicle', { vehicle: { ...parts.vehicle, archivedAt: since } }, /AA-123-AA is no longer/],
] as [string, Partial<NamedParts>, RegExp][])('names %s that was deleted meanwhile', (_what, change, words) => {
  const refusal = expect.objectContaining({ code: 'conflict', message: expect.stringMatching(words) })
  expect(() => checkNothingArchived({ ...parts, ...change })).toThrow(refusal)
})
