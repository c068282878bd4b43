import * as calls from '@filao/domain/billing/contract'
import { plansForSale } from '@filao/domain/billing/plan'
import type { Config } from '#platform/config'
import { notFound } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve'
import { actOnTestSubscription, beginTestCheckout, loadTestCheckout, payTestCheckout } from './local.ts'
import { asProduct } from './plans.ts'
import { listPlans, loadAccount } from './queries.ts'
import { asCustomer, loadState } from './state.ts'

/** Subscriptions: what there is, what is used, and how to pay. */
export function billingRoutes(serve: Serve, { config }: { config: Config }): void {
  const { billing: provider, publicUrl } = config
  const isLocal = provider === 'local'

  serve(calls.getBillingState, async ({ tx, params }) => await loadState(tx, params.companyId, provider))

  serve(calls.getBillingCustomer, async ({ tx, params }) => {
    const plans = await listPlans(tx)
    const base = plans.find(({ isBase }) => isBase)
    return asCustomer(await loadAccount(tx, params.companyId), base?.productId ?? null)
  })

  serve(calls.listProducts, async ({ tx }) => plansForSale(await listPlans(tx)).map(asProduct))

  serve(calls.openCustomerPortal, async () => {
    if (!isLocal) throw notFound()
    return { url: `${publicUrl}/subscription/test` }
  })

  serve(calls.createSubscription, async (call) => {
    if (!isLocal) throw notFound()
    return await beginTestCheckout(call, publicUrl)
  })

  serve(calls.getTestCheckout, async ({ tx, params }) => {
    if (!isLocal) throw notFound()
    const { plan, ...checkout } = await loadTestCheckout(tx, params.companyId, params.session)
    return { ...checkout, product: asProduct(plan) }
  })

  serve(calls.payTestCheckout, async (call) => {
    if (!isLocal) throw notFound()
    await payTestCheckout(call)
    return await loadState(call.tx, call.params.companyId, provider)
  })

  serve(calls.changeTestSubscription, async (call) => {
    if (!isLocal) throw notFound()
    await actOnTestSubscription(call)
    return await loadState(call.tx, call.params.companyId, provider)
  })
}
