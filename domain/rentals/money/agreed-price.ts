/**
 * The basis of the agreed price, when a change of the rental kept that price: its end before an earlier return, its
 * category before a change of vehicle. Null when it is the rental's own.
 */
type PricedFor = { pricedEnd: string | null; pricedCategoryId: number | null }

/** The current state of a rental. */
type Standing = PricedFor & { end: string; vehicleId: number; vehicle: { category: { id: number } } }

/**
 * Returns the basis of the price after a change of end or vehicle. A kept price keeps its basis, so an option added
 * later costs only itself; a new price for the end or the vehicle replaces the basis.
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

/** Returns the end the price was agreed for: the rental's own, unless an earlier return kept the price. */
export function agreedEnd({ end, pricedEnd }: { end: string; pricedEnd: string | null }): string {
  return pricedEnd ?? end
}
