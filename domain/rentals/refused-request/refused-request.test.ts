import { expect, test } from 'vitest'
import { checkRefusedPeriod } from './refused-request.ts'

const now = '2026-03-01T12:00:00Z'

test('a period is one that could be rented, and at most a year long', () => {
  const check = (start: string, end: string) => () => checkRefusedPeriod({ start, end }, now)
  expect(check('2026-03-01T12:00:00Z', '2026-03-01T13:00:00Z')).not.toThrow()
  expect(check('2026-03-01T11:54:00Z', '2026-03-02T12:00:00Z')).toThrow(/past/)
  expect(check('2026-03-01T12:00:00Z', '2026-03-01T12:59:00Z')).toThrow(/one hour/)
  expect(check('2026-03-01T12:00:00Z', '2027-03-02T12:00:00Z')).not.toThrow()
  expect(check('2026-03-01T12:00:00Z', '2027-03-02T12:01:00Z')).toThrow(/one year/)
})
