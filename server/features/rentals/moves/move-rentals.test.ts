import { updateCustomer } from '@filao/domain/customers/contract'
import { updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import * as calls from '@filao/domain/rentals/contract'
import type { MovedRental } from '@filao/domain/rentals/moves/moves.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { inLongRun } from '#testing/operation/long'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

type Wish = { id: number; vehicleId: number; version?: string; isMismatchConfirmed?: boolean }

async function versionOf({ by, params }: Counter, id: number): Promise<string> {
  return String((await by.send(calls.getRental, { params: { ...params, id } })).headers.etag)
}

/** Moves rentals, with their present versions where none is given. */
async function move(shop: Counter, wishes: Wish[], who: Member = shop.by, headers: Record<string, string> = {}) {
  const body = []
  for (const wish of wishes) body.push({ ...wish, version: wish.version ?? (await versionOf(shop, wish.id)) })
  return await who.send(calls.moveRentals, { params: shop.params, body, headers })
}

/** Two contracts of the same days, on two small cars. */
async function givenPair() {
  const shop = await givenCounter(t)
  const spare = await shop.car()
  const [a, b] = [await shop.contract(), await shop.contract({ vehicleId: spare.id })]
  const exchange = [
    { id: a.id, vehicleId: spare.id },
    { id: b.id, vehicleId: shop.vehicle.id },
  ]
  return { ...shop, spare, a, b, exchange, vehiclesOf: () => vehiclesOf(shop, [a.id, b.id]) }
}

async function vehiclesOf({ get }: Counter, ids: number[]): Promise<number[]> {
  const rentals: Rental[] = []
  for (const id of ids) rentals.push(await get(id))
  return rentals.map(({ vehicleId }) => vehicleId)
}

/** Counts the pairs of rentals that hold one vehicle at once, in the rentals themselves. */
async function overlaps(companyId: number): Promise<number> {
  const { rows } = await t.db.pool.query(
    `select count(*)::int as count from rentals a join rentals b on a.id < b.id and a.vehicle_id = b.vehicle_id
     where a.company_id = $1 and a.status in ('validating', 'pending') and b.status in ('validating', 'pending')
       and tstzrange(a.starts_at, a.ends_at + make_interval(mins => a.preparation_minutes))
        && tstzrange(b.starts_at, b.ends_at + make_interval(mins => b.preparation_minutes))`,
    [companyId],
  )
  return rows[0].count
}

describe('several moves as one', () => {
  test('two rentals of the same days exchange their vehicles, and the answer tells of each', async () => {
    const shop = await givenPair()
    const { status, body } = await move(shop, shop.exchange.toReversed())
    expect(status).toBe(200)
    const [ofB, ofA] = body as MovedRental[]
    expect(ofA).toEqual({
      id: shop.a.id,
      publicId: shop.a.publicId,
      formerVehicleId: shop.vehicle.id,
      vehicleId: shop.spare.id,
      formerTotalAmount: 120,
      totalAmount: 120,
      version: await versionOf(shop, shop.a.id),
    })
    expect(ofB).toMatchObject({ id: shop.b.id, vehicleId: shop.vehicle.id })
    expect(await shop.vehiclesOf()).toEqual([shop.spare.id, shop.vehicle.id])
  })

  test('each has an audit row that names the others, and the timeline shows it', async () => {
    const shop = await givenPair()
    await move(shop, shop.exchange)
    const last = (await auditOf(t, shop.by, 'rental', shop.a.id)).at(-1)
    expect(last).toMatchObject({
      action: 'changed',
      changes: { vehicleId: [shop.vehicle.id, shop.spare.id], movedWith: [null, [shop.b.publicId]] },
    })
    const [step] = await shop.by.request(calls.getTimeline, { params: { ...shop.params, id: shop.b.id } })
    expect(step?.changes.movedWith).toEqual([null, [shop.a.publicId]])
  })

  test('the answer’s versions put everything back in the same way', async () => {
    const shop = await givenPair()
    const moved = (await move(shop, shop.exchange)).body as MovedRental[]
    const back = moved.map(({ id, formerVehicleId, version }) => ({ id, vehicleId: formerVehicleId, version }))
    expect((await move(shop, back)).status).toBe(200)
    expect(await shop.vehiclesOf()).toEqual([shop.vehicle.id, shop.spare.id])
  })

  test('a move of another category gets its price, as a single move does', async () => {
    const shop = await givenPair()
    const large = await shop.car({ categoryId: shop.large.id })
    const { body } = await move(shop, [{ id: shop.a.id, vehicleId: large.id }])
    expect(body).toMatchObject([{ formerTotalAmount: 120, totalAmount: 210 }])
  })

  test('a rental that keeps its vehicle is left alone, and still holds it', async () => {
    const shop = await givenPair()
    const third = await shop.car()
    const { status, body } = await move(shop, [
      { id: shop.a.id, vehicleId: shop.vehicle.id },
      { id: shop.b.id, vehicleId: third.id },
    ])
    expect([status, (body as MovedRental[]).map(({ vehicleId }) => vehicleId)]).toEqual([
      200,
      [shop.vehicle.id, third.id],
    ])
    expect(await auditOf(t, shop.by, 'rental', shop.a.id)).toHaveLength(2)
    expect(await move(shop, [{ id: shop.b.id, vehicleId: shop.vehicle.id }])).toMatchObject({ status: 409 })
  })

  test('the same Idempotency-Key moves once, and answers the same again', async () => {
    const shop = await givenPair()
    const headers = { 'idempotency-key': `exchange-${shop.a.id}` }
    const versions = [await versionOf(shop, shop.a.id), await versionOf(shop, shop.b.id)]
    const wishes = shop.exchange.map((wish, at) => ({ ...wish, version: versions[at] ?? '' }))
    const first = await move(shop, wishes, shop.by, headers)
    const again = await move(shop, wishes, shop.by, headers)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
  })
})

describe('several moves as one are all refused', () => {
  test('where a rental has changed since: the refusal names it', async () => {
    const shop = await givenPair()
    const version = await versionOf(shop, shop.b.id)
    await shop.send(shop.b.id, { note: 'Vol en retard' })
    const [first, second] = shop.exchange
    const { status, body } = await move(shop, [first as Wish, { ...(second as Wish), version }])
    expect([status, body]).toMatchObject([412, { code: 'stale', rental: { publicId: shop.b.publicId } }])
    expect(JSON.stringify(body)).toContain(`Location ${shop.b.publicId}\u202f: `)
    expect(await shop.vehiclesOf()).toEqual([shop.vehicle.id, shop.spare.id])
  })

  test('where something else has a vehicle, also another rental of the batch', async () => {
    const shop = await givenPair()
    const third = await shop.car()
    const both = [shop.a.id, shop.b.id].map((id) => ({ id, vehicleId: third.id }))
    const { status, body } = await move(shop, both)
    expect([status, body]).toMatchObject([
      409,
      { code: 'vehicle_taken', rental: { publicId: shop.b.publicId }, conflict: { publicId: shop.a.publicId } },
    ])
    expect(await shop.vehiclesOf()).toEqual([shop.vehicle.id, shop.spare.id])
  })

  test('where a vehicle has left with its rental', async () => {
    const shop = await givenPair()
    await shop.deliver(shop.a.id)
    const { status, body } = await move(shop, shop.exchange)
    expect([status, body]).toMatchObject([409, { code: 'invalid_transition', rental: { publicId: shop.a.publicId } }])
    expect(await shop.vehiclesOf()).toEqual([shop.vehicle.id, shop.spare.id])
  })

  test('where a driver is too young for the other category', async () => {
    const shop = await givenPair()
    const at = { ...shop.params }
    await shop.by.request(updateCategory, { params: { ...at, id: shop.large.id }, body: { minimumAge: 45 } })
    await shop.by.request(updateCustomer, {
      params: { ...at, id: shop.customer.id },
      body: { birthDate: '2000-01-31' },
    })
    const large = await shop.car({ categoryId: shop.large.id })
    const second = { id: shop.b.id, vehicleId: shop.vehicle.id }
    const { status, body } = await move(shop, [{ id: shop.a.id, vehicleId: large.id }, second])
    expect([status, body]).toMatchObject([409, { code: 'driver_refused', rental: { publicId: shop.a.publicId } }])
  })

  test('where a vehicle or a rental is unknown, or of another company', async () => {
    const shop = await givenPair()
    const stranger = await givenCounter(t)
    const theirs = await stranger.contract()
    const [first] = shop.exchange as [Wish]
    const unknownVehicle = await move(shop, [{ ...first, vehicleId: stranger.vehicle.id }])
    expect([unknownVehicle.status, unknownVehicle.body]).toMatchObject([404, { errors: [{ path: '0.vehicleId' }] }])
    const unknownRental = await move(shop, [first, { id: theirs.id, vehicleId: shop.vehicle.id, version: '"a"' }])
    expect(unknownRental.status).toBe(404)
    expect(await shop.vehiclesOf()).toEqual([shop.vehicle.id, shop.spare.id])
  })

  test('where a rental is named twice, or by somebody who may not change rentals', async () => {
    const shop = await givenPair()
    const [first] = shop.exchange as [Wish]
    expect((await move(shop, [first, first])).status).toBe(422)
    const reader = await t.colleague(shop.by, 'accountant')
    expect((await move(shop, shop.exchange, reader)).status).toBe(403)
  })
})

test('counted options stay with their rentals while the vehicles are exchanged', async () => {
  const shop = await givenPair()
  const stocks = [{ agencyId: shop.agency.id, quantity: 1 }]
  const seat = await givenOption(shop.by, { name: 'Siège bébé', stocks })
  expect((await shop.send(shop.a.id, { optionIds: [seat.id] })).status).toBe(200)
  expect((await move(shop, shop.exchange)).status).toBe(200)
})

test('random batches are all or none, and never leave two rentals on one vehicle at once', async () => {
  const shop = await givenCounter(t)
  const cars = [shop.vehicle, await shop.car(), await shop.car(), await shop.car()].map(({ id }) => id)
  const ids: number[] = []
  for (const vehicleId of cars) {
    for (const day of [0, 4]) {
      const start = addMinutes(shop.wanted.start, day * 1440)
      ids.push((await shop.contract({ vehicleId, start, end: addMinutes(start, 3 * 1440) })).id)
    }
  }
  const one = fc.record({ rental: fc.nat(ids.length - 1), car: fc.nat(cars.length - 1) })
  const batch = fc.uniqueArray(one, { minLength: 1, maxLength: ids.length, selector: ({ rental }) => rental })
  const seen = { moved: 0, refused: 0 }
  const batches = fc.sample(batch, { seed: 58, numRuns: inLongRun(200, 25) })
  for (const wishes of batches) {
    const before = await vehiclesOf(shop, ids)
    const wanted = new Map(wishes.map(({ rental, car }) => [rental, cars[car] as number]))
    const request = [...wanted].map(([rental, vehicleId]) => ({ id: ids[rental] as number, vehicleId }))
    const { status } = await move(shop, request)
    const after = await vehiclesOf(shop, ids)
    const expected = before.map((vehicleId, at) => wanted.get(at) ?? vehicleId)
    const fits = [0, 1].every((slot) => {
      const held = expected.filter((_, at) => at % 2 === slot)
      return new Set(held).size === held.length
    })
    expect([status, after]).toEqual(fits ? [200, expected] : [409, before])
    seen[fits ? 'moved' : 'refused']++
    expect(await overlaps(shop.by.companyId)).toBe(0)
  }
  expect(Math.min(seen.moved, seen.refused)).toBeGreaterThan(0)
})
