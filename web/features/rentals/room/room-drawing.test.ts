import type { Room } from '@filao/domain/rentals/room/room.schema'
import { expect, test } from 'vitest'
import { roomDrawing } from './room-drawing.ts'

const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T12:00:00Z`
const bar = (rentalId: number, from: number, to: number) => {
  return { rentalId, publicId: `202603-000${rentalId}`, start: day(from), end: day(to) }
}
const room: Room = {
  kind: 'room',
  vehicleId: 1,
  moves: [
    {
      rentalId: 4,
      publicId: '202603-0004',
      customerName: 'Zoé Éboué',
      start: day(12),
      end: day(14),
      fromVehicleId: 1,
      toVehicleId: 2,
      version: '"a"',
    },
  ],
  rows: [
    { vehicleId: 1, registrationNumber: 'aa001aa', bars: [bar(3, 1, 5), bar(4, 12, 14)] },
    { vehicleId: 2, registrationNumber: 'bb002bb', bars: [bar(5, 6, 11)] },
  ],
  peak: null,
}

test('a proposal is drawn with what stays, leaves and comes, and an arrow from row to row at the middle of the rental', () => {
  const { rows, arrows } = roomDrawing(room, { start: day(10), end: day(18), departureAgencyId: 1 })
  // Eight days with two on each side, from the eighth on: a twelfth for each day. What ended before is cut away.
  const day12 = (4 / 12) * 100
  expect(rows[0]?.bars).toMatchObject([
    { kind: 'leaves', label: '202603-0004', left: day12 },
    { kind: 'asked', label: '', left: (2 / 12) * 100 },
  ])
  expect(rows[1]?.bars).toMatchObject([
    { kind: 'stays', left: 0 },
    { kind: 'comes', left: day12 },
  ])
  expect(rows[1]?.bars[0]?.width).toBeCloseTo(25)
  expect(arrows).toEqual([{ key: 4, left: expect.closeTo(day12 + 100 / 12), from: 0, to: 1 }])
})
