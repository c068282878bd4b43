import { addMinutes } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenVehicle } from '#testing/given'
import { day, givenShop, now } from '#testing/rentals/shop'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

type Shop = Awaited<ReturnType<typeof givenShop>>
const listed = async (shop: Shop, query: z.input<typeof calls.listRentals.query>) =>
  (await shop.by.request(calls.listRentals, { params: shop.params, query })).map(({ id }) => id)

describe('a search', () => {
  test('returns the best 50 of the rentals that match its filters', async () => {
    const shop = await givenShop(t)
    const oldest = await shop.contract()
    for (let n = 0; n < 55; n++) await shop.rent({ start: day(n + 20), end: day(n + 21) })
    const find = async (filters: object) =>
      (await shop.by.request(calls.searchRentals, { params: shop.params, body: { term: 'eboue', ...filters } })).map(
        ({ id }) => id,
      )
    expect(await find({})).toHaveLength(50)
    expect(await find({ status: 'pending' })).toEqual([oldest.id])
    expect(await find({ end: addMinutes(oldest.end, 1) })).toEqual([oldest.id])
    expect(await find({ status: 'draft' })).toHaveLength(50)
    const inOrder = await shop.by.request(calls.searchRentals, {
      params: shop.params,
      body: { term: 'eboue', status: 'draft', sort: 'start' },
    })
    expect(inOrder.map(({ start }) => start)).toEqual(inOrder.map(({ start }) => start).toSorted())
  })
})

describe('filters', () => {
  test('select by agency of departure or return, and by category', async () => {
    const shop = await givenShop(t)
    const [other, far] = [await givenAgency(shop.by), await givenAgency(shop.by)]
    const category = await givenCategory(shop.by)
    const van = await givenVehicle(shop.by, { categoryId: category.id, locationId: shop.agency.id })
    const here = await shop.rent()
    const there = await shop.rent({ arrivalAgencyId: other.id })
    const large = await shop.rent({ vehicleId: van.id, totalAmount: 80 })
    expect(await listed(shop, { agencyId: other.id })).toEqual([there.id])
    expect(await listed(shop, { agencyId: shop.agency.id, sort: 'publicId' })).toEqual([here.id, there.id, large.id])
    expect(await listed(shop, { agencyId: far.id })).toEqual([])
    expect(await listed(shop, { categoryId: category.id })).toEqual([large.id])
  })

  test('select what is not paid in full, charges and refunds included', async () => {
    const shop = await givenShop(t)
    const rental = await shop.contract()
    await shop.rent({ start: day(20), end: day(21) })
    const params = { ...shop.params, rentalId: rental.id }
    const pay = (totalAmount: number, correctsPaymentId?: number) =>
      shop.by.request(calls.createPayment, {
        params,
        body: {
          totalAmount,
          securityDepositAmount: 0,
          ...(correctsPaymentId && { correctsPaymentId, reason: 'Geste' }),
        },
      })
    const unpaid = () => listed(shop, { isUnpaid: 'true' })
    const offer = { start: day(22), end: day(23), totalCents: 8000 }
    await storedRental(t, shop.by, shop.vehicle, { status: 'validating', ...offer })
    expect(await unpaid()).toEqual([rental.id])
    const part = await pay(Number(rental.totalAmount) - 0.01)
    expect(await unpaid()).toEqual([rental.id])
    await pay(0.01)
    expect(await unpaid()).toEqual([])
    await pay(1, part.id)
    expect(await unpaid()).toEqual([rental.id])
    expect(await listed(shop, { isUnpaid: 'false' })).toHaveLength(3)
    const cancel = (id: number, feeAmount: number) =>
      shop.by.request(calls.updateRental, {
        params: { ...shop.params, id },
        body: { status: 'cancelled', isMoneyHeldConfirmed: true, cancellation: { reason: 'customer', feeAmount } },
      })
    await cancel(rental.id, 60)
    expect(await unpaid()).toEqual([])
    const other = await shop.contract({ start: day(30), end: day(31) })
    await cancel(other.id, 0.01)
    expect(await unpaid()).toEqual([other.id])
  })

  test('select the vehicles that should be back', async () => {
    const shop = await givenShop(t)
    const late = await storedRental(t, shop.by, shop.vehicle, { status: 'ongoing', start: day(-3), end: now })
    expect(await listed(shop, { isLate: 'true' })).toEqual([])
    t.setNow(addMinutes(now, 1))
    expect(await listed(shop, { isLate: 'true' })).toEqual([late.id])
  })

  test('select chosen rentals, at most 100', async () => {
    const shop = await givenShop(t)
    const [first, , last] = [await shop.rent(), await shop.rent(), await shop.rent()]
    expect(await listed(shop, { ids: `${last.id},${first.id}`, sort: 'publicId' })).toEqual([first.id, last.id])
    const ids = Array.from({ length: 101 }, (_, n) => n + 1).join(',')
    expect((await shop.by.send(calls.listRentals, { params: shop.params, query: { ids } })).status).toBe(422)
  })
})

describe('the order', () => {
  test('has the next to come first: late and coming returns and departures, then the past, on every page', async () => {
    const shop = await givenShop(t)
    const stored = async (status: 'ongoing' | 'pending' | 'done' | 'cancelled', start: number, end: number) =>
      (await storedRental(t, shop.by, await givenVehicle(shop.by), { status, start: day(start), end: day(end) })).id
    const past = await stored('done', -20, -10)
    const departure = await stored('pending', 4, 9)
    const missed = await stored('pending', -9, -5)
    const back = await stored('ongoing', -2, 3)
    const late = await stored('ongoing', -9, -1)
    const cancelled = await stored('cancelled', 30, 31)
    const later = await stored('pending', 6, 7)
    const inOrder = [late, back, departure, later, cancelled, missed, past]
    expect(await listed(shop, { sort: 'next' })).toEqual(inOrder)
    for (const limit of [1, 2, 3, 5]) {
      const pages: number[] = []
      let cursor: string | null = null
      do {
        const response: TestResponse<unknown> = await shop.by.send(calls.listRentals, {
          params: shop.params,
          query: { sort: 'next', limit, ...(cursor && { cursor }) },
        })
        pages.push(...(response.body as { id: number }[]).map(({ id }) => id))
        const next: string | undefined = String(response.headers.link ?? '').match(/<([^>]+)>/)?.[1]
        cursor = next ? new URL(`http://x${next}`).searchParams.get('cursor') : null
      } while (cursor)
      expect([limit, pages]).toEqual([limit, inOrder])
    }
  })

  test('is that of each heading, both ways', async () => {
    const shop = await givenShop(t)
    const a = await shop.contract({ start: day(2), end: day(4) })
    const vehicleId = (await givenVehicle(shop.by, { categoryId: shop.category.id, locationId: shop.agency.id })).id
    const b = await shop.rent({ start: day(3), end: day(13), vehicleId })
    const ids = [a.id, b.id]
    for (const sort of ['start', 'end', 'publicId', 'total', '-status', 'updatedAt'] as const) {
      expect([sort, await listed(shop, { sort })]).toEqual([sort, ids])
      const back = sort === '-status' ? 'status' : (`-${sort}` as const)
      expect([back, await listed(shop, { sort: back })]).toEqual([back, ids.toReversed()])
    }
    const up = [await listed(shop, { sort: 'vehicle' }), await listed(shop, { sort: 'customer' })]
    const down = [await listed(shop, { sort: '-vehicle' }), await listed(shop, { sort: '-customer' })]
    expect(down).toEqual(up.map((one) => one.toReversed()))
  })
})
