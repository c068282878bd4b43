import { describe, expect, test } from 'vitest'
import { cutGroups, foldTaken, groupVehicles } from './vehicle-groups.ts'

const categories = [
  { id: 1, code: 'A', name: 'Citadine', vehicleCount: 3 },
  { id: 2, code: 'C', name: 'Cabriolet', vehicleCount: 0 },
  { id: 3, code: 'S', name: 'SUV', vehicleCount: 1 },
]
const vehicle = (
  id: number,
  categoryId: number,
  registrationNumber: string,
  model: string,
  reason: null | 'taken' | 'elsewhere' = null,
) => ({
  id,
  categoryId,
  registrationNumber,
  make: 'Citroën',
  model,
  color: 'Gris',
  isAvailable: reason === null,
  reason,
})
const vehicles = [
  vehicle(1, 1, 'aa123bb', 'C3', 'taken'),
  vehicle(2, 1, 'cc456dd', 'Clio'),
  vehicle(3, 1, 'ee789ff', 'C3', 'elsewhere'),
  vehicle(4, 3, 'gg111hh', 'Duster', 'taken'),
]
const ids = (...given: Parameters<typeof groupVehicles<(typeof vehicles)[number]>>) =>
  groupVehicles(...given).map(({ category, vehicles }) => [category.code, ...vehicles.map(({ id }) => id)])

describe('the vehicles of a choice', () => {
  test('are listed by category, selectable ones first, empty categories last', () => {
    expect(ids(categories, vehicles)).toEqual([['A', 2, 3, 1], ['S', 4], ['C']])
  })

  test('begin with what can be had, of the category asked for', () => {
    const more = [...vehicles, vehicle(5, 5, 'jj222kk', 'Zoe'), vehicle(6, 6, 'll333mm', 'Berlingo')]
    const all = [
      { id: 3, code: 'S', name: 'SUV', vehicleCount: 1 },
      { id: 2, code: 'C', name: 'Cabriolet', vehicleCount: 0 },
      { id: 1, code: 'A', name: 'Citadine', vehicleCount: 3 },
      { id: 5, code: 'E', name: 'Électrique', vehicleCount: 1 },
      { id: 6, code: 'U', name: 'Utilitaire', vehicleCount: 1 },
    ]
    const codes = (preferredId?: number) => ids(all, more, { preferredId }).map(([code]) => code)
    expect(codes()).toEqual(['A', 'E', 'U', 'S', 'C'])
    expect(codes(6)).toEqual(['U', 'A', 'E', 'S', 'C'])
    expect(codes(3)).toEqual(['A', 'E', 'U', 'S', 'C'])
    const elsewhereFirst = [vehicle(7, 1, 'nn444pp', 'C3', 'elsewhere'), ...vehicles]
    expect(ids(categories, elsewhereFirst)[0]).toEqual(['A', 2, 7, 3, 1])
  })

  test('are counted when they can be chosen, also at another agency', () => {
    const counts = groupVehicles(categories, vehicles).map(({ available, isEmpty }) => [available, isEmpty])
    expect(counts).toEqual([
      [2, false],
      [0, false],
      [0, true],
    ])
  })

  test.each([
    ['CC-456', [['A', 2]]],
    ['456dd', [['A', 2]]],
    ['citroen c3', [['A', 3, 1]]],
    ['suv gris', [['S', 4]]],
    ['tesla', []],
  ])('are found by %s', (term, expected) => {
    expect(ids(categories, vehicles, { term })).toEqual(expected)
  })

  test('are those of the chosen category', () => {
    expect(ids(categories, vehicles, { categoryId: 2 })).toEqual([['C']])
    expect(ids(categories, vehicles, { categoryId: 1, term: 'clio' })).toEqual([['A', 2]])
  })

  test('that are taken are folded and counted, unless their category is opened', () => {
    const folded = (opened?: number) =>
      foldTaken(groupVehicles(categories, vehicles), (id) => id === opened).map((group) => [
        ...group.vehicles.map(({ id }) => id),
        `${group.folded} taken`,
      ])
    expect(folded()).toEqual([[2, 3, '1 taken'], ['1 taken'], ['0 taken']])
    expect(folded(1)).toEqual([[2, 3, 1, '0 taken'], ['1 taken'], ['0 taken']])
  })

  test('are limited per group, and the hidden ones counted', () => {
    const { groups, hidden } = cutGroups(groupVehicles(categories, vehicles), 2)
    expect(groups.map((group) => group.vehicles.length)).toEqual([2, 1, 0])
    expect(hidden).toBe(1)
  })
})
