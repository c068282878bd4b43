import { expect, test } from 'vitest'
import { reportMonday, reportWeeks } from './weeks.ts'

const island = 'America/Guadeloupe'

test('a report is due on Monday between six and ten by the clock of Guadeloupe', () => {
  expect(reportMonday('2026-03-09T09:59:59Z', island)).toBeNull()
  expect(reportMonday('2026-03-09T10:00:00Z', island)).toBe('2026-03-09')
  expect(reportMonday('2026-03-09T13:59:59Z', island)).toBe('2026-03-09')
  expect(reportMonday('2026-03-09T14:00:00Z', island)).toBeNull()
  expect(reportMonday('2026-03-08T12:00:00Z', island)).toBeNull()
  expect(reportMonday('2026-03-10T12:00:00Z', island)).toBeNull()
})

test('its weeks go from Monday to Sunday, across months', () => {
  expect(reportWeeks('2026-03-09')).toEqual({
    before: { from: '2026-02-23', to: '2026-03-01' },
    last: { from: '2026-03-02', to: '2026-03-08' },
    next: { from: '2026-03-09', to: '2026-03-15' },
  })
})
