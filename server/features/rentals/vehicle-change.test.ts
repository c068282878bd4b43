import { createApiKey } from '@filao/domain/access/contract'
import {
  deleteVehicle,
  getVehicle,
  listDamages,
  listUnavailabilities,
  updateVehicle,
} from '@filao/domain/fleet/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { listAvailabilities } from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption, givenUnavailability } from '#testing/given'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a rental of three days at 40 € that left two hours early, one day ago, and another free small car. */
async function givenOut() {
  const shop = await givenCounter(t)
  const spare = await shop.car()
  const { id } = await shop.contract({ arrivalAgencyId: shop.other.id })
  const rental = await shop.deliver(id)
  t.setNow(noon(1))
  return { ...shop, spare, rental, id, place: { ...shop.params, rentalId: id } }
}

/** Lists the occupancies of the company's vehicles. */
async function held({ by }: Counter) {
  const { rows } = await t.db.pool.query(
    `select rental_id as "rentalId", vehicle_id as "vehicleId", lower(period) as start, upper(period) as end
     from occupancies where company_id = $1 and rental_id is not null order by lower(period)`,
    [by.companyId],
  )
  return rows
}

const vehicleOf = (shop: Counter, id: number) => shop.by.request(getVehicle, { params: { ...shop.params, id } })

