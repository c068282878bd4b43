import * as calls from '@filao/domain/billing/contract'
import { plansForSale } from '@filao/domain/billing/plan'
import type { Config } from '#platform/config'
import { audit, author } from '#platform/feature/audit'
import { notFound } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve/serve'
import type { Payments } from '#platform/subscriptions/payments'
import type { Following } from './following.ts'
import { beginTestCheckout, changeTestSubscription, loadTestCheckout, payTestCheckout } from './local.ts'
import { asProduct } from './plans.ts'
import { listPlans, loadAccount } from './queries.ts'
import { asCustomer, loadState } from './state.ts'
import { openCustomerPortal, openPayment } from './subscribing.ts'

type Parts = Omit<Following, 'payments'> & { config: Config; payments: Payments | null }

/** Serves the plans, their usage and the pages to pay. */
export function billingRoutes(serve: Serve, parts: Parts): void {
  const { billing: provider, publicUrl } = parts.config
  const isLocal = provider === 'local'
  const outside = parts.payments ? { ...parts, payments: parts.payments } : null

  serve(calls.getBillingState, async ({ tx, params }) => await loadState(tx, params.companyId, provider))

  serve(calls.getBillingCustomer, async ({ tx, params }) => {
    const plans = await listPlans(tx)
    const base = plans.find(({ isBase }) => isBase)
    return asCustomer(await loadAccount(tx, params.companyId), base?.productId ?? null)
  })

  serve(calls.listProducts, async ({ tx }) => plansForSale(await listPlans(tx)).map(asProduct))

  serve(
    calls.openCustomerPortal,
    async (call) => outside && (await openCustomerPortal(call, outside)),
    async (_call, page) => {
      if (page) return { url: page }
      if (!isLocal) throw notFound()
      return { url: `${publicUrl}/subscription/test` }
    },
  )

  serve(
    calls.createSubscription,
    async (call) => outside && (await openPayment(call, outside)),
    async (call, page) => {
      if (!page && !isLocal) throw notFound()
      if (!page) return await beginTestCheckout(call, publicUrl)
      const { companyId } = call.params
      await audit(call.tx, { ...author(call), entity: 'subscription', entityId: companyId, action: 'begun' })
      return { url: page }
    },
  )

  serve(calls.getTestCheckout, async ({ tx, params }) => {
    if (!isLocal) throw notFound()
    const { plan, ...checkout } = await loadTestCheckout(tx, params.companyId, params.session)
    return { ...checkout, product: asProduct(plan) }
  })

  serve(calls.payTestCheckout, async (call) => {
    if (!isLocal) throw notFound()
    await payTestCheckout(call, parts.enqueue)
    return await loadState(call.tx, call.params.companyId, provider)
  })

  serve(calls.changeTestSubscription, async (call) => {
    if (!isLocal) throw notFound()
    await changeTestSubscription(call, parts.enqueue)
    return await loadState(call.tx, call.params.companyId, provider)
  })
}
