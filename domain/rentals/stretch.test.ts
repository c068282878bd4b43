import { expect, test } from 'vitest'
import { outSince, stretchOf } from './stretch.ts'

const left = '2026-03-05T14:00:00Z'
const changes = [{ endedAt: '2026-03-06T09:00:00Z' }, { endedAt: '2026-03-07T18:00:00Z' }]

test('a rental that kept its vehicle is in its first stretch, since the delivery', () => {
  expect([stretchOf({ vehicleChanges: [] }), outSince({ deliveredAt: left, vehicleChanges: [] })]).toEqual([0, left])
  expect(outSince({ deliveredAt: null, vehicleChanges: [] })).toBeNull()
})

test('each change of vehicle begins the next stretch', () => {
  expect(stretchOf({ vehicleChanges: changes })).toBe(2)
  expect(outSince({ deliveredAt: left, vehicleChanges: changes })).toBe('2026-03-07T18:00:00Z')
})
