import * as calls from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenUnavailability, givenVehicle } from '#testing/given'
import { auditOf, occupanciesOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const of = ({ companyId }: Member, vehicleId: number) => ({ companyId, vehicleId })
const detail = ({ body }: TestResponse<unknown>) => (body as { detail: string }).detail

const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

describe('an unavailability', () => {
  test('is returned as sent, latest first in the list, and frees the vehicle when it is removed', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const vehicle = await givenVehicle(admin)
    const params = of(admin, vehicle.id)
    const first = await givenUnavailability(staff, vehicle.id, { start: march(1), end: march(2) })
    const second = await givenUnavailability(staff, vehicle.id, { start: march(2), end: march(3) })
    expect(first).toEqual({
      id: first.id,
      vehicleId: vehicle.id,
      start: march(1),
      end: march(2),
      description: 'Atelier',
    })
    expect(await staff.request(calls.listUnavailabilities, { params })).toEqual([second, first])
    expect(await occupanciesOf(t, admin)).toEqual([
      [march(1), march(2)],
      [march(2), march(3)],
    ])
    await staff.request(calls.deleteUnavailability, { params: { ...params, id: first.id } })
    expect(await staff.request(calls.listUnavailabilities, { params })).toEqual([second])
    expect(await occupanciesOf(t, admin)).toEqual([[march(2), march(3)]])
    expect((await auditOf(t, admin, 'unavailability', first.id)).map(({ action }) => action)).toEqual([
      'created',
      'deleted',
    ])
    await givenUnavailability(staff, vehicle.id, { start: march(1), end: march(2) })
  })

  test.each([
    ['2026-03-01T10:00:01Z', 201],
    ['2026-03-01T10:00:00Z', 422],
    ['2026-03-01T09:59:59Z', 422],
  ])('from 10:00 to %s answers %i', async (end, status) => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const body = { start: march(1), end }
    const response = await admin.send(calls.createUnavailability, { params: of(admin, vehicle.id), body })
    expect(response.status).toBe(status)
    if (status === 422) expect(response.body).toMatchObject({ errors: [{ path: 'end', code: 'range' }] })
  })

  test('is refused when a rental holds the vehicle, preparation included, and the refusal names the rental', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const rental = await storedRental(t, admin, vehicle, {
      status: 'pending',
      start: march(10),
      end: march(12),
      preparationMinutes: 60,
    })
    const params = of(admin, vehicle.id)
    const request = (start: string, end: string) =>
      admin.send(calls.createUnavailability, { params, body: { start, end, description: null } })
    const taken = await request('2026-03-12T10:59:59Z', march(13))
    expect(taken).toMatchObject({
      status: 409,
      body: {
        code: 'vehicle_taken',
        conflict: { publicId: rental.publicId, start: march(10), end: march(12, 11) },
      },
    })
    expect(detail(taken)).toBe(
      `Ce véhicule est pris par la location ${rental.publicId} du mar. 10 mars 2026, 6h00 au jeu. 12 mars 2026, 7h00.`,
    )
    expect((await request(march(9), '2026-03-10T10:00:01Z')).status).toBe(409)
    expect((await request(march(9), march(14))).status).toBe(409)
    expect((await request(march(11), march(11, 12))).status).toBe(409)
    expect((await request(march(9), march(10))).status).toBe(201)
    expect((await request(march(12, 11), march(13))).status).toBe(201)
    const twice = await request(march(12, 12), march(14))
    expect(twice).toMatchObject({ status: 409, body: { conflict: { publicId: null, start: march(12, 11) } } })
  })

  test.each(['draft', 'quote', 'done', 'cancelled'] as const)('may overlap a rental that is %s', async (status) => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await storedRental(t, admin, vehicle, { status, start: march(10), end: march(12) })
    await givenUnavailability(admin, vehicle.id, { start: march(9), end: march(13) })
  })

  test('is refused while the vehicle is still out, up to the present', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await storedRental(t, admin, vehicle, { status: 'ongoing', start: march(1), end: march(2) })
    t.setNow(march(5))
    const params = of(admin, vehicle.id)
    const request = (start: string) =>
      admin.send(calls.createUnavailability, { params, body: { start, end: march(6) } })
    expect(await request(march(4))).toMatchObject({
      status: 409,
      body: { conflict: { start: march(1), end: march(5) } },
    })
    expect((await request(march(5))).status).toBe(201)
  })

  test('moves in time and to another vehicle, and frees the slot that it leaves', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const [vehicle, other] = [await givenVehicle(admin), await givenVehicle(admin)]
    const { id } = await givenUnavailability(staff, vehicle.id, { start: march(1), end: march(3) })
    const params = { ...of(admin, vehicle.id), id }
    const later = await staff.request(calls.updateUnavailability, { params, body: { end: march(4) } })
    expect(later).toEqual({ id, vehicleId: vehicle.id, start: march(1), end: march(4), description: 'Atelier' })
    const body = { start: march(2), end: march(5), vehicleId: other.id, description: 'Pneus' }
    const moved = await staff.request(calls.updateUnavailability, { params, body })
    expect(moved).toEqual({ id, ...body })
    expect(await occupanciesOf(t, admin)).toEqual([[march(2), march(5)]])
    // Sending the same change again changes nothing, and writes nothing to the audit trail.
    await staff.request(calls.updateUnavailability, { params: { ...params, vehicleId: other.id }, body })
    expect((await staff.send(calls.getUnavailability, { params })).status).toBe(404)
    expect(await staff.request(calls.getUnavailability, { params: { ...params, vehicleId: other.id } })).toEqual(moved)
    expect((await auditOf(t, admin, 'unavailability', id)).at(-1)).toMatchObject({
      action: 'changed',
      changes: { vehicleId: [vehicle.id, other.id], end: [march(4), march(5)] },
    })
  })

  test('that moves onto a rental or ends before it starts is refused and stays unchanged', async () => {
    const admin = await t.company()
    const [vehicle, other] = [await givenVehicle(admin), await givenVehicle(admin)]
    const rental = await storedRental(t, admin, other, { status: 'pending', start: march(10), end: march(12) })
    const unavailability = await givenUnavailability(admin, vehicle.id, { start: march(10), end: march(11) })
    const params = { ...of(admin, vehicle.id), id: unavailability.id }
    const onto = await admin.send(calls.updateUnavailability, { params, body: { vehicleId: other.id } })
    expect(onto).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', conflict: { publicId: rental.publicId } },
    })
    const backwards = await admin.send(calls.updateUnavailability, { params, body: { end: march(10) } })
    expect(backwards).toMatchObject({ status: 422, body: { errors: [{ path: 'end', code: 'range' }] } })
    expect(await admin.request(calls.getUnavailability, { params })).toEqual(unavailability)
  })

  test('is moved by one of two simultaneous changes', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const { id } = await givenUnavailability(admin, vehicle.id, { start: march(1), end: march(3) })
    const params = { ...of(admin, vehicle.id), id }
    const seen = await admin.send(calls.getUnavailability, { params })
    const headers = { 'if-match': String(seen.headers.etag) }
    const first = await admin.send(calls.updateUnavailability, { params, body: { end: march(4) }, headers })
    const second = await admin.send(calls.updateUnavailability, { params, body: { end: march(5) }, headers })
    expect([first.status, second.status]).toEqual([200, 412])
    expect(await occupanciesOf(t, admin)).toEqual([[march(1), march(4)]])
  })

  test('takes a slot once when several users ask at once', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = of(admin, vehicle.id)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const body = { start: march(10, index % 10), end: march(10, 12 + (index % 10)) }
        return admin.send(calls.createUnavailability, { params, body })
      }),
    )
    const refused = responses.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(19)
    for (const { status, body, headers } of refused) {
      // On a busy machine the last ones wait longer for the vehicle than a call may, and are asked to come again.
      const isPutOff = headers['retry-after'] !== undefined
      const said = isPutOff ? { code: 'unavailable' } : { code: 'vehicle_taken', conflict: { publicId: null } }
      expect([status, body]).toMatchObject([isPutOff ? 503 : 409, said])
    }
    expect(await occupanciesOf(t, admin)).toHaveLength(1)
  })
})
