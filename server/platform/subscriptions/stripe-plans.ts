import { limitsOf, type Plan } from '@filao/domain/billing/plan'
import type { Stripe } from 'stripe'

/**
 * Maps Stripe's products to plans: those with a price of their own in euros for each month or year. An archived product
 * can no longer be chosen, but its subscribers keep it.
 */
export function asPlans(products: readonly Stripe.Product[], baseProduct: string): Plan[] {
  return products.flatMap((product) => {
    const price = product.default_price
    if (!price || typeof price === 'string') return []
    const { recurring, unit_amount: unitAmount, currency } = price
    if (currency !== 'eur' || unitAmount === null || recurring?.interval_count !== 1) return []
    const interval = (['month', 'year'] as const).find((known) => known === recurring.interval)
    if (!interval) return []
    const isBase = product.id === baseProduct
    return [
      {
        productId: product.id,
        priceId: price.id,
        name: product.name,
        description: product.description,
        unitAmount,
        interval,
        limits: limitsOf(product.metadata),
        isBase,
        isArchived: !isBase && !(product.active && price.active),
      },
    ]
  })
}
