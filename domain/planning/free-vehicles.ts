import type { Bar } from './bars.ts'

/**
 * Counts the vehicles that are free the whole time between each edge and the next; returns one number fewer than edges.
 * A vehicle is held from the start of a bar to the end of its preparation, also in the past.
 */
export function freeCounts(bars: readonly (readonly Bar[])[], edges: readonly number[]): number[] {
  const free: number[] = new Array(Math.max(0, edges.length - 1)).fill(bars.length)
  for (const ofVehicle of bars) {
    let counted = -1
    for (const { start, preparedUntil } of ofVehicle.toSorted((a, b) => a.start - b.start)) {
      const first = Math.max(firstAfter(edges, start) - 1, counted + 1, 0)
      for (let slot = first; slot < free.length && (edges[slot] ?? 0) < preparedUntil; slot++) {
        free[slot] = (free[slot] ?? 0) - 1
        counted = slot
      }
    }
  }
  return free
}

/** Finds the index of the first edge after an instant. */
function firstAfter(edges: readonly number[], epochMs: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) > epochMs) high = middle
    else low = middle + 1
  }
  return low
}
