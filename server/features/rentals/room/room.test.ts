import { createUnavailability } from '@filao/domain/fleet/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { MovedRental } from '@filao/domain/rentals/moves/moves.schema'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import type { Room, RoomQuery } from '@filao/domain/rentals/room/room.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** A counter with three small cars, the rentals that they have, and the search for room. */
async function givenYard() {
  const shop = await givenCounter(t)
  const cars = [shop.vehicle, await shop.car(), await shop.car()]
  const [first = 0, second = 0, third = 0] = cars.map(({ id }) => id)
  const promise = { categoryId: shop.small.id, transmission: null, seats: null }
  const rent = (vehicleId: number, from: number, to: number, over: Partial<RentalCreation> = {}) =>
    shop.contract({ vehicleId, start: noon(from), end: noon(to), promise, ...over })
  const ask = async (from: number, to: number, over: Partial<RoomQuery> = { categoryId: shop.small.id }) => {
    const query = { start: noon(from), end: noon(to), departureAgencyId: shop.agency.id, ...over }
    return await shop.by.request(calls.findRoom, { params: shop.params, query })
  }
  const accept = (room: Room) => {
    const body = room.moves.map(({ rentalId, toVehicleId, version }) => ({
      id: rentalId,
      vehicleId: toVehicleId,
      version,
    }))
    return shop.by.send(calls.moveRentals, { params: shop.params, body })
  }
  const isFree = async (vehicleId: number, from: number, to: number) => {
    const query = { start: noon(from), end: noon(to), departureAgencyId: shop.agency.id }
    const listed = await shop.by.request(calls.listAvailabilities, { params: shop.params, query })
    return listed.find(({ id }) => id === vehicleId)?.isAvailable
  }
  return { ...shop, first, second, third, promise, rent, ask, accept, isFree }
}

test('a rental that can move makes room, and the moves free the vehicle', async () => {
  const { first, second, third, rent, ask, accept, isFree } = await givenYard()
  await rent(first, 2, 5, { promise: null })
  const moved = await rent(second, 4, 6)
  await rent(second, 8, 12, { promise: null })
  await rent(third, 7, 9, { promise: null })
  // The second car is free from the third to the seventh day but for a rental that the third can have.
  const room = await ask(3, 7)
  expect(room).toMatchObject({
    kind: 'room',
    peak: null,
    moves: [{ fromVehicleId: expect.any(Number), toVehicleId: expect.any(Number) }],
  })
  const [move] = room.moves
  expect([room.vehicleId, move?.fromVehicleId]).toEqual([move?.fromVehicleId, room.vehicleId])
  expect(room.rows[0]?.vehicleId).toBe(room.vehicleId)
  expect(room.rows.flatMap(({ bars }) => bars).map(({ publicId }) => publicId)).toContain(moved.publicId)
  expect(await isFree(room.vehicleId ?? 0, 3, 7)).toBe(false)
  expect((await accept(room)).status).toBe(200)
  expect(await isFree(room.vehicleId ?? 0, 3, 7)).toBe(true)
  expect(await ask(3, 7)).toMatchObject({ kind: 'room', vehicleId: room.vehicleId, moves: [] })
})

test('a proposal that a colleague overtook moves nothing, and another one is found', async () => {
  const { first, second, third, rent, send, get, ask, accept } = await givenYard()
  await rent(first, 3, 6, { promise: null })
  const other = await rent(second, 3, 6)
  await rent(third, 1, 2)
  const room = await ask(5, 8)
  expect(room).toMatchObject({ kind: 'room', vehicleId: third, moves: [] })
  const wanted = await ask(1, 5)
  expect(wanted.moves.length).toBeGreaterThan(0)
  await send(wanted.moves[0]?.rentalId ?? 0, { isPinned: true })
  expect((await accept(wanted)).body).toMatchObject({ code: 'stale' })
  expect(await get(other.id)).toMatchObject({ vehicleId: second })
  expect(await ask(1, 5)).not.toEqual(wanted)
})

test('a peak of rentals that stay proves that it is impossible', async () => {
  const { first, second, third, rent, ask } = await givenYard()
  await rent(first, 2, 5, { promise: null })
  await rent(second, 3, 6)
  await rent(third, 4, 9)
  expect(await ask(1, 8)).toEqual({
    kind: 'impossible',
    vehicleId: null,
    moves: [],
    rows: [],
    // The preparation after the end of the first is an hour.
    peak: { start: noon(4), end: noon(5, 60), vehicleCount: 3 },
  })
})

