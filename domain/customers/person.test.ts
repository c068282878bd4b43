import { expect, test } from 'vitest'
import { personName } from './person.ts'

test('a person is named by title, first name and last name, as far as they are known', () => {
  expect(personName({ title: 'Mme', firstName: 'Élodie', lastName: 'Montrose' })).toBe('Mme Élodie Montrose')
  expect(personName({ title: null, firstName: 'Élodie', lastName: null })).toBe('Élodie')
  expect(personName({ firstName: null, lastName: null })).toBe('')
})
