import type { BillingState } from '@filao/domain/billing/contract'
import { limitsOf, type Resource } from '@filao/domain/billing/plan'
import type { Product } from '@filao/domain/billing/plan.schema'

/** Returns true when the plan has room for `adding` more of a resource. */
export function hasRoom({ used, limits }: BillingState, resource: Resource, adding = 1): boolean {
  const limit = limits[resource]
  return limit === null || used[resource] + adding <= limit
}

/**
 * Returns the cheapest plan dearer than the current one with room for the current use plus `adding`, or null. Expects
 * products ordered by price.
 */
export function nextFitting(
  products: readonly Product[],
  { productId, used }: BillingState,
  resource: Resource,
  adding = 1,
): Product | null {
  const current = products.find(({ id }) => id === productId)
  const price = current?.default_price.unit_amount ?? -1
  const fits = ({ metadata }: Product) => {
    const limit = limitsOf(metadata)[resource]
    return limit === null || used[resource] + adding <= limit
  }
  return products.find((product) => product.default_price.unit_amount > price && fits(product)) ?? null
}
