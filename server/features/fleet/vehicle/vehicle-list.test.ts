import * as calls from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

const now = '2026-03-02T14:00:00Z'
const day = 1440

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

type Query = z.input<typeof calls.listVehicles.query>
const list = (by: Member, query: Query = {}) =>
  by.request(calls.listVehicles, { params: { companyId: by.companyId }, query })
const plates = async (by: Member, query: Query = {}) =>
  (await list(by, query)).map(({ registrationNumber }) => registrationNumber.toUpperCase())

/** Creates five vehicles at two agencies, in two categories. */
async function givenFleet() {
  const by = await t.company()
  const [north, south] = [await givenAgency(by, { name: 'Nord' }), await givenAgency(by, { name: 'sud' })]
  const [small, large] = [await givenCategory(by, { code: 'a' }), await givenCategory(by, { code: 'B' })]
  const add = (registrationNumber: string, over: Parameters<typeof givenVehicle>[1]) =>
    givenVehicle(by, { registrationNumber, categoryId: small.id, locationId: north.id, ...over })
  const clio = await add('AB-123-CD', {
    make: 'Renault',
    model: 'Clio',
    odometer: 900,
    fuel: 'Diesel',
    fuelLevel: '1/4',
  })
  const c3 = await add('AB-456-EF', {
    make: 'Citroën',
    model: 'C3',
    odometer: 50,
    locationId: south.id,
    fuelLevel: '6/8',
  })
  const van = await add('CD-001-AA', { make: 'Renault', model: 'Trafic', odometer: 10_000, categoryId: large.id })
  return { by, north, south, small, large, clio, c3, van }
}

const rent = (
  by: Member,
  vehicle: Parameters<typeof storedRental>[2],
  status: 'ongoing' | 'pending' | 'done',
  from: number,
  to: number,
) => storedRental(t, by, vehicle, { status, start: addMinutes(now, from), end: addMinutes(now, to) })

describe('the search of vehicles', () => {
  test('finds a plate in any typed form, and words of make and model without accents', async () => {
    const { by } = await givenFleet()
    const found = (text: string) => plates(by, { text })
    expect(await found(' ')).toHaveLength(3)
    expect(await found('ab 123 cd')).toEqual(['AB123CD'])
    expect(await found('123')).toEqual(['AB123CD'])
    expect(await found('citroen')).toEqual(['AB456EF'])
    expect(await found('clio ren')).toEqual(['AB123CD'])
    expect(await found('renault cd001')).toEqual(['CD001AA'])
    expect(await found('renault c3')).toEqual([])
    expect(await found('-')).toEqual([])
    expect(await found("%_' or true")).toEqual([])
  })
})

describe('the filters of vehicles', () => {
  test('select by agency, category, fuel and chosen vehicles', async () => {
    const { by, south, large, clio, van } = await givenFleet()
    expect(await plates(by, { locationId: south.id })).toEqual(['AB456EF'])
    expect(await plates(by, { categoryId: large.id, text: 'renault' })).toEqual(['CD001AA'])
    expect(await plates(by, { fuel: 'Diesel' })).toEqual(['AB123CD'])
    expect(await plates(by, { ids: `${van.id},${clio.id}` })).toEqual(['AB123CD', 'CD001AA'])
    expect((await by.send(calls.listVehicles, { params: by, query: { sort: 'price' as 'plate' } })).status).toBe(422)
  })

  test('select by state now, with the next change and the next rental of each', async () => {
    const { by, clio, c3, van } = await givenFleet()
    await rent(by, clio, 'done', -9 * day, -8 * day)
    await rent(by, clio, 'ongoing', -day, -60)
    const next = await rent(by, clio, 'pending', 5 * day, 6 * day)
    await rent(by, c3, 'pending', 2 * day, 3 * day)
    await givenUnavailability(by, van.id, { start: addMinutes(now, -day), end: addMinutes(now, day) })
    expect(await list(by)).toMatchObject([
      {
        id: clio.id,
        state: 'rented',
        until: addMinutes(now, -60),
        nextRental: { id: next.id, start: addMinutes(now, 5 * day) },
      },
      { id: c3.id, state: 'free', until: addMinutes(now, 2 * day), nextRental: { start: addMinutes(now, 2 * day) } },
      { id: van.id, state: 'stopped', until: addMinutes(now, day), nextRental: null },
    ])
    expect(await plates(by, { state: 'rented' })).toEqual(['AB123CD'])
    expect(await plates(by, { state: 'stopped' })).toEqual(['CD001AA'])
    expect(await plates(by, { state: 'free' })).toEqual(['AB456EF'])
    expect(await plates(by, { sort: 'until' })).toEqual(['AB123CD', 'CD001AA', 'AB456EF'])
    expect(await plates(by, { sort: 'next' })).toEqual(['AB456EF', 'AB123CD', 'CD001AA'])
    expect(await plates(by, { sort: '-next' })).toEqual(['AB123CD', 'AB456EF', 'CD001AA'])
  })

  test('by damages that are not repaired', async () => {
    const { by, c3 } = await givenFleet()
    const params = { companyId: by.companyId, vehicleId: c3.id }
    const body = { view: 'front', x: 0.5, y: 0.5, kind: 'scratch', size: 'small' } as const
    const { id } = await by.request(calls.noteDamage, { params, body })
    expect(await plates(by, { isDamaged: 'true' })).toEqual(['AB456EF'])
    await by.request(calls.repairDamage, { params: { ...params, id }, body: { isRepaired: true } })
    expect(await plates(by, { isDamaged: 'true' })).toEqual([])
  })
})

test('the order is that of each heading, both ways, and pages follow it', async () => {
  const { by } = await givenFleet()
  const orders: [Query['sort'], string[]][] = [
    ['plate', ['AB123CD', 'AB456EF', 'CD001AA']],
    ['-plate', ['CD001AA', 'AB456EF', 'AB123CD']],
    ['-category', ['CD001AA', 'AB123CD', 'AB456EF']],
    ['model', ['AB456EF', 'AB123CD', 'CD001AA']],
    ['-location', ['AB456EF', 'AB123CD', 'CD001AA']],
    ['odometer', ['AB456EF', 'AB123CD', 'CD001AA']],
    ['fuel', ['AB123CD', 'AB456EF', 'CD001AA']],
  ]
  for (const [sort, expected] of orders) expect([sort, await plates(by, { sort })]).toEqual([sort, expected])
  const first = await by.send(calls.listVehicles, { params: by, query: { sort: '-plate', limit: 2 } })
  expect(first.headers['x-total-count']).toBe('3')
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? ''
  expect(await plates(by, { sort: '-plate', limit: 2, cursor })).toEqual(['AB123CD'])
})
