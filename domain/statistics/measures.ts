/**
 * The sums from which every figure follows. They are whole numbers that add up: over the parts of a period, and over
 * agencies, categories or vehicles. Amounts are before VAT; time is of the agency's clock.
 */
export type Measures = {
  rentedSeconds: number
  fleetSeconds: number
  outSeconds: number
  revenueCents: number
  discountCents: number
  chargesCents: number
  upkeepCents: number
  /** The time that customers asked for when nothing was free. */
  refusedSeconds: number
  /** The rentals that left. */
  rentalsCount: number
  /** The refused requests for a departure. */
  refusedCount: number
  /** The whole length of the rentals that left, and the time from their booking to their departure. */
  lengthSeconds: number
  leadSeconds: number
}

export const nothing: Measures = {
  rentedSeconds: 0,
  fleetSeconds: 0,
  outSeconds: 0,
  revenueCents: 0,
  discountCents: 0,
  chargesCents: 0,
  upkeepCents: 0,
  refusedSeconds: 0,
  rentalsCount: 0,
  refusedCount: 0,
  lengthSeconds: 0,
  leadSeconds: 0,
}

const names = Object.keys(nothing) as (keyof Measures)[]

/** Adds measures up; those that are not given count as zero. */
export function sumOf(all: readonly Partial<Measures>[]): Measures {
  const sum = { ...nothing }
  for (const one of all) addTo(sum, one)
  return sum
}

/** Adds measures to a sum in place. */
export function addTo(sum: Measures, one: Partial<Measures>): void {
  for (const name of names) sum[name] += one[name] ?? 0
}
