import type { BillingState } from '@filao/domain/billing/contract'
import { limitsFor, noLimits } from '@filao/domain/billing/gate'
import type { BillingCustomer } from '@filao/domain/billing/subscription.schema'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/connect'
import { holdingOf } from './gate.ts'
import { type Account, countResources, listPlans, loadAccount } from './queries.ts'

/** Returns the limits of the plan with their usage, and the state of the subscription. */
export async function loadState(tx: Tx, companyId: number, provider: Config['billing']): Promise<BillingState> {
  const [account, plans, used] = await Promise.all([
    loadAccount(tx, companyId),
    listPlans(tx),
    countResources(tx, companyId),
  ])
  const holding = holdingOf(account, plans)
  const { plan, status } = holding
  return {
    provider,
    productId: plan?.productId ?? null,
    planName: plan?.name ?? null,
    isBase: plan?.isBase ?? false,
    status: provider === 'off' ? null : status,
    trialEndsAt: status === 'trialing' ? account.trialEndsAt : null,
    periodEndsAt: account.periodEndsAt,
    isEnding: account.isEnding,
    used,
    // Nothing is limited without plans, or before they are known.
    limits: plans.length === 0 ? noLimits : limitsFor(holding),
  }
}

/** Maps the company to the format of a Stripe customer. */
export function asCustomer(account: Account, baseProductId: string | null): BillingCustomer {
  const product = account.productId ?? baseProductId
  const data = product
    ? [
        {
          id: account.subscriptionRef ?? `sub_company_${account.companyId}`,
          status: account.status,
          plan: {
            id: account.priceId ?? `price_${product}`,
            product,
            amount: account.unitAmount,
            interval: account.interval,
          },
          trial_end: seconds(account.trialEndsAt),
          current_period_end: seconds(account.periodEndsAt),
          cancel_at_period_end: account.isEnding,
        },
      ]
    : []
  return {
    id: account.customerRef ?? `cus_company_${account.companyId}`,
    subscriptions: { total_count: data.length, data },
  }
}

function seconds(instant: string | null): number | null {
  return instant ? Math.floor(Date.parse(instant) / 1000) : null
}
