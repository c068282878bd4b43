import { randomBytes } from 'node:crypto'
import type * as calls from '@filao/domain/billing/contract'
import { acted, type Held, passed, subscribed } from '@filao/domain/billing/local-subscription'
import type { Plan } from '@filao/domain/billing/plan'
import { Problem } from '@filao/domain/kernel/problem'
import type { Database, Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { inTransaction, within } from '#platform/database/tenancy/tenant'
import { audit, author, difference } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { unknown } from '#platform/http/unknown'
import type { Enqueue } from '#platform/jobs/jobs'
import { notifyOfChange } from './notifications.ts'
import * as queries from './queries.ts'

/** Begins a payment with the local provider, without real money. Returns the URL of the page on which it ends. */
export async function beginTestCheckout(call: Call<typeof calls.createSubscription>, publicUrl: string) {
  const { tx, params, body } = call
  const plan = await loadPlanForSale(tx, body.priceId)
  const session = `test_${randomBytes(12).toString('hex')}`
  await queries.insertCheckout(tx, { session, companyId: params.companyId, priceId: plan.priceId })
  await audit(tx, { ...author(call), entity: 'subscription', entityId: params.companyId, action: 'begun' })
  return { url: `${publicUrl}/subscription/test/${session}` }
}

/** Loads the plan of a payment with the local provider. */
export async function loadTestCheckout(tx: Tx, companyId: number, session: string) {
  const checkout = await queries.loadCheckout(tx, companyId, session)
  const [plan, account] = await Promise.all([loadPlanForSale(tx, checkout.priceId), queries.loadAccount(tx, companyId)])
  return { session, plan, hasTrial: !account.hadTrial, isDone: checkout.doneAt !== null }
}

/** Ends a payment with the local provider. Ending it twice has the effect of one payment. */
export async function payTestCheckout(call: Call<typeof calls.payTestCheckout>, enqueue: Enqueue): Promise<void> {
  const { tx, params, body, now } = call
  const { companyId, session } = params
  const account = await queries.loadAccount(tx, companyId, { lock: true })
  const checkout = await queries.loadCheckout(tx, companyId, session)
  if (checkout.doneAt) return
  if (body.outcome === 'refused') throw new Problem('conflict', cardRefused)
  const plan = await loadPlanForSale(tx, checkout.priceId)
  await queries.endCheckout(tx, companyId, session, now)
  await save(call, enqueue, account, subscribed(account, plan, now), {
    customerRef: account.customerRef ?? `cus_test_${companyId}`,
    subscriptionRef: `sub_${session}`,
    priceId: plan.priceId,
    unitAmount: plan.unitAmount,
    interval: plan.interval,
  })
}

/** Changes a subscription of the local provider as its customer, time or a bank would. */
export async function changeTestSubscription(
  call: Call<typeof calls.changeTestSubscription>,
  enqueue: Enqueue,
): Promise<void> {
  const account = await queries.loadAccount(call.tx, call.params.companyId, { lock: true })
  await save(call, enqueue, account, acted(account, call.body.action, call.now))
}

/** Moves every subscription of the local provider on to the present. */
export async function passTestTime(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  await inTransaction(db, { identity: true }, async (tx) => {
    for (const before of await queries.lockDueAccounts(tx, now)) {
      const { companyId } = before
      const after = passed(before, now)
      if (after === before) continue
      await within(tx, { companyId, userId: 0 }, async () => {
        await queries.updateAccount(tx, companyId, columns(after))
        const changes = difference(columns(before), columns(after))
        await audit(tx, {
          companyId,
          userId: null,
          entity: 'subscription',
          entityId: companyId,
          action: 'changed',
          changes,
        })
        await insertEvent(tx, { companyId, top: 'billing', key: null })
        await notifyOfChange(tx, enqueue, { companyId, before, after: { ...before, ...after }, now })
      })
    }
  })
}

type Writer = Call<typeof calls.payTestCheckout> | Call<typeof calls.changeTestSubscription>
type Payment = Partial<Pick<queries.Account, 'customerRef' | 'subscriptionRef' | 'priceId' | 'unitAmount' | 'interval'>>

async function save(call: Writer, enqueue: Enqueue, before: queries.Account, after: Held, payment: Payment = {}) {
  const { companyId } = call.params
  await queries.updateAccount(call.tx, companyId, { ...columns(after), ...payment })
  const changes = difference(columns(before), columns(after))
  await audit(call.tx, { ...author(call), entity: 'subscription', entityId: companyId, action: 'changed', changes })
  await notifyOfChange(call.tx, enqueue, {
    companyId,
    before,
    after: { ...before, ...after, ...payment },
    now: call.now,
  })
}

function columns({ productId, status, trialEndsAt, periodEndsAt, isEnding, hadTrial }: Held) {
  return { productId, status, trialEndsAt, periodEndsAt, isEnding, hadTrial }
}

/** Loads a plan that is for sale. 404 for any other. */
async function loadPlanForSale(tx: Tx, priceId: string): Promise<Plan> {
  const plan = (await queries.listPlans(tx)).find((one) => one.priceId === priceId && !one.isBase)
  if (!plan) throw unknown({ path: 'priceId', thing: 'plan' })
  return plan
}

const cardRefused = {
  fr: 'La banque a refusé la carte. Aucun abonnement n’a été pris.',
  en: 'The bank declined the card. No subscription was started.',
}
