import { updateMe } from '@filao/domain/access/contract'
import * as billing from '@filao/domain/billing/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail'
import { type Member, type TestApp, testApp } from '#testing/app'
import { passTestTime } from './local.ts'
import { type BillingMail, billingMailJob, notifyOfEndingTrials, sendBillingMail } from './notifications.ts'
import { builtInPlans, storePlans } from './plans.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  await storePlans(t.db, builtInPlans('local'))
})
afterAll(() => t.close())

const now = '2026-03-02T14:00:00Z'
const requested = (by: Member) => t.jobsOf(billingMailJob).filter(({ companyId }) => companyId === by.companyId)
type Action = 'cancel' | 'resume' | 'end_trial' | 'fail_payment' | 'give_up_payment' | 'pay' | 'end'
const act = (by: Member, action: Action) => by.request(billing.changeTestSubscription, { params: by, body: { action } })

/** Creates a company with a running plan. */
async function subscriber(): Promise<Member> {
  t.setNow(now)
  const admin = await t.company()
  const { url } = await admin.request(billing.createSubscription, { params: admin, body: { priceId: 'price_pro' } })
  const params = { companyId: admin.companyId, session: url.split('/').at(-1) as string }
  await admin.request(billing.payTestCheckout, { params, body: { outcome: 'paid' } })
  return admin
}

/** Sends the queued mails, as the mail job does. */
async function send(jobs: BillingMail[], at = now): Promise<Message[]> {
  const sent: Message[] = []
  const parts = {
    db: t.db,
    publicUrl: 'https://filao.test',
    now: () => at,
    send: async (message: Message) => void sent.push(message),
  }
  for (const job of jobs) await sendBillingMail(parts, job)
  return sent
}

test('a failed payment is mailed to each administrator in their language, once per period', async () => {
  const admin = await subscriber()
  const second = await t.colleague(admin, 'admin')
  await second.request(updateMe, { body: { language: 'en' } })
  await t.colleague(admin, 'staff')
  await act(admin, 'fail_payment')
  const sent = await send([...requested(admin), ...requested(admin)])
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Le paiement de votre abonnement Filao a échoué',
    'The payment for your Filao subscription failed',
  ])
  expect(sent[0]?.text).toContain('Le paiement de la formule Pro pour Société')
  expect(sent[0]?.text).toContain('https://filao.test/subscription')
  await act(admin, 'pay')
  await act(admin, 'fail_payment')
  expect(requested(admin).filter(({ userId }) => userId === admin.userId)).toHaveLength(2)
})

test('a payment that was fixed before the mail left is not mailed, nor is a former administrator', async () => {
  const admin = await subscriber()
  const second = await t.colleague(admin, 'admin')
  await act(admin, 'fail_payment')
  await t.db.pool.query(`update users set role = 'staff' where id = $1`, [second.userId])
  const [first, other] = requested(admin)
  expect(await send([other as BillingMail])).toEqual([])
  await act(admin, 'pay')
  expect(await send([first as BillingMail])).toEqual([])
  const { rows } = await t.db.pool.query('select 1 from sent_mails where company_id = $1', [admin.companyId])
  expect(rows).toEqual([])
})

test('a suspension, a cancellation and an end are mailed with their consequences', async () => {
  const [unpaid, leaving] = [await subscriber(), await subscriber()]
  await act(unpaid, 'fail_payment')
  await act(unpaid, 'give_up_payment')
  await act(leaving, 'cancel')
  const suspended = (await send(requested(unpaid))).at(-1)
  expect(suspended?.subject).toBe('Votre abonnement Filao est suspendu')
  expect(suspended?.text).toContain('Rien n’est effacé')
  const [cancelled] = await send(requested(leaving))
  expect(cancelled?.text).toContain('prend fin le 9 mars 2026')
  await passTestTime(t.db, t.enqueue, '2026-03-09T14:00:00Z')
  const ended = await send(requested(leaving).slice(1))
  expect(ended.map(({ subject }) => subject)).toEqual(['Votre abonnement Filao a pris fin'])
})

test('the end of a trial is mailed once, three days before and not sooner', async () => {
  const admin = await subscriber()
  await notifyOfEndingTrials(t.db, t.enqueue, '2026-03-06T13:59:59Z')
  expect(requested(admin)).toEqual([])
  await notifyOfEndingTrials(t.db, t.enqueue, '2026-03-06T14:00:00Z')
  await notifyOfEndingTrials(t.db, t.enqueue, '2026-03-07T14:00:00Z')
  expect(requested(admin)).toHaveLength(1)
  const [told] = await send(requested(admin), '2026-03-06T14:00:00Z')
  expect(told?.subject).toBe('Votre essai de Filao se termine bientôt')
  expect(told?.text).toContain('se termine le 9 mars 2026')
})

test('the end of a trial is not mailed after a cancellation during the trial', async () => {
  const admin = await subscriber()
  await act(admin, 'cancel')
  await notifyOfEndingTrials(t.db, t.enqueue, '2026-03-07T14:00:00Z')
  expect(requested(admin).map(({ news }) => news)).toEqual(['ending'])
})