describe('a change of vehicle', () => {
  test('ends one part and begins the next: checks, readings, agencies and occupancies follow', async () => {
    const shop = await givenOut()
    const damage = { view: 'front', x: 0.5, y: 0.5, kind: 'broken', size: 'large' } as const
    const [back, out] = [await shop.photo(shop.id), await shop.photo(shop.id)]
    const { status, body } = await shop.swap(shop.id, shop.spare.id, {
      reason: 'Pare-brise cassé',
      back: { odometer: 1100, fuelLevel: '2/4', comments: 'Bris', damages: [{ ...damage, photoIds: [back.id] }] },
      out: { odometer: 1005, fuelLevel: '4/4', photoIds: [out.id] },
    })
    expect(status).toBe(200)
    const rental = body as Rental
    expect(rental).toEqual(await shop.get(shop.id))
    expect(rental).toMatchObject({
      status: 'ongoing',
      vehicleId: shop.spare.id,
      deliveredAt: noon(0),
      totalAmount: 120,
      vehicleChanges: [
        {
          stretch: 0,
          vehicle: { id: shop.vehicle.id },
          startedAt: noon(0),
          endedAt: noon(1),
          reason: 'Pare-brise cassé',
        },
      ],
      checks: [
        { stage: 'delivery', stretch: 0, vehicleId: shop.vehicle.id, odometer: 1000 },
        {
          stage: 'return',
          stretch: 0,
          vehicleId: shop.vehicle.id,
          odometer: 1100,
          fuelLevel: '2/4',
          comments: 'Bris',
          damages: [{ ...damage, photos: [{ id: back.id }] }],
        },
        { stage: 'delivery', stretch: 1, vehicleId: shop.spare.id, odometer: 1005, fuelLevel: '4/4', photos: [out] },
      ],
    })
    expect(await vehicleOf(shop, shop.vehicle.id)).toMatchObject({
      odometer: 1100,
      fuelLevel: '2/4',
      locationId: shop.agency.id,
    })
    expect(await vehicleOf(shop, shop.spare.id)).toMatchObject({ odometer: 1005, fuelLevel: '4/4' })
    expect(await held(shop)).toEqual([
      { rentalId: shop.id, vehicleId: shop.spare.id, start: noon(1), end: noon(3, 180) },
    ])
    const damages = (vehicleId: number) => shop.by.request(listDamages, { params: { ...shop.params, vehicleId } })
    expect([(await damages(shop.vehicle.id)).length, (await damages(shop.spare.id)).length]).toEqual([1, 0])
  })

  test('frees the returned vehicle at once, and holds the new one until its return', async () => {
    const shop = await givenOut()
    await shop.swap(shop.id, shop.spare.id)
    const next = await shop.contract({ start: noon(1), end: noon(2) })
    expect(next).toMatchObject({ status: 'pending', vehicleId: shop.vehicle.id })
    const taken = await shop.contract({ vehicleId: shop.spare.id, start: noon(3, 179), end: noon(4) }).catch(String)
    expect(taken).toContain('vehicle_taken')
    const free = await shop.by.request(listAvailabilities, {
      params: shop.params,
      query: { start: noon(3), end: noon(4), departureAgencyId: shop.agency.id },
    })
    expect(free.map(({ id, isAvailable, locationId }) => ({ id, isAvailable, locationId }))).toEqual([
      { id: shop.vehicle.id, isAvailable: true, locationId: shop.agency.id },
      { id: shop.spare.id, isAvailable: false, locationId: shop.agency.id },
    ])
    t.setNow(noon(2))
    const done = await shop.takeBack(shop.id)
    expect(done).toMatchObject({
      status: 'done',
      returnedAt: noon(2),
      checks: [{}, {}, {}, { stage: 'return', stretch: 1 }],
    })
    expect(done.checks.at(-1)?.vehicleId).toBe(shop.spare.id)
    expect(await vehicleOf(shop, shop.spare.id)).toMatchObject({ odometer: 1500, locationId: shop.other.id })
    expect(await vehicleOf(shop, shop.vehicle.id)).toMatchObject({ odometer: 1100, locationId: shop.agency.id })
    expect(await held(shop)).toMatchObject([{ rentalId: next.id }])
  })

  test('takes the returned vehicle out of service until the date given, with the reason', async () => {
    const shop = await givenOut()
    const response = await shop.swap(shop.id, shop.spare.id, { reason: 'Boîte cassée', unavailableUntil: noon(5) })
    expect(response.status).toBe(200)
    const place = { params: { ...shop.params, vehicleId: shop.vehicle.id } }
    const unavailabilities = await shop.by.request(listUnavailabilities, place)
    expect(unavailabilities).toMatchObject([{ start: noon(1), end: noon(5), description: 'Boîte cassée' }])
    const [created] = await auditOf(t, shop.by, 'unavailability', unavailabilities[0]?.id ?? 0)
    expect(created).toMatchObject({ action: 'created', userId: shop.by.userId })
    const broken = await shop.contract({ start: noon(4), end: noon(6) }).catch(String)
    expect(broken).toContain('vehicle_taken')
    expect(await held(shop)).toMatchObject([{ vehicleId: shop.spare.id }])
  })

  test('can bring back an earlier vehicle of the rental; each part keeps its own checks', async () => {
    const shop = await givenOut()
    await shop.swap(shop.id, shop.spare.id)
    t.setNow(noon(2))
    const back = await shop.swap(shop.id, shop.vehicle.id, { back: { odometer: 1200 }, out: { odometer: 1100 } })
    expect(back.status).toBe(200)
    const rental = back.body as Rental
    expect(rental.vehicleChanges).toMatchObject([
      { stretch: 0, vehicle: { id: shop.vehicle.id }, startedAt: noon(0), endedAt: noon(1) },
      { stretch: 1, vehicle: { id: shop.spare.id }, startedAt: noon(1), endedAt: noon(2) },
    ])
    expect(rental.checks.map(({ stretch, stage }) => `${stretch} ${stage}`)).toEqual([
      '0 delivery',
      '0 return',
      '1 delivery',
      '1 return',
      '2 delivery',
    ])
    expect(await held(shop)).toMatchObject([{ vehicleId: shop.vehicle.id, start: noon(2), end: noon(3, 180) }])
  })

  test('computes the price again over the whole rental, with the new category', async () => {
    const shop = await givenOut()
    const large = await shop.car({ categoryId: shop.large.id })
    const { body } = await shop.swap(shop.id, large.id)
    expect(body).toMatchObject({
      totalAmount: 210,
      securityDepositAmount: 1500,
      waiverAmount: 2000,
      price: { days: 3, total: 210 },
    })
    expect(await held(shop)).toMatchObject([{ vehicleId: large.id, end: noon(3, 360) }])
    const entries = await auditOf(t, shop.by, 'rental', shop.id)
    expect(entries.at(-1)).toMatchObject({
      action: 'vehicle_changed',
      userId: shop.by.userId,
      changes: { totalAmount: [120, 210], vehicleId: [shop.vehicle.id, large.id], securityDepositAmount: [800, 1500] },
    })
  })

  test('keeps the agreed values on request; only the preparation is that of the new vehicle', async () => {
    const shop = await givenOut()
    const large = await shop.car({ categoryId: shop.large.id })
    const { body } = await shop.swap(shop.id, large.id, { keepsPrice: true })
    const { totalAmount, price, securityDepositAmount, waiverAmount } = shop.rental
    const pricedCategoryId = shop.small.id
    expect(body).toMatchObject({ totalAmount, price, securityDepositAmount, waiverAmount, pricedCategoryId })
    expect(await held(shop)).toMatchObject([{ vehicleId: large.id, end: noon(3, 360) }])
    const entries = await auditOf(t, shop.by, 'rental', shop.id)
    expect(Object.keys(entries.at(-1)?.changes as object)).not.toContain('totalAmount')
  })

  test('that keeps the price continues to cost the price of the agreed category', async () => {
    const shop = await givenOut()
    const large = await shop.car({ categoryId: shop.large.id })
    const seat = await givenOption(shop.by, { price: 2, dailyPrice: 0 })
    await shop.swap(shop.id, large.id, { keepsPrice: true })
    const agreed = { securityDepositAmount: 800, waiverAmount: 1200 }
    const seated = await shop.send(shop.id, { optionIds: [seat.id] })
    expect(seated.body).toMatchObject({ totalAmount: 122, ...agreed })
    const { start, departureAgencyId } = shop.rental
    const body = { start, end: noon(4, 120), vehicleId: large.id, departureAgencyId, rentalId: shop.id }
    expect((await shop.by.request(calls.priceRental, { params: shop.params, body })).total).toBe(160)
    const longer = await shop.send(shop.id, { end: noon(4, 120) })
    expect(longer.body).toMatchObject({ totalAmount: 162, ...agreed })
    expect(await held(shop)).toMatchObject([{ vehicleId: large.id, end: noon(4, 360) }])
    const recomputed = await shop.swap(shop.id, shop.spare.id, { back: { odometer: 1200 } })
    expect(recomputed.body).toMatchObject({ totalAmount: 162 })
    const larger = await shop.swap(shop.id, large.id, { back: { odometer: 1200 }, out: { odometer: 1200 } })
    expect(larger.body).toMatchObject({ totalAmount: 282, securityDepositAmount: 1500 })
  })

  test('is refused without a price for the new category, unless the agreed price is kept', async () => {
    const shop = await givenOut()
    const large = await shop.car({ categoryId: shop.large.id })
    await shop.by.request(putPrices, { params: shop.params, body: [] })
    expect(await shop.swap(shop.id, large.id)).toMatchObject({ status: 422, body: { code: 'price_missing' } })
    expect(await shop.get(shop.id)).toEqual(shop.rental)
    expect((await shop.swap(shop.id, large.id, { keepsPrice: true })).status).toBe(200)
  })

  test('can be followed by an extension and an earlier return of the new vehicle', async () => {
    const shop = await givenOut()
    await shop.swap(shop.id, shop.spare.id)
    expect((await shop.send(shop.id, { end: noon(5, 120) })).body).toMatchObject({ totalAmount: 200 })
    expect(await held(shop)).toMatchObject([{ vehicleId: shop.spare.id, start: noon(1), end: noon(5, 180) }])
    const before = await shop.send(shop.id, { end: noon(1) })
    expect(before).toMatchObject({ status: 422, body: { errors: [{ path: 'end', code: 'before_delivery' }] } })
    expect((await shop.send(shop.id, { end: noon(1, 30) })).status).toBe(200)
    expect(await held(shop)).toMatchObject([{ start: noon(1), end: noon(1, 90) }])
  })

  test('sent twice with one key is made once', async () => {
    const shop = await givenOut()
    const third = await shop.car()
    const request = {
      params: shop.place,
      body: { vehicleId: shop.spare.id, reason: 'Panne', back: { odometer: 1100 }, out: { odometer: 1000 } },
      headers: { 'idempotency-key': 'swap' },
    }
    const first = await shop.by.send(calls.changeVehicle, request)
    await shop.swap(shop.id, third.id)
    expect(await shop.by.send(calls.changeVehicle, request)).toMatchObject({ status: 200, body: first.body })
    expect((await shop.get(shop.id)).vehicleId).toBe(third.id)
  })
})

