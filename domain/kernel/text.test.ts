import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, guillemets, ofName } from './text.ts'

test.each([
  ['  Éloïse   DUPRÉ ', 'eloise dupre'],
  ['Cœur de Saint-François', 'coeur de saint-francois'],
  ['ŒUVRÉ', 'oeuvre'],
  ['Pointe\u00a0à\tPitre', 'pointe a pitre'],
  ['   ', ''],
])('%j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding folded text changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
})

test('guillemets are joined to their text with no-break spaces', () => {
  expect(guillemets('Nom')).toBe('«\u00a0Nom\u00a0»')
})

test.each([
  ['Zoé Célestine', 'de Zoé Célestine'],
  ['Awa Diop', 'd’Awa Diop'],
  ['Éloïse Dupré', 'd’Éloïse Dupré'],
  ['Yves Martin', 'd’Yves Martin'],
  ['Yann Le Gall', 'de Yann Le Gall'],
  ['Hugo Payet', 'de Hugo Payet'],
])('%s after « de » is %s', (name, expected) => {
  expect(ofName(name)).toBe(expected)
})
