import type { InCents } from '../kernel/money.ts'
import { daySeconds } from './days.ts'
import type { Figures } from './figures.schema.ts'
import type { Measures } from './measures.ts'

/**
 * The length of the shortest rental: of less, such as a vehicle returned at once, revenue per rented day says nothing.
 */
const leastRentedSeconds = 3600

/**
 * Computes the figures of measures. `ofFleet` is false where vehicles cannot be counted, `ofRequests` where requests
 * cannot.
 */
export function figuresOf(
  measures: Measures,
  { ofFleet, ofRequests }: { ofFleet: boolean; ofRequests: boolean },
): InCents<Figures> {
  const { rentedSeconds, fleetSeconds, outSeconds, revenueCents, rentalsCount } = measures
  const { discountCents, chargesCents, upkeepCents } = measures
  const availableSeconds = ofFleet ? fleetSeconds - outSeconds : 0
  return {
    rentedDays: rentedSeconds / daySeconds,
    fleetDays: ofFleet ? fleetSeconds / daySeconds : null,
    outOfServiceDays: ofFleet ? outSeconds / daySeconds : null,
    utilisation: ratio(rentedSeconds, availableSeconds),
    revenueCents,
    dailyRateCents: rentedSeconds < leastRentedSeconds ? null : centsFor(revenueCents, rentedSeconds),
    availableDayCents: centsFor(revenueCents, availableSeconds),
    rentalsCount,
    averageDays: ratio(measures.lengthSeconds / daySeconds, rentalsCount),
    leadDays: ratio(measures.leadSeconds / daySeconds, rentalsCount),
    discountCents,
    chargesCents,
    upkeepCents: ofFleet ? upkeepCents : null,
    marginCents: ofFleet ? revenueCents + chargesCents - upkeepCents : null,
    refusedCount: ofRequests ? measures.refusedCount : null,
    refusedDays: ofRequests ? measures.refusedSeconds / daySeconds : null,
  }
}

/** Returns the change from one value of a figure to another as a share; null where there is nothing to compare with. */
export function changeOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before === 0) return null
  return (value - before) / Math.abs(before)
}

function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

function centsFor(cents: number, seconds: number): number | null {
  return seconds > 0 ? Math.round((cents * daySeconds) / seconds) + 0 : null
}
