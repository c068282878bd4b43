import { checkFileRoom, checkRoom, type Holding } from '@filao/domain/billing/gate'
import type { Plan, Resource } from '@filao/domain/billing/plan'
import type { Tx } from '#platform/database/connect'
import { type Account, countResources, listPlans, loadAccount, loadStoredBytes } from './queries.ts'

/**
 * Throws 402 when the company's plan has no room. Call it before the creation, in its transaction: the account stays
 * locked until the end, so no race exceeds a limit. Without plans nothing is limited.
 */
export async function requireRoom(tx: Tx, companyId: number, resource: Resource, adding = 1): Promise<void> {
  if (adding === 0) return
  const plans = await listPlans(tx)
  if (plans.length === 0) return
  const account = await loadAccount(tx, companyId, { lock: true })
  const counts = await countResources(tx, companyId)
  checkRoom(holdingOf(account, plans), resource, { count: counts[resource], adding }, plans)
}

/**
 * Throws 402 when the company's plan has no room for a new file of so many bytes. The account stays locked until the
 * end of the transaction, so call it after the content was written, right before its row is.
 */
export async function requireFileRoom(tx: Tx, companyId: number, adding: number): Promise<void> {
  const plans = await listPlans(tx)
  if (plans.length === 0) return
  const account = await loadAccount(tx, companyId, { lock: true })
  checkFileRoom(holdingOf(account, plans), { ...(await loadStoredBytes(tx, companyId)), adding }, plans)
}

/** Returns the plan of a company: the one it subscribed to, else the base plan, which every company has. */
export function holdingOf(account: Account, plans: readonly Plan[]): Holding {
  const plan = plans.find(({ productId, isBase }) => (account.productId ? productId === account.productId : isBase))
  return { plan: plan ?? null, status: account.status }
}
