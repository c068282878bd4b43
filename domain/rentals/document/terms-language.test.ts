import { expect, test } from 'vitest'
import { parseRichText } from '../../company/rich-text.ts'
import { termsLanguage } from './terms-language.ts'

test.each([
  ['<p>Le véhicule est rendu avec le plein. Les amendes sont à la charge du locataire.</p>', 'fr'],
  [
    '<h2>Fuel</h2><p>The vehicle must be returned with a full tank.</p><ul><li>Fines are for you to pay.</li></ul>',
    'en',
  ],
  ['<p>Le locataire accepte les conditions « pick-up and return ».</p>', 'fr'],
  ['<p>{{customer}}</p>', 'fr'],
  ['', 'fr'],
])('the language of %j is %s', (html, language) => {
  expect(termsLanguage(parseRichText(html))).toBe(language)
})
