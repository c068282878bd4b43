import { limitsOf, type Plan } from '@filao/domain/billing/plan'
import type { Stripe } from 'stripe'

/**
 * The plans among Stripe's products: those with a price of their own in euros for each month or year. A product that was
 * archived is one that nobody can take any more, and whoever has it keeps.
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
