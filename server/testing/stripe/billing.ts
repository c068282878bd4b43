import * as billing from '@filao/domain/billing/contract'
import { type followBilling, refreshPlans } from '#features/billing/jobs'
import { billingMailJob } from '#features/billing/notifications'
import { openAccount } from '#features/billing/opening'
import { loadAccount } from '#features/billing/queries'
import { loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { openPayments } from '#platform/subscriptions/open-payments'
import type { Payments } from '#platform/subscriptions/payments'
import { type Member, testApp } from '../app.ts'
import { event } from './events.ts'
import { stripeServer } from './server.ts'

type Parts = Parameters<typeof followBilling>[0] & { payments: Payments }

/** Starts an application that sells the plans of its own Stripe server, and returns what its tests do and look at. */
export async function stripeBilling() {
  const stripe = await stripeServer()
  const small = stripe.sell('prod_small', 'Découverte', { amount: 2900, metadata: { agencies: '2', vehicles: '20' } })
  const pro = stripe.sell('prod_pro', 'Pro', { amount: 7900, metadata: { agencies: '5', vehicles: '100' } })
  const t = await testApp(stripe.settings)
  const config = loadConfig({ NODE_ENV: 'test', ...stripe.settings })
  const payments = (await openPayments(config)) as Payments
  const now = () => new Date().toISOString()
  const parts: Parts = { config, db: t.db, log: t.log, payments, enqueue: t.enqueue, now }
  await refreshPlans(parts)
  const count = async (query: string, values: unknown[]) => (await t.db.pool.query(query, values)).rows.length
  return {
    t,
    stripe,
    parts,
    pro,
    small,
    state: (by: Member) => by.request(billing.getBillingState, { params: by }),
    /** Sends a webhook event to the application. */
    sendWebhook: ({ payload, headers }: ReturnType<typeof event>) =>
      t.app.inject({ method: 'POST', url: '/api/billing/webhook', payload, headers }),
    updated: (customer: string, more = {}) => event('customer.subscription.updated', { customer }, more),
    account: ({ companyId }: Member) =>
      inTransaction(t.db, { companyId, userId: 0 }, (tx) => loadAccount(tx, companyId)),
    mailsTo: (by: Member) => t.jobsOf(billingMailJob).filter(({ companyId }) => companyId === by.companyId),
    eventsOf: ({ companyId }: Member) =>
      count("select id from events where company_id = $1 and top = 'billing'", [companyId]),
    storedEventsOf: (id: string) => count('select id from billing_events where id = $1', [id]),
    /** Creates a company that is a customer. */
    customer: async (): Promise<{ admin: Member; ref: string }> => {
      const admin = await t.company()
      return { admin, ref: await openAccount(parts, admin.companyId) }
    },
    /** Lets the Stripe server answer at once again, for the next test. */
    reset: () => {
      stripe.state.isAway = false
      stripe.state.beforeAnswer = async () => undefined
    },
    close: async () => {
      await t.close()
      await stripe.close()
    },
  }
}
