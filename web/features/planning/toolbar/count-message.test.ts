import { expect, test } from 'vitest'
import { countMessage } from './count-message.ts'

const [start, end] = [Date.parse('2026-03-01T12:00:00Z'), Date.parse('2026-03-03T12:00:00Z')]

test('vehicles were free in a period that is over, and are free in one that is not', () => {
  const filter = { start, end, preparationMinutes: new Map() }
  expect(countMessage(filter, end - 1)).toBe('free.count')
  expect(countMessage(filter, end)).toBe('free.past')
  expect(countMessage(null, end)).toBe('count')
})
