import { expect, test } from 'vitest'
import { fieldLabelsOf } from './field-labels.ts'

const labels = { firstName: 'Prénom', email: 'E-mail', comments: 'Commentaires' }

test('changed fields are named in the order of the form, and unknown ones are left out', () => {
  expect(fieldLabelsOf(['comments', 'firstName', 'secret'], labels)).toBe('Prénom, Commentaires')
  expect(fieldLabelsOf([], labels)).toBe('')
})
