import { addMinutes, instantAt } from '@filao/domain/kernel/time'

/** A rental planned for one vehicle around the current hour, so that a first look finds a day at the counter. */
type Anchor = { start: string; end: string; isLate: boolean }

const day = 1440

/** Minutes from now to the start and to the end; late ones are due before now. */
const anchors: [start: number, end: number][] = [
  [60, 3 * day + 60],
  [120, 5 * day],
  [240, 7 * day + 120],
  [420, 2 * day + 420],
  [-3 * day, 90],
  [-5 * day, 180],
  [-7 * day + 60, 300],
  [-4 * day, -150],
  [-2 * day, -1200],
]

/**
 * Returns the anchor of the vehicle at this position of the fleet: every third vehicle has one, while there are any.
 */
export function anchorOf(at: number, now: string): Anchor | null {
  const anchor = at % 3 === 0 ? anchors[at / 3] : undefined
  if (!anchor) return null
  const hour = Math.ceil(Date.parse(now) / 3_600_000) * 3_600_000
  const [start, end] = anchor.map((minutes) => addMinutes(instantAt(hour), Math.round(minutes / 30) * 30)) as [
    string,
    string,
  ]
  return { start, end, isLate: anchor[1] < 0 }
}
