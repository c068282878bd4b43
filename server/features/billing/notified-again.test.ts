import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { openPayments } from '#platform/subscriptions/open-payments'
import type { Payments } from '#platform/subscriptions/payments'
import { type TestApp, testApp } from '#testing/app'
import { gatedDatabase } from '#testing/gated-database'
import { type StripeServer, stripeServer } from '#testing/stripe/server'
import { followCustomer, followPlans } from './following.ts'
import { billingMailJob, sendBillingMail } from './notifications.ts'
import { openAccount } from './opening.ts'

let t: TestApp
let stripe: StripeServer
let payments: Payments
let pro: string
beforeAll(async () => {
  stripe = await stripeServer()
  pro = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  t = await testApp(stripe.settings)
  payments = (await openPayments(loadConfig(stripe.settings))) as Payments
  await followPlans({ db: t.db, payments })
})
afterAll(async () => {
  await t.close()
  await stripe.close()
})

test.each(['after the mail is forgotten', 'before the mail is forgotten'])(
  'a payment that is fixed and fails again %s is mailed once',
  async (moment) => {
    const { companyId } = await t.company()
    const ref = await openAccount({ db: t.db, payments }, companyId)
    const subscription = stripe.subscribe(ref, pro)
    let looks = 0
    const now = () => {
      looks++
      return new Date().toISOString()
    }
    const follow = async (status: string) => {
      Object.assign(subscription, { status })
      await followCustomer({ db: t.db, payments, enqueue: t.enqueue, now }, ref)
    }
    const jobs = () => t.jobsOf(billingMailJob).filter((job) => job.companyId === companyId)
    for (const status of ['active', 'past_due', 'active']) await follow(status)
    expect(jobs()).toHaveLength(1)

    let sent = 0
    const send = async () => void sent++
    let hasFailedAgain = false
    const failAgain = async () => {
      if (hasFailedAgain || looks === 0) return
      hasFailedAgain = true
      await follow('past_due')
    }
    const gate = moment === 'before the mail is forgotten' ? failAgain : async () => undefined
    const parts = { send, publicUrl: 'https://filao.example', now }
    looks = 0
    for (const job of jobs()) await sendBillingMail({ ...parts, db: gatedDatabase(t.db, gate) }, job)
    await failAgain()
    for (const job of jobs().slice(1)) await sendBillingMail({ ...parts, db: t.db }, job)
    const mails = await t.db.pool.query('select 1 from sent_mails where company_id = $1', [companyId])
    expect({ sent, rows: mails.rows.length }).toEqual({ sent: 1, rows: 1 })
  },
)
