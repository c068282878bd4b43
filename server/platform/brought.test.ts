import { expect, it } from 'vitest'
import { brought } from './brought.ts'

it('calls what a feature above has brought, and throws before', () => {
  const double = brought<(value: number) => number>('double')
  expect(() => double(2)).toThrow('no feature has brought double')
  double.bring((value) => 2 * value)
  expect(double(2)).toBe(4)
})
