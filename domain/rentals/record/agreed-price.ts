import type { CategoryPromise } from '../promise/promise.schema.ts'
import type { RentalStatus } from '../status/status.schema.ts'

/**
 * The basis of the agreed price, when a change of the rental kept that price: its end before an earlier return, its
 * category before a change of vehicle. Null when it is the rental's own: its end, the promised category, or else that
 * of its vehicle.
 */
type PricedFor = { pricedEnd: string | null; pricedCategoryId: number | null }

type OfVehicle = { vehicleId: number; vehicle: { category: { id: number } } }

/** The current state of a rental. */
type Agreed = PricedFor & OfVehicle & { end: string; promise: CategoryPromise | null }

/**
 * Returns the basis of the price after a change of end or vehicle. A kept price keeps its basis, so an option added
 * later costs only itself; a new price for the end or the vehicle replaces the basis.
 */
export function pricedFor(
  before: Agreed,
  after: { end: string; vehicleId: number; promise: CategoryPromise | null },
  { keepsPrice }: { keepsPrice: boolean },
): PricedFor {
  const isSameEnd = Date.parse(after.end) === Date.parse(before.end)
  const isSameVehicle = after.vehicleId === before.vehicleId
  const end = isSameEnd || keepsPrice ? agreedEnd(before) : after.end
  // A promised category is what is priced, with whatever vehicle.
  if (after.promise)
    return { pricedEnd: Date.parse(end) === Date.parse(after.end) ? null : end, pricedCategoryId: null }
  const keptCategoryId = before.pricedCategoryId ?? (isSameVehicle ? null : pricedCategoryOf(before))
  return {
    pricedEnd: Date.parse(end) === Date.parse(after.end) ? null : end,
    pricedCategoryId: isSameVehicle || keepsPrice ? keptCategoryId : null,
  }
}

/** Returns the category for which a rental is priced. */
export function pricedCategoryOf(rental: Pick<Agreed, 'pricedCategoryId' | 'promise' | 'vehicle'>): number {
  return rental.pricedCategoryId ?? rental.promise?.categoryId ?? rental.vehicle.category.id
}

/** The security deposit and the excess. */
type Security = { securityDepositCents: number; waiverCents: number }

/** A saved rental with the deposit and excess agreed for its priced category, or for its vehicle's when it has none. */
export type WithSecurity = Security &
  Pick<Agreed, 'pricedCategoryId' | 'promise' | 'vehicle'> & { status: RentalStatus }

/** The cover of a rental by its id, before and after a change; null without one. */
type Covers = { before: number | null; after: number | null }

/**
 * Returns the agreed deposit and excess, which stay when a rental is priced again for the same category with the same
 * cover. Null when those of the price list apply: for another category or cover, and for a draft.
 */
export function agreedSecurity(before: WithSecurity | null, categoryId: number, covers: Covers): Security | null {
  if (before === null || before.status === 'draft' || covers.before !== covers.after) return null
  if (pricedCategoryOf(before) !== categoryId) return null
  const { securityDepositCents, waiverCents } = before
  return { securityDepositCents, waiverCents }
}

/** The names of the deposit and the excess in a rental and in a price, in euros. */
const securityAmounts = ['securityDepositAmount', 'waiverAmount'] as const
export type SecurityAmounts = { [Amount in (typeof securityAmounts)[number]]: number }

/** Returns which of the deposit and the excess a new price changes. */
export function changedSecurity(before: SecurityAmounts, after: SecurityAmounts) {
  return securityAmounts.filter((amount) => after[amount] !== before[amount])
}

/** Returns the end the price was agreed for: the rental's own, unless an earlier return kept the price. */
export function agreedEnd({ end, pricedEnd }: { end: string; pricedEnd: string | null }): string {
  return pricedEnd ?? end
}
