import type * as calls from '@filao/domain/billing/contract'
import type { SubscriptionStatus } from '@filao/domain/billing/subscription'
import { Problem } from '@filao/domain/kernel/problem'
import { type CallLimit, countCall } from '#features/access/public'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Call } from '#platform/http/call'
import { unknown } from '#platform/http/unknown'
import { type Following, followCustomer } from './following.ts'
import { openAccount } from './opening.ts'
import { listPlans, loadAccount } from './queries.ts'

/** The time a user waits for the page. After it they are asked to try again. */
const timeoutMs = 5000

/**
 * Limits the pages of the provider that one company may open: each takes several calls, and the provider limits the
 * calls of all companies together.
 */
const limit: CallLimit = { name: 'payment pages', perMinute: 20 }

/** From `running` statuses a subscription is changed; from `late` ones it is paid or resumed first. */
const running: readonly SubscriptionStatus[] = ['trialing', 'active']
const late: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused']

/**
 * Returns the URL of the provider's page to pay for a plan, or to change a running subscription to it. Reads the
 * provider's state first, so that nobody subscribes twice. 404 for a plan that is not sold.
 */
export async function openPayment(
  call: Omit<Call<typeof calls.createSubscription>, 'tx'>,
  parts: Following,
): Promise<string> {
  const { companyId } = call.params
  await countPage(parts, companyId)
  const plans = await call.apart(listPlans)
  const plan = plans.find(({ priceId }) => priceId === call.body.priceId)
  if (!plan || plan.isBase || plan.isArchived) throw unknown({ path: 'priceId', thing: 'plan' })
  return await promptly(async () => {
    const { payments } = parts
    const customerRef = await openAccount(parts, companyId)
    await followCustomer(parts, customerRef)
    const { subscriptionRef, priceId, status, hadTrial } = await call.apart((tx) => loadAccount(tx, companyId))
    const requested = call.request.headers['idempotency-key']
    const key = typeof requested === 'string' ? requested : null
    const checkout = { customerRef, companyId, priceId: plan.priceId, language: call.language, key }
    if (!subscriptionRef || ![...running, ...late].includes(status)) {
      return await payments.openCheckout({ ...checkout, hasTrial: !hadTrial })
    }
    if (late.includes(status) || priceId === plan.priceId) return await payments.openPortal(checkout)
    return await payments.openChange({ ...checkout, subscriptionRef })
  })
}

/** Returns the URL of the provider's page to manage cards, invoices and the subscription. */
export async function openCustomerPortal(
  call: Omit<Call<typeof calls.openCustomerPortal>, 'tx'>,
  parts: Following,
): Promise<string> {
  const { companyId } = call.params
  await countPage(parts, companyId)
  return await promptly(async () => {
    const customerRef = await openAccount(parts, companyId)
    return await parts.payments.openPortal({ customerRef, language: call.language })
  })
}

async function countPage({ db }: Following, companyId: number): Promise<void> {
  await inTransaction(db, { identity: true }, (tx) => countCall(tx, limit, `company ${companyId}`))
}

/** Rejects with `unavailable` when the work takes too long for a user. The work is safe to repeat. */
async function promptly<Result>(work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Problem('unavailable', slow, { retryAfterSeconds: 30 })), timeoutMs)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const slow = {
  fr: 'Le service de paiement ne répond pas à temps. Réessayez dans un instant.',
  en: 'The payment service is not responding. Try again in a moment.',
}
