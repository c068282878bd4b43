import { expect, test } from 'vitest'
import { readTypedPrice } from './typed-price.ts'

test.each([
  ['45', 45],
  ['45,50', 45.5],
  ['45.50', 45.5],
  ['45,5', 45.5],
  ['45,', 45],
  [',5', 0.5],
  ['0', 0],
  [' 45,50 € ', 45.5],
  ['€45.50', 45.5],
  ['45 EUR', 45],
  ['45 euros', 45],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50\u00a0€', 1234.5],
  ['1\u202f234,50\u202f€', 1234.5],
  ['1’234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['12,345,678.00', undefined],
  ['9999999,99', 9_999_999.99],
  ['', null],
  [' \u00a0', null],
])('%j is %j', (text, price) => {
  const typed = readTypedPrice(text)
  expect('value' in typed ? typed.value : undefined).toBe(price)
})

test.each([
  ['abc', 'n’est pas un prix'],
  ['€', 'n’est pas un prix'],
  [',', 'n’est pas un prix'],
  ['-', 'n’est pas un prix'],
  ['45x', 'n’est pas un prix'],
  ['4,5,6', 'n’est pas un prix'],
  ['=A1', 'n’est pas un prix'],
  ['10 %', 'n’est pas un prix'],
  ['-45', 'négatif'],
  ['−45,50 €', 'négatif'],
  ['45,505', 'deux décimales'],
  ['1.234', 'deux décimales'],
  ['10000000', 'trop élevé'],
])('%j is refused: %s', (text, words) => {
  expect(readTypedPrice(text)).toMatchObject({ refusal: { fr: expect.stringContaining(words) } })
})
