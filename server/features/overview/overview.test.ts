import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import { noteDamage, repairDamage, updateVehicle } from '@filao/domain/fleet/contract'
import { creditInvoice, getInvoiceSettings, issueInvoice, putInvoiceSettings } from '@filao/domain/invoicing/contract'
import * as calls from '@filao/domain/overview/contract'
import type { HistoryStep } from '@filao/domain/overview/history.schema'
import { createCharge, createPayment, sendRentalMail, updateRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenUnavailability } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a counter with the calls of both pages and a payment. */
async function givenPages() {
  const counter = await givenCounter(t)
  const { by, params, customer, vehicle } = counter
  const at = (id: number) => ({ params: { ...params, id } })
  const pay = (rentalId: number, totalAmount: number, securityDepositAmount = 0) =>
    by.request(createPayment, {
      params: { ...params, rentalId },
      body: { totalAmount, securityDepositAmount, method: 'cash' as const },
    })
  return {
    ...counter,
    pay,
    ofCustomer: (id = customer.id) => by.request(calls.getCustomerOverview, at(id)),
    ofVehicle: (id = vehicle.id) => by.request(calls.getVehicleOverview, at(id)),
    customerSteps: async () => (await by.request(calls.listCustomerHistory, at(customer.id))).map(words),
    vehicleSteps: async (id = vehicle.id) => (await by.request(calls.listVehicleHistory, at(id))).map(words),
  }
}

const words = (step: HistoryStep) => {
  if (step.about === 'mail') return `mail ${step.mail.kind}`
  return step.about === 'rental' ? `rental ${step.kind}` : step.kind
}

test('a customer and a vehicle without rentals have nothing to show', async () => {
  const { ofCustomer, ofVehicle } = await givenPages()
  expect(await ofCustomer()).toEqual({
    ongoingRentals: [],
    nextRental: null,
    lastRental: null,
    balance: { dueAmount: 0, depositsHeldAmount: 0, toGiveBackAmount: 0, unpaid: [] },
    driverOf: [],
    driverOfCount: 0,
    damages: [],
    damagesCount: 0,
  })
  expect(await ofVehicle()).toEqual({
    ongoingRental: null,
    nextRental: null,
    lastReturn: null,
    unavailability: null,
    year: { start: '2025-03-01T12:00:00Z', end: noon(0), rentalsCount: 0, revenueAmount: 0, rentedDays: 0 },
  })
})

test('the pages show the current, next and last rental, the balance and the year', async () => {
  const { by, params, contract, deliver, takeBack, pay, ofCustomer, ofVehicle } = await givenPages()
  const first = await contract()
  await pay(first.id, 100, 800)
  t.setNow(noon(0, 120))
  await deliver(first.id)
  t.setNow(noon(3, 120))
  await takeBack(first.id)
  const charge = { kind: 'fuel' as const, amount: 12.5, reason: 'Plein non refait' }
  await by.request(createCharge, { params: { ...params, rentalId: first.id }, body: charge })
  const second = await contract({ start: noon(4), end: noon(5) })
  const later = await contract({ start: noon(10), end: noon(12) })
  t.setNow(noon(4))
  await deliver(second.id, 1500)

  const customer = await ofCustomer()
  expect(customer.ongoingRentals.map(({ id }) => id)).toEqual([second.id])
  expect(customer.nextRental?.id).toBe(later.id)
  expect(customer.lastRental).toMatchObject({ id: first.id, status: 'done', chargesAmount: 12.5 })
  expect(customer.balance).toEqual({
    dueAmount: 32.5 + 40 + 80,
    depositsHeldAmount: 800,
    toGiveBackAmount: 0,
    unpaid: [
      { id: first.id, publicId: first.publicId, dueAmount: 32.5 },
      { id: second.id, publicId: second.publicId, dueAmount: 40 },
      { id: later.id, publicId: later.publicId, dueAmount: 80 },
    ],
  })
  t.setNow(noon(6))
  const vehicle = await ofVehicle()
  expect(vehicle.ongoingRental?.id).toBe(second.id)
  expect(vehicle.nextRental?.id).toBe(later.id)
  expect(vehicle.lastReturn).toMatchObject({ at: noon(3, 120), rental: { id: first.id } })
  expect(vehicle.year).toMatchObject({ rentalsCount: 2, revenueAmount: 120 + 12.5 + 40, rentedDays: 5 })
})

test('a vehicle picked up early is out from its pick-up, before the planned start too', async () => {
  const { contract, deliver, ofVehicle } = await givenPages()
  const { id } = await contract({ start: noon(5), end: noon(8) })
  await deliver(id)
  t.setNow(noon(2))
  expect((await ofVehicle()).year).toMatchObject({ rentalsCount: 1, rentedDays: 2 })
})

