import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockMs } from '../kernel/time.ts'
import { zoneOf } from './zone.ts'

test('an island without daylight saving has one offset', () => {
  expect(zoneOf('America/Guadeloupe')).toEqual({ timezone: 'America/Guadeloupe', changes: [], offsets: [-14_400] })
})

test('the offset of any instant is that of the clock', () => {
  const [earliest, latest] = [Date.parse('1970-01-01T00:00:00Z'), Date.parse('2099-12-01T00:00:00Z')]
  const zones = fc.constantFrom('Europe/Paris', 'America/Martinique', 'Pacific/Auckland', 'America/Miquelon', 'UTC')
  fc.assert(
    fc.property(zones, fc.integer({ min: earliest, max: latest }), (timezone, ms) => {
      const { changes, offsets } = zoneOf(timezone)
      const passed = changes.filter((change) => Date.parse(change) <= ms).length
      const instant = new Date(ms).toISOString()
      expect(ms + (offsets[passed] ?? Number.NaN) * 1000).toBe(clockMs(instant, timezone))
    }),
  )
})
