import { expect, test } from 'vitest'
import { firstLanguage } from './start/app-messages.ts'

type Catalogue = { [key: string]: string | Catalogue }
const catalogues = import.meta.glob<Record<string, Catalogue>>(['../**/messages.{fr,en}.ts', '!../node_modules/**'], {
  eager: true,
})
const names = Object.keys(catalogues).filter((path) => path.endsWith('.fr.ts'))

function sentences(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : sentences(value, `${prefix + key}.`),
  )
}

const of = (path: string, language: string) =>
  sentences(catalogues[path.replace('.fr.ts', `.${language}.ts`)]?.[language] ?? {})

test.each(names)('%s has the same keys and slots in both languages', (path) => {
  const french = of(path, 'fr')
  const english = of(path, 'en')
  expect(french.length).toBeGreaterThan(0)
  expect(english.map(([key]) => key)).toEqual(french.map(([key]) => key))
  const slots = ([key, text]: [string, string]) => [key, [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()]
  expect(english.map(slots)).toEqual(french.map(slots))
  expect([...french, ...english].filter(([, text]) => !text.trim())).toEqual([])
})

test.each(names)('%s keeps French punctuation and units on their line', (path) => {
  expect(of(path, 'fr').filter(([, text]) => / [:;!?»]|« |\d (Mo|Go|€|%|km)(?!\w)/.test(text))).toEqual([])
})

/** Slots with a name that may begin with a vowel, before which « de » and « que » would have to be elided. */
const unelided = / (de|que) \{\{(agency|company|entreprise|month|name|place|source|zone)\}\}/

test.each(names)('%s needs no elision, and has one word for the vehicles of a company', (path) => {
  const french = of(path, 'fr')
  expect(french.filter(([, text]) => unelided.test(text) || /\bflottes?\b/i.test(text))).toEqual([])
})

test.each(names)('%s counts none in English as it counts several', (path) => {
  const english = of(path, 'en')
  const several = new Map(english.filter(([key]) => key.endsWith('_other')))
  const odd = english.flatMap(([key, text]) => {
    const [, none] = /^no (\w+)$/.exec(text) ?? []
    const [, many] = /^\{\{count\}\} (\w+)$/.exec(several.get(key.replace(/_zero$/, '_other')) ?? '') ?? []
    return none && many && none !== many ? [text] : []
  })
  expect(odd).toEqual([])
})

const counted =
  'agency|cash desk|category|closing|customer|deadline|deposit|document|entry|export|invoice|movement|option|payment|quote|refused request|rental|row|sale|service|vehicle'

test.each(names)('%s says in the plural that a list is empty', (path) => {
  const empty = new RegExp(
    `^No (${counted})(\\.|$| (yet|found|held|waiting|here|so far|in this|for this|to (print|report|import)))`,
  )
  expect(of(path, 'en').filter(([, text]) => empty.test(text))).toEqual([])
})

test.each(names)('%s has one English word for each thing', (path) => {
  expect(
    of(path, 'en').filter(([, text]) => /unavailabilit|reservation refused|refuse a reservation/i.test(text)),
  ).toEqual([])
})

/** Turns that follow the French sentence: nobody writes them in English. */
const translated =
  /\bcoming rentals|\bto come$|^Give (a|the) |Payments of |(Period|Year) before|(quote|document|receipt|invoice|contract|customer,) as PDF|\d ?[ap]\.m/

test.each(names)('%s reads as English, with curly quotation marks', (path) => {
  const odd = of(path, 'en').filter(([, text]) => translated.test(text) || /‘|\w'\w/.test(text))
  expect(odd).toEqual([])
})

test.each(names)('%s writes the formats of pictures in one way', (path) => {
  expect([...of(path, 'fr'), ...of(path, 'en')].filter(([, text]) => text.includes('WEBP'))).toEqual([])
})

/** Texts whose number is never one: a constant, or shown for several only. */
const neverOne = new Set([
  'cancellation.done',
  'checkout.trial',
  'exampleText',
  'expiryDays',
  'rows.together',
  'unpricedBelow',
  'views.full',
])

test.each(names)('%s has a singular for what is counted in English', (path) => {
  const plural = of(path, 'en').filter(
    ([key, text]) => /\{\{count\}\} \w+s\b/.test(text) && !/[_.](zero|one|other)$/.test(key) && !neverOne.has(key),
  )
  expect(plural).toEqual([])
})

test('the language is the chosen one, else the browser’s, else French', () => {
  expect(firstLanguage('en', ['fr-FR'])).toBe('en')
  expect(firstLanguage(null, ['de-DE', 'en-US', 'fr'])).toBe('en')
  expect(firstLanguage(null, ['de-DE'])).toBe('fr')
})
