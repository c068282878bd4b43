import { expect, test } from 'vitest'
import { fieldWords } from './field-words.ts'

const labels = { firstName: 'Prénom', email: 'E-mail', comments: 'Commentaires' }

test('changed fields are named in the order of the form, and unknown ones are left out', () => {
  expect(fieldWords(['comments', 'firstName', 'secret'], labels)).toBe('Prénom, Commentaires')
  expect(fieldWords([], labels)).toBe('')
})