test('a vehicle of its own may be asked for, without the rental that wants it', async () => {
  const { by, params, first, second, third, promise, rent, ask } = await givenYard()
  const own = await rent(first, 2, 5, { promise: null })
  const next = await rent(first, 6, 9)
  // The extension of the rental needs the days of the next one on the same vehicle.
  const extension = await ask(2, 7, { vehicleId: first, excludeRentalId: own.id })
  expect(extension).toMatchObject({
    kind: 'room',
    vehicleId: first,
    moves: [{ rentalId: next.id, publicId: next.publicId }],
  })
  expect([second, third]).toContain(extension.moves[0]?.toVehicleId)
  // In the workshop, it cannot be made free.
  const out = { start: noon(20), end: noon(22), reason: 'maintenance' as const }
  await by.request(createUnavailability, { params: { ...params, vehicleId: first }, body: out })
  expect(await ask(21, 23, { vehicleId: first })).toMatchObject({ kind: 'impossible', peak: { vehicleCount: 1 } })
  expect(await ask(21, 23, { categoryId: promise.categoryId })).toMatchObject({ kind: 'room', moves: [] })
})

test('an extension of a rental that is out looks at the days from now, wherever its vehicle came from', async () => {
  const { by, params, agency, other, small, first, second, promise, car, contract, rent, deliver, swap, ask } =
    await givenYard()
  const [away, spare] = [await car({ locationId: other.id }), await car({ locationId: other.id })]
  const repair = { start: noon(0, 200), end: noon(0, 400), reason: 'maintenance' as const }
  await by.request(createUnavailability, { params: { ...params, vehicleId: away.id }, body: repair })
  const own = await contract({ vehicleId: first })
  t.setNow(noon(0, 130))
  await deliver(own.id)
  t.setNow(noon(1))
  expect((await swap(own.id, away.id)).status).toBe(200)
  const price = { seasonId: null, agencyId: other.id, categoryId: small.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [price, { ...price, agencyId: agency.id }] })
  const next = await rent(away.id, 4, 6, { departureAgencyId: other.id, arrivalAgencyId: other.id })
  const wish = { start: own.start, excludeRentalId: own.id, arrivalAgencyId: other.id }
  expect(await ask(0, 5, { ...wish, vehicleId: away.id })).toMatchObject({
    kind: 'room',
    moves: [{ rentalId: next.id, toVehicleId: spare.id }],
  })
  // Another vehicle for the rental is never the one that is out with it.
  await rent(first, 1, 9, { promise: null })
  await rent(second, 1, 9, { promise: null })
  const third = await ask(1, 3, { excludeRentalId: own.id, categoryId: promise.categoryId })
  expect(third.vehicleId).not.toBe(away.id)
})

test('a rental that goes from an upgrade to its promised category needs the preparation of that one', async () => {
  const { by, params, first, promise, large, wanted, car, send, rent, ask, accept } = await givenYard()
  const [big, bigger] = [await car({ categoryId: large.id }), await car({ categoryId: large.id })]
  const body = { ...wanted, start: noon(2), end: noon(4), vehicleId: first, isMismatchConfirmed: true }
  const price = { seasonId: null, agencyId: wanted.departureAgencyId, categoryId: large.id, minDays: 1, price: 70 }
  const small = { ...price, categoryId: promise.categoryId, price: 40 }
  await by.request(putPrices, { params, body: [small, price] })
  const promised = { ...promise, categoryId: large.id }
  const { id } = await by.request(calls.createRental, { params, body: { ...body, promise: promised } })
  await send(id, { status: 'pending' })
  // The large car leaves again after two hours, and needs four to be ready.
  await rent(big.id, 4 + 2 / 24, 6, { promise: null })
  const room = await ask(2, 4, { vehicleId: first })
  expect(room).toMatchObject({ kind: 'room', moves: [{ rentalId: id, toVehicleId: bigger.id }] })
  const moved = await accept(room)
  expect(moved.status).toBe(200)
  // Back on the upgrade: staff had confirmed that one.
  const [{ version } = { version: '' }] = moved.body as MovedRental[]
  const back = (over: object) =>
    by.send(calls.moveRentals, { params, body: [{ id, vehicleId: first, version, ...over }] })
  expect((await back({})).body).toMatchObject({ code: 'promise_broken' })
  expect((await back({ isMismatchConfirmed: true })).status).toBe(200)
})

test('a vehicle or a category is asked for, of this company', async () => {
  const { by, params, agency, small, vehicle, ask } = await givenYard()
  const query = { start: noon(3), end: noon(5), departureAgencyId: agency.id }
  for (const wrong of [{}, { vehicleId: vehicle.id, categoryId: small.id }]) {
    expect((await by.send(calls.findRoom, { params, query: { ...query, ...wrong } })).status).toBe(422)
  }
  const other = await givenCounter(t)
  expect(await by.send(calls.findRoom, { params, query: { ...query, vehicleId: other.vehicle.id } })).toMatchObject({
    status: 404,
  })
  expect(await ask(3, 5, { categoryId: other.small.id })).toMatchObject({ kind: 'none' })
})
