import { updateCustomer } from '@filao/domain/customers/contract'
import { listJournal, readVerification } from '@filao/domain/journal/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { MailRequest } from '@filao/domain/rentals/mail/mail.schema'
import type { SettlementCreation } from '@filao/domain/rentals/money/settlement.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a rental of three days at 40 €, paid by card with a deposit of 800 €, and returned at an instant. */
async function givenReturn(returnedAt = noon(3, 120)) {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by } = counter
  const { id } = await counter.contract()
  const params = { ...counter.params, rentalId: id }
  const body = { totalAmount: 120, securityDepositAmount: 800 }
  await by.request(calls.createPayment, { params, body })
  t.setNow(noon(0, 120))
  await counter.deliver(id)
  t.setNow(returnedAt)
  await counter.takeBack(id)
  const settle = (wanted: SettlementCreation, headers: Record<string, string> = {}) =>
    by.send(calls.settleRental, { params, body: wanted, headers })
  const payments = () => by.request(calls.listPayments, { params })
  const timeline = () => by.request(calls.getTimeline, { params: { ...counter.params, id } })
  return { ...counter, id, settle, payments, timeline }
}

const asAgreed: SettlementCreation = { price: 'agreed', charges: [], shown: { dueAmount: 0, depositHeldAmount: 800 } }
const fuel = { kind: 'fuel', amount: 45, reason: 'Deux quarts de réservoir' } as const
const withFuel: SettlementCreation = { ...asAgreed, charges: [fuel], shown: { dueAmount: 45, depositHeldAmount: 800 } }

