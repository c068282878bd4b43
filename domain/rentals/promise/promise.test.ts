import { expect, test } from 'vitest'
import type { CategoryPromise } from './promise.schema.ts'
import {
  checkPromise,
  fitsPromise,
  isHeldToVehicle,
  judgePromise,
  promiseFor,
  promiseText,
  shownPromise,
} from './promise.ts'

const automatic: CategoryPromise = { categoryId: 2, transmission: 'Automatique', seats: 5 }
const car = { categoryId: 2, transmission: 'Automatique', seats: 5 }

test('a vehicle fits with its category, its gearbox and at least as many seats; without a promise any does', () => {
  expect(fitsPromise(automatic, car)).toBe(true)
  expect(fitsPromise(automatic, { ...car, seats: 7 })).toBe(true)
  expect(fitsPromise(automatic, { ...car, seats: 4 })).toBe(false)
  expect(fitsPromise(automatic, { ...car, transmission: 'Manuelle' })).toBe(false)
  expect(fitsPromise(automatic, { ...car, categoryId: 3 })).toBe(false)
  expect(fitsPromise({ ...automatic, transmission: null, seats: null }, { ...car, transmission: null, seats: 2 })).toBe(
    true,
  )
  expect(fitsPromise(null, { categoryId: 9, transmission: null, seats: null })).toBe(true)
})

test('a manual for a promised automatic and a seat too few are refused, confirmed or not', () => {
  for (const vehicle of [
    { ...car, transmission: 'Manuelle' },
    { ...car, seats: 4 },
  ]) {
    const refused = expect.objectContaining({ code: 'promise_broken', status: 409 })
    expect(() => checkPromise(automatic, vehicle, false)).toThrow(refused)
    expect(() => checkPromise(automatic, vehicle, true)).toThrow(refused)
    expect(judgePromise(automatic, vehicle)).toMatchObject({ refusals: [{}], warnings: [] })
  }
})

test('another category, and a gearbox or seats that nobody entered, pass once they are confirmed', () => {
  for (const vehicle of [
    { ...car, categoryId: 3 },
    { ...car, transmission: null },
    { ...car, seats: null },
  ]) {
    expect(() => checkPromise(automatic, vehicle, false)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ data: { isConfirmable: true } }) }),
    )
    expect(() => checkPromise(automatic, vehicle, true)).not.toThrow()
    expect(judgePromise(automatic, vehicle)).toMatchObject({ refusals: [], warnings: [{}] })
  }
})

test('what is proposed with a vehicle names what a customer would miss: an automatic gearbox, more than five seats', () => {
  expect(promiseFor(car)).toEqual({ categoryId: 2, transmission: 'Automatique', seats: null })
  expect(promiseFor({ categoryId: 2, transmission: 'Manuelle', seats: 6 })).toEqual({
    categoryId: 2,
    transmission: null,
    seats: 6,
  })
})

test('a rental keeps the vehicle that was promised, or that staff pinned', () => {
  expect(isHeldToVehicle({ promise: null, isPinned: false })).toBe(true)
  expect(isHeldToVehicle({ promise: automatic, isPinned: true })).toBe(true)
  expect(isHeldToVehicle({ promise: automatic, isPinned: false })).toBe(false)
})

test('customers read the promise until the vehicle leaves', () => {
  const promised = { promise: automatic, promisedCategory: { code: 'B', name: 'B' }, deliveredAt: null }
  expect(shownPromise(promised, 'en')).toBe('Category B or similar, automatic gearbox, at least 5 seats')
  expect(shownPromise({ ...promised, deliveredAt: '2026-03-05T14:00:00Z' }, 'en')).toBeNull()
  expect(shownPromise({ ...promised, promise: null, promisedCategory: null }, 'en')).toBeNull()
})

test('a promise is written with its category and what matters of the vehicle', () => {
  const category = { code: 'B', name: 'Citadine', nameEn: 'Small car' }
  expect(promiseText(automatic, category, 'fr')).toBe(
    'Catégorie B (Citadine) ou similaire, boîte automatique, 5 places au moins',
  )
  expect(promiseText({ ...automatic, seats: null }, category, 'en')).toBe(
    'Category B (Small car) or similar, automatic gearbox',
  )
  const any = { ...automatic, transmission: null, seats: null }
  expect(promiseText(any, { code: 'Citadine', name: 'Citadine' }, 'en')).toBe('Category Citadine or similar')
})
