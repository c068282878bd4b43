import { expect, test } from 'vitest'
import { isAnotherName, knownCustomers } from './known-customers.ts'

const nobody = { kind: 'person', companyName: null, title: null, email: null, phoneNumbers: [] as string[] } as const
const daniella = { ...nobody, firstName: 'Daniella', lastName: 'Abidos', phoneNumbers: ['590691303539'] }
const zoe = { ...nobody, firstName: 'Zoé', lastName: 'Célestine', email: 'zoe@mail.example' }

test('while the search is on its way, only customers who hold the typed words are offered', () => {
  expect(knownCustomers([daniella, zoe], 'celestine z')).toEqual([zoe])
  expect(knownCustomers([daniella, zoe], '691303')).toEqual([daniella])
  expect(knownCustomers([daniella, zoe], 'Testeuse')).toEqual([])
})

const kancel = {
  ...nobody,
  title: 'M.' as const,
  firstName: 'Jean-Marc',
  lastName: 'Kancel',
  phoneNumbers: ['590690123456'],
}

test.each([
  ['Kancel Marc', true],
  ['marc kancel', true],
  ['kancel jean', false],
  ['Jean-Marc Kancel', false],
  ['jean marc kancel', false],
  ['Kancel', false],
  ['kan je', false],
  ['Kancel Luc', true],
  ['0690 12', false],
  ['', false],
])('%j is another name than Jean-Marc Kancel: %j', (typed, expected) => {
  expect(isAnotherName(typed, [kancel, zoe])).toBe(expected)
})
