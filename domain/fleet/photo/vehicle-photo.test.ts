import { expect, test } from 'vitest'
import { lastPhotoYear, photoFinder } from './vehicle-photo.ts'

const of = (id: number, make: string, model: string, year: number) => ({ id, make, model, year })
const photoOf = photoFinder([
  of(1, 'Citroën', 'C3', 2018),
  of(2, 'Citroën', 'C3', 2022),
  of(3, 'Peugeot', '208', 2020),
  of(4, 'Peugeot', '208', 2020),
])

test('a photo matches by make and model, ignoring case and accents', () => {
  expect(photoOf({ make: 'CITROEN', model: 'c3 ', year: 2018 })?.id).toBe(1)
  expect(photoOf({ make: 'Citroën', model: 'C4', year: 2018 })).toBe(undefined)
  expect(photoOf({ make: null, model: null, year: 2018 })).toBe(undefined)
})

test('the nearest year is shown, the later of two equally near, or the latest for an unknown year', () => {
  expect(photoOf({ make: 'Citroën', model: 'C3', year: 2021 })?.id).toBe(2)
  expect(photoOf({ make: 'Citroën', model: 'C3', year: 2020 })?.id).toBe(2)
  expect(photoOf({ make: 'Citroën', model: 'C3', year: null })?.id).toBe(2)
  expect(photoOf({ make: 'Peugeot', model: '208', year: 2020 })?.id).toBe(4)
})

test('a photo may be of a vehicle announced five years ahead', () => {
  expect(lastPhotoYear('2026-11-20T08:00:00Z')).toBe(2031)
})