test('the fee of a cancelled contract is revenue of its vehicle, in the year of the cancellation', async () => {
  const { send, contract, ofVehicle } = await givenPages()
  const { id } = await contract()
  await send(id, { status: 'cancelled', cancellation: { reason: 'customer', feeAmount: 36 } })
  expect((await ofVehicle()).year).toMatchObject({ rentalsCount: 0, revenueAmount: 36 })
  t.setNow(noon(400))
  expect((await ofVehicle()).year).toMatchObject({ revenueAmount: 0 })
})

test('a credit note on the invoiced fee of a cancelled contract lowers the revenue of the vehicle', async () => {
  const { by, params, send, contract, ofVehicle } = await givenPages()
  const settings = await by.request(getInvoiceSettings, { params })
  await by.request(putInvoiceSettings, { params, body: { ...settings, chargesOutsideVat: [] } })
  const { id } = await contract()
  await send(id, { status: 'cancelled', cancellation: { reason: 'customer', feeAmount: 36 } })
  const invoice = await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind: 'invoice' } })
  const half = { reason: 'Geste commercial', lines: [{ index: 0, quantity: 0.5 }] }
  await by.request(creditInvoice, { params: { ...params, id: invoice.id }, body: half })
  expect((await ofVehicle()).year).toMatchObject({ revenueAmount: 18 })
})

test('a credit note on a part of an invoice lowers the revenue of the vehicle', async () => {
  const { by, params, contract, deliver, takeBack, ofVehicle } = await givenPages()
  const { id } = await contract()
  t.setNow(noon(0, 120))
  await deliver(id)
  t.setNow(noon(3, 120))
  await takeBack(id)
  const invoice = await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind: 'invoice' } })
  const body = { reason: 'Geste commercial', lines: [{ index: 0, quantity: 1 }] }
  await by.request(creditInvoice, { params: { ...params, id: invoice.id }, body })
  expect((await ofVehicle()).year).toMatchObject({ rentalsCount: 1, revenueAmount: 120 - 40 })
})

test('an exchange gives both vehicles the days that they were out, and the price to the last', async () => {
  const { contract, deliver, takeBack, car, swap, ofVehicle, vehicleSteps } = await givenPages()
  const other = await car()
  const { id } = await contract()
  t.setNow(noon(0, 120))
  await deliver(id)
  t.setNow(noon(1, 120))
  await swap(id, other.id)
  t.setNow(noon(3, 120))
  await takeBack(id)
  expect(await ofVehicle()).toMatchObject({
    ongoingRental: null,
    lastReturn: { at: noon(1, 120), rental: { id } },
    year: { rentalsCount: 0, revenueAmount: 0, rentedDays: 1 },
  })
  expect(await ofVehicle(other.id)).toMatchObject({ year: { rentalsCount: 1, revenueAmount: 120, rentedDays: 2 } })
  expect(await vehicleSteps()).toEqual([
    'rental vehicle_changed',
    'rental delivered',
    'rental pending',
    'vehicle_created',
  ])
  expect(await vehicleSteps(other.id)).toEqual([
    'rental returned',
    'rental vehicle_changed',
    'rental pending',
    'vehicle_created',
  ])
})

test('damages found at a return and rentals as a driver appear on the customer’s page', async () => {
  const { by, params, contract, check, customer, vehicle, ofCustomer } = await givenPages()
  const spot = { view: 'left' as const, x: 0.5, y: 0.5, kind: 'dent' as const, size: 'small' as const }
  const { id, publicId } = await contract()
  const seenBefore = { ...spot, kind: 'scratch' as const }
  await check(id, { stage: 'delivery', odometer: 1000, damages: [{ ...seenBefore, photoIds: [] }] })
  t.setNow(noon(3))
  await check(id, { stage: 'return', odometer: 1200, damages: [{ ...spot, photoIds: [] }] })
  const { registrationNumber } = vehicle
  expect(await ofCustomer()).toMatchObject({
    damagesCount: 1,
    damages: [{ kind: 'dent', rental: { id, publicId }, vehicle: { id: vehicle.id, registrationNumber } }],
  })

  const friend = await by.request(createCustomer, { params, body: { firstName: 'Awa' } })
  const shared = await contract({ start: noon(5), end: noon(6), additionalDriverIds: [friend.id] })
  const driver = await ofCustomer(friend.id)
  expect(driver).toMatchObject({ driverOfCount: 1, driverOf: [{ id: shared.id, customerId: customer.id }] })
  expect([driver.nextRental, driver.balance.dueAmount]).toEqual([null, 0])
})

