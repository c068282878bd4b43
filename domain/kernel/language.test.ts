import { expect, test } from 'vitest'
import { inEach, nameIn } from './language.ts'

test('a customer who reads English gets the English name, else the name of the company', () => {
  const seat = { name: 'Siège bébé', nameEn: 'Baby seat' }
  expect([nameIn(seat, 'fr'), nameIn(seat, 'en')]).toEqual(['Siège bébé', 'Baby seat'])
  expect(nameIn({ name: 'GPS', nameEn: null }, 'en')).toBe('GPS')
  expect(nameIn({ name: 'GPS' }, 'en')).toBe('GPS')
  expect(nameIn({ name: null, nameEn: null }, 'en')).toBeNull()
})

test('a paper in two languages has both names, and a name without another one once', () => {
  const inBoth = (nameEn: string | null) =>
    inEach(['fr', 'en'], (language) => nameIn({ name: 'GPS', nameEn }, language))
  expect([inBoth('Satnav'), inBoth(null)]).toEqual(['GPS / Satnav', 'GPS'])
})
