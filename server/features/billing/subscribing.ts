import type { createSubscription, openCustomerPortal } from '@filao/domain/billing/contract'
import type { SubscriptionStatus } from '@filao/domain/billing/subscription'
import { Problem } from '@filao/domain/kernel/problem'
import { type CallLimit, countCall } from '#features/access/public'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Call } from '#platform/http/serve'
import { unknown } from '#platform/http/unknown'
import { type Following, followCustomer } from './following.ts'
import { openAccount } from './opening.ts'
import { listPlans, loadAccount } from './queries.ts'

/** A person waits for the page: longer than this they are told to try again. */
const patienceMs = 5000

/** How many pages of the provider one company may open: each takes several calls, and those are counted for all together. */
const limit: CallLimit = { name: 'payment pages', perMinute: 20 }

/** From these statuses a subscription is changed; from the next ones it is paid or resumed first. */
const running: readonly SubscriptionStatus[] = ['trialing', 'active']
const late: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused']

/**
 * The provider's page on which a plan is paid for, or a running subscription is changed to it. What the provider knows is
 * asked first, so that nobody subscribes twice. 404 for a plan that is not sold.
 */
export async function openPayment(
  call: Omit<Call<typeof createSubscription>, 'tx'>,
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
    const asked = call.request.headers['idempotency-key']
    const key = typeof asked === 'string' ? asked : null
    const checkout = { customerRef, companyId, priceId: plan.priceId, language: call.language, key }
    if (!subscriptionRef || ![...running, ...late].includes(status)) {
      return await payments.openCheckout({ ...checkout, hasTrial: !hadTrial })
    }
    if (late.includes(status) || priceId === plan.priceId) return await payments.openPortal(checkout)
    return await payments.openChange({ ...checkout, subscriptionRef })
  })
}

/** The provider's page on which cards, invoices and the subscription are managed. */
export async function openManagement(
  call: Omit<Call<typeof openCustomerPortal>, 'tx'>,
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

/** What comes too late for a person is given up; done again it is the same. */
async function promptly<Result>(work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Problem('unavailable', slow, { retryAfterSeconds: 30 })), patienceMs)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const slow = {
  fr: 'Le service de paiement ne répond pas à temps. Réessayez dans un instant.',
  en: 'The payment service does not answer in time. Try again in a moment.',
}
