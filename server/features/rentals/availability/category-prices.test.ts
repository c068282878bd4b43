import { deleteCategory, updateCategory } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability } from '#testing/given'
import { type Counter, givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** The period of the counter's usual rental. */
const stay = { start: noon(0, 120), end: noon(3, 120) }

const request = (at: Counter, over: Partial<typeof stay> = {}, by: Member = at.by) =>
  by.request(calls.listCategoryPrices, {
    params: at.params,
    query: { ...stay, departureAgencyId: at.agency.id, ...over },
  })

test('every category is answered with its free vehicles, price, deposit and excess, cheapest first', async () => {
  const at = await givenCounter(t)
  const [second, elsewhere] = [await at.car(), await at.car({ locationId: at.other.id })]
  const unpriced = await givenCategory(at.by, { name: 'Utilitaire' })
  const plates = [at.vehicle, second].sort((a, b) => (a.registrationNumber < b.registrationNumber ? -1 : 1))
  expect(elsewhere.locationId).toBe(at.other.id)
  expect(await request(at)).toEqual([
    {
      id: at.small.id,
      code: at.small.code,
      name: 'Citadine',
      freeVehicleId: plates[0]?.id,
      freeCount: 2,
      elsewhereCount: 1,
      isTooShort: false,
      days: 3,
      total: 120,
      securityDepositAmount: 800,
      waiverAmount: 1200,
    },
    {
      id: at.large.id,
      code: at.large.code,
      name: 'Citadine',
      freeVehicleId: null,
      freeCount: 0,
      elsewhereCount: 0,
      isTooShort: false,
      days: 3,
      total: 210,
      securityDepositAmount: 1500,
      waiverAmount: 2000,
    },
    expect.objectContaining({ id: unpriced.id, name: 'Utilitaire', freeCount: 0, total: null }),
  ])
})

test('the price is the one a rental of the free vehicle gets', async () => {
  const at = await givenCounter(t)
  const [small] = await request(at)
  const query = { ...stay, vehicleId: small?.freeVehicleId ?? 0, departureAgencyId: at.agency.id }
  const price = await at.by.request(calls.priceRental, { params: at.params, body: query })
  expect([price.days, price.total]).toEqual([small?.days, small?.total])
})

test('a vehicle that is occupied for one minute of the period is not free, preparation included', async () => {
  const at = await givenCounter(t)
  const rental = await at.contract()
  const freeCount = async (start: string, end: string) => (await request(at, { start, end }))[0]?.freeCount
  expect(await freeCount(addMinutes(rental.end, 60), noon(6))).toBe(1)
  expect(await freeCount(addMinutes(rental.end, 59), noon(6))).toBe(0)
  const later = await at.contract({ start: noon(10), end: noon(12) })
  expect(await freeCount(noon(8), addMinutes(later.start, -60))).toBe(1)
  expect(await freeCount(noon(8), addMinutes(later.start, -59))).toBe(0)
  await givenUnavailability(at.by, at.vehicle.id, { start: noon(20), end: noon(20, 1) })
  expect(await freeCount(noon(20, 1), noon(21))).toBe(1)
  expect(await freeCount(noon(20), noon(21))).toBe(0)
})

test('a period below the minimum of a category leaves none of its vehicles free', async () => {
  const at = await givenCounter(t)
  const params = { ...at.params, id: at.small.id }
  const minimum = (minutes: number) =>
    at.by.request(updateCategory, { params, body: { minimumRentalDurationMinutes: minutes } })
  await minimum(2 * 1440)
  expect((await request(at))[0]).toMatchObject({ isTooShort: false, freeCount: 1 })
  await minimum(7 * 1440)
  expect((await request(at))[0]).toMatchObject({ isTooShort: true, freeCount: 0, total: 120 })
})

test('seasons and lengths of the agency count, and prices of another agency do not', async () => {
  const at = await givenCounter(t)
  const seasonal = await givenAgency(at.by)
  const of = (start: string) => seasonal.seasons.find((season) => season.start === start)?.id ?? 0
  const line = (seasonId: number, minDays: number, price: number) => ({
    agencyId: seasonal.id,
    categoryId: at.small.id,
    seasonId,
    minDays,
    price,
  })
  await at.by.request(putPrices, {
    params: at.params,
    body: [line(of('12-22'), 1, 60), line(of('12-22'), 3, 50), line(of('04-16'), 1, 20)],
  })
  const query = { ...stay, departureAgencyId: seasonal.id }
  const response = await at.by.request(calls.listCategoryPrices, { params: at.params, query })
  expect(response.map(({ total }) => total)).toEqual([150, null])
})

test('a wrong period and an unknown agency are refused, also when the company has no category', async () => {
  const at = await givenCounter(t)
  const [empty, theirs] = [await t.company(), await givenCounter(t)]
  const send = (by: Member, query: object) =>
    by.send(calls.listCategoryPrices, {
      params: { companyId: by.companyId },
      query: { ...stay, departureAgencyId: at.agency.id, ...query },
    })
  expect(await send(at.by, { end: stay.start })).toMatchObject({ status: 422, body: { errors: [{ path: 'end' }] } })
  expect(await send(at.by, { departureAgencyId: theirs.agency.id })).toMatchObject({ status: 404 })
  expect(await send(empty, {})).toMatchObject({ status: 404 })
  const ours = await givenAgency(empty)
  expect(await send(empty, { departureAgencyId: ours.id })).toMatchObject({ status: 200, body: [] })
})

test('archived categories and vehicles, and the vehicles of another company, are left out', async () => {
  const at = await givenCounter(t)
  await givenCounter(t)
  const gone = await at.car()
  await at.contract({ vehicleId: gone.id, start: noon(30), end: noon(31) })
  expect((await request(at)).map(({ freeCount }) => freeCount)).toEqual([2, 0])
  await at.by.request(deleteCategory, { params: { ...at.params, id: at.large.id } })
  expect((await request(at)).map(({ id }) => id)).toEqual([at.small.id])
})
