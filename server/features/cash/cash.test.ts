import * as calls from '@filao/domain/cash/contract'
import type { CashDeskClosing } from '@filao/domain/cash/desk.schema'
import { deleteAgency, listCompanies, updateCompany } from '@filao/domain/company/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { listPrices, putPrices } from '@filao/domain/pricing/contract'
import * as rentals from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency } from '#testing/given'
import { givenCounter } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'
import { closeCashDesk } from './open-and-close.ts'

/** Eight in the morning of 2 March in Guadeloupe, where the agencies are. */
const morning = '2026-03-02T12:00:00Z'
const evening = '2026-03-02T22:00:00Z'
/** One in the morning in UTC, still 2 March at the counter. */
const night = '2026-03-03T01:00:00Z'
const nextMorning = '2026-03-03T12:00:00Z'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A contract of 120 € from one agency to another, and the actions at its counter. */
async function givenDesk() {
  t.setNow('2026-03-01T12:00:00Z')
  const counter = await givenCounter(t)
  const { by, params, agency, other } = counter
  const { id: rentalId } = await counter.contract({ arrivalAgencyId: other.id })
  const pay = (body: Partial<PaymentCreation>) =>
    by.request(rentals.createPayment, {
      params: { ...params, rentalId },
      body: { totalAmount: 0, securityDepositAmount: 0, isOverConfirmed: true, ...body },
    })
  const open = (body: { floatAmount?: number; floatReason?: string } = {}, agencyId = agency.id, who = by) =>
    who.send(calls.openCashDesk, { params, body: { agencyId, ...body } })
  const opened = async (floatAmount = 150, agencyId = agency.id) =>
    await by.request(calls.openCashDesk, { params, body: { agencyId, floatAmount } })
  const get = (id: number) => by.request(calls.getCashDesk, { params: { ...params, id } })
  const close = (id: number, body: CashDeskClosing, who = by) =>
    who.send(calls.closeCashDesk, { params: { ...params, id }, body })
  return { ...counter, rentalId, pay, open, opened, get, close }
}

test('a company has a cash desk from its first opening on', async () => {
  const { by, opened } = await givenDesk()
  t.setNow(morning)
  expect(await by.request(listCompanies)).toMatchObject([{ hasCashDesk: false }])
  await opened()
  expect(await by.request(listCompanies)).toMatchObject([{ hasCashDesk: true }])
})

describe('an open cash desk', () => {
  test('shows what came in and went out since the beginning of its day by the agency’s clock, by method', async () => {
    const { pay, opened, get, agency, by } = await givenDesk()
    t.setNow('2026-03-02T03:59:00Z')
    await pay({ totalAmount: 5, method: 'cash' })
    t.setNow('2026-03-02T04:00:00Z')
    const paid = await pay({ totalAmount: 70, securityDepositAmount: 800, method: 'card' })
    t.setNow(morning)
    const desk = await opened()
    await pay({ totalAmount: 45.5, method: 'cash' })
    await pay({ totalAmount: 20.2, correctsPaymentId: paid.id, reason: 'Geste commercial', method: 'cash' })
    expect(await get(desk.id)).toMatchObject({
      agency: { id: agency.id },
      date: '2026-03-02',
      openedBy: { id: by.userId },
      floatAmount: 150,
      since: '2026-03-02T04:00:00Z',
      payments: 3,
      methods: [
        { method: 'card', receivedAmount: 870, refundedAmount: 0 },
        { method: 'cash', receivedAmount: 45.5, refundedAmount: 20.2 },
      ],
      expectedAmount: 175.3,
      closedAt: null,
      countedAmount: null,
    })
    expect(await auditOf(t, by, 'cash_desk', desk.id)).toMatchObject([
      { action: 'opened', changes: { agencyId: [null, agency.id], floatAmount: [null, 150] } },
    ])
  })

  test('tells the deposit that was kept from what came in and went out, on screen and on its sheet', async () => {
    const { pay, opened, get, by, params, rentalId, other, deliver, takeBack } = await givenDesk()
    await pay({ totalAmount: 120, securityDepositAmount: 800, method: 'cash' })
    await deliver(rentalId)
    t.setNow(morning)
    await takeBack(rentalId)
    const { id } = await opened(20, other.id)
    const charges = [{ kind: 'fuel', amount: 300, reason: 'Réservoir vide' } as const]
    const kept = { keptDepositAmount: 300, keptReason: 'Réservoir vide', depositMethod: 'transfer' } as const
    const shown = { dueAmount: 300, depositHeldAmount: 800 }
    const body = { price: 'agreed', charges, shown, ...kept } as const
    await by.request(rentals.settleRental, { params: { ...params, rentalId }, body })
    expect(await get(id)).toMatchObject({
      methods: [
        { method: 'cash', receivedAmount: 300, refundedAmount: 300, keptAmount: 300 },
        { method: 'transfer', receivedAmount: 0, refundedAmount: 500, keptAmount: 0 },
      ],
      expectedAmount: 20,
    })
    const sheet = await by.send(calls.printCashDesk, { params: { ...params, id }, query: { format: 'html' } })
    expect(String(sheet.body).match(/de caution conservée/g)).toHaveLength(3)
  })

  test('takes the money of a rental at its departure agency until the vehicle is back, then at the arrival agency', async () => {
    const { pay, opened, get, other, deliver, takeBack, rentalId } = await givenDesk()
    t.setNow(morning)
    const [here, there] = [await opened(), await opened(0, other.id)]
    await pay({ totalAmount: 100, method: 'cash' })
    await deliver(rentalId)
    await pay({ totalAmount: 10, method: 'cash' })
    t.setNow(evening)
    await takeBack(rentalId)
    await pay({ totalAmount: 7, method: 'cash' })
    expect([(await get(here.id)).expectedAmount, (await get(there.id)).expectedAmount]).toEqual([260, 7])
  })

  test('keeps the money of a rental whose departure is moved to another agency afterwards', async () => {
    const { by, params, pay, opened, get, other, send, rentalId } = await givenDesk()
    const prices = await by.request(listPrices, { params })
    await by.request(putPrices, {
      params,
      body: [...prices, ...prices.map(({ id: _, ...line }) => ({ ...line, agencyId: other.id }))],
    })
    t.setNow(morning)
    const [here, there] = [await opened(), await opened(0, other.id)]
    const expected = async () => [(await get(here.id)).expectedAmount, (await get(there.id)).expectedAmount]
    await pay({ totalAmount: 100, method: 'cash' })
    t.setNow(addMinutes(morning, 10))
    expect((await send(rentalId, { departureAgencyId: other.id })).status).toBe(200)
    expect(await expected()).toEqual([250, 0])
    t.setNow(addMinutes(morning, 20))
    await pay({ totalAmount: 7, method: 'cash' })
    expect(await expected()).toEqual([250, 7])
  })

  test('is one for each agency and day, opened by staff, and never for another company', async () => {
    const { open, by, params, agency } = await givenDesk()
    t.setNow(morning)
    const staff = await t.colleague(by, 'staff')
    expect((await open({}, agency.id, staff)).status).toBe(201)
    expect(await open()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await open({}, 999_999)).toMatchObject({ status: 404, body: { errors: [{ path: 'agencyId' }] } })
    expect((await staff.send(calls.listCashDesks, { params })).status).toBe(403)
    expect(await staff.request(calls.listDrawers, { params })).toMatchObject([
      { agency: { id: agency.id }, today: '2026-03-02', desk: { closedAt: null }, nextFloatAmount: null },
      { desk: null },
    ])
    const stranger = await t.company()
    expect((await stranger.send(calls.listDrawers, { params })).status).toBe(404)
  })
})

