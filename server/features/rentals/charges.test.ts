import type { ChargeCreation } from '@filao/domain/ledger/charge.schema'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a contract of 120 €, with a function that charges extras. */
async function givenContract() {
  const counter = await givenCounter(t)
  const { id } = await counter.contract()
  const params = { ...counter.params, rentalId: id }
  const charge = (body: ChargeCreation) => counter.by.send(calls.createCharge, { params, body })
  return { ...counter, id, charge }
}

const fuel: ChargeCreation = { kind: 'fuel', amount: 42.5, reason: 'Réservoir rendu à moitié vide' }

test('an extra is charged after the departure, with its author and reason, and the call returns the rental', async () => {
  const { by, id, charge, deliver, takeBack } = await givenContract()
  expect(await charge(fuel)).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  t.setNow(noon(0, 120))
  await deliver(id)
  expect((await charge({ ...fuel, kind: 'other', amount: 10 })).status).toBe(200)
  await takeBack(id)
  const response = await charge(fuel)
  expect(response).toMatchObject({
    status: 200,
    body: {
      totalAmount: 120,
      chargesAmount: 52.5,
      charges: [
        { kind: 'other' },
        { ...fuel, correctsChargeId: null, decidedAt: noon(0, 120), decidedBy: { id: by.userId } },
      ],
    },
  })
  const charged = (response.body as { charges: { id: number }[] }).charges[1]
  expect(await auditOf(t, by, 'charge', charged?.id ?? 0)).toMatchObject([
    { action: 'created', userId: by.userId, changes: { rentalId: [null, id], amount: [null, 42.5] } },
  ])
})

test('a charge needs an amount and a reason', async () => {
  const { id, charge, deliver } = await givenContract()
  await deliver(id)
  const refused = [await charge({ ...fuel, amount: 0 }), await charge({ ...fuel, reason: ' ' })]
  expect(refused.map(({ status }) => status)).toEqual([422, 422])
  expect(refused.map(({ body }) => (body as { errors: { path: string }[] }).errors[0]?.path)).toEqual([
    'amount',
    'reason',
  ])
})

test('damages above the waiver are charged only with a confirmation', async () => {
  const { id, charge, deliver } = await givenContract()
  await deliver(id)
  const damage: ChargeCreation = { kind: 'damage', amount: 1000, reason: 'Portière enfoncée' }
  expect((await charge(damage)).status).toBe(200)
  expect(await charge({ ...damage, amount: 200.01 })).toMatchObject({
    status: 409,
    body: { code: 'amount_over', errors: [{ path: 'amount', code: 'over' }] },
  })
  expect((await charge({ ...damage, amount: 5000, isOverConfirmed: true })).body).toMatchObject({ chargesAmount: 6000 })
})

test('a charge is taken back whole and once, even by ten colleagues at the same moment', async () => {
  const { id, charge, deliver, get } = await givenContract()
  await deliver(id)
  const { charges } = (await charge(fuel)).body as Awaited<ReturnType<typeof get>>
  const back = { ...fuel, reason: 'Le plein était fait', correctsChargeId: charges[0]?.id ?? 0 }
  expect((await charge({ ...back, amount: 42 })).status).toBe(422)
  const responses = await Promise.all(Array.from({ length: 10 }, () => charge(back)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(await get(id)).toMatchObject({
    chargesAmount: 0,
    charges: [{ ...fuel }, { correctsChargeId: charges[0]?.id }],
  })
})

test('a charge of another rental cannot be taken back, nor can a correction', async () => {
  const one = await givenContract()
  const other = await givenContract()
  await one.deliver(one.id)
  await other.deliver(other.id)
  const { charges } = (await one.charge(fuel)).body as Awaited<ReturnType<typeof one.get>>
  const back = { ...fuel, correctsChargeId: charges[0]?.id ?? 0 }
  expect((await other.charge(back)).status).toBe(404)
  const taken = (await one.charge(back)).body as Awaited<ReturnType<typeof one.get>>
  expect(await one.charge({ ...fuel, correctsChargeId: taken.charges[1]?.id ?? 0 })).toMatchObject({ status: 422 })
})

test('charges are due together with the price', async () => {
  const { by, params, id, charge, deliver, get } = await givenContract()
  await deliver(id)
  await charge(fuel)
  const body = { totalAmount: 162.5, securityDepositAmount: 0 }
  await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body })
  expect(await get(id)).toMatchObject({ totalAmount: 120, chargesAmount: 42.5, paidTotalAmount: 162.5 })
})
