import { deleteAgency } from '@filao/domain/company/contract'
import { deleteCustomer, getCustomer, updateCustomer } from '@filao/domain/customers/contract'
import { deleteOption, deleteVehicle, updateVehicle } from '@filao/domain/fleet/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenVehicle } from '#testing/given'
import { day, givenRental } from '#testing/rentals/agreed'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

/** Archives rows although an unfinished rental names them, which no call does. */
async function archive(table: 'customers' | 'agencies', ...ids: number[]) {
  await t.db.pool.query(`update ${table} set archived_at = now() where id = any($1)`, [ids])
}

describe('an archived resource', () => {
  const archived = async () => {
    const shop = await givenRental(t)
    const { by, params } = shop
    await shop.change({ status: 'pending' })
    await by.request(deleteOption, { params: { ...params, id: shop.option.id } })
    await archive('customers', shop.customer.id, shop.driver.id)
    await archive('agencies', shop.agency.id)
    return shop
  }

  test('stays with the rentals that name it, which can still be changed', async () => {
    const shop = await archived()
    expect(await shop.change({ end: day(8) })).toMatchObject({
      status: 200,
      body: { totalAmount: 130, optionIds: [shop.option.id], additionalDriverIds: [shop.driver.id] },
    })
    expect((await shop.change({ optionIds: [] })).status).toBe(200)
    expect((await shop.change({ optionIds: [shop.option.id] })).status).toBe(404)
  })

  test('cannot be named by a new rental, nor by one that did not name it before', async () => {
    const shop = await archived()
    const { by, params } = shop
    const line = { seasonId: null, agencyId: shop.other.id, categoryId: shop.category.id, minDays: 1, price: 40 }
    await by.request(putPrices, { params, body: [line] })
    const places = { departureAgencyId: shop.other.id, arrivalAgencyId: shop.other.id }
    const body = {
      ...shop.body,
      ...places,
      customerId: (await shop.named('Léa')).id,
      additionalDriverIds: [],
      optionIds: [],
    }
    const fresh = await by.request(calls.createRental, { params, body })
    for (const gone of [
      { customerId: shop.customer.id },
      { billedCustomerId: shop.customer.id },
      { additionalDriverIds: [shop.driver.id] },
      { optionIds: [shop.option.id] },
      { departureAgencyId: shop.agency.id },
      { arrivalAgencyId: shop.agency.id },
    ]) {
      const created = await by.send(calls.createRental, { params, body: { ...body, ...gone } })
      const changed = await by.send(calls.updateRental, { params: { ...params, id: fresh.id }, body: gone })
      expect([gone, created.status, changed.status]).toEqual([gone, 404, 404])
    }
  })

  test('leaves the price of a draft, but prevents its offer', async () => {
    const shop = await givenRental(t)
    const { by, params, rental } = shop
    await by.request(deleteVehicle, { params: { ...params, id: shop.vehicle.id } })
    expect((await by.request(calls.getRentalPrice, { params: { ...params, id: rental.id } })).total).toBe(90)
    for (const status of ['quote', 'validating', 'pending'] as const) {
      const refused = await shop.change({ status })
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect((refused.body as { detail: string }).detail).toContain('ne fait plus partie du parc')
    }
    const vehicle = await givenVehicle(by, shop.place)
    expect((await shop.change({ vehicleId: vehicle.id, status: 'pending' })).status).toBe(200)
  })

  test.each([
    ['agency', deleteAgency, 'a été supprimée'],
    ['customer', deleteCustomer, 'ne figure plus parmi vos clients'],
    ['driver', deleteCustomer, 'ne figure plus parmi vos clients'],
  ] as const)(
    'the %s of a draft that was deleted keeps the draft from being agreed, in words',
    async (part, call, words) => {
      const shop = await givenRental(t)
      await shop.by.request(call, { params: { ...shop.params, id: shop[part].id } })
      const refused = await shop.change({ status: 'pending' })
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', detail: expect.stringContaining(words) } })
      expect(await shop.by.request(calls.getRental, { params: { ...shop.params, id: shop.rental.id } })).toMatchObject({
        status: 'draft',
      })
    },
  )

  test('can still be read and changed while its rental is not over', async () => {
    const shop = await archived()
    const { by } = shop
    const params = { ...shop.params, id: shop.customer.id }
    const body = { phoneNumbers: ['590690001122'] }
    expect(await by.request(updateCustomer, { params, body })).toMatchObject(body)
    expect(await by.request(getCustomer, { params })).toMatchObject(body)
    expect(await by.send(deleteCustomer, { params })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await shop.change({ status: 'cancelled' })).status).toBe(200)
    expect((await by.send(getCustomer, { params })).status).toBe(404)
    expect((await by.send(updateCustomer, { params, body })).status).toBe(404)
  })
})

