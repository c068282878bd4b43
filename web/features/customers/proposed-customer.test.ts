import { expect, test } from 'vitest'
import { proposedCustomer } from './proposed-customer.ts'

test.each([
  ['', {}],
  ['zoe@example.test', { email: 'zoe@example.test' }],
  ['0690 12.34-56', { phoneNumbers: ['590690123456'] }],
  ['+590 690 12 34 56', { phoneNumbers: ['590690123456'] }],
  ['0690 12', { phoneNumbers: ['0690 12'] }],
  ['SARL Soleil', { kind: 'company', companyName: 'SARL Soleil' }],
  ['Éts. Nestor et fils', { kind: 'company', companyName: 'Éts. Nestor et fils' }],
  ['Sarl', { lastName: 'Sarl' }],
  ['Célestine', { lastName: 'Célestine' }],
  ['Zoé  Célestine', { firstName: 'Zoé', lastName: 'Célestine' }],
  ['Jean de la Croix', { firstName: 'Jean', lastName: 'de la Croix' }],
  ['CÉLESTINE Zoé', { lastName: 'CÉLESTINE', firstName: 'Zoé' }],
  ['DE LA CROIX Jean', { lastName: 'DE LA CROIX', firstName: 'Jean' }],
  ['ZOÉ CÉLESTINE', { firstName: 'ZOÉ', lastName: 'CÉLESTINE' }],
  ['Mme Zoé Célestine', { title: 'Mme', firstName: 'Zoé', lastName: 'Célestine' }],
])('a search for « %s » proposes these values', (term, expected) => {
  expect(proposedCustomer(term, 'GP')).toEqual(expected)
})

test('a last name that was found comes first', () => {
  expect(proposedCustomer('Kancel Marc', 'GP', ['Kancel'])).toEqual({ firstName: 'Marc', lastName: 'Kancel' })
  expect(proposedCustomer('kancel marc', 'GP', ['Petit', 'KANCEL'])).toEqual({ firstName: 'marc', lastName: 'kancel' })
  expect(proposedCustomer('Marc Kancel', 'GP', ['Kancel'])).toEqual({ firstName: 'Marc', lastName: 'Kancel' })
  expect(proposedCustomer('De La Cruz Ana', 'GP', ['de la Cruz'])).toEqual({ firstName: 'Ana', lastName: 'De La Cruz' })
})
