import { updateCustomer } from '@filao/domain/customers/contract'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { lapseOffers } from '../lapse/lapse.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Moves the time on by some minutes, so that each step has its own time. */
const at = (days: number, minutes: number) => t.setNow(noon(days, minutes))

/** Creates a reservation sent to a customer with an address, with its timeline. */
async function givenReservation() {
  const counter = await givenCounter(t)
  const { by, params, customer, wanted } = counter
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  const body: RentalCreation = { ...wanted, start: noon(2), end: noon(5) }
  const { id, code } = await by.request(calls.createRental, { params, body })
  at(0, 1)
  await counter.send(id, { status: 'validating' })
  const timeline = () => by.request(calls.getTimeline, { params: { ...params, id } })
  const kinds = async () => (await timeline()).map(({ kind, mail }) => (mail ? `mailed ${mail.kind}` : kind))
  const answer = (status: 'pending' | 'cancelled') =>
    t.visitor().request(calls.answerRentalByCode, { params: { code }, body: { status } })
  return { ...counter, id, timeline, kinds, answer }
}

test('shows every step of a rental, latest first, with its author', async () => {
  const { by, params, id, timeline, kinds, answer, deliver, takeBack } = await givenReservation()
  const staff = await t.colleague(by, 'staff')
  at(0, 2)
  await answer('pending')
  const pay = (totalAmount: number, over = {}) =>
    staff.request(calls.createPayment, {
      params: { ...params, rentalId: id },
      body: { totalAmount, securityDepositAmount: 0, method: 'cash', ...over },
    })
  at(0, 3)
  const paid = await pay(120)
  at(2, 0)
  await deliver(id)
  at(5, 0)
  await takeBack(id)
  at(5, 1)
  await pay(20, { correctsPaymentId: paid.id, reason: 'Geste commercial' })
  at(5, 2)
  const charge = { kind: 'fuel' as const, amount: 12.5, reason: 'Plein non refait' }
  const { charges } = await by.request(calls.createCharge, { params: { ...params, rentalId: id }, body: charge })
  at(5, 3)
  const body = { ...charge, correctsChargeId: charges[0]?.id ?? 0 }
  await by.request(calls.createCharge, { params: { ...params, rentalId: id }, body })
  expect(await kinds()).toEqual([
    'uncharged',
    'charged',
    'refunded',
    'returned',
    'mailed document',
    'delivered',
    'paid',
    'mailed accepted',
    'mailed answer',
    'pending',
    'mailed reservation',
    'validating',
    'created',
  ])
  const steps = await timeline()
  const step = (kind: string) => steps.find((one) => one.kind === kind)
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
  expect(step('created')).toMatchObject({
    at: noon(0),
    who: { id: by.userId },
    byCustomer: false,
    payment: null,
    mail: null,
  })
  expect(step('pending')).toMatchObject({ who: null, byCustomer: true })
  expect(step('paid')).toMatchObject({
    who: { id: staff.userId },
    payment: { totalAmount: 120, securityDepositAmount: 0, method: 'cash' },
  })
  expect(step('refunded')).toMatchObject({ payment: { totalAmount: 20, method: 'cash' } })
  expect(step('charged')).toMatchObject({ charge })
  expect(steps.find(({ mail }) => mail?.kind === 'reservation')).toMatchObject({
    who: null,
    byCustomer: false,
    mail: { recipient: 'zoe@example.test', sentAt: null, queuedAt: noon(0, 1) },
  })
})

test('shows changes in the users’ words', async () => {
  const { by, id, send, car, other, timeline, agency, vehicle } = await givenReservation()
  const next = await car()
  at(0, 2)
  const seat = await givenOption(by, { name: 'Siège enfant', price: 15, dailyPrice: 0 })
  await send(id, {
    vehicleId: next.id,
    end: noon(6),
    arrivalAgencyId: other.id,
    optionIds: [seat.id],
    discountPercent: 10,
  })
  const [step] = await timeline()
  expect(step).toMatchObject({ kind: 'changed', byCustomer: false })
  expect(step?.changes).toEqual({
    vehicle: [formatPlate(vehicle.registrationNumber), formatPlate(next.registrationNumber)],
    end: [noon(5), noon(6)],
    arrivalAgency: [agency.name, other.name],
    options: [[], ['Siège enfant']],
    discountPercent: [0, 10],
    totalAmount: [120, 157.5],
  })
})

test('shows who had the invitation sent again, and the steps that lapsed', async () => {
  const { by, params, id, kinds, timeline } = await givenReservation()
  at(0, 2)
  const sent = await by.request(calls.sendRentalMail, { params: { ...params, id }, body: { kind: 'reservation' } })
  expect((await timeline())[0]).toMatchObject({
    kind: 'mailed',
    who: { id: by.userId },
    mail: { id: sent.id, kind: 'reservation' },
  })
  await lapseOffers(t.db, async () => undefined, noon(3))
  expect((await kinds()).slice(0, 3)).toEqual(['mailed lapsed', 'lapsed', 'mailed reservation'])
  expect((await timeline())[1]).toMatchObject({ kind: 'lapsed', who: null, byCustomer: false })
})

test('is visible to its company only', async () => {
  const { id } = await givenReservation()
  const other = await t.company()
  expect((await other.send(calls.getTimeline, { params: { companyId: other.companyId, id } })).status).toBe(404)
})
