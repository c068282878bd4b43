import { expect, test } from 'vitest'
import { fillPlaceholders } from './placeholders.ts'

test('placeholders are filled as text, and unknown ones stay', () => {
  const values = { company: '<b>K & Fils</b>', customer: 'Élodie' }
  expect(fillPlaceholders('{{company}}, {{ customer }}, {{plate}}', values)).toBe('<b>K & Fils</b>, Élodie, {{plate}}')
})
