import { Problem } from '@filao/domain/kernel/problem'
import { attemptEach } from '#platform/attempt-each'
import type { Database, Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { lockName } from '#platform/database/tenancy/name-lock'
import { inTransaction, within } from '#platform/database/tenancy/tenant'
import { audit, difference } from '#platform/feature/audit'
import type { Enqueue } from '#platform/jobs/jobs'
import {
  nothingTaken,
  type Payments,
  type SubscriptionState,
  type WebhookEvent,
} from '#platform/subscriptions/payments'
import { notifyOfChange } from './notifications.ts'
import * as provider from './provider-queries.ts'
import { type Account, listPlans, loadAccount, replacePlans, updateAccount } from './queries.ts'

/** The input of calls that follow the payment provider. */
export type Following = { db: Database; payments: Payments; enqueue: Enqueue; now: () => string }

const system = { identity: true } as const
const attempts = 4

/**
 * Copies the provider's current state of a customer into their account. The provider is asked between two transactions,
 * so an account written meanwhile is read again, and an older answer never overwrites a newer one. Does nothing for an
 * unknown customer or a handled webhook event; throws `conflict` after too many concurrent writes.
 */
export async function followCustomer(parts: Following, customerRef: string, event?: WebhookEvent): Promise<void> {
  const { db, payments } = parts
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const seen = await inTransaction(db, system, async (tx) => {
      if (event && (await provider.knowsWebhookEvent(tx, event.id))) return undefined
      return await provider.findCustomer(tx, customerRef)
    })
    if (!seen) return
    const subscription = await payments.readSubscription(customerRef)
    if (await store(parts, seen, subscription, event)) return
  }
  throw new Problem('conflict', busy)
}

/**
 * Replaces the plans by those that the provider sells now, with the same retries. A plan that a company has stays,
 * archived if it is no longer sold.
 */
export async function followPlans(
  { db, payments }: Pick<Following, 'db' | 'payments'>,
  event?: WebhookEvent,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const seen = await inTransaction(db, system, async (tx) => {
      if (event && (await provider.knowsWebhookEvent(tx, event.id))) return undefined
      return JSON.stringify(await listPlans(tx))
    })
    if (!seen) return
    const sold = await payments.listPlans()
    const isDone = await inTransaction(db, system, async (tx) => {
      await lockName(tx, 'plans')
      const plans = await listPlans(tx)
      if (JSON.stringify(plans) !== seen) return false
      if (event && !(await provider.insertWebhookEvent(tx, event))) return true
      const held = await provider.listHeldProducts(tx)
      const isLeft = (id: string) => held.includes(id) && !sold.some(({ productId }) => productId === id)
      const left = plans.filter(({ productId }) => isLeft(productId))
      await replacePlans(tx, [...sold, ...left.map((plan) => ({ ...plan, isBase: false, isArchived: true }))])
      return true
    })
    if (isDone) return
  }
  throw new Problem('conflict', busy)
}

/**
 * Reads every customer from the provider, for webhook events that never arrived or failed. Skips an account that is
 * written meanwhile. A customer that cannot be read stops no other; the failures are thrown at the end.
 */
export async function followEveryone(parts: Following): Promise<void> {
  const { db, payments } = parts
  const customers = await inTransaction(db, system, provider.listCustomers)
  if (customers.length === 0) return
  const subscriptions = await payments.readSubscriptions()
  await attemptEach(customers, async (customer) => {
    // A customer without a subscription is looked up, because the key of another Stripe account would end all of them.
    const subscription =
      subscriptions.get(customer.customerRef) ?? (await payments.readSubscription(customer.customerRef))
    await store(parts, customer, subscription)
  })
}

/** Stores the state of a subscription. Returns false when the account was written since it was read. */
async function store(
  parts: Following,
  { companyId, version }: { companyId: number; version: string },
  subscription: SubscriptionState,
  event?: WebhookEvent,
): Promise<boolean> {
  const now = parts.now()
  return await inTransaction(
    parts.db,
    system,
    async (tx) => {
      if ((await provider.lockVersion(tx, companyId)) !== version) return false
      if (event && !(await provider.insertWebhookEvent(tx, event))) return true
      await within(tx, { companyId, userId: 0 }, () => apply(tx, parts.enqueue, companyId, subscription, now))
      return true
    },
    now,
  )
}

/** Always writes, so the version changes and older reads are rejected. */
async function apply(
  tx: Tx,
  enqueue: Enqueue,
  companyId: number,
  subscription: SubscriptionState,
  now: string,
): Promise<void> {
  const before = await loadAccount(tx, companyId)
  const after = { ...subscription, hadTrial: before.hadTrial || subscription.hadTrial }
  await updateAccount(tx, companyId, after)
  const changes = difference(stateOf(before), after)
  if (Object.keys(changes).length === 0) return
  await audit(tx, { companyId, userId: null, entity: 'subscription', entityId: companyId, action: 'changed', changes })
  await insertEvent(tx, { companyId, top: 'billing', key: null })
  await notifyOfChange(tx, enqueue, { companyId, before, after, now })
}

function stateOf(account: Account): SubscriptionState {
  const names = Object.keys(nothingTaken) as (keyof SubscriptionState)[]
  return Object.fromEntries(names.map((name) => [name, account[name]])) as SubscriptionState
}

const busy = {
  fr: 'L’abonnement change au même moment. Réessayez dans un instant.',
  en: 'The subscription is being changed. Try again shortly.',
}
