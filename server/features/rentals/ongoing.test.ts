import { createCustomer } from '@filao/domain/customers/contract'
import { deleteOption, updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenOption, givenVehicle } from '#testing/given'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a rental of three days at 40 € that left as planned, one day ago. */
async function givenOut() {
  const shop = await givenCounter(t)
  t.setNow(noon(0, 120))
  const { id } = await shop.contract()
  const rental = await shop.deliver(id)
  t.setNow(noon(1))
  const held = async () => {
    const { rows } = await t.db.pool.query(
      'select lower(period) as start, upper(period) as end from occupancies where rental_id = $1',
      [id],
    )
    return rows
  }
  const last = async () => (await auditOf(t, shop.by, 'rental', id)).at(-1)
  return { ...shop, id, rental, held, last, change: (body: RentalChange) => shop.send(id, body) }
}

/** Raises the deposit and the excess of the small cars, which were 800 € and 1,200 €. */
async function raiseSecurity({ by, params, small }: Pick<Counter, 'by' | 'params' | 'small'>) {
  const body = { securityDepositAmount: 1500, waiverAmount: 2500 }
  await by.request(updateCategory, { params: { ...params, id: small.id }, body })
}

describe('a rental whose category has a higher deposit and excess since', () => {
  const agreed = { securityDepositAmount: 800, waiverAmount: 1200 }
  const raised = { securityDepositAmount: 1500, waiverAmount: 2500 }

  test('keeps those agreed when it is extended or gets an option, as its preview says', async () => {
    const shop = await givenOut()
    await raiseSecurity(shop)
    const seat = await givenOption(shop.by, { price: 5, dailyPrice: 0 })
    const { start, vehicleId, departureAgencyId } = shop.rental
    const body = { start, end: noon(4, 120), vehicleId, departureAgencyId, rentalId: shop.id }
    expect(await shop.by.request(calls.priceRental, { params: shop.params, body })).toMatchObject({
      total: 160,
      ...agreed,
    })
    const longer = await shop.change({ end: noon(4, 120) })
    expect(longer.body).toMatchObject({ totalAmount: 160, ...agreed, price: agreed })
    expect(Object.keys((await shop.last())?.changes as object)).not.toContain('securityDepositAmount')
    expect((await shop.change({ optionIds: [seat.id] })).body).toMatchObject({ totalAmount: 165, ...agreed })
  })

  test('keeps those agreed in a contract or a quote, and takes those of another category', async () => {
    const shop = await givenCounter(t)
    const contract = await shop.contract()
    const quote = await shop.by.request(calls.createRental, { params: shop.params, body: shop.wanted })
    await shop.send(quote.id, { status: 'quote' })
    await raiseSecurity(shop)
    for (const { id } of [contract, quote]) {
      expect((await shop.send(id, { discountPercent: 10 })).body).toMatchObject({ totalAmount: 108, ...agreed })
    }
    const large = await shop.car({ categoryId: shop.large.id })
    const ofLarge = { securityDepositAmount: 1500, waiverAmount: 2000 }
    const { start, end, departureAgencyId } = shop.wanted
    const body = { start, end, vehicleId: large.id, departureAgencyId, rentalId: contract.id }
    expect(await shop.by.request(calls.priceRental, { params: shop.params, body })).toMatchObject(ofLarge)
    expect((await shop.send(contract.id, { vehicleId: large.id })).body).toMatchObject(ofLarge)
  })

  test('takes the category’s as a draft, and as a quote that becomes a draft again, as its preview says', async () => {
    const shop = await givenCounter(t)
    const { id } = await shop.by.request(calls.createRental, { params: shop.params, body: shop.wanted })
    await raiseSecurity(shop)
    expect((await shop.send(id, { discountPercent: 5 })).body).toMatchObject(raised)
    expect((await shop.send(id, { status: 'quote' })).body).toMatchObject(raised)
    const { small, params } = shop
    await shop.by.request(updateCategory, { params: { ...params, id: small.id }, body: agreed })
    const { start, end, vehicleId, departureAgencyId } = shop.wanted
    const body = { start, end, vehicleId, departureAgencyId, rentalId: id }
    const preview = (status?: 'draft') =>
      shop.by.request(calls.priceRental, { params, body: { ...body, ...(status && { status }) } })
    expect(await preview()).toMatchObject(raised)
    expect(await preview('draft')).toMatchObject(agreed)
    expect((await shop.send(id, { discountPercent: 10, status: 'draft' })).body).toMatchObject(agreed)
  })
})

