import * as calls from '@filao/domain/customers/contract'
import { readTable } from '@filao/domain/imports/table'
import { getCustomerOverview } from '@filao/domain/overview/contract'
import { createPayment, updateRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { type TestApp, testApp } from '#testing/app'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

type Query = z.input<typeof calls.listCustomers.query>

/** Creates a shop with four customers: Zoé owes a contract to come, Awa has one paid, Marc a draft, and Lou nothing. */
async function givenCustomers() {
  const shop = await givenShop(t)
  const { by, params } = shop
  const add = (firstName: string, body = {}) =>
    by.request(calls.createCustomer, { params, body: { firstName, ...body } })
  const [awa, marc, lou] = [await add('Awa', { language: 'en' }), await add('Marc'), await add('Lou')]
  const due = await shop.contract()
  const paid = await shop.contract({ customerId: awa.id, start: day(2), end: day(3) })
  const pay = (rentalId: number, totalAmount: number) =>
    by.request(createPayment, { params: { ...params, rentalId }, body: { totalAmount, securityDepositAmount: 0 } })
  await pay(paid.id, Number(paid.totalAmount))
  await shop.rent({ customerId: marc.id, start: day(20), end: day(21) })
  const list = (query: Query = {}) => by.request(calls.listCustomers, { params, query })
  const names = async (query: Query = {}) => (await list(query)).map(({ firstName }) => firstName)
  return { shop, awa, marc, lou, due, paid, pay, list, names }
}

test('the list says when each customer rents next and what they owe', async () => {
  const { list, due, paid, pay } = await givenCustomers()
  const total = Number(due.totalAmount)
  const facts = async () =>
    (await list()).map(({ firstName, nextRental, dueAmount }) => [firstName, nextRental?.start ?? null, dueAmount])
  expect(await facts()).toEqual([
    ['Awa', paid.start, 0],
    ['Lou', null, 0],
    ['Marc', null, 0],
    ['Zoé', due.start, total],
  ])
  await pay(due.id, total - 0.01)
  expect((await facts()).at(-1)).toEqual(['Zoé', due.start, 0.01])
})

test('a customer owes the fee of a cancelled rental, and not its price', async () => {
  const { shop, list, due, pay } = await givenCustomers()
  const owed = async () => (await list({ isUnpaid: 'true' })).map(({ firstName, dueAmount }) => [firstName, dueAmount])
  const cancellation = { reason: 'customer', feeAmount: 25 } as const
  await shop.by.request(updateRental, {
    params: { ...shop.params, id: due.id },
    body: { status: 'cancelled', cancellation },
  })
  expect(await owed()).toEqual([['Zoé', 25]])
  await pay(due.id, 25)
  expect(await owed()).toEqual([])
})

test('what is due for a rental counts for its customer and for the one who is billed, as on their pages', async () => {
  const { shop, awa, lou, list, due, pay } = await givenCustomers()
  const total = Number(due.totalAmount)
  const bill = (billedCustomerId: number) =>
    shop.by.request(updateRental, { params: { ...shop.params, id: due.id }, body: { billedCustomerId } })
  await bill(lou.id)
  const owed = async () => (await list({ isUnpaid: 'true' })).map(({ firstName, dueAmount }) => [firstName, dueAmount])
  expect(await owed()).toEqual([
    ['Lou', total],
    ['Zoé', total],
  ])
  await bill(awa.id)
  expect((await list()).map(({ dueAmount }) => dueAmount)).toEqual([total, 0, 0, total])
  await pay(due.id, total)
  expect(await owed()).toEqual([])
})

test('a customer who is billed for a rental of somebody else has it, as on their page', async () => {
  const { shop, lou, list, names, due } = await givenCustomers()
  const lous = async () => (await list()).find(({ firstName }) => firstName === 'Lou')?.nextRental?.id
  expect([await names({ rental: 'none' }), await lous()]).toEqual([['Lou'], undefined])
  const change = { params: { ...shop.params, id: due.id }, body: { billedCustomerId: lou.id } }
  await shop.by.request(updateRental, change)
  expect(await lous()).toBe(due.id)
  expect(await names({ rental: 'none' })).toEqual([])
  expect(await names({ rental: 'coming' })).toEqual(['Awa', 'Lou', 'Zoé'])
  expect(await names({ sort: 'next' })).toEqual(['Awa', 'Lou', 'Zoé', 'Marc'])
  const page = await shop.by.request(getCustomerOverview, { params: { ...shop.params, id: lou.id } })
  expect(page.nextRental?.id).toBe(due.id)
})

test('customers are filtered by rentals, unpaid contracts and language, also in a search', async () => {
  const { shop, due, paid, pay, names } = await givenCustomers()
  expect(await names({ isUnpaid: 'true' })).toEqual(['Zoé'])
  expect(await names({ isUnpaid: 'true', search: 'eboue' })).toEqual(['Zoé'])
  expect(await names({ isUnpaid: 'true', search: 'awa' })).toEqual([])
  expect(await names({ isUnpaid: 'false' })).toHaveLength(4)
  await pay(due.id, Number(due.totalAmount))
  expect(await names({ isUnpaid: 'true' })).toEqual([])
  expect(await names({ rental: 'coming' })).toEqual(['Awa', 'Zoé'])
  expect(await names({ rental: 'none' })).toEqual(['Lou'])
  expect(await names({ rental: 'ongoing' })).toEqual([])
  await shop.check(paid.id, { stage: 'delivery', odometer: 1000 })
  expect(await names({ rental: 'ongoing' })).toEqual(['Awa'])
  expect(await names({ rental: 'coming' })).toEqual(['Zoé'])
  expect(await names({ language: 'en' })).toEqual(['Awa'])
})

test('a licence has expired after its last day, on the calendar of the company', async () => {
  const { shop, awa, names } = await givenCustomers()
  const params = { ...shop.params, id: awa.id }
  await shop.by.request(calls.updateCustomer, { params, body: { drivingLicenseExpiresOn: '2026-03-01' } })
  // Four hours earlier in Guadeloupe.
  t.setNow('2026-03-02T03:59:00Z')
  expect(await names({ isLicenseExpired: 'true' })).toEqual([])
  t.setNow('2026-03-02T04:00:00Z')
  expect(await names({ isLicenseExpired: 'true' })).toEqual(['Awa'])
})

test('a mark filters the list and its export through its last day, on the calendar of the company', async () => {
  const { shop, awa, names } = await givenCustomers()
  expect(await names({ isExcluded: 'true' })).toEqual([])
  const params = { ...shop.params, id: awa.id }
  await shop.by.request(calls.excludeCustomer, { params, body: { reason: 'unpaid', until: '2026-03-01' } })
  // Four hours earlier in Guadeloupe.
  t.setNow('2026-03-02T03:59:00Z')
  expect(await names({ isExcluded: 'true' })).toEqual(['Awa'])
  const query = { isExcluded: 'true', format: 'csv' } as const
  const { body } = await shop.by.send(calls.exportCustomers, { params: shop.params, query })
  expect(readTable(String(body))).toHaveLength(2)
  t.setNow('2026-03-02T04:00:00Z')
  expect(await names({ isExcluded: 'true' })).toEqual([])
})

test('customers are ordered by their next rental and by what they owe, on every page', async () => {
  const { shop, names } = await givenCustomers()
  expect(await names({ sort: 'next' })).toEqual(['Awa', 'Zoé', 'Lou', 'Marc'])
  expect(await names({ sort: '-next' })).toEqual(['Zoé', 'Awa', 'Marc', 'Lou'])
  expect((await names({ sort: '-due' }))[0]).toBe('Zoé')
  expect(await names({ sort: 'due', isUnpaid: 'true', rental: 'coming' })).toEqual(['Zoé'])
  const first = await shop.by.send(calls.listCustomers, { params: shop.params, query: { sort: 'next', limit: 1 } })
  expect(first.headers['x-total-count']).toBe('4')
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? ''
  expect(await names({ sort: 'next', limit: 1, cursor })).toEqual(['Zoé'])
})
