import { localPlans } from '@filao/domain/billing/local-plans'
import type { Plan } from '@filao/domain/billing/plan'
import type { Product } from '@filao/domain/billing/plan.schema'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { replacePlans } from './queries.ts'

/** Replaces the plans by those that this server sells. Without billing there are none, which lifts every limit. */
export async function storePlans(db: Database, plans: readonly Plan[]): Promise<void> {
  await inTransaction(db, { identity: true }, (tx) => replacePlans(tx, plans))
}

/** Returns the plans that need no request to a provider. */
export function builtInPlans(provider: Config['billing']): Plan[] {
  return provider === 'local' ? localPlans : []
}

/** Maps a plan to the format of a Stripe product. */
export function asProduct({ productId, priceId, name, description, unitAmount, interval, limits }: Plan): Product {
  const metadata = Object.entries(limits).flatMap(([resource, most]) => (most === null ? [] : [[resource, `${most}`]]))
  return {
    id: productId,
    name,
    description,
    default_price: { id: priceId, unit_amount: unitAmount, currency: 'eur', recurring: { interval } },
    metadata: Object.fromEntries(metadata),
  }
}
