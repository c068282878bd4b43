import { issueInvoice } from '@filao/domain/invoicing/contract'
import * as calls from '@filao/domain/receivables/contract'
import { type ReceivableKind, receivableKinds } from '@filao/domain/receivables/receivable'
import * as rentals from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenVehicle } from '#testing/given'
import { auditOf, type StoredRental, storedRental } from '#testing/stored-rental'

/** Eight in the morning of 30 June in Guadeloupe, where the agency is. */
const now = '2026-06-30T12:00:00Z'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A company with an unpaid rental of each age, a deposit and an overpayment to give back, and a quote. */
async function givenOpen() {
  t.setNow(now)
  const by = await t.company()
  const params = { companyId: by.companyId }
  const vehicle = await givenVehicle(by)
  const rental = async (start: string, status: StoredRental['status'], totalCents: number) => {
    const end = new Date(Date.parse(start) + 36_000_000).toISOString()
    const customer = { email: `awa-${start.slice(5, 10)}@example.test`, language: 'en' as const }
    return (await storedRental(t, by, vehicle, { start, end, status, totalCents, customer })).id
  }
  const pay = (rentalId: number, body: Partial<PaymentCreation>) =>
    by.request(rentals.createPayment, {
      params: { ...params, rentalId },
      body: { totalAmount: 0, securityDepositAmount: 0, isOverConfirmed: true, ...body },
    })
  const ids = {
    coming: await rental('2026-07-10T12:00:00Z', 'pending', 10_000),
    // Still the 31st and the 30th of May at the counter: 30 and 31 days ago.
    month: await rental('2026-06-01T03:59:00Z', 'done', 8000),
    two: await rental('2026-05-31T03:59:00Z', 'done', 7000),
    old: await rental('2026-03-31T12:00:00Z', 'done', 6000),
    held: await rental('2026-06-02T12:00:00Z', 'done', 4000),
    cancelled: await rental('2026-07-01T12:00:00Z', 'cancelled', 5000),
    quote: await rental('2026-07-03T12:00:00Z', 'quote', 9000),
  }
  await pay(ids.month, { totalAmount: 30 })
  await pay(ids.held, { totalAmount: 40 })
  // Taken when the vehicle left; the call takes no deposit for one that is back.
  const deposit = { securityDepositCents: 80_000, totalCents: 0, method: 'card', takenAt: now } as const
  await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) =>
    tx
      .insertInto('payments')
      .values({ companyId: by.companyId, rentalId: ids.held, ...deposit })
      .execute(),
  )
  await pay(ids.cancelled, { totalAmount: 20, method: 'cash' })
  const list = (query: { kind?: ReceivableKind; agencyId?: number } = {}) =>
    by.request(calls.listReceivables, { params, query })
  const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id)
  return { by, params, vehicle, ids, pay, list, idsOf }
}

