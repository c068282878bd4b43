import { expect, test } from 'vitest'
import { foldCity } from './postal-code.ts'

test('a city is compared without case, accents and hyphens', () => {
  expect(foldCity('Pointe-à-Pitre')).toBe('pointe a pitre')
  expect(foldCity('  ST DENIS ')).toBe('saint denis')
  expect(foldCity('Ste-Rose')).toBe('sainte rose')
  expect(foldCity('L’Étang-Salé')).toBe('l etang sale')
  expect(foldCity("Morne-à-l'Eau")).toBe('morne a l eau')
  expect(foldCity('Schœlcher')).toBe('schoelcher')
})

test('St is spelled out only before another word', () => {
  expect(foldCity('St')).toBe('st')
  expect(foldCity('Stains')).toBe('stains')
  expect(foldCity('Brest')).toBe('brest')
})