describe('an extension', () => {
  test('is priced again over the whole rental, holds the vehicle longer, and leaves both totals in the history', async () => {
    const shop = await givenOut()
    expect(await shop.change({ end: noon(5, 120) })).toMatchObject({
      status: 200,
      body: { end: noon(5, 120), totalAmount: 200, price: { days: 5 } },
    })
    expect(await shop.held()).toEqual([{ start: noon(0, 120), end: noon(5, 180) }])
    expect(await shop.last()).toMatchObject({
      action: 'changed',
      userId: shop.by.userId,
      changes: { end: [noon(3, 120), noon(5, 120)], totalAmount: [120, 200] },
    })
  })

  test('is previewed with its price before it is saved, and nothing is written', async () => {
    const shop = await givenOut()
    const { vehicleId, departureAgencyId, start } = shop.rental
    const body = { start, end: noon(5, 120), vehicleId, departureAgencyId }
    expect((await shop.by.request(calls.priceRental, { params: shop.params, body })).total).toBe(200)
    expect(await shop.get(shop.id)).toEqual(shop.rental)
  })

  test('is previewed with its own vehicle and options, even archived ones', async () => {
    const shop = await givenOut()
    const seat = await givenOption(shop.by, { price: 15, dailyPrice: 2.5 })
    await shop.change({ optionIds: [seat.id] })
    await shop.by.request(deleteOption, { params: { ...shop.params, id: seat.id } })
    const { vehicleId, departureAgencyId, start } = shop.rental
    const wanted = { start, end: noon(4, 120), vehicleId, departureAgencyId, optionIds: [seat.id] }
    const price = (body: object) =>
      shop.by.send(calls.priceRental, { params: shop.params, body: { ...wanted, ...body } })
    expect((await price({})).status).toBe(404)
    expect(await price({ rentalId: shop.id })).toMatchObject({ status: 200, body: { total: 185 } })
    expect((await shop.change({ end: noon(4, 120) })).body).toMatchObject({ totalAmount: 185 })
    const stranger = await givenCounter(t)
    expect((await price({ rentalId: (await stranger.contract({ start: noon(2) })).id })).status).toBe(404)
  })

  test('is refused when another rental has the vehicle, preparation included, and the refusal names the rental', async () => {
    const shop = await givenOut()
    const next = await shop.contract({ start: noon(4), end: noon(6) })
    expect(await shop.change({ end: noon(3, 1381) })).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: next.publicId } },
    })
    expect(await shop.get(shop.id)).toEqual(shop.rental)
    expect((await shop.change({ end: noon(3, 1380) })).status).toBe(200)
  })

  test('of a late rental makes it punctual again', async () => {
    const shop = await givenOut()
    t.setNow(noon(4))
    expect(await shop.change({ end: noon(4, 120) })).toMatchObject({ status: 200, body: { totalAmount: 160 } })
    expect(await shop.held()).toEqual([{ start: noon(0, 120), end: noon(4, 180) }])
  })

  test('cannot keep the price', async () => {
    const shop = await givenOut()
    const refused = await shop.change({ end: noon(5, 120), keepsPrice: true })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'keepsPrice' }] } })
    expect(await shop.get(shop.id)).toEqual(shop.rental)
  })

  test('across two seasons costs each day the price of its season', async () => {
    const shop = await givenCounter(t)
    const { by, params } = shop
    const agency = await givenAgency(by, { timezone: 'America/Guadeloupe' })
    const season = (label: string) => agency.seasons.find(({ userLabel }) => userLabel.startsWith(label))?.id ?? 0
    const line = (seasonId: number, price: number, minDays: number) => {
      return { seasonId, agencyId: agency.id, categoryId: shop.small.id, minDays, price }
    }
    const [low, high] = [season('Basse'), season('Haute')]
    const tiers = [line(low, 40, 1), line(low, 30, 7), line(high, 60, 1), line(high, 50, 7)]
    await by.request(putPrices, { params, body: tiers })
    const vehicle = await givenVehicle(by, { categoryId: shop.small.id, locationId: agency.id, odometer: 1000 })
    const places = { vehicleId: vehicle.id, departureAgencyId: agency.id, arrivalAgencyId: agency.id }
    // Ten in the morning in Guadeloupe.
    const start = '2026-12-20T14:00:00Z'
    t.setNow(start)
    const { id } = await shop.contract({ ...places, start, end: addMinutes(start, 2 * 1440) })
    expect(await shop.deliver(id)).toMatchObject({ totalAmount: 80 })
    t.setNow(addMinutes(start, 1440))
    const extend = async (minutes: number) => (await shop.send(id, { end: addMinutes(start, minutes) })).body as Rental
    // 27 December, 10:20 is within the grace period: seven days, all at the tier of seven.
    const days = (rental: Rental) => rental.price?.seasons.map(({ days, dailyPrice }) => [days, dailyPrice])
    const week = await extend(7 * 1440 + 20)
    expect([week.totalAmount, week.price?.days, days(week)]).toEqual([
      2 * 30 + 5 * 50,
      7,
      [
        [2, 30],
        [5, 50],
      ],
    ])
    // Ten minutes more begin an eighth day.
    const more = await extend(7 * 1440 + 30)
    expect([more.totalAmount, more.price?.days, days(more)]).toEqual([
      2 * 30 + 6 * 50,
      8,
      [
        [2, 30],
        [6, 50],
      ],
    ])
    const totals = (await auditOf(t, by, 'rental', id)).flatMap(({ action, changes }) => {
      return action === 'changed' ? [(changes as { totalAmount: unknown }).totalAmount] : []
    })
    expect(totals).toEqual([
      [80, 310],
      [310, 360],
    ])
  })
})

