import { buildRows } from '@filao/domain/planning/rows'
import { aPlanning, aRental, aVehicle } from '@filao/domain/planning/sample-planning'
import { describe, expect, test } from 'vitest'
import { laneSizes, rowHeight } from './board-sizes.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const [rental, other] = [
  aRental({ id: 1, start: '2026-11-21T10:00:00Z', end: '2026-11-25T10:00:00Z' }),
  aRental({ id: 2, start: '2026-11-22T10:00:00Z', end: '2026-11-26T10:00:00Z' }),
]
const period = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) })

function heightIn(rentals: (typeof rental)[], months: ReturnType<typeof period>) {
  const planning = aPlanning({ vehicles: [aVehicle()], rentals })
  const row = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now })[1]
  return row && rowHeight(row, laneSizes('month'), months)
}

describe('the lanes of a row in the scrollable period', () => {
  const alone = heightIn([rental], period('2026-10-01', '2027-01-01'))

  test('are two when two bars overlap', () => {
    const both = heightIn([rental, other], period('2026-10-01', '2027-01-01'))
    expect(both).toBe((alone ?? 0) + laneSizes('month').laneHeight)
  })

  test('are one when bars overlap outside the scrollable period', () => {
    expect(heightIn([rental, other], period('2027-02-01', '2027-05-01'))).toBe(alone)
  })
})
