import { addMinutes } from '../kernel/time.ts'

/** The minutes after each failed attempt until the next one: 15 in all, over three days. */
const pauses = [0.1, 1, 5, 15, 30, 60, 120, 240, 360, 480, 600, 720, 840, 848.9]

/** The minutes over which an event is tried, and after which a receiver that took nothing is switched off. */
const retriedMinutes = pauses.reduce((sum, pause) => sum + pause, 0)

/** Returns the instant of the attempt after so many failed ones; null after the last. */
export function nextAttempt(attempts: number, now: string): string | null {
  const pause = pauses[attempts - 1]
  return pause === undefined ? null : addMinutes(now, pause)
}

/**
 * Returns true when a receiver that fails since an instant is given up: an event was, and it took no other meanwhile.
 */
export function isGivenUp(failingSince: string, now: string): boolean {
  return Date.parse(now) - Date.parse(failingSince) >= retriedMinutes * 60_000
}
