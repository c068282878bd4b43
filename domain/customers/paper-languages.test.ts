import { expect, test } from 'vitest'
import { languagesOf, paperLanguages } from './paper-languages.ts'

test.each([
  ['person', 'fr', ['fr']],
  ['person', 'en', ['fr', 'en']],
  ['company', 'fr', ['fr']],
  ['company', 'en', ['en']],
] as const)('papers of a %s who speaks %s are in %j', (kind, language, expected) => {
  expect(paperLanguages({ kind, language })).toEqual(expected)
})

test('a paper that does not say its languages is in its customer’s', () => {
  expect(languagesOf([], 'en')).toEqual(['en'])
  expect(languagesOf(['fr', 'en'], 'en')).toEqual(['fr', 'en'])
})