describe('a change of vehicle is refused', () => {
  const refused = async (shop: Awaited<ReturnType<typeof givenOut>>, vehicleId: number, over = {}) => {
    const before = [await shop.get(shop.id), await held(shop), (await auditOf(t, shop.by, 'rental', shop.id)).length]
    const { status, body } = await shop.swap(shop.id, vehicleId, over)
    const after = [await shop.get(shop.id), await held(shop), (await auditOf(t, shop.by, 'rental', shop.id)).length]
    expect(after).toEqual(before)
    return { status, code: (body as { code: string }).code, body }
  }

  test('for the rental’s own vehicle, and an archived, unknown or foreign one', async () => {
    const shop = await givenOut()
    expect(await refused(shop, shop.vehicle.id)).toMatchObject({ status: 422, code: 'validation' })
    await shop.by.request(deleteVehicle, { params: { ...shop.params, id: shop.spare.id } })
    const theirs = await givenCounter(t)
    for (const id of [shop.spare.id, theirs.vehicle.id, 2_147_483_647]) {
      expect(await refused(shop, id)).toMatchObject({ status: 404, code: 'not_found' })
    }
    const foreign = { params: { companyId: theirs.by.companyId, rentalId: shop.id } }
    const body = { vehicleId: theirs.vehicle.id, reason: 'x', back: { odometer: 1100 }, out: { odometer: 1000 } }
    expect((await theirs.by.send(calls.changeVehicle, { ...foreign, body })).status).toBe(404)
  })

  test('for a vehicle that another rental holds before the end, preparation included, and the refusal names the rental', async () => {
    const shop = await givenOut()
    const other = await shop.contract({ vehicleId: shop.spare.id, start: noon(3, 179), end: noon(5) })
    expect(await refused(shop, shop.spare.id)).toMatchObject({
      status: 409,
      code: 'vehicle_taken',
      body: { conflict: { publicId: other.publicId } },
    })
    await shop.send(other.id, { start: noon(3, 180) })
    expect((await shop.swap(shop.id, shop.spare.id)).status).toBe(200)
  })

  test('for a vehicle that is out, even a late one, or in the workshop', async () => {
    const shop = await givenOut()
    t.setNow(noon(0, 30))
    const late = await shop.contract({ vehicleId: shop.spare.id, start: noon(0, 60), end: noon(0, 180) })
    await shop.deliver(late.id)
    t.setNow(noon(1))
    expect(await refused(shop, shop.spare.id)).toMatchObject({ status: 409, code: 'vehicle_taken' })
    const workshop = await shop.car()
    await givenUnavailability(shop.by, workshop.id, { start: noon(2), end: noon(2, 60) })
    expect(await refused(shop, workshop.id)).toMatchObject({ status: 409, code: 'vehicle_taken' })
  })

  test('for a returned vehicle out of service until now, or beyond the start of its next rental', async () => {
    const shop = await givenOut()
    const next = await shop.contract({ start: noon(4), end: noon(6) })
    expect(await refused(shop, shop.spare.id, { unavailableUntil: noon(1) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'unavailableUntil', code: 'range' }] },
    })
    expect(await refused(shop, shop.spare.id, { unavailableUntil: noon(4, 1) })).toMatchObject({
      status: 409,
      code: 'vehicle_taken',
      body: { conflict: { publicId: next.publicId }, errors: [{ path: 'unavailableUntil', code: 'taken' }] },
    })
    expect((await shop.swap(shop.id, shop.spare.id, { unavailableUntil: noon(4) })).status).toBe(200)
  })

  test('for a program that may not make vehicles unavailable', async () => {
    const shop = await givenOut()
    const wanted = { params: shop.params, body: { name: 'Comptoir', permissions: ['rentals.operate' as const] } }
    const { key } = await shop.by.request(createApiKey, wanted)
    const swap = (over: object) => {
      const body = {
        vehicleId: shop.spare.id,
        reason: 'Panne',
        back: { odometer: 1100 },
        out: { odometer: 1000 },
        ...over,
      }
      return t.program(key).send(calls.changeVehicle, { params: shop.place, body })
    }
    expect((await swap({ unavailableUntil: noon(5) })).status).toBe(403)
    expect((await swap({})).status).toBe(200)
  })

  test('before the departure, after the return, and after the planned end', async () => {
    const shop = await givenOut()
    t.setNow(noon(3, 120))
    expect(await refused(shop, shop.spare.id)).toMatchObject({ status: 409, code: 'invalid_transition' })
    await shop.takeBack(shop.id)
    expect(await refused(shop, shop.spare.id)).toMatchObject({ status: 409, code: 'invalid_transition' })
    t.setNow(noon(0))
    const pending = await shop.contract({ vehicleId: (await shop.car()).id, start: noon(6), end: noon(7) })
    const early = await shop.swap(pending.id, shop.spare.id)
    expect(early).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('for an odometer that runs backwards, and for invalid photos and reasons', async () => {
    const shop = await givenOut()
    expect(await refused(shop, shop.spare.id, { back: { odometer: 999 } })).toMatchObject({
      code: 'odometer_backwards',
      body: { errors: [{ path: 'back.odometer' }], lastOdometer: 1000 },
    })
    expect(await refused(shop, shop.spare.id, { out: { odometer: 999 } })).toMatchObject({
      code: 'odometer_backwards',
      body: { errors: [{ path: 'out.odometer' }] },
    })
    const photo = await shop.photo(shop.id)
    const both = { back: { odometer: 1100, photoIds: [photo.id] }, out: { odometer: 1000, photoIds: [photo.id] } }
    expect(await refused(shop, shop.spare.id, both)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'out.photoIds', code: 'unknown' }] },
    })
    expect(await refused(shop, shop.spare.id, { reason: '  ' })).toMatchObject({ status: 422, code: 'validation' })
    const confirmed = { back: { odometer: 999, isOdometerConfirmed: true } }
    expect((await shop.swap(shop.id, shop.spare.id, confirmed)).status).toBe(200)
  })
})

