import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { QueryId } from './field.schema.ts'
import { optionalLines, optionalText, requiredLines, requiredText } from './field.ts'
import { fieldProblems } from './validation.ts'

const all = { requiredText, optionalText, requiredLines, optionalLines }
const oneLine = { requiredText, optionalText }
const several = { requiredLines, optionalLines }

const isTaken = (schema: z.ZodType, text: string) => schema.safeParse(text).success

describe.each(Object.entries(all))('%s', (_, field) => {
  test.each(['Zoé', 'O’Neil-Łukasz', 'محمد', '山田 太郎', 'क्‍ष', 'می‌خواهم', '👩‍👩‍👧', 'a\u00a0b'])(
    'keeps %j as it was typed',
    (text) => {
      expect(field(20).parse(text)).toBe(text)
    },
  )

  test.each([
    ['a right-to-left override', 'fdp.\u202eexe', 'fdp.exe'],
    ['an isolate', '\u2066Zoé\u2069', 'Zoé'],
    ['a zero-width space', 'Z\u200boé', 'Zoé'],
    ['a soft hyphen', 'Zo\u00adé', 'Zoé'],
    ['a byte order mark', '\ufeffZoé', 'Zoé'],
    ['spaces that stand between two of them', '\u200b \u200bZoé \u200b', 'Zoé'],
  ])('removes %s from the text', (_name, text, kept) => {
    expect(field(20).parse(text)).toBe(kept)
  })

  test.each(['\u001b', '\u0007', '\u0000', '\u007f', '\u0085', '\u009b'])(
    'refuses the control character %j',
    (sign) => {
      expect(isTaken(field(20), `A${sign}B`)).toBe(false)
    },
  )

  test('removes no character from text without control and format characters', () => {
    const plain = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/[\p{Cc}\p{Cf}\p{Z}]/u.test(text))
    fc.assert(
      fc.property(plain, (text) => {
        const result = field(200).safeParse(`x${text}`)
        expect(result.data).toBe(`x${text}`)
      }),
    )
  })

  test('stores no character that controls a list or a terminal, and accepts what it stored', () => {
    const signs = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\r',
      '\t',
      '\u001b',
      '\u0007',
      '\u202e',
      '\u200b',
      '\u200d',
      '\u2028',
    )
    const any = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))
    const hostile = fc.array(fc.oneof(signs, any), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(hostile, (text) => {
        const { data } = field(500).safeParse(text)
        if (typeof data !== 'string') return
        expect(data).not.toMatch(/[^\P{Cc}\n\r\t]/u)
        expect(data).not.toMatch(/[^\P{Cf}\u200c\u200d]/u)
        expect(field(500).parse(data)).toBe(data)
      }),
    )
  })
})

describe.each(Object.entries(oneLine))('%s', (_, field) => {
  test.each(['\n', '\r', '\t', '\u2028', '\u2029'])('is one line and refuses %j', (sign) => {
    expect(isTaken(field(20), `A${sign}B`)).toBe(false)
    expect(field(20).parse(`AB${sign}`)).toBe('AB')
  })
})

describe.each(Object.entries(several))('%s', (_, field) => {
  test('keeps line breaks', () => {
    expect(field(20).parse('A\nB\r\n\tC')).toBe('A\nB\r\n\tC')
  })
})

test.each(['', ' ', '\u200b', '\u200d\u200c', '\u3164', '\u2800', '\u00ad \u202e'])('%j is empty text', (text) => {
  expect([requiredText, requiredLines].map((field) => isTaken(field(20), text))).toEqual([false, false])
  expect([optionalText, optionalLines].map((field) => field(20).parse(text))).toEqual([null, null])
})

test('the limit counts the stored text', () => {
  expect(requiredText(3).parse('\u200bZoé\u200b')).toBe('Zoé')
  expect(isTaken(requiredText(3), 'Zoée')).toBe(false)
})

test('a refusal says what to do', () => {
  const { error } = requiredText(20).safeParse('A\u0007B')
  expect(error && fieldProblems(error)[0]).toEqual({
    path: '',
    code: 'pattern',
    message: {
      fr: 'Ce texte contient un caractère invisible ou un retour à la ligne\u202f: retapez-le',
      en: 'This text contains an invisible character or a line break: type it again',
    },
  })
})

test('an id in a query is one that a record can have', () => {
  expect(QueryId.parse('2147483647')).toBe(2_147_483_647)
  expect(['0', '-1', '2147483648', '1.5', 'a', ''].filter((text) => isTaken(QueryId, text))).toEqual([])
})
