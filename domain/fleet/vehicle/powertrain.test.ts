import { expect, test } from 'vitest'
import { checkListedValues, isNoFuel, listedValueProblems, readFuel, readTransmission } from './powertrain.ts'

test.each([
  ['ES', 'Essence'],
  ['ESS', 'Essence'],
  ['Ess.', 'Essence'],
  ['SP95-E10', 'Essence'],
  ['GO', 'Diesel'],
  ['gas-oil', 'Diesel'],
  ['D', 'Diesel'],
  ['EL', 'Électrique'],
  ['électricité', 'Électrique'],
  ['EH', 'Hybride essence'],
  ['EE', 'Hybride essence'],
  ['PHEV', 'Hybride essence'],
  ['Essence-Électricité (hybride rechargeable)', 'Hybride essence'],
  ...['GH', 'GL', 'GP', 'GPL', 'EG', 'GN', 'FE', 'FH', 'Hybride diesel', 'E', 'GAZ', 'Bois'].map((text) => [
    text,
    text,
  ]),
])('the fuel %j is %j', (text, fuel) => {
  expect(readFuel(text)).toBe(fuel)
})

test.each([
  ['BVM', 'Manuelle'],
  ['BVM6', 'Manuelle'],
  ['auto', 'Automatique'],
  ['CVT', 'Automatique'],
  ['Robotisée', 'Robotisée'],
])('the transmission %j is %j', (text, transmission) => {
  expect(readTransmission(text)).toBe(transmission)
})

test('a fuel of no list is refused with the meaning of its code, unless it was stored before', () => {
  expect(isNoFuel('GP').fr).toMatch(/est GPL\u202f: choisissez Diesel, Essence/)
  expect(isNoFuel('Bois').en).toMatch(/^'Bois' is not a fuel of the list/)
  expect(listedValueProblems({ fuel: 'GPL', transmission: 'Robotisée' }).map(({ path }) => path)).toEqual([
    'fuel',
    'transmission',
  ])
  expect(listedValueProblems({ fuel: 'GPL' }, { fuel: 'GPL' })).toEqual([])
  expect(() => checkListedValues({ fuel: 'GPL' }, { fuel: 'Essence' })).toThrow()
  expect(() => checkListedValues({ fuel: null, transmission: 'Manuelle' })).not.toThrow()
})
