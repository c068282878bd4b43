import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { openPayments } from '#platform/subscriptions/open-payments'
import type { Payments } from '#platform/subscriptions/payments'
import { type Member, type TestApp, testApp } from '#testing/app'
import { type MailServer, mailServer } from '#testing/mail-server'
import { type ServerProcess, startServer } from '#testing/processes'
import { event } from '#testing/stripe/events'
import { type StripeServer, stripeServer } from '#testing/stripe/server'
import { openAccount } from './opening.ts'
import { loadAccount } from './queries.ts'

let t: TestApp
let stripe: StripeServer
let mail: MailServer
let payments: Payments
let pro: string
const servers: ServerProcess[] = []

beforeAll(async () => {
  stripe = await stripeServer()
  pro = stripe.sell('prod_pro', 'Pro', { amount: 7900 })
  t = await testApp(stripe.settings)
  mail = await mailServer()
  payments = (await openPayments(loadConfig(stripe.settings))) as Payments
  const settings = { ...stripe.settings, SMTP_URL: mail.url, PUBLIC_URL: 'http://filao.example' }
  servers.push(...(await Promise.all([startServer(t.url, settings), startServer(t.url, settings)])))
})
afterAll(async () => {
  await servers[1]?.stop()
  await mail.close()
  await t.close()
  await stripe.close()
})

async function customer(): Promise<{ admin: Member; ref: string }> {
  const admin = await t.company()
  return { admin, ref: await openAccount({ db: t.db, payments }, admin.companyId) }
}

/** Sends a webhook event to one of the processes; null if the process died during it. */
async function send(server: ServerProcess | undefined, { payload, headers }: ReturnType<typeof event>) {
  const response = fetch(`${server?.url}/api/billing/webhook`, { method: 'POST', body: payload, headers })
  return await response.then(({ status }) => status).catch(() => null)
}

const statusOf = async ({ companyId }: Member) =>
  (await inTransaction(t.db, { companyId, userId: 0 }, (tx) => loadAccount(tx, companyId))).status
const count = async (query: string, value: unknown) => (await t.db.pool.query(query, [value])).rows.length

test('two processes that receive every event twice at once end in Stripe’s state, and mail once', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, customer))
  await Promise.all(
    all.map(async ({ ref }, number) => {
      const made = stripe.subscribe(ref, pro)
      const responses: Promise<number | null>[] = []
      for (const status of ['active', 'past_due', 'active', 'past_due']) {
        Object.assign(made, { status })
        const sent = event('customer.subscription.updated', { customer: ref })
        const twice = servers.map((server) => send(server, sent))
        responses.push(...twice)
        await Promise.race(twice)
      }
      // Retries when asked to, as Stripe does.
      const answers = await Promise.all(responses)
      if (answers.some((response) => response !== 200)) {
        const again = event('customer.subscription.updated', { customer: ref })
        expect(await send(servers[number % 2], again)).toBe(200)
      }
    }),
  )
  for (const { admin } of all) {
    expect(await statusOf(admin)).toBe('past_due')
    expect(await count('select 1 from sent_mails where company_id = $1', admin.companyId)).toBe(1)
  }
  await expect.poll(() => mail.received.length).toBe(6)
  await expect.poll(() => count('select 1 from sent_mails where sent_at is null and id > $1', 0)).toBe(0)
  expect(mail.received.length).toBe(6)
})

test('a process killed during its request to Stripe leaves nothing, and the other one gets the retry', async () => {
  const { admin, ref } = await customer()
  stripe.subscribe(ref, pro, { status: 'unpaid' })
  const [isAsked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()]
  stripe.state.beforeAnswer = () => {
    isAsked.resolve()
    return goOn.promise
  }
  const sent = event('invoice.payment_failed', { customer: ref }, { eventId: 'evt_of_the_killed' })
  const response = send(servers[0], sent)
  await isAsked.promise
  await servers[0]?.stop('SIGKILL')
  goOn.resolve(undefined)
  stripe.state.beforeAnswer = async () => undefined
  expect(await response).toBeNull()
  expect(await statusOf(admin)).toBe('active')
  expect(await count('select 1 from billing_events where id = $1', 'evt_of_the_killed')).toBe(0)
  expect(await send(servers[1], sent)).toBe(200)
  expect(await statusOf(admin)).toBe('unpaid')
  expect(await count('select 1 from billing_events where id = $1', 'evt_of_the_killed')).toBe(1)
})