describe('an earlier return', () => {
  test('is priced again, and frees the vehicle', async () => {
    const shop = await givenOut()
    expect(await shop.change({ end: noon(1, 120) })).toMatchObject({ body: { totalAmount: 40, price: { days: 1 } } })
    expect(await shop.held()).toEqual([{ start: noon(0, 120), end: noon(1, 180) }])
    expect(await shop.contract({ start: noon(1, 180), end: noon(3) })).toMatchObject({ status: 'pending' })
    expect((await shop.last())?.changes).toMatchObject({ totalAmount: [120, 40] })
  })

  test('keeps the agreed price on request, and still frees the vehicle', async () => {
    const shop = await givenOut()
    const { totalAmount, price } = shop.rental
    const kept = await shop.change({ end: noon(1, 120), keepsPrice: true })
    expect(kept).toMatchObject({ status: 200, body: { end: noon(1, 120), totalAmount, price } })
    expect(await shop.held()).toEqual([{ start: noon(0, 120), end: noon(1, 180) }])
    expect((await shop.last())?.changes).toEqual({
      end: [noon(3, 120), noon(1, 120)],
      pricedEnd: [null, noon(3, 120)],
      updatedAt: [expect.any(String), expect.any(String)],
    })
    expect((await shop.change({ end: noon(1, 120), keepsPrice: true })).body).toEqual(kept.body)
  })

  test('with its price kept costs an option for the agreed days, and is previewed so', async () => {
    const shop = await givenOut()
    const [wipes, seat] = [
      await givenOption(shop.by, { price: 2, dailyPrice: 0 }),
      await givenOption(shop.by, { price: 0, dailyPrice: 3 }),
    ]
    await shop.change({ end: noon(1, 120), keepsPrice: true })
    const { start, vehicleId, departureAgencyId } = shop.rental
    const wanted = { start, end: noon(1, 120), vehicleId, departureAgencyId, rentalId: shop.id, optionIds: [wipes.id] }
    const shown = await shop.by.request(calls.priceRental, { params: shop.params, body: wanted })
    expect([shown.total, shown.days]).toEqual([122, 3])
    const priced = async (body: RentalChange) => ((await shop.change(body)).body as Rental).totalAmount
    expect(await priced({ optionIds: [wipes.id] })).toBe(122)
    expect(await priced({ optionIds: [wipes.id, seat.id] })).toBe(131)
    expect(await priced({ discountPercent: 10 })).toBe(117.9)
    expect(await priced({ optionIds: [], discountPercent: 0 })).toBe(120)
    expect(await shop.get(shop.id)).toMatchObject({ end: noon(1, 120), pricedEnd: noon(3, 120) })
  })

  test('with its price kept can be moved later again at that price, up to the agreed end', async () => {
    const shop = await givenOut()
    await shop.change({ end: noon(1, 120), keepsPrice: true })
    const later = await shop.change({ end: noon(2, 120), keepsPrice: true })
    expect(later).toMatchObject({ status: 200, body: { totalAmount: 120, pricedEnd: noon(3, 120) } })
    const tooLate = await shop.change({ end: noon(4, 120), keepsPrice: true })
    expect(tooLate).toMatchObject({ status: 422, body: { errors: [{ path: 'keepsPrice' }] } })
    const back = await shop.change({ end: noon(3, 120), keepsPrice: true })
    expect(back).toMatchObject({ status: 200, body: { totalAmount: 120, pricedEnd: null } })
    await shop.change({ end: noon(1, 120), keepsPrice: true })
    const recomputed = await shop.change({ end: noon(2, 120) })
    expect(recomputed).toMatchObject({ status: 200, body: { totalAmount: 80, pricedEnd: null } })
  })

  test('ignores the minimum duration of the category, which applies to planned rentals only', async () => {
    const shop = await givenOut()
    const params = { ...shop.params, id: shop.small.id }
    await shop.by.request(updateCategory, { params, body: { minimumRentalDurationMinutes: 2880 } })
    expect(await shop.change({ end: noon(1, 120) })).toMatchObject({ status: 200, body: { totalAmount: 40 } })
    const planned = await shop.contract({ start: noon(5), end: noon(6) }).catch(String)
    expect(planned).toContain('minimum_duration')
  })

  test('cannot be before the departure', async () => {
    const shop = await givenOut()
    expect(await shop.change({ end: noon(0, 120), keepsPrice: true })).toMatchObject({ status: 422 })
  })
})

