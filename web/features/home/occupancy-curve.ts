import type { Home } from '@filao/domain/planning/contract'

export type OccupancyDay = Home['occupancy'][number]

/** Returns the share of the vehicles that are held on a day, 0 to 1. */
export function share({ held, total }: Pick<OccupancyDay, 'held' | 'total'>): number {
  return total === 0 ? 0 : held / total
}

/**
 * Summarises the curve: the average, the lowest and the highest share, and the busiest day, the first of several; none
 * where all vehicles are free.
 */
export function summarize(days: OccupancyDay[]) {
  const shares = days.map(share)
  const busiest = days.reduce<OccupancyDay | undefined>(
    (most, day) => (most === undefined || share(day) > share(most) ? day : most),
    undefined,
  )
  const high = Math.max(0, ...shares)
  return {
    average: shares.reduce((sum, one) => sum + one, 0) / Math.max(shares.length, 1),
    low: Math.min(1, ...shares),
    high,
    busiest: high > 0 ? busiest : undefined,
  }
}

/**
 * Returns the steps of the curve as an SVG path, one step a day, in a box of `width` by `height` whose bottom is 0
 * percent.
 */
export function stepPath(days: OccupancyDay[], width: number, height: number): string {
  const step = width / Math.max(days.length, 1)
  const steps = days.map((day) => `V${round(height * (1 - share(day)))}h${round(step)}`)
  return `M0 ${height}${steps.join('')}V${height}z`
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