describe('a closing', () => {
  test('keeps the count, and the next day opens with it; another float needs a reason', async () => {
    const { pay, open, opened, close, by, params } = await givenDesk()
    t.setNow(morning)
    const { id } = await opened()
    await pay({ totalAmount: 30.3, method: 'cash' })
    t.setNow(night)
    const counts = [
      { value: 0.1 as const, quantity: 2 },
      { value: 50 as const, quantity: 3 },
      { value: 10 as const, quantity: 3 },
      { value: 0.1 as const, quantity: 1 },
    ]
    const closed = await close(id, { counts, expectedAmount: 180.3 })
    expect(closed).toMatchObject({
      status: 200,
      body: {
        closedAt: night,
        closedBy: { id: by.userId },
        expectedAmount: 180.3,
        countedAmount: 180.3,
        differenceAmount: 0,
        counts: [
          { value: 50, quantity: 3 },
          { value: 10, quantity: 3 },
          { value: 0.1, quantity: 3 },
        ],
      },
    })
    expect(await open()).toMatchObject({ status: 409 })
    t.setNow(nextMorning)
    expect(await open({ floatAmount: 100 })).toMatchObject({ status: 422, body: { errors: [{ path: 'floatReason' }] } })
    expect(await open()).toMatchObject({ status: 201, body: { date: '2026-03-03', floatAmount: 180.3, since: night } })
    const days = await by.request(calls.listCashDesks, { params })
    expect(days.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-02'])
    expect(await by.request(calls.listCashDesks, { params, query: { date: '2026-03-02' } })).toEqual([closed.body])
    expect(await auditOf(t, by, 'cash_desk', id)).toMatchObject([
      { action: 'opened' },
      { action: 'closed', changes: { expectedAmount: [null, 180.3], countedAmount: [null, 180.3] } },
    ])
  })

  test('needs a reason for a difference, and is refused where a payment came in since the agent counted', async () => {
    const { pay, opened, close, get } = await givenDesk()
    t.setNow(morning)
    const { id } = await opened(20)
    const counts = [
      { value: 10 as const, quantity: 1 },
      { value: 5 as const, quantity: 1 },
    ]
    const short = await close(id, { counts, expectedAmount: 20 })
    expect(short).toMatchObject({
      status: 422,
      body: { detail: 'Il manque 5,00\u00a0€\u202f: indiquez le motif.', errors: [{ path: 'differenceReason' }] },
    })
    await pay({ totalAmount: 3, method: 'cash' })
    expect(await close(id, { counts, expectedAmount: 20, differenceReason: 'Pièces perdues' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('23,00\u00a0€') },
    })
    expect(await close(id, { counts, expectedAmount: 23, differenceReason: 'Pièces perdues' })).toMatchObject({
      status: 200,
      body: { differenceAmount: -8, differenceReason: 'Pièces perdues' },
    })
    expect(await close(id, { counts: [] })).toMatchObject({ status: 409 })
    await pay({ totalAmount: 9, method: 'cash' })
    expect(await get(id)).toMatchObject({ expectedAmount: 23, payments: 1 })
  })

  test('leaves each payment in one desk: one that is taken after it counts in the next', async () => {
    const { pay, open, opened, close } = await givenDesk()
    t.setNow(morning)
    const { id } = await opened(0)
    await pay({ totalAmount: 10, method: 'cash' })
    t.setNow(evening)
    await close(id, { counts: [{ value: 10, quantity: 1 }] })
    await pay({ totalAmount: 4, method: 'cash' })
    t.setNow(nextMorning)
    expect((await open()).body).toMatchObject({ floatAmount: 10, expectedAmount: 14, payments: 1 })
  })

  test('counts a payment that is stored while it closes in the next desk alone', async () => {
    const { pay, open, opened, by } = await givenDesk()
    t.setNow(morning)
    const { id } = await opened(0)
    await pay({ totalAmount: 10, method: 'cash' })
    t.setNow(evening)
    let isKept = false
    const paysMeanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.numAffectedRows === 1n && !isKept) {
          isKept = true
          await pay({ totalAmount: 4, method: 'cash' })
        }
        return result
      },
    }
    const closed = await inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) => {
      const counts = [{ value: 10 as const, quantity: 1 }]
      const author = { companyId: by.companyId, userId: by.userId, authorKind: 'member' as const }
      return closeCashDesk(tx.withPlugin(paysMeanwhile) as Tx, author, id, { counts }, evening)
    })
    expect(isKept).toBe(true)
    expect(closed).toMatchObject({ expectedAmount: 10, differenceAmount: 0, payments: 1 })
    t.setNow(nextMorning)
    expect((await open()).body).toMatchObject({ floatAmount: 10, expectedAmount: 14, payments: 1 })
  })

  test('is final: the database refuses to change, delete or add to it', async () => {
    const { pay, opened, close, by } = await givenDesk()
    t.setNow(morning)
    const { id } = await opened(0)
    await pay({ totalAmount: 10, method: 'cash' })
    await close(id, { counts: [{ value: 10, quantity: 1 }] })
    const later = await pay({ totalAmount: 1, method: 'cash' })
    const attempts = [
      sql`update cash_desks set counted_cents = 0 where id = ${id}`,
      sql`update cash_desks set closed_at = null, counted_cents = null, expected_cents = null, counts = null where id = ${id}`,
      sql`delete from cash_desks where id = ${id}`,
      sql`delete from cash_desk_payments where cash_desk_id = ${id}`,
      sql`insert into cash_desk_payments (company_id, cash_desk_id, payment_id) values (${by.companyId}, ${id}, ${later.id})`,
    ]
    for (const attempt of attempts) {
      const done = inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, (tx) => attempt.execute(tx))
      await expect(done).rejects.toThrow('a closed cash desk is never changed or deleted')
    }
  })

  test('archives an agency that is deleted later', async () => {
    const { opened, close, get, by, params } = await givenDesk()
    t.setNow(morning)
    const agency = await givenAgency(by)
    const { id } = await opened(0, agency.id)
    await close(id, { counts: [] })
    await by.request(deleteAgency, { params: { ...params, id: agency.id } })
    expect(await get(id)).toMatchObject({ agency: { id: agency.id } })
    const drawers = await by.request(calls.listDrawers, { params })
    expect(drawers.map((drawer) => drawer.agency.id)).not.toContain(agency.id)
  })
})

test('the sheet is printed with the names, the movements and the count', async () => {
  const { pay, opened, close, by, params } = await givenDesk()
  await by.request(updateCompany, { params, body: { address: '12 rue des Alizés', siret: '73282932000074' } })
  t.setNow(morning)
  const { id } = await opened(20)
  await pay({ totalAmount: 15, method: 'holiday_voucher' })
  await close(id, {
    counts: [
      { value: 10, quantity: 1 },
      { value: 5, quantity: 1 },
    ],
    differenceReason: 'Erreur de rendu',
  })
  const { body } = await by.send(calls.printCashDesk, { params: { ...params, id }, query: { format: 'html' } })
  const printed = await by.send(calls.printCashDesk, { params: { ...params, id } })
  expect(printed.headers['content-type']).toBe('application/pdf')
  const page = String(body)
  expect(page).toContain('12 rue des Alizés\nSIRET 732 829 320 00074')
  for (const words of ['Feuille de caisse', 'Chèque-vacances', '15,00', '-5,00', 'Erreur de rendu']) {
    expect(page).toContain(words)
  }
})
