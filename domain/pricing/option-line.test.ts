import { expect, test } from 'vitest'
import { optionText, priceOfOne } from './option-line.ts'

test('two child seats are written with their number, one by its name', () => {
  expect(optionText({ name: 'Siège bébé', quantity: 2 })).toBe('2\u00a0× Siège bébé')
  expect(optionText({ name: 'Siège bébé', quantity: 1 })).toBe('Siège bébé')
  expect(optionText({ name: 'Siège bébé' })).toBe('Siège bébé')
  expect(optionText({ name: 'Siège bébé', nameEn: 'Baby seat', quantity: 2 }, 'en')).toBe('2\u00a0× Baby seat')
})

test('an agreed price tells what one costs, and whether a limit lowered it', () => {
  const seat = { price: 10, dailyPrice: 2.5, total: 55 }
  expect(priceOfOne({ ...seat, quantity: 2 }, 7)).toEqual({ quantity: 2, each: 27.5, isLimited: false })
  expect(priceOfOne({ ...seat, total: 27.5 }, 7)).toEqual({ quantity: 1, each: 27.5, isLimited: false })
  const gps = { quantity: 1, price: 0, dailyPrice: 5, total: 50 }
  expect(priceOfOne(gps, 10)).toMatchObject({ each: 50, isLimited: false })
  expect(priceOfOne(gps, 11)).toMatchObject({ each: 50, isLimited: true })
})
