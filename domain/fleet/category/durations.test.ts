import { expect, test } from 'vitest'
import { checkDurations } from './durations.ts'

test.each([
  [{ preparationDurationMinutes: 60 }, true],
  [{ preparationDurationMinutes: 45 }, false],
  [{ preparationDurationMinutes: null }, true],
  [{ minimumRentalDurationMinutes: 30_240 }, true],
  [{ minimumRentalDurationMinutes: 60 }, false],
  [{}, true],
])('%j are offered: %j', (durations, expected) => {
  const check = () => checkDurations(durations)
  if (expected) expect(check).not.toThrow()
  else expect(check).toThrow('Choose one of the durations offered')
})

test('a duration that is stored already stays', () => {
  expect(() => checkDurations({ preparationDurationMinutes: 45 }, { preparationDurationMinutes: 45 })).not.toThrow()
  expect(() => checkDurations({ preparationDurationMinutes: 50 }, { preparationDurationMinutes: 45 })).toThrow()
})