describe('what is open', () => {
  test('is unpaid by age of the agency’s days, the oldest first, with its sums', async () => {
    const { by, params, ids, list, idsOf } = await givenOpen()
    const unpaid = await list()
    expect(unpaid.map(({ id, days, dueAmount }) => [id, days, dueAmount])).toEqual([
      [ids.old, 91, 60],
      [ids.two, 31, 70],
      [ids.month, 30, 50],
      [ids.coming, -10, 100],
    ])
    expect(unpaid[2]).toMatchObject({ dueOn: '2026-05-31', customer: { name: 'Awa' }, remindedAt: null })
    expect(await by.request(calls.sumReceivables, { params })).toEqual({
      ages: [
        { age: 'not_due', count: 1, amount: 100 },
        { age: 'up_to_30', count: 1, amount: 50 },
        { age: 'up_to_60', count: 1, amount: 70 },
        { age: 'up_to_90', count: 0, amount: 0 },
        { age: 'over_90', count: 1, amount: 60 },
      ],
      depositsHeld: { count: 0, amount: 0 },
      toGiveBack: { count: 2, amount: 820 },
      quotes: { count: 1, amount: 90 },
    })
    const paged = await by.send(calls.listReceivables, { params, query: { age: 'up_to_60', limit: 1 } })
    expect([paged.headers['x-total-count'], paged.body]).toMatchObject(['1', [{ id: ids.two }]])
    expect(await idsOf({ agencyId: (await givenAgency(by)).id })).toEqual([])
  })

  test('is a deposit with the day on which the hold on its card ends, and money above what is due', async () => {
    const { ids, list, pay } = await givenOpen()
    expect(await list({ kind: 'deposits' })).toMatchObject([
      { id: ids.held, depositAmount: 800, overpaidAmount: 0, isToGiveBack: true, holdEndsOn: '2026-07-30' },
      { id: ids.cancelled, depositAmount: 0, overpaidAmount: 20, isToGiveBack: true, holdEndsOn: null },
    ])
    await pay(ids.coming, { securityDepositAmount: 500, method: 'cash' })
    const held = (await list({ kind: 'deposits' })).at(-1)
    expect(held).toMatchObject({ id: ids.coming, depositAmount: 500, isToGiveBack: false, holdEndsOn: null })
  })

  test('is an overpayment to be given back beside a deposit that is still held', async () => {
    const { by, params, ids, pay } = await givenOpen()
    await pay(ids.coming, { totalAmount: 110, securityDepositAmount: 500, method: 'cash' })
    expect(await by.request(calls.sumReceivables, { params, query: {} })).toMatchObject({
      depositsHeld: { count: 1, amount: 500 },
      toGiveBack: { count: 3, amount: 800 + 20 + 10 },
    })
  })

  test('is a deposit taken with a draft, but not the price of a draft', async () => {
    const { by, params, vehicle, pay, list, idsOf } = await givenOpen()
    const period = { start: '2026-07-20T12:00:00Z', end: '2026-07-22T12:00:00Z', totalCents: 9000 }
    const draft = async (over: Partial<StoredRental> = {}) =>
      (await storedRental(t, by, vehicle, { status: 'draft', ...period, ...over })).id
    const [empty, held, over] = [await draft(), await draft({ securityDepositCents: 80_000 }), await draft()]
    await pay(held, { totalAmount: 30, securityDepositAmount: 500, method: 'card' })
    await pay(over, { totalAmount: 100 })
    const deposits = await list({ kind: 'deposits' })
    expect(deposits.find(({ id }) => id === held)).toMatchObject({
      status: 'draft',
      dueAmount: 0,
      depositAmount: 500,
      overpaidAmount: 0,
      isToGiveBack: false,
      holdEndsOn: '2026-07-30',
    })
    expect(deposits.find(({ id }) => id === over)).toMatchObject({ overpaidAmount: 10, isToGiveBack: true })
    const all = [...deposits.map(({ id }) => id), ...(await idsOf({})), ...(await idsOf({ kind: 'quotes' }))]
    expect(all).not.toContain(empty)
    expect(await by.request(calls.sumReceivables, { params })).toMatchObject({
      depositsHeld: { count: 1, amount: 500 },
      toGiveBack: { count: 3, amount: 830 },
      quotes: { count: 1, amount: 90 },
    })
  })

  test('is due on the last day of payment of an invoice', async () => {
    const { by, params, ids, list } = await givenOpen()
    await by.request(issueInvoice, { params: { ...params, rentalId: ids.old }, body: { kind: 'invoice' } })
    const old = (await list()).find(({ id }) => id === ids.old)
    expect(old).toMatchObject({ dueOn: '2026-06-30', days: 0 })
  })

  test('is a quote without an answer, and nothing of another company', async () => {
    const { ids, idsOf, params } = await givenOpen()
    expect(await idsOf({ kind: 'quotes' })).toEqual([ids.quote])
    const stranger = await t.company()
    expect((await stranger.send(calls.listReceivables, { params })).status).toBe(404)
    expect(await stranger.request(calls.listReceivables, { params: { companyId: stranger.companyId } })).toEqual([])
  })

  test('is the whole price of a quote with an advance, as in the sum, and nothing due beside its deposit', async () => {
    const { by, params, ids, list, pay } = await givenOpen()
    await pay(ids.quote, { totalAmount: 30, securityDepositAmount: 500, method: 'cash' })
    expect(await list({ kind: 'quotes' })).toMatchObject([{ id: ids.quote, dueAmount: 90 }])
    expect(await by.request(calls.sumReceivables, { params })).toMatchObject({ quotes: { count: 1, amount: 90 } })
    const held = (await list({ kind: 'deposits' })).find(({ id }) => id === ids.quote)
    expect(held).toMatchObject({ depositAmount: 500, dueAmount: 0 })
  })

  test('is exported by administrators with the filters of the list, or the chosen rows', async () => {
    const { by, params, ids } = await givenOpen()
    const file = async (query: object) => String((await by.send(calls.exportReceivables, { params, query })).body)
    const lines = (await file({})).trim().split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain('Plus de 90 jours')
    expect((await file({ ids: String(ids.two) })).trim().split('\n')).toHaveLength(2)
    expect((await auditOf(t, by, 'company', by.companyId)).slice(-2)).toMatchObject([
      { action: 'exported', changes: { receivables: [null, 4], kind: [null, 'unpaid'] } },
      { action: 'exported', changes: { receivables: [null, 1] } },
    ])
    const [quotes = '', quote = ''] = (await file({ kind: 'quotes' })).trim().split(/\r?\n/)
    expect(quotes).toMatch(/Statut;Prix;Valable jusqu’au$/)
    expect(quote.split(';')).toHaveLength(7)
    const [headings = '', held = ''] = (await file({ kind: 'deposits' })).trim().split(/\r?\n/)
    expect(held.split(';')[headings.split(';').indexOf('À rendre')]).toBe('oui')
    const nameOf = async (kind: ReceivableKind) =>
      String((await by.send(calls.exportReceivables, { params, query: { kind } })).headers['content-disposition'])
    expect(await Promise.all(receivableKinds.map(nameOf))).toEqual([
      expect.stringMatching(/"impayes\b/),
      expect.stringMatching(/"cautions-et-trop-percus\b/),
      expect.stringMatching(/"devis-en-attente\b/),
    ])
    const staff = await t.colleague(by, 'staff')
    expect((await staff.send(calls.exportReceivables, { params })).status).toBe(403)
  })
})

test('a customer is mailed what is due in their language, once a day, and not once it is paid', async () => {
  const { by, params, ids, pay, list } = await givenOpen()
  const remind = (id: number) =>
    by.send(rentals.sendRentalMail, { params: { ...params, id }, body: { kind: 'payment_reminder' } })
  const sent = await remind(ids.month)
  expect(sent).toMatchObject({
    status: 201,
    body: { kind: 'payment_reminder', recipient: 'awa-06-01@example.test', subject: expect.stringContaining('€50.00') },
  })
  expect((await list()).find(({ id }) => id === ids.month)?.remindedAt).toBe(now)
  expect(await remind(ids.month)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await remind(ids.held)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await remind(ids.quote)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  // Four in the morning in UTC is midnight at the counter.
  t.setNow('2026-07-01T03:59:00Z')
  expect((await remind(ids.month)).status).toBe(409)
  t.setNow('2026-07-01T04:00:00Z')
  expect((await remind(ids.month)).status).toBe(201)
  await pay(ids.month, { totalAmount: 50 })
  t.setNow('2026-07-02T12:00:00Z')
  expect((await remind(ids.month)).status).toBe(409)
})