test('a vehicle that a rental had before is archived instead of deleted', async () => {
  const shop = await givenOut()
  await shop.swap(shop.id, shop.spare.id)
  const remove = (id: number) => shop.by.send(deleteVehicle, { params: { ...shop.params, id } })
  expect((await remove(shop.spare.id)).status).toBe(409)
  expect((await remove(shop.vehicle.id)).status).toBe(204)
  expect((await shop.get(shop.id)).vehicleChanges).toMatchObject([{ vehicle: { id: shop.vehicle.id } }])
})

test('a rental is listed once with each vehicle that it has or had', async () => {
  const shop = await givenOut()
  await shop.swap(shop.id, shop.spare.id)
  t.setNow(noon(2))
  await shop.swap(shop.id, shop.vehicle.id, { back: { odometer: 1200 }, out: { odometer: 1100 } })
  for (const vehicleId of [shop.vehicle.id, shop.spare.id]) {
    const listed = await shop.by.send(calls.listRentals, { params: shop.params, query: { vehicleId, limit: 5 } })
    expect(listed).toMatchObject({ body: [{ id: shop.id }], headers: { 'x-total-count': '1' } })
  }
  const never = (await shop.car()).id
  expect(await shop.by.request(calls.listRentals, { params: shop.params, query: { vehicleId: never } })).toEqual([])
})

