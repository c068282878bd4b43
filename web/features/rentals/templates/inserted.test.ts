import { expect, test } from 'vitest'
import { inserted } from './inserted.ts'

test.each([
  ['Bonjour ', [8, 8], { text: 'Bonjour {{client}}', cursor: 18 }],
  ['Bonjour X,', [8, 9], { text: 'Bonjour {{client}},', cursor: 18 }],
  ['', [0, 0], { text: '{{client}}', cursor: 10 }],
] as const)('a placeholder takes the place of the selection in « %s » at %s', (text, selection, expected) => {
  expect(inserted(text, '{{client}}', selection)).toEqual(expected)
})
