import { expect, test } from 'vitest'
import { customerName, greetedName, personName } from './person.ts'

test('a person is named by title, first name and last name, as far as they are known', () => {
  expect(personName({ title: 'Mme', firstName: 'Élodie', lastName: 'Montrose' })).toBe('Mme Élodie Montrose')
  expect(personName({ title: null, firstName: 'Élodie', lastName: null })).toBe('Élodie')
  expect(personName({ firstName: null, lastName: null })).toBe('')
})

const company = { kind: 'company', companyName: 'SARL Soleil', title: 'M.', firstName: 'Jo', lastName: null } as const

test('a company goes by its own name, and greets its contact', () => {
  expect(customerName(company)).toBe('SARL Soleil')
  expect(greetedName(company)).toBe('SARL Soleil')
  expect(greetedName({ ...company, contactName: 'Awa Diallo' })).toBe('Awa Diallo')
})

test('a person goes by their own name, whatever else is stored', () => {
  const person = { ...company, kind: 'person', lastName: 'Nestor', contactName: 'Awa Diallo' } as const
  expect(customerName(person)).toBe('M. Jo Nestor')
  expect(greetedName(person)).toBe('Jo Nestor')
})

test('a customer stored before there were companies is a person', () => {
  expect(customerName({ title: null, firstName: 'Jo', lastName: 'Nestor' })).toBe('Jo Nestor')
})
