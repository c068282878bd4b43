import type { BillingState } from '@filao/domain/billing/contract'
import { limitsOf, type Product, type Resource } from '@filao/domain/billing/plan'

/** Whether the plan has room for more of something. */
export function hasRoom({ used, limits }: BillingState, resource: Resource, adding = 1): boolean {
  const limit = limits[resource]
  return limit === null || used[resource] + adding <= limit
}

/**
 * The next plan up for whoever reached a limit: the first dearer one with room for what there is and what is to come. Null
 * where none has. Products come by price.
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
