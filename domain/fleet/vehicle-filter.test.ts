import { expect, test } from 'vitest'
import type { Vehicle } from './vehicle.ts'
import { filterVehicles } from './vehicle-filter.ts'

const vehicle = (id: number, registrationNumber: string, make: string | null, model: string | null) =>
  ({ id, registrationNumber, make, model, categoryId: id % 2, locationId: id }) as Vehicle

const fleet = [
  vehicle(1, 'ab123cd', 'Renault', 'Clio'),
  vehicle(2, 'ab456ef', 'Citroën', 'C3'),
  vehicle(3, '1234ab971', null, null),
]

const found = (text: string, categoryId = '', locationId = '') =>
  filterVehicles(fleet, { text, categoryId, locationId }).map(({ id }) => id)

test('an empty filter finds all', () => {
  expect(found('')).toEqual([1, 2, 3])
  expect(found(' ')).toEqual([1, 2, 3])
})

test('a plate is found in any typed form, whole or in part', () => {
  expect(found('AB-123-CD')).toEqual([1])
  expect(found('ab 123 cd')).toEqual([1])
  expect(found('123')).toEqual([1, 3])
  expect(found('1234 AB 971')).toEqual([3])
})

test('make and model are found without accents, when every word matches', () => {
  expect(found('citroen')).toEqual([2])
  expect(found('clio ren')).toEqual([1])
  expect(found('renault ab123')).toEqual([1])
  expect(found('renault c3')).toEqual([])
  expect(found('-')).toEqual([])
})

test('category and agency narrow the list further', () => {
  expect(found('ab', '1')).toEqual([1, 3])
  expect(found('ab', '1', '3')).toEqual([3])
  expect(found('', '', '9')).toEqual([])
})
