import { deleteVehicle } from '@filao/domain/fleet/contract'
import { getCounter, getHome, getPlanning } from '@filao/domain/planning/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Creates a rental of three days whose small car was replaced by a large one after a day. */
async function givenSwapped() {
  t.setNow(noon(0))
  const shop = await givenCounter(t)
  const large = await shop.car({ categoryId: shop.large.id })
  const { id, publicId } = await shop.contract()
  await shop.deliver(id)
  t.setNow(noon(1))
  await shop.swap(id, large.id)
  const board = async (start: string, end: string, over = {}) => {
    const { rentals, vehicles } = await shop.by.request(getPlanning, {
      params: shop.params,
      query: { start, end, ...over },
    })
    const bars = rentals.map((bar) => ({
      vehicleId: bar.vehicleId,
      start: bar.start,
      end: bar.end,
      preparationMinutes: bar.preparationMinutes,
      isFormer: bar.isFormer,
    }))
    return { bars, rentals, vehicles: vehicles.map((vehicle) => vehicle.id) }
  }
  const former = { vehicleId: shop.vehicle.id, start: noon(0), end: noon(1), preparationMinutes: 0, isFormer: true }
  const current = {
    vehicleId: large.id,
    start: noon(1),
    end: noon(3, 120),
    preparationMinutes: 240,
    isFormer: false,
  }
  return { ...shop, id, publicId, car: large, small: shop.car, board, formerBar: former, currentBar: current }
}

test('the board shows a bar for each vehicle that a rental has or had, with the rental’s status', async () => {
  const shop = await givenSwapped()
  const { bars, rentals } = await shop.board(noon(-1), noon(10))
  expect(bars).toEqual([shop.formerBar, shop.currentBar])
  expect(rentals).toMatchObject([
    { id: shop.id, publicId: shop.publicId, status: 'ongoing', customer: 'Zoé Éboué', isPaid: false },
    { id: shop.id, publicId: shop.publicId, status: 'ongoing', customer: 'Zoé Éboué', isPaid: false },
  ])
  await shop.takeBack(shop.id)
  const done = await shop.board(noon(-1), noon(10))
  expect(done.bars).toEqual([shop.formerBar, { ...shop.currentBar, end: noon(1) }])
  expect(done.rentals.map(({ status }) => status)).toEqual(['done', 'done'])
  expect((await shop.board(noon(-1), noon(10), { status: 'pending' })).bars).toEqual([])
})

test('each bar is in the periods that it overlaps, and in no other', async () => {
  const shop = await givenSwapped()
  expect((await shop.board(noon(-1), noon(0))).bars).toEqual([])
  expect((await shop.board(noon(0), noon(1))).bars).toEqual([shop.formerBar])
  expect((await shop.board(noon(1), noon(2))).bars).toEqual([shop.currentBar])
  expect((await shop.board(noon(3, 359), noon(9))).bars).toEqual([shop.currentBar])
  expect((await shop.board(noon(3, 360), noon(9))).bars).toEqual([])
})

test('the filters find both vehicles by the rental, and the rental by both', async () => {
  const shop = await givenSwapped()
  const all = [noon(-1), noon(10)] as const
  const found = await shop.board(...all, { text: shop.publicId })
  expect([found.vehicles.toSorted(), found.bars.length]).toEqual([[shop.vehicle.id, shop.car.id].toSorted(), 2])
  expect((await shop.board(...all, { categoryId: shop.large.id })).bars).toEqual([shop.currentBar])
  await shop.by.request(deleteVehicle, { params: { ...shop.params, id: shop.vehicle.id } })
  expect((await shop.board(...all)).vehicles).toContain(shop.vehicle.id)
  expect((await shop.board(noon(1), noon(10))).vehicles).not.toContain(shop.vehicle.id)
})

test('the counter and the home page show the vehicle that came back as in preparation, then as free', async () => {
  const shop = await givenSwapped()
  const next = await shop.contract({ start: noon(1, 10), end: noon(2) })
  const facts = async () => {
    const query = { agencyId: shop.agency.id }
    const { departures } = await shop.by.request(getCounter, { params: shop.params, query })
    return departures.find(({ id }) => id === next.id)
  }
  expect(await facts()).toMatchObject({ preparedUntil: noon(1, 60) })
  expect((await facts())?.missing).not.toContain('vehicle_out')
  t.setNow(noon(1, 60))
  expect(await facts()).toMatchObject({ preparedUntil: null })
  const home = await shop.by.request(getHome, { params: shop.params })
  expect(home).toMatchObject({ ongoingCount: 1, upcomingReturns: [{ id: shop.id, vehicleId: shop.car.id }] })
})
