import { expect, test } from 'vitest'
import { ageDays, ageOf, ages } from './age.ts'

test('a debt is not due before its day, then ages by thirty days', () => {
  const at = [-1, 0, 30, 31, 60, 61, 90, 91, 5000].map(ageOf)
  expect(at).toEqual([
    'not_due',
    'up_to_30',
    'up_to_30',
    'up_to_60',
    'up_to_60',
    'up_to_90',
    'up_to_90',
    'over_90',
    'over_90',
  ])
})

test('the ages follow each other without a gap', () => {
  const ends = ages.slice(0, -1).map((age) => (ageDays[age].to ?? 0) + 1)
  expect(ages.slice(1).map((age) => ageDays[age].from)).toEqual(ends)
})
