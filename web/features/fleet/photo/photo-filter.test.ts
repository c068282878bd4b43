import type { VehiclePhoto } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import { expect, test } from 'vitest'
import { filterPhotos, makesOf, modelsOf } from './photo-filter.ts'

const photo = (id: number, make: string, model: string, year: number): VehiclePhoto => ({
  id,
  make,
  model,
  year,
  companyId: 1,
  url: '',
  thumbnailUrl: '',
})
const photos = [photo(1, 'Citroën', 'C3', 2020), photo(2, 'Peugeot', '208', 2024), photo(3, 'Peugeot', '3008', 2020)]
const found = (filter: Partial<{ text: string; make: string; year: string }>) =>
  filterPhotos(photos, { text: '', make: '', year: '', ...filter }).map(({ id }) => id)

test('photos are found by words, a make and a year', () => {
  expect(found({})).toEqual([1, 2, 3])
  expect(found({ text: 'citroen' })).toEqual([1])
  expect(found({ text: '2020 peu' })).toEqual([3])
  expect(found({ make: 'PEUGEOT' })).toEqual([2, 3])
  expect(found({ make: 'Peugeot', year: '2024' })).toEqual([2])
})

test('the fleet suggests its makes and the models of one, without duplicates', () => {
  const fleet = [
    { make: 'Renault', model: 'Clio' },
    { make: 'RENAULT', model: 'clio ' },
    { make: 'Citroën', model: 'C3' },
    { make: null, model: null },
  ]
  expect(makesOf(fleet)).toEqual(['Citroën', 'RENAULT'])
  expect(modelsOf(fleet, 'renault')).toEqual(['clio'])
  expect(modelsOf(fleet, '')).toEqual(['C3', 'clio'])
})
