import { listReceivables, sumReceivables } from '@filao/domain/receivables/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'
import { auditOf, type StoredRental, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A rental of which an amount was settled before Filao. */
async function givenImported(status: StoredRental['status'], totalCents: number, settledElsewhereCents: number) {
  t.setNow('2026-06-30T12:00:00Z')
  const by = await t.company()
  const { companyId } = by
  const dates = { start: '2026-07-10T12:00:00Z', end: '2026-07-12T12:00:00Z' }
  const { id } = await storedRental(t, by, await givenVehicle(by), { ...dates, status, totalCents })
  await inTransaction(t.db, { companyId, userId: by.userId }, (tx) =>
    tx.updateTable('rentals').set({ settledElsewhereCents }).where('id', '=', id).execute(),
  )
  const params = { companyId, rentalId: id }
  return {
    by,
    id,
    params,
    held: () => by.request(listReceivables, { params: by, query: { kind: 'deposits' } }),
    giveBack: (amount: number) => by.send(calls.recordGivenBack, { params, body: { amount } }),
  }
}

describe('money settled before Filao', () => {
  test('is no refund of a settlement, and is listed until it was given back', async () => {
    const { by, id, params, held, giveBack } = await givenImported('done', 8000, 30_000)
    const shown = { dueAmount: -220, depositHeldAmount: 0 }
    await by.request(calls.settleRental, { params, body: { price: 'agreed', charges: [], shown } })
    expect(await by.request(calls.listPayments, { params })).toEqual([])
    const open = { id, overpaidAmount: 220, elsewhereAmount: 220, depositAmount: 0, isToGiveBack: true }
    expect(await held()).toMatchObject([open])
    expect(await by.request(sumReceivables, { params: by })).toMatchObject({ toGiveBack: { count: 1, amount: 220 } })

    expect(await giveBack(219.99)).toMatchObject({ status: 409, body: { code: 'conflict', amount: 220 } })
    expect(await giveBack(220)).toMatchObject({
      status: 200,
      body: { settledElsewhereAmount: 80, creditedAmount: 80, paidTotalAmount: 0 },
    })
    expect(await held()).toEqual([])
    expect(await giveBack(220)).toMatchObject({ status: 409, body: { code: 'conflict', amount: 0 } })
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({
      action: 'changed',
      changes: { settledElsewhereAmount: [300, 80] },
    })
    const steps = await by.request(calls.getTimeline, { params: { companyId: by.companyId, id } })
    expect(steps.map(({ changes }) => changes)).toContainEqual({ settledElsewhereAmount: [300, 80] })
  })

  test('is told before a cancellation, and listed afterwards without the fee', async () => {
    const { by, id, held } = await givenImported('pending', 20_000, 10_000)
    const cancel = (isMoneyHeldConfirmed: boolean) =>
      by.send(calls.updateRental, {
        params: { companyId: by.companyId, id },
        body: { status: 'cancelled', cancellation: { reason: 'customer', feeAmount: 30 }, isMoneyHeldConfirmed },
      })
    const refused = await cancel(false)
    expect(refused).toMatchObject({ status: 409, body: { code: 'money_held', heldAmount: 0 } })
    expect(JSON.stringify(refused.body)).toContain('réglés avant Filao')
    expect((await cancel(true)).status).toBe(200)
    expect(await held()).toMatchObject([{ id, overpaidAmount: 70, elsewhereAmount: 70, isToGiveBack: true }])
  })

  test('is refunded through Filao only as far as a payment holds it', async () => {
    const { by, id, params, held, giveBack } = await givenImported('cancelled', 20_000, 10_000)
    await by.request(calls.createPayment, {
      params,
      body: { totalAmount: 20, securityDepositAmount: 0, method: 'card', isOverConfirmed: true },
    })
    expect(await held()).toMatchObject([{ id, overpaidAmount: 120, elsewhereAmount: 100 }])
    expect((await giveBack(100)).status).toBe(200)
    expect(await held()).toMatchObject([{ id, overpaidAmount: 20, elsewhereAmount: 0 }])
    const stranger = await t.company()
    expect((await stranger.send(calls.recordGivenBack, { params, body: { amount: 20 } })).status).toBe(404)
  })
})