describe('keeping the price', () => {
  test.each([
    [
      'with other options',
      async (shop: Awaited<ReturnType<typeof givenOut>>) => {
        return { end: noon(1, 120), optionIds: [(await givenOption(shop.by)).id] }
      },
    ],
    ['with another discount', async () => ({ discountPercent: 10 })],
  ])('is refused %s', async (_what, content) => {
    const shop = await givenOut()
    const refused = await shop.change({ ...(await content(shop)), keepsPrice: true })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'keepsPrice', code: 'not_earlier' }] } })
    expect(await shop.get(shop.id)).toEqual(shop.rental)
  })

  test('is refused before the departure', async () => {
    const shop = await givenCounter(t)
    const { id } = await shop.contract()
    const refused = await shop.send(id, { end: noon(2, 120), keepsPrice: true })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'keepsPrice' }] } })
    expect((await shop.send(id, { end: noon(2, 120), keepsPrice: false })).body).toMatchObject({ totalAmount: 80 })
  })
})

describe('while the vehicle is out', () => {
  test('the arrival agency, the drivers and the options can change; the history shows each change', async () => {
    const shop = await givenOut()
    const seat = await givenOption(shop.by, { price: 15, dailyPrice: 2.5 })
    const driver = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Awa' } })
    expect(await shop.change({ arrivalAgencyId: shop.other.id })).toMatchObject({
      status: 200,
      body: { arrivalAgencyId: shop.other.id, totalAmount: 120 },
    })
    expect((await shop.last())?.changes).toMatchObject({ arrivalAgencyId: [shop.agency.id, shop.other.id] })
    expect(await shop.change({ additionalDriverIds: [driver.id] })).toMatchObject({ body: { totalAmount: 120 } })
    expect((await shop.last())?.changes).toMatchObject({ additionalDriverIds: [[], [driver.id]] })
    expect(await shop.change({ optionIds: [seat.id] })).toMatchObject({ body: { totalAmount: 142.5 } })
    expect((await shop.last())?.changes).toMatchObject({ optionIds: [[], [seat.id]], totalAmount: [120, 142.5] })
    expect(await shop.takeBack(shop.id)).toMatchObject({ arrivalAgencyId: shop.other.id, totalAmount: 142.5 })
  })

  test('the stored price is computed again from the current list only for changes that affect the price', async () => {
    const shop = await givenOut()
    const line = { seasonId: null, agencyId: shop.agency.id, categoryId: shop.small.id, minDays: 1, price: 99 }
    await shop.by.request(putPrices, { params: shop.params, body: [line] })
    expect((await shop.change({ arrivalAgencyId: shop.other.id })).body).toMatchObject({ totalAmount: 120 })
    expect((await shop.change({ end: noon(4, 120) })).body).toMatchObject({ totalAmount: 396 })
  })

  test('the values that the delivery settled stay', async () => {
    const shop = await givenOut()
    const spare = await shop.car()
    const other = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Awa' } })
    for (const settled of [
      { start: noon(1, 120) },
      { vehicleId: spare.id },
      { departureAgencyId: shop.other.id },
      { customerId: other.id },
    ]) {
      const refused = await shop.change(settled)
      expect([settled, refused.status]).toEqual([settled, 409])
    }
    expect(await shop.get(shop.id)).toEqual(shop.rental)
  })

  test('a simultaneous extension and vehicle change both succeed', async () => {
    const shop = await givenOut()
    const spare = await shop.car()
    const responses = await Promise.all([shop.swap(shop.id, spare.id), shop.change({ end: noon(5, 120) })])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.get(shop.id)).toMatchObject({ vehicleId: spare.id, end: noon(5, 120), totalAmount: 200 })
    expect(await shop.held()).toEqual([{ start: noon(1), end: noon(5, 180) }])
  })
})
