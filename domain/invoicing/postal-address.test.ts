import { expect, test } from 'vitest'
import { postalAddressOf } from './postal-address.ts'

test.each([
  ['12 rue Frébault\n97110 Pointe-à-Pitre', ['12 rue Frébault'], '97110', 'Pointe-à-Pitre'],
  ['12 rue Frébault, 97110 Pointe-à-Pitre Cedex', ['12 rue Frébault'], '97110', 'Pointe-à-Pitre Cedex'],
  ['A\nB\nC\nD\n97110 Pointe-à-Pitre', ['A', 'B', 'C, D'], '97110', 'Pointe-à-Pitre'],
  ['Jarry', ['Jarry'], null, null],
  ['Rue Neuve 1\n1000 Bruxelles\nBelgique', ['Rue Neuve 1', '1000 Bruxelles', 'Belgique'], null, null],
  [null, [], null, null],
])('%j is read in its parts', (text, lines, postalCode, city) => {
  expect(postalAddressOf(text)).toEqual({ lines, postalCode, city })
})