test('a vehicle that is unavailable now is shown as such, and a later period is not', async () => {
  const { by, vehicle, ofVehicle } = await givenPages()
  const period = { start: noon(1), end: noon(2) }
  const { id } = await givenUnavailability(by, vehicle.id, period)
  expect((await ofVehicle()).unavailability).toBeNull()
  t.setNow(noon(1))
  expect((await ofVehicle()).unavailability).toMatchObject({ id, ...period, description: 'Atelier' })
  t.setNow(noon(2))
  expect((await ofVehicle()).unavailability).toBeNull()
})

test('the history of a customer has their changes, rentals and mails, with the authors, page by page', async () => {
  const { by, params, customer, contract, customerSteps } = await givenPages()
  const staff = await t.colleague(by, 'staff')
  t.setNow(noon(0, 1))
  const body = { email: 'zoe@example.test', comments: 'Vol de 18h10' }
  await staff.request(updateCustomer, { params: { ...params, id: customer.id }, body })
  t.setNow(noon(0, 2))
  const { id } = await contract()
  t.setNow(noon(0, 3))
  await by.request(sendRentalMail, { params: { ...params, id }, body: { kind: 'document' } })
  expect(await customerSteps()).toEqual([
    'mail document',
    'rental pending',
    'rental created',
    'customer_changed',
    'customer_created',
  ])
  const input = { params: { ...params, id: customer.id } }
  const [first] = await by.request(calls.listCustomerHistory, { ...input, query: { limit: 1 } })
  expect(first).toMatchObject({ at: noon(0, 3), mail: { recipient: 'zoe@example.test' }, rental: { id } })
  const response = await by.send(calls.listCustomerHistory, { ...input, query: { limit: 3 } })
  expect(response.headers).toMatchObject({ 'x-total-count': '5' })
  const cursor = /cursor=([^>&]+)/.exec(String(response.headers.link))?.[1] ?? ''
  const rest = await by.request(calls.listCustomerHistory, { ...input, query: { limit: 3, cursor } })
  expect(rest.map(words)).toEqual(['customer_changed', 'customer_created'])
  expect(rest[0]).toMatchObject({ who: { id: staff.userId }, fields: expect.arrayContaining(['email', 'comments']) })
  expect(JSON.stringify(rest)).not.toContain('18h10')
})

test('the history of a company has the rentals of others that are billed to it', async () => {
  const { by, params, contract } = await givenPages()
  const employer = await by.request(createCustomer, { params, body: { firstName: 'Awa' } })
  t.setNow(noon(0, 1))
  const { id } = await contract()
  const steps = async () =>
    (await by.request(calls.listCustomerHistory, { params: { ...params, id: employer.id } })).map(words)
  expect(await steps()).toEqual(['customer_created'])
  await by.request(updateRental, { params: { ...params, id }, body: { billedCustomerId: employer.id } })
  expect(await steps()).toEqual(['rental pending', 'rental created', 'customer_created'])
})

test('the history of a vehicle has its changes, damages and unavailabilities', async () => {
  const { by, params, vehicle, vehicleSteps } = await givenPages()
  const at = { ...params, vehicleId: vehicle.id }
  t.setNow(noon(0, 1))
  await by.request(updateVehicle, { params: { ...params, id: vehicle.id }, body: { model: 'Captur' } })
  t.setNow(noon(0, 2))
  const spot = { view: 'left' as const, x: 0.5, y: 0.5, kind: 'dent' as const, size: 'small' as const }
  const { id } = await by.request(noteDamage, { params: at, body: spot })
  t.setNow(noon(0, 3))
  await by.request(repairDamage, { params: { ...at, id }, body: { isRepaired: true } })
  t.setNow(noon(0, 4))
  await givenUnavailability(by, vehicle.id, { start: noon(1), end: noon(2) })
  expect(await vehicleSteps()).toEqual([
    'unavailability_created',
    'damage_repaired',
    'damage_created',
    'vehicle_changed',
    'vehicle_created',
  ])
  const steps = await by.request(calls.listVehicleHistory, { params: { ...params, id: vehicle.id } })
  expect(steps.at(-2)).toMatchObject({ fields: ['model'] })
})

test('the customer and the vehicle of another company, and unknown ones, are not found', async () => {
  const { customer, vehicle, contract } = await givenPages()
  await contract()
  const stranger = await t.company()
  const { companyId } = stranger
  for (const call of [calls.getCustomerOverview, calls.listCustomerHistory]) {
    for (const id of [customer.id, 2_000_000_000])
      expect((await stranger.send(call, { params: { companyId, id } })).status).toBe(404)
  }
  for (const call of [calls.getVehicleOverview, calls.listVehicleHistory]) {
    for (const id of [vehicle.id, 2_000_000_000])
      expect((await stranger.send(call, { params: { companyId, id } })).status).toBe(404)
  }
})
