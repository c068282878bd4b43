import { checkRoom, type Holding } from '@filao/domain/billing/gate'
import type { Plan, Resource } from '@filao/domain/billing/plan'
import type { Tx } from '#platform/database/connect'
import { type Account, countResources, listPlans, loadAccount } from './queries.ts'

/**
 * Refuses with 402 what the company's plan has no room for. To be asked before the creation, in its transaction: the
 * account stays locked until that ends, so that no race goes over a limit. Nothing is limited where no plans are sold.
 */
export async function keepRoom(tx: Tx, companyId: number, resource: Resource, adding = 1): Promise<void> {
  if (adding === 0) return
  const plans = await listPlans(tx)
  if (plans.length === 0) return
  const account = await loadAccount(tx, companyId, { lock: true })
  const counts = await countResources(tx, companyId)
  checkRoom(holdingOf(account, plans), resource, { count: counts[resource], adding }, plans)
}

/** What a company holds: the plan it subscribed to, else the base plan, which every company is given. */
export function holdingOf(account: Account, plans: readonly Plan[]): Holding {
  const plan = plans.find(({ productId, isBase }) => (account.productId ? productId === account.productId : isBase))
  return { plan: plan ?? null, status: account.status }
}
