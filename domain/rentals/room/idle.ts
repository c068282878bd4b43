import { idleGap } from '../availability/best-fit.ts'
import type { Hold } from './yard.ts'

/** Returns the idle time before and after a hold on its row, in milliseconds, as it counts for a vehicle to propose. */
export function idleOf(holds: readonly Hold[], id: number): number {
  const at = holds.findIndex((one) => one.id === id)
  const hold = holds[at]
  if (!hold) return 0
  return idleGap(holds[at - 1]?.end, hold.start) + idleGap(hold.end, holds[at + 1]?.start)
}
