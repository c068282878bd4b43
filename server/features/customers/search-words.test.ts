import { expect, test } from 'vitest'
import { phonePrefix, searchWords } from './search-words.ts'

test.each([
  ['Jean Dupont', ['dupont', 'jean']],
  ['  Éloïse   N’Guyen ', ['n’guyen', 'eloise']],
  ['0690 12 34', ['6901234']],
  ['06.90.12.34.56', ['690123456']],
  ['+590 (0)690 12 34 56', ['590690123456']],
  ['0033 6 12', ['33612']],
  ['0690/12/34/56', ['690123456']],
  ['(0690) 12-34–56', ['690123456']],
  ['\u202a+590 690 12 34 56\u202c', ['590690123456']],
  ['dupont 0690', ['dupont', '690']],
  ['202603-0012', ['202603-0012']],
  ['marie.joseph@example.fr', ['marie.joseph@example.fr']],
  ['   ', []],
  ['0', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('%j is searched as %j', (term, words) => {
  expect(searchWords(term)).toEqual(words)
})

test.each([
  ['0690', { digits: '690', isLocal: true }],
  ['+590 690', { digits: '590690', isLocal: false }],
  ['00590690', { digits: '590690', isLocal: false }],
  ['590690', { digits: '590690', isLocal: false }],
  ['no digits', { digits: '', isLocal: false }],
])('the phone filter %j is read as its digits', (typed, expected) => {
  expect(phonePrefix(typed)).toEqual(expected)
})