test('of two simultaneous changes to the same third vehicle, one succeeds', async () => {
  const shop = await givenOut()
  t.setNow(noon(0))
  const mate = await shop.contract({ vehicleId: (await shop.car()).id })
  await shop.deliver(mate.id)
  t.setNow(noon(1))
  const responses = await Promise.all([shop.swap(shop.id, shop.spare.id), shop.swap(mate.id, shop.spare.id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await held(shop)).toHaveLength(2)
})

test('two rentals that want each other’s vehicle are both refused, and neither waits forever', async () => {
  const shop = await givenOut()
  t.setNow(noon(0))
  const mate = await shop.contract({ vehicleId: shop.spare.id })
  await shop.deliver(mate.id)
  t.setNow(noon(1))
  for (let round = 0; round < 10; round++) {
    const responses = await Promise.all([shop.swap(shop.id, shop.spare.id), shop.swap(mate.id, shop.vehicle.id)])
    expect(responses.map(({ body }) => (body as { code: string }).code)).toEqual(['vehicle_taken', 'vehicle_taken'])
  }
})

test('the departing vehicle is compared with its last known odometer', async () => {
  const shop = await givenOut()
  await shop.by.request(updateVehicle, { params: { ...shop.params, id: shop.spare.id }, body: { odometer: 2000 } })
  expect(await shop.swap(shop.id, shop.spare.id)).toMatchObject({ status: 409, body: { lastOdometer: 2000 } })
})
