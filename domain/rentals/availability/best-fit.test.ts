import { expect, test } from 'vitest'
import { bestFit, idleMinutes } from './best-fit.ts'

const candidate = (registrationNumber: string, idle: number, change = {}) => ({
  isAvailable: true,
  idleMinutes: idle,
  lateRental: null as unknown,
  registrationNumber,
  ...change,
})

test('the time before and after counts, at most a month on each side, and a month where nothing is', () => {
  const idle = (freeSince: string | null, nextStart: string | null) =>
    idleMinutes({ freeSince, nextStart }, '2026-03-10T10:00:00Z', '2026-03-12T12:00:00Z')
  const month = 31 * 1440
  expect(idle('2026-03-10T08:00:00Z', '2026-03-12T12:30:00Z')).toBe(150)
  expect(idle('2026-03-10T10:00:00Z', '2026-03-12T12:00:00Z')).toBe(0)
  expect(idle(null, '2026-03-12T13:00:00Z')).toBe(month + 60)
  expect(idle('2026-03-09T10:00:00Z', null)).toBe(1440 + month)
  expect(idle('2025-03-10T08:00:00Z', '2027-03-12T12:30:00Z')).toBe(2 * month)
})

test('the free vehicle with the least idle time is proposed, one that is not back only where no other is', () => {
  const late = candidate('aa001aa', 0, { lateRental: { id: 3 } })
  const taken = candidate('aa002aa', 0, { isAvailable: false })
  const vehicles = [late, taken, candidate('bb001bb', 600), candidate('cc001cc', 60), candidate('aa009aa', 600)]
  expect(bestFit(vehicles)?.registrationNumber).toBe('cc001cc')
  expect(bestFit(vehicles.filter(({ idleMinutes }) => idleMinutes !== 60))?.registrationNumber).toBe('aa009aa')
  expect(bestFit([late, taken])).toBe(late)
  expect(bestFit([taken])).toBeUndefined()
})