describe('the settlement of a return', () => {
  test('gives the whole deposit back when nothing is due', async () => {
    const { by, id, get, settle, payments } = await givenReturn()
    const { status, body } = await settle(asAgreed)
    expect([status, body]).toMatchObject([
      200,
      { settledAt: noon(3, 120), paidTotalAmount: 120, paidSecurityDepositAmount: 0 },
    ])
    expect(await payments()).toMatchObject([
      { totalAmount: 120 },
      { securityDepositAmount: 800, method: 'card', reason: 'Caution rendue', takenBy: { id: by.userId } },
    ])
    expect((await get(id)).settledAt).toBe(noon(3, 120))
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({ action: 'settled', userId: by.userId })
  })

  test('charges, keeps a part of the deposit, takes the rest and tells it all on the timeline', async () => {
    const { settle, payments, timeline, by, params } = await givenReturn()
    const wanted: SettlementCreation = {
      ...withFuel,
      keptDepositAmount: 30,
      keptReason: 'Carburant',
      method: 'cash',
      depositMethod: 'transfer',
    }
    expect(await settle(wanted)).toMatchObject({
      status: 200,
      body: {
        totalAmount: 120,
        chargesAmount: 45,
        paidTotalAmount: 165,
        paidSecurityDepositAmount: 0,
        charges: [{ kind: 'fuel', amount: 45 }],
      },
    })
    const lines = (await payments()).slice(1)
    expect(lines.map((one) => [one.totalAmount, one.securityDepositAmount, one.method, one.reason])).toEqual([
      [0, 30, 'card', 'Carburant'],
      [30, 0, 'card', 'Payé avec la caution'],
      [15, 0, 'cash', null],
      [0, 770, 'transfer', 'Caution rendue'],
    ])
    expect(lines.map(({ isDepositKept }) => isDepositKept)).toEqual([true, false, false, false])
    const entries = await by.request(listJournal, { params, query: { limit: 5 } })
    expect(entries.map(({ kind, amount, method }) => [kind, amount, method]).reverse()).toEqual([
      ['charge', 45, null],
      ['deposit_kept', -30, 'card'],
      ['payment', 30, 'card'],
      ['payment', 15, 'cash'],
      ['deposit_returned', -770, 'transfer'],
    ])
    expect(await by.request(readVerification, { params })).toMatchObject({ isWhole: true })
    const steps = (await timeline()).slice(0, 6)
    expect(steps.map(({ kind }) => kind)).toEqual(['settled', 'refunded', 'paid', 'paid', 'refunded', 'charged'])
    expect(steps.map(({ payment }) => payment?.isDepositKept)).toEqual([
      undefined,
      false,
      false,
      false,
      true,
      undefined,
    ])
  })

  test('gives back the difference of an early return, at the price of the list', async () => {
    const { by, id, get, settle, payments } = await givenReturn(noon(2, 120))
    const early: SettlementCreation = {
      ...asAgreed,
      price: 'actual',
      shown: { dueAmount: -40, depositHeldAmount: 800 },
    }
    expect(await settle(early)).toMatchObject({ status: 200, body: { totalAmount: 80, paidTotalAmount: 80 } })
    const { price, end, pricedEnd, returnedAt } = await get(id)
    expect([price?.days, price?.total, end, pricedEnd]).toEqual([2, 80, noon(3, 120), returnedAt])
    expect((await payments())[1]).toMatchObject({
      totalAmount: 40,
      reason: 'Retour anticipé',
      correctsPaymentId: expect.any(Number),
    })
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({ changes: { totalAmount: [120, 80] } })
  })

  test('refuses a new price that the return does not justify', async () => {
    const onTime = await givenReturn()
    const actual: SettlementCreation = { ...asAgreed, price: 'actual' }
    expect(await onTime.settle(actual)).toMatchObject({ status: 422, body: { errors: [{ path: 'price' }] } })
    const early = await givenReturn(noon(2, 120))
    await early.by.request(putPrices, { params: early.params, body: [] })
    expect(await early.settle(actual)).toMatchObject({ status: 422, body: { errors: [{ path: 'price' }] } })
    expect((await early.settle(asAgreed)).status).toBe(200)
  })

  test('is refused before the return, and a second time', async () => {
    const counter = await givenCounter(t)
    const { id } = await counter.contract()
    const params = { ...counter.params, rentalId: id }
    expect(await counter.by.send(calls.settleRental, { params, body: asAgreed })).toMatchObject({
      status: 409,
      body: { code: 'invalid_transition' },
    })
    const { settle } = await givenReturn()
    expect((await settle(asAgreed)).status).toBe(200)
    expect(await settle({ ...asAgreed, shown: { dueAmount: 0, depositHeldAmount: 0 } })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  test('writes nothing when the sums are no longer those shown, and answers the new ones', async () => {
    const { by, id, params, settle, get, payments } = await givenReturn()
    const charge = { kind: 'cleaning', amount: 30, reason: 'Sable' } as const
    await by.request(calls.createCharge, { params: { ...params, rentalId: id }, body: charge })
    expect(await settle({ ...withFuel, method: 'card' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', dueAmount: 75, depositHeldAmount: 800 },
    })
    expect([await get(id), await payments()]).toMatchObject([{ chargesAmount: 30, settledAt: null }, [{}]])
  })

  test('leaves no charge behind when its payment is refused', async () => {
    const { id, settle, get } = await givenReturn()
    expect(await settle(withFuel)).toMatchObject({ status: 422, body: { errors: [{ path: 'method' }] } })
    expect(await get(id)).toMatchObject({ charges: [], settledAt: null })
  })

  test('is recorded once for a repeated key', async () => {
    const { settle, payments } = await givenReturn()
    const key = { 'idempotency-key': 'settle-0001' }
    const [first, second] = [await settle(asAgreed, key), await settle(asAgreed, key)]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
    expect(await payments()).toHaveLength(2)
  })

  test('by ten colleagues at once happens once', async () => {
    const { settle, payments, get, id } = await givenReturn()
    const responses = await Promise.all(Array.from({ length: 10 }, () => settle({ ...withFuel, method: 'cash' })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect([await payments(), await get(id)]).toMatchObject([[{}, {}, {}], { chargesAmount: 45, paidTotalAmount: 165 }])
  })

  test('at the moment of a payment is refused or sees it: the money is taken once', async () => {
    for (let round = 0; round < 5; round++) {
      const { by, params, id, settle, get } = await givenReturn()
      const rentalParams = { ...params, rentalId: id }
      await by.request(calls.createCharge, { params: rentalParams, body: fuel })
      const body = { totalAmount: 45, securityDepositAmount: 0 }
      const wanted: SettlementCreation = { ...asAgreed, method: 'card', shown: withFuel.shown }
      const [settled, paid] = await Promise.all([
        settle(wanted),
        by.send(calls.createPayment, { params: rentalParams, body }),
      ])
      expect([settled.status, paid.status].sort()).toEqual(settled.status === 200 ? [200, 409] : [201, 409])
      expect(await get(id)).toMatchObject({ paidTotalAmount: 165 })
    }
  })

  test('mails the receipt of its last line, and again on request', async () => {
    const { by, params, id, customer, settle, payments, timeline } = await givenReturn()
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
    expect((await settle({ ...asAgreed, isReceiptMailed: true, mailLine: 'À bientôt.' })).status).toBe(200)
    const mailsOf = async () => (await timeline()).flatMap(({ mail }) => mail?.kind ?? [])
    expect(await mailsOf()).toEqual(['receipt'])
    expect((await timeline()).map(({ mail }) => mail?.line)).toContain('À bientôt.')
    const paymentId = (await payments()).at(-1)?.id ?? 0
    const request = (body: MailRequest) => by.send(calls.sendRentalMail, { params: { ...params, id }, body })
    expect(await request({ kind: 'receipt', paymentId })).toMatchObject({ status: 201, body: { kind: 'receipt' } })
    expect((await request({ kind: 'receipt', paymentId: paymentId + 1000 })).status).toBe(404)
    expect(await mailsOf()).toEqual(['receipt', 'receipt'])
  })
})
