import * as calls from '@filao/domain/fleet/contract'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { rentalStatuses } from '@filao/domain/rentals/status/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'
import { auditOf, occupanciesOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })
const of = ({ companyId }: Member, vehicleId: number) => ({ companyId, vehicleId })
const detail = ({ body }: TestResponse<unknown>) => (body as { detail: string }).detail

const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

describe('a vehicle', () => {
  test('has a full tank and no kilometres by default', async () => {
    const staff = await t.colleague(await t.company(), 'admin')
    const [category, agency] = [await givenCategory(staff, { code: 'A' }), await givenAgency(staff)]
    const body = { registrationNumber: ' ab.123 CD ', categoryId: category.id, locationId: agency.id }
    const response = await staff.send(calls.createVehicle, { params: staff, body })
    expect(response).toMatchObject({
      status: 201,
      body: {
        registrationNumber: 'ab123cd',
        odometer: 0,
        fuelLevel: '4/4',
        category: { id: category.id, code: 'A', name: category.name },
        location: { id: agency.id, name: agency.name },
        firstRegistrationDate: null,
      },
    })
  })

  test.each<[Partial<VehicleCreation>, string | null]>([
    [{ description: 'x'.repeat(128) }, null],
    [{ description: 'x'.repeat(129) }, 'description'],
    [{ fuel: 'Hybride essence', transmission: 'Automatique' }, null],
    [{ fuel: 'essence' }, 'fuel'],
    [{ transmission: 'Robotisée' }, 'transmission'],
    [{ odometer: 0 }, null],
    [{ odometer: -1 }, 'odometer'],
    [{ odometer: 1.5 }, 'odometer'],
    [{ fuelLevel: '0/0' }, null],
    [{ fuelLevel: '5/4' }, 'fuelLevel'],
    [{ fuelLevel: '-1/4' }, 'fuelLevel'],
    [{ firstRegistrationDate: '2024-02-29' }, null],
    [{ firstRegistrationDate: '2023-02-29' }, 'firstRegistrationDate'],
    [{ registrationNumber: 'AB-123-C' }, 'registrationNumber'],
    [{ registrationNumber: 'AB-1234-CD' }, 'registrationNumber'],
    [{ registrationNumber: 'WW-123-AB' }, null],
    [{ registrationNumber: '1234 AB 971' }, 'registrationNumber'],
    [{ registrationNumber: '1234 AB 971', allowOtherFormat: true }, null],
    [{ registrationNumber: '---', allowOtherFormat: true }, 'registrationNumber'],
  ])('with %j is rejected for %s', async (over, path) => {
    const admin = await t.company()
    const [category, agency] = [await givenCategory(admin), await givenAgency(admin)]
    const body = { registrationNumber: 'AB-123-CD', categoryId: category.id, locationId: agency.id, ...over }
    const response = await admin.send(calls.createVehicle, { params: admin, body })
    if (path) expect(response).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
    else expect(response.status).toBe(201)
  })

  test('with another form of plate is refused with a message for the user', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = at(admin, vehicle.id)
    const response = await admin.send(calls.updateVehicle, { params, body: { registrationNumber: '1234 AB 971' } })
    expect(detail(response)).toBe('Le format de l’immatriculation est incorrect')
    const body = { registrationNumber: '1234 AB 971', allowOtherFormat: true }
    expect((await admin.request(calls.updateVehicle, { params, body })).registrationNumber).toBe('1234ab971')
    const again = await admin.send(calls.updateVehicle, { params, body: { registrationNumber: '1234ab971', seats: 5 } })
    expect(again).toMatchObject({ status: 200, body: { seats: 5 } })
  })

  test('with a fuel that an earlier version stored may be changed otherwise', async () => {
    const staff = await t.company()
    const { id } = await givenVehicle(staff)
    await t.db.pool.query("update vehicles set fuel = 'GPL' where id = $1", [id])
    const change = (body: object) => staff.send(calls.updateVehicle, { params: at(staff, id), body })
    expect(await change({ fuel: 'GPL', color: 'Bleu' })).toMatchObject({ status: 200, body: { fuel: 'GPL' } })
    expect(await change({ fuel: 'GNV' })).toMatchObject({ status: 422, body: { errors: [{ path: 'fuel' }] } })
    expect(await change({ fuel: 'Essence' })).toMatchObject({ status: 200 })
  })

  test('has a unique plate until it is deleted', async () => {
    const [admin, stranger] = [await t.company(), await t.company()]
    const [vehicle, other] = [
      await givenVehicle(admin, { registrationNumber: 'AB-123-CD' }),
      await givenVehicle(admin, { registrationNumber: 'EF-456-GH' }),
    ]
    const body = { registrationNumber: 'ab 123 cd', categoryId: vehicle.categoryId, locationId: vehicle.locationId }
    const twin = await admin.send(calls.createVehicle, { params: admin, body })
    expect(twin).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(detail(twin)).toContain('AB-123-CD')
    const renamed = await admin.send(calls.updateVehicle, {
      params: at(admin, other.id),
      body: { registrationNumber: 'AB-123-CD' },
    })
    expect(renamed.status).toBe(409)
    expect(detail(renamed)).toContain('AB-123-CD')
    await givenVehicle(stranger, { registrationNumber: 'AB-123-CD' })
    await admin.request(calls.deleteVehicle, { params: at(admin, vehicle.id) })
    expect((await admin.send(calls.createVehicle, { params: admin, body })).status).toBe(201)
  })

  test('is created once when several users create it at the same moment', async () => {
    const admin = await t.company()
    const [category, agency] = [await givenCategory(admin), await givenAgency(admin)]
    const body = { registrationNumber: 'AB-123-CD', categoryId: category.id, locationId: agency.id }
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => admin.send(calls.createVehicle, { params: admin, body })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    for (const response of responses.filter(({ status }) => status === 409))
      expect(detail(response)).toContain('AB-123-CD')
  })

  test('is changed by staff, odometer included, and the audit trail has old and new values', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const vehicle = await givenVehicle(admin, { odometer: 12_000, comments: 'Rayure' })
    const body = { odometer: 11_000, comments: null, color: 'Blanc' }
    const changed = await staff.request(calls.updateVehicle, { params: at(staff, vehicle.id), body })
    expect(changed).toEqual({ ...vehicle, ...body })
    expect((await auditOf(t, admin, 'vehicle', vehicle.id)).at(-1)).toEqual({
      action: 'changed',
      userId: staff.userId,
      changes: { odometer: [12_000, 11_000], comments: ['Rayure', null], color: [null, 'Blanc'] },
    })
  })

  test.each(rentalStatuses)(
    'with a rental that is %s is deleted only where that is a draft or over',
    async (status) => {
      const admin = await t.company()
      const vehicle = await givenVehicle(admin)
      const rental = await storedRental(t, admin, vehicle, { status, start: march(1), end: march(2) })
      const params = at(admin, vehicle.id)
      const response = await admin.send(calls.deleteVehicle, { params })
      if (['quote', 'validating', 'pending', 'ongoing'].includes(status)) {
        expect(response).toMatchObject({ status: 409, body: { code: 'conflict' } })
        expect(detail(response)).toContain(rental.publicId)
        expect((await admin.send(calls.getVehicle, { params })).status).toBe(200)
        return
      }
      expect(response.status).toBe(204)
      expect((await auditOf(t, admin, 'vehicle', vehicle.id)).at(-1)?.action).toBe('archived')
      expect(await admin.request(calls.listVehicles, { params: admin })).toEqual([])
      expect((await admin.send(calls.updateVehicle, { params, body: { seats: 5 } })).status).toBe(404)
      expect((await admin.send(calls.deleteVehicle, { params })).status).toBe(404)
      const path = of(admin, vehicle.id)
      const unavailable = { start: march(1), end: march(2) }
      expect((await admin.send(calls.createUnavailability, { params: path, body: unavailable })).status).toBe(404)
      expect((await admin.send(calls.listUnavailabilities, { params: path })).status).toBe(404)
    },
  )

  test('that was never rented is deleted permanently, with its unavailabilities', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await givenUnavailability(admin, vehicle.id, { start: march(1), end: march(2) })
    expect((await admin.send(calls.deleteVehicle, { params: at(admin, vehicle.id) })).status).toBe(204)
    expect((await auditOf(t, admin, 'vehicle', vehicle.id)).at(-1)?.action).toBe('deleted')
    expect(await occupanciesOf(t, admin)).toEqual([])
  })
})

