import { expect, test } from 'vitest'
import { mayBeSame, nameKey } from './same-name.ts'

test.each([
  ['John Doe', 'Jane Doe', false],
  ['John Doe', 'DOE John', true],
  ['Sam Smith', 'John Doe', false],
  ['Doe', 'John Doe', true],
  ['J. Doe', 'John Doe', true],
  ['Jean-Marc Kancel', 'KANCEL Jean Marc', true],
  ['Marc Kancel', 'Jean-Marc Kancel', true],
  ['Luc Marc Kancel', 'Jean Marc Kancel', false],
  ['Marie Marie', 'Marie Galante', false],
  ['Mme Zoé Éboué', 'eboue zoe', true],
  ['SARL Soleil', 'Soleil', true],
  ['SARL Soleil', 'SARL Alizés', false],
  ['', 'John Doe', true],
])('%j and %j may be the same: %j', (one, other, expected) => {
  expect([mayBeSame(one, other), mayBeSame(other, one)]).toEqual([expected, expected])
})

test('the words of a name have one order', () => {
  expect(nameKey('M. Jean DUPONT')).toBe(nameKey('dupont, jean'))
})
