/**
 * What the price of a rental was agreed for, where it was kept although the rental changed: its end before an earlier
 * return, its category before a change of vehicle. Null where that is the rental's own.
 */
export type PricedFor = { pricedEnd: string | null; pricedCategoryId: number | null }

/** A rental as it stands. */
type Standing = PricedFor & { end: string; vehicleId: number; vehicle: { category: { id: number } } }

/**
 * What a rental is priced for once it has another end or vehicle. A price that stays goes on being that of what it was
 * agreed for, so that an option added later costs the option alone; a new price for the end or the vehicle ends that.
 */
export function pricedFor(
  before: Standing,
  after: { end: string; vehicleId: number },
  { keepsPrice }: { keepsPrice: boolean },
): PricedFor {
  const isSameEnd = Date.parse(after.end) === Date.parse(before.end)
  const isSameVehicle = after.vehicleId === before.vehicleId
  const end = isSameEnd || keepsPrice ? agreedEnd(before) : after.end
  const keptCategoryId = before.pricedCategoryId ?? (isSameVehicle ? null : before.vehicle.category.id)
  return {
    pricedEnd: Date.parse(end) === Date.parse(after.end) ? null : end,
    pricedCategoryId: isSameVehicle || keepsPrice ? keptCategoryId : null,
  }
}

/** The end for which the price was agreed: the rental's own, unless an earlier return kept the price. */
export function agreedEnd({ end, pricedEnd }: { end: string; pricedEnd: string | null }): string {
  return pricedEnd ?? end
}
