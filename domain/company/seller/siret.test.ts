import { expect, test } from 'vitest'
import { Siren, Siret } from './siret.schema.ts'
import { formatSiren, isSiren, isSiret, sirenOf } from './siret.ts'

test.each([
  ['73282932000074', true],
  ['73282932000075', false],
  ['37282932000074', false],
  ['00000000000000', false],
  ['73282932100072', false],
  ['7328293200007', false],
  ['732829320000744', false],
  ['7328293200007a', false],
])('%s is a SIRET: %s', (text, expected) => {
  expect(isSiret(text)).toBe(expected)
})

test.each([
  ['35600000000048', true],
  ['35600000049837', true],
  ['35600000049838', false],
])('%s is an establishment of La Poste: %s', (text, expected) => {
  expect(isSiret(text)).toBe(expected)
})

test('the digit sum of La Poste is accepted for no other company', () => {
  expect(isSiret('35600100049836')).toBe(false)
})

test('spaces between groups are dropped, and the first nine digits are the SIREN', () => {
  expect(Siret.parse('732 829 320 00074')).toBe('73282932000074')
  expect(Siret.safeParse('732 829 320 00075').success).toBe(false)
  expect(sirenOf('73282932000074')).toBe('732829320')
})

test.each([
  ['732829320', true],
  ['732829321', false],
  ['73282932', false],
  ['7328293200', false],
  ['356000000', true],
  ['000000000', false],
  ['', false],
])('%s is a SIREN: %s', (text, expected) => {
  expect(isSiren(text)).toBe(expected)
})

test('a SIREN is typed and shown in groups', () => {
  expect(Siren.parse('732 829.320')).toBe('732829320')
  expect(formatSiren('732829320')).toBe('732\u202f829\u202f320')
})
