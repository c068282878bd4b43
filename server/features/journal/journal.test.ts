import * as journal from '@filao/domain/journal/contract'
import { anchorOf } from '@filao/domain/journal/entry'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { closeJournals } from './closing.ts'
import { headMailJob, sendHeadMail } from './notifications.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** A rental at 120 € with VAT at 8.5 %, paid with its deposit, charged and refunded: seven entries after the first. */
async function givenMoney() {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id } = await counter.contract()
  const ofRental = { ...params, rentalId: id }
  const pay = (body: object) => by.request(calls.createPayment, { params: ofRental, body: body as never })
  const paid = await pay({ totalAmount: 120, securityDepositAmount: 800, method: 'cash' })
  await counter.deliver(id)
  t.setNow(noon(3))
  await counter.takeBack(id)
  const damage = { kind: 'damage' as const, amount: 300, reason: 'Aile de Zoé' }
  const charge = await by.request(calls.createCharge, { params: ofRental, body: damage })
  const correctsChargeId = charge.charges.at(-1)?.id ?? 0
  await pay({ totalAmount: 0, securityDepositAmount: 800, correctsPaymentId: paid.id, reason: 'Rendue' })
  await by.request(calls.createCharge, { params: ofRental, body: { ...damage, reason: 'Erreur', correctsChargeId } })
  await pay({ totalAmount: 20, securityDepositAmount: 0, correctsPaymentId: paid.id, reason: 'Geste' })
  const verify = (query: { anchor?: string } = {}) => by.request(journal.readVerification, { params, query })
  return { ...counter, id, paid, pay, verify }
}

const kinds = ['version', 'payment', 'deposit_taken', 'charge', 'deposit_returned', 'charge_correction', 'refund']

describe('the journal', () => {
  test('records all money of a rental, in order, without a name', async () => {
    const { by, params, verify, customer } = await givenMoney()
    const lines = await by.request(journal.listJournal, { params })
    expect(lines.map(({ kind }) => kind).reverse()).toEqual(kinds)
    const [refund] = lines
    expect(JSON.parse(refund?.payload ?? '')).toMatchObject({
      cents: -2000,
      method: 'cash',
      vat: [{ rate: 8.5, baseCents: -1843, vatCents: -157 }],
      userId: by.userId,
    })
    expect(lines.map(({ payload }) => payload).join()).not.toMatch(new RegExp(`${customer.lastName}|Zoé|Geste`))
    expect(await verify()).toMatchObject({ entries: 7, isWhole: true, firstFault: null, head: { seq: 7 } })
  })

  test('is read and checked by administrators of the company only', async () => {
    const { by, params } = await givenMoney()
    const [staff, other] = [await t.colleague(by, 'staff'), await t.company()]
    for (const call of [journal.listJournal, journal.readVerification, journal.listClosings, journal.readStatement]) {
      expect((await staff.send(call, { params })).status).toBe(403)
      expect((await other.send(call, { params })).status).toBe(404)
    }
    const theirs = await other.request(journal.readVerification, { params: { companyId: other.companyId } })
    expect(theirs).toEqual({ entries: 0, isWhole: true, firstFault: null, head: null })
  })

  test('enters a check that a person asked for', async () => {
    const { by, params } = await givenMoney()
    expect(await by.request(journal.verifyJournal, { params, body: {} })).toMatchObject({ isWhole: true, entries: 7 })
    const [check] = await by.request(journal.listJournal, { params, query: { kind: 'check' } })
    expect(JSON.parse(check?.payload ?? '')).toMatchObject({ isWhole: true, entries: 7, userId: by.userId })
  })
})