describe('a resource that an unfinished rental names', () => {
  const named = [
    ['agency', deleteAgency],
    ['arrival', deleteAgency],
    ['customer', deleteCustomer],
    ['driver', deleteCustomer],
    ['vehicle', deleteVehicle],
  ] as const
  const statuses = ['quote', 'validating', 'pending', 'ongoing'] as const

  test.each(statuses)('is not deleted while the rental is %s: the refusal names the rental', async (status) => {
    const shop = await givenRental(t)
    const { by, params } = shop
    const arrival = await givenAgency(by, { seasons: [] })
    await shop.change({ arrivalAgencyId: arrival.id, status: status === 'ongoing' ? 'pending' : status })
    if (status === 'ongoing') {
      const body = { stage: 'delivery', odometer: 0 } as const
      await by.request(calls.recordCheck, { params: { ...params, rentalId: shop.rental.id }, body })
    }
    const ids = { ...shop, arrival }
    for (const [part, call] of named) {
      const request = { params: { ...params, id: ids[part].id } }
      const refused = await by.send(call, request)
      expect([part, refused.status, (refused.body as { code?: string }).code]).toEqual([part, 409, 'conflict'])
      expect(refused.body).toMatchObject({
        detail: expect.stringContaining(shop.rental.publicId),
        rentals: [{ id: shop.rental.id, publicId: shop.rental.publicId }],
        rentalCount: 1,
      })
    }
    const { rows } = await t.db.pool.query(
      `select (select count(*) from customers where company_id = $1 and archived_at is not null)
        + (select count(*) from agencies where company_id = $1 and archived_at is not null) as archived`,
      [by.companyId],
    )
    expect(Number(rows[0].archived)).toBe(0)
  })

  test('can be deleted when the rental is over, or while it is a draft', async () => {
    const shop = await givenRental(t)
    const remove = () => shop.by.send(deleteCustomer, { params: { ...shop.params, id: shop.driver.id } })
    await shop.change({ status: 'pending' })
    expect((await remove()).status).toBe(409)
    await shop.change({ status: 'cancelled' })
    expect((await remove()).status).toBe(204)
    const draft = await givenRental(t)
    expect(await draft.by.send(deleteVehicle, { params: { ...draft.params, id: draft.vehicle.id } })).toMatchObject({
      status: 204,
    })
  })

  test('is refused with the first three rentals and the number of the others', async () => {
    const shop = await givenRental(t)
    const ids: string[] = []
    for (const at of [50, 20, 40, 30, 10]) {
      const body = { ...shop.body, start: day(at), end: day(at + 1) }
      const rental = await shop.by.request(calls.createRental, { params: shop.params, body })
      await shop.by.request(calls.updateRental, {
        params: { ...shop.params, id: rental.id },
        body: { status: 'pending' },
      })
      ids.push(rental.publicId)
    }
    const refused = await shop.by.send(deleteCustomer, { params: { ...shop.params, id: shop.customer.id } })
    const list = `figure dans 5 locations qui ne sont pas terminées\u202f: ${ids[4]}, ${ids[1]}, ${ids[3]} et 2 autres.`
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining(list), rentalCount: 5 } })
  })

  test('is either deleted or agreed, never both, when the two happen at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const shop = await givenRental(t)
      const removals = [
        { call: deleteAgency, id: shop.agency.id },
        { call: deleteCustomer, id: shop.driver.id },
        { call: deleteVehicle, id: shop.vehicle.id },
      ]
      const { call, id } = removals[round % removals.length] as (typeof removals)[number]
      const [removed, agreed] = await Promise.all([
        shop.by.send(call, { params: { ...shop.params, id } }),
        shop.change({ status: 'pending' }),
      ])
      expect([
        [204, 409],
        [409, 200],
      ]).toContainEqual([removed.status, agreed.status])
    }
  })
})

test('a vehicle at an archived agency can be saved there, and can move away but not back', async () => {
  const shop = await givenRental(t)
  const { by } = shop
  const params = { ...shop.params, id: shop.vehicle.id }
  await archive('agencies', shop.other.id)
  const save = (locationId: number) => by.send(updateVehicle, { params, body: { locationId, comments: 'Propre' } })
  expect(await save(shop.other.id)).toMatchObject({
    status: 200,
    body: { comments: 'Propre', locationId: shop.other.id },
  })
  expect((await save(shop.agency.id)).status).toBe(200)
  expect((await save(shop.other.id)).status).toBe(404)
})