test('the vehicles are listed by the code of their category, then by plate', async () => {
  const admin = await t.company()
  const [b, a] = [await givenCategory(admin, { code: 'B' }), await givenCategory(admin, { code: 'a' })]
  const locationId = (await givenAgency(admin)).id
  const add = (registrationNumber: string, categoryId: number) =>
    givenVehicle(admin, { registrationNumber, categoryId, locationId })
  await add('AA-001-AA', b.id)
  await add('ZZ-002-ZZ', a.id)
  await add('CC-003-CC', a.id)
  const list = await admin.request(calls.listVehicles, { params: admin })
  expect(list.map(({ registrationNumber }) => registrationNumber)).toEqual(['cc003cc', 'zz002zz', 'aa001aa'])
})

test('the vehicles are listed in one answer, or in pages that together hold the same list', async () => {
  const admin = await t.company()
  const params = { companyId: admin.companyId }
  const categoryId = (await givenCategory(admin)).id
  const locationId = (await givenAgency(admin)).id
  for (let made = 0; made < 5; made++) await givenVehicle(admin, { categoryId, locationId })
  const whole = await admin.send(calls.listVehicles, { params })
  expect(whole.headers['x-total-count']).toBe('5')
  expect(whole.headers.link).toBeUndefined()
  const parts: unknown[] = []
  let cursor: string | undefined
  do {
    const query = cursor ? { limit: 2, cursor } : { limit: 2 }
    const part = await admin.send(calls.listVehicles, { params, query })
    expect(part.headers['x-total-count']).toBe('5')
    parts.push(...(part.body as unknown[]))
    cursor = /[?&]cursor=([^&>]+)/.exec(String(part.headers.link ?? ''))?.[1]
  } while (cursor)
  expect(parts).toEqual(whole.body)
})