describe('closings', () => {
  test('are made in order by the calendar of the company, once, with totals of the day, the year and of all time', async () => {
    const { by, params, verify, pay } = await givenMoney()
    // Ten at night on 31 March in Guadeloupe, and one in the morning there on the next day.
    t.setNow('2026-04-01T02:00:00Z')
    await pay({ totalAmount: 10, securityDepositAmount: 0, method: 'card', isOverConfirmed: true })
    await closeJournals(t.db, t.enqueue, '2026-04-01T03:30:00Z')
    await closeJournals(t.db, t.enqueue, '2026-04-01T05:00:00Z')
    await closeJournals(t.db, t.enqueue, '2026-04-01T06:00:00Z')
    const closings = await by.request(journal.listClosings, { params })
    expect(closings.map(({ period }) => period)).toEqual(['2026-03', '2026-03-31', '2026-03-04', '2026-03-01'])
    const [month, last] = closings
    expect(month).toMatchObject({
      at: '2026-04-01T05:00:00Z',
      interval: {
        entries: 7,
        received: {
          total: 110,
          totalBeforeVat: 101.38,
          totalVat: 8.62,
          vat: [{ rate: 8.5, base: 101.38, amount: 8.62 }],
        },
        methods: [
          { method: 'card', amount: 10, deposit: 0 },
          { method: 'cash', amount: 100, deposit: 0 },
        ],
        charged: 0,
      },
    })
    expect(last).toMatchObject({ interval: { received: { total: 10 } }, year: { received: { total: 110 } } })
    expect(last?.head.seq).toBe(closings[2]?.seq ?? 0)
    expect(await by.request(journal.listClosings, { params, query: { closing: 'month' } })).toEqual([month])
    expect(await verify()).toMatchObject({ isWhole: true, entries: 12 })
  })

  test('count an entry of a day that is closed already in the day after it', async () => {
    const { by, params, pay, verify } = await givenMoney()
    await closeJournals(t.db, t.enqueue, '2026-03-05T05:00:00Z')
    // The clock goes back to a day that is closed.
    t.setNow(noon(1))
    await pay({ totalAmount: 5, securityDepositAmount: 0, method: 'card', isOverConfirmed: true })
    const [late] = await by.request(journal.listJournal, { params })
    expect(late).toMatchObject({ day: '2026-03-05', at: noon(1) })
    expect(JSON.parse(late?.payload ?? '').earlierThan).toBe('2026-03-05T05:00:00Z')
    await closeJournals(t.db, t.enqueue, '2026-03-06T05:00:00Z')
    expect(await verify()).toMatchObject({ isWhole: true })
  })
})

test('the turnover of any period is that of its days', async () => {
  const { by, params } = await givenMoney()
  const turnover = (from: string, to: string) => by.request(journal.readTurnover, { params, query: { from, to } })
  expect(await turnover('2026-03-01', '2026-03-31')).toMatchObject({
    received: { total: 100, totalVat: 7.83 },
    charged: 0,
  })
  expect(await turnover('2026-03-01', '2026-03-01')).toMatchObject({
    received: { total: 120 },
    methods: [{ method: 'cash', amount: 120, deposit: 800 }],
  })
  expect(
    (await by.send(journal.readTurnover, { params, query: { from: '2026-03-02', to: '2026-03-01' } })).status,
  ).toBe(422)
})

test('the publisher’s statement is offered only where the check passes', async () => {
  const { by, params, paid } = await givenMoney()
  expect(await by.request(journal.readStatement, { params })).toMatchObject({
    software: 'Filao',
    version: expect.stringMatching(/^\d/),
    entries: 7,
  })
  await t.db.pool.query('update payments set total_cents = 12001 where id = $1', [paid.id])
  const refused = await by.send(journal.readStatement, { params })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('écriture 2')
})

test('a month’s end is mailed to the administrators once, and says if the journal is whole', async () => {
  const { by } = await givenMoney()
  await closeJournals(t.db, t.enqueue, '2026-04-01T05:00:00Z')
  await closeJournals(t.db, t.enqueue, '2026-04-02T05:00:00Z')
  const requested = t.jobsOf(headMailJob).filter(({ companyId }) => companyId === by.companyId)
  expect(requested).toHaveLength(1)
  const sent: { subject: string; text: string }[] = []
  const send = async (message: { subject: string; text: string }) => void sent.push(message)
  const parts = { db: t.db, send: send as never, publicUrl: 'http://filao.test', now: () => '2026-04-01T05:01:00Z' }
  const job = requested[0] as NonNullable<(typeof requested)[0]>
  await sendHeadMail(parts, job)
  await sendHeadMail(parts, job)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toBe(`Journal, mars 2026\u202f: empreinte ${anchorOf(job.hash)}`)
  expect(sent[0]?.text).toContain(job.hash)
  expect(sent[0]?.text).toContain('intact')
})
