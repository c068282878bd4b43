import { updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenUnavailability } from '#testing/given'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

describe('the vehicle', () => {
  test('is held from the contract on, to the end of its preparation', async () => {
    const shop = await givenShop(t)
    const first = await shop.contract()
    const clash = await shop.rent({ start: addMinutes(first.end, 59), end: day(9) })
    expect(await shop.move(clash.id, 'pending')).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: first.publicId } },
    })
    const next = await shop.rent({ start: addMinutes(first.end, 60), end: day(9) })
    expect((await shop.move(next.id, 'pending')).status).toBe(200)
  })

  test('is free again after a cancellation, and a change does not conflict with itself', async () => {
    const shop = await givenShop(t)
    const first = await shop.contract()
    const params = { ...shop.params, id: first.id }
    const shifted = await shop.by.send(calls.updateRental, { params, body: { start: day(6), end: day(8) } })
    expect(shifted.status).toBe(200)
    expect((await shop.move(first.id, 'cancelled')).status).toBe(200)
    expect((await shop.contract({ start: day(6), end: day(8) })).status).toBe('pending')
  })

  test('cannot be rented while it is in the workshop', async () => {
    const shop = await givenShop(t)
    await givenUnavailability(shop.by, shop.vehicle.id, { start: day(6), end: day(6, 18) })
    const { id } = await shop.rent()
    expect(await shop.move(id, 'pending')).toMatchObject({ status: 409, body: { code: 'vehicle_taken' } })
  })

  test('keeps the preparation time that its category had at the contract', async () => {
    const shop = await givenShop(t)
    const first = await shop.contract()
    const params = { ...shop.params, id: shop.category.id }
    await shop.by.request(updateCategory, { params, body: { preparationDurationMinutes: null } })
    const next = await shop.rent({ start: addMinutes(first.end, 30), end: day(9) })
    expect((await shop.move(next.id, 'pending')).status).toBe(409)
  })
})

describe('a status', () => {
  test('is changed only from the expected one: a refusal does not cancel a reservation accepted meanwhile', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    await shop.move(id, 'validating')
    await shop.move(id, 'pending')
    const params = { ...shop.params, id }
    const refuse = { status: 'cancelled', expectedStatus: 'validating' } as const
    const late = await shop.by.send(calls.updateRental, { params, body: refuse })
    expect(late).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
    const again = { status: 'pending', expectedStatus: 'validating' } as const
    expect((await shop.by.send(calls.updateRental, { params, body: again })).status).toBe(200)
  })

  test('changes once, and setting it again changes nothing', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    const first = await shop.move(id, 'pending')
    const again = await shop.move(id, 'pending')
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(await shop.move(id, 'quote')).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('ongoing and done come from a check, never from a change', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    const params = { ...shop.params, id }
    const response = await shop.by.send(calls.updateRental, { params, body: { status: 'ongoing' } })
    expect(response).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('cancelled is never left', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    await shop.move(id, 'cancelled')
    const params = { ...shop.params, id }
    const response = await shop.by.send(calls.updateRental, { params, body: { end: day(9) } })
    expect(response).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })
})

describe('lists', () => {
  test('filter by status and period, sort, and are paged', async () => {
    const shop = await givenShop(t)
    const ids = []
    for (const n of [5, 8, 11, 14]) ids.push((await shop.contract({ start: day(n), end: day(n + 1) })).id)
    await shop.move(ids[3] as number, 'cancelled')
    const list = async (query: Record<string, unknown>) => {
      const response = await shop.by.send(calls.listRentals, { params: shop.params, query })
      return { ...response, ids: (response.body as { id: number }[]).map((rental) => rental.id) }
    }
    expect((await list({})).ids).toEqual([...ids].reverse())
    expect((await list({ status: 'cancelled,draft' })).ids).toEqual([ids[3]])
    expect((await list({ start: day(8), end: day(12), sort: 'start' })).ids).toEqual([ids[1], ids[2]])
    const first = await list({ sort: 'start', limit: 3 })
    expect(first.headers['x-total-count']).toBe('4')
    const cursor = new URL(`http://x${String(first.headers.link).slice(1).split('>')[0]}`).searchParams.get('cursor')
    expect((await list({ sort: 'start', limit: 3, cursor })).ids).toEqual([ids[3]])
  })

  test('search ignores accents and case, and allows a typing error', async () => {
    const shop = await givenShop(t)
    const rental = await shop.rent()
    const find = async (term: string) =>
      (await shop.by.request(calls.searchRentals, { params: shop.params, body: { term } })).map((one) => one.id)
    const plate = shop.vehicle.registrationNumber.toUpperCase()
    for (const term of [
      'eboue',
      'ZOE',
      'Ébuoé',
      rental.publicId,
      rental.publicId.slice(-4),
      plate,
      plate.slice(0, 4),
    ]) {
      expect([term, await find(term)]).toEqual([term, [rental.id]])
    }
    expect(await find('personne')).toEqual([])
  })
})

describe('payments', () => {
  test('add up, and are never negative', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.contract()
    const params = { ...shop.params, rentalId: id }
    const pay = (totalAmount: number, securityDepositAmount: number) =>
      shop.by.send(calls.createPayment, { params, body: { totalAmount, securityDepositAmount, method: 'cash' } })
    expect((await pay(0, 0)).status).toBe(422)
    expect((await pay(0.01, 0)).status).toBe(201)
    expect((await pay(79.99, 800)).status).toBe(201)
    expect(await shop.by.request(calls.listPayments, { params })).toMatchObject([
      { totalAmount: 0.01, securityDepositAmount: 0, method: 'cash', takenBy: { id: shop.by.userId } },
      { totalAmount: 79.99, securityDepositAmount: 800 },
    ])
    const rental = await shop.by.request(calls.getRental, { params: { ...shop.params, id } })
    expect(rental).toMatchObject({ paidTotalAmount: 80, paidSecurityDepositAmount: 800 })
  })
})
