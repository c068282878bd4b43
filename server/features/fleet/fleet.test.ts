import * as calls from '@filao/domain/fleet/contract'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle'
import { rentalStatuses } from '@filao/domain/rentals/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Answered, type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenUnavailability, givenVehicle } from '#testing/given'
import { auditOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })
const of = ({ companyId }: Member, vehicleId: number) => ({ companyId, vehicleId })
const detail = ({ body }: Answered<unknown>) => (body as { detail: string }).detail
const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

describe('a category', () => {
  const body = { code: 'A', name: 'Citadine', securityDepositAmount: 800.5, waiverAmount: 0 }

  test('is returned as sent, with its defaults', async () => {
    const admin = await t.company()
    const answer = await admin.send(calls.createCategory, { params: admin, body })
    const expected = {
      ...body,
      companyId: admin.companyId,
      description: null,
      preparationDurationMinutes: null,
      minimumRentalDurationMinutes: null,
      options: [],
      vehicleCount: 0,
    }
    expect(answer).toMatchObject({ status: 201, body: expected })
    const { id } = answer.body as { id: number }
    expect(await admin.ask(calls.getCategory, { params: at(admin, id) })).toEqual({ id, ...expected })
  })

  test.each([
    [{ code: '' }, 'code'],
    [{ code: 'x'.repeat(21) }, 'code'],
    [{ name: ' ' }, 'name'],
    [{ securityDepositAmount: -0.01 }, 'securityDepositAmount'],
    [{ securityDepositAmount: 0.001 }, 'securityDepositAmount'],
    [{ waiverAmount: -1 }, 'waiverAmount'],
    [{ waiverAmount: '12' }, 'waiverAmount'],
    [{ preparationDurationMinutes: 0 }, 'preparationDurationMinutes'],
    [{ minimumRentalDurationMinutes: 1.5 }, 'minimumRentalDurationMinutes'],
  ])('is rejected with %j', async (wrong, path) => {
    const admin = await t.company()
    const answer = await admin.send(calls.createCategory, { params: admin, body: { ...body, ...wrong } as never })
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
  })

  test.each(['code', 'name', 'securityDepositAmount', 'waiverAmount'])('needs its %s', async (field) => {
    const admin = await t.company()
    const { [field as keyof typeof body]: _, ...rest } = body
    const answer = await admin.send(calls.createCategory, { params: admin, body: rest as never })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field, code: 'required' }] } })
  })

  test('accepts amounts of zero', async () => {
    const admin = await t.company()
    const free = await givenCategory(admin, { securityDepositAmount: 0, waiverAmount: 0.01 })
    expect(free).toMatchObject({ securityDepositAmount: 0, waiverAmount: 0.01 })
  })

  test('has a unique code, ignoring case, until it is deleted', async () => {
    const [admin, stranger] = [await t.company(), await t.company()]
    const [category, other] = [await givenCategory(admin, body), await givenCategory(admin, { code: 'B' })]
    const twin = await admin.send(calls.createCategory, { params: admin, body: { ...body, code: 'a' } })
    expect(twin).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(detail(twin)).toContain('«\u00a0a\u00a0»')
    const renamed = await admin.send(calls.updateCategory, { params: at(admin, other.id), body: { code: 'A' } })
    expect(renamed.status).toBe(409)
    expect((await admin.send(calls.updateCategory, { params: at(admin, category.id), body })).status).toBe(200)
    expect((await givenCategory(stranger, body)).code).toBe('A')
    await admin.ask(calls.deleteCategory, { params: at(admin, category.id) })
    expect((await givenCategory(admin, body)).code).toBe('A')
  })

  test('is not deleted while it has vehicles, and archived when only history refers to it', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = at(admin, vehicle.categoryId)
    const refused = await admin.send(calls.deleteCategory, { params })
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(detail(refused)).toContain(vehicle.category.code)
    await storedRental(t, admin, vehicle, { status: 'cancelled', start: march(1), end: march(2) })
    await admin.ask(calls.deleteVehicle, { params: at(admin, vehicle.id) })
    expect((await admin.send(calls.deleteCategory, { params })).status).toBe(204)
    expect(await admin.ask(calls.listCategories, { params: admin })).toEqual([])
    expect((await admin.send(calls.updateCategory, { params, body: { name: 'X' } })).status).toBe(404)
    expect((await admin.send(calls.deleteCategory, { params })).status).toBe(404)
    const wanted = { registrationNumber: 'ZZ-999-ZZ', categoryId: params.id, locationId: vehicle.locationId }
    expect((await admin.send(calls.createVehicle, { params: admin, body: wanted })).status).toBe(404)
    const trail = await auditOf(t, admin, 'category', params.id)
    expect(trail.map(({ action }) => action)).toEqual(['created', 'archived'])
  })
})

test('the categories are listed by code, each with the number of its vehicles', async () => {
  const admin = await t.company()
  const [b, a] = [await givenCategory(admin, { code: 'b' }), await givenCategory(admin, { code: 'A' })]
  const [kept, deleted] = [1, 2].map(() => givenVehicle(admin, { categoryId: b.id }))
  const gone = (await deleted)?.id ?? 0
  await kept
  await admin.ask(calls.deleteVehicle, { params: at(admin, gone) })
  const list = await admin.ask(calls.listCategories, { params: admin })
  expect(list.map(({ id, vehicleCount }) => [id, vehicleCount])).toEqual([
    [a.id, 0],
    [b.id, 1],
  ])
})

describe('an option', () => {
  test('is free of charge and enabled by default', async () => {
    const admin = await t.company()
    const answer = await admin.send(calls.createOption, { params: admin, body: { name: 'GPS' } })
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'GPS', price: 0, dailyPrice: 0, isEnabled: true, description: null, categories: [] },
    })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ price: -0.01 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ dailyPrice: -1 }, 'dailyPrice'],
    [{ isEnabled: null }, 'isEnabled'],
  ])('is rejected with %j', async (wrong, path) => {
    const admin = await t.company()
    const answer = await admin.send(calls.createOption, { params: admin, body: { name: 'GPS', ...wrong } as never })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('and its categories name each other', async () => {
    const admin = await t.company()
    const [a, b] = [await givenCategory(admin, { code: 'A' }), await givenCategory(admin, { code: 'B' })]
    const seat = await givenOption(admin, { categories: [{ categoryId: b.id }, { categoryId: a.id }] })
    expect(seat.categories).toEqual([
      { categoryId: a.id, category: { id: a.id, code: 'A' } },
      { categoryId: b.id, category: { id: b.id, code: 'B' } },
    ])
    const box = await givenOption(admin)
    const changed = await admin.ask(calls.updateCategory, {
      params: at(admin, a.id),
      body: { options: [box.id, box.id] },
    })
    expect(changed.options).toEqual([box.id])
    const options = await admin.ask(calls.listOptions, { params: admin })
    expect(options.map(({ id, categories }) => [id, categories.map(({ categoryId }) => categoryId)])).toEqual([
      [seat.id, [b.id]],
      [box.id, [a.id]],
    ])
    await admin.ask(calls.deleteOption, { params: at(admin, box.id) })
    expect((await admin.ask(calls.getCategory, { params: at(admin, a.id) })).options).toEqual([])
    await admin.ask(calls.deleteCategory, { params: at(admin, b.id) })
    expect((await admin.ask(calls.getOption, { params: at(admin, seat.id) })).categories).toEqual([])
  })

  test('is switched off and on, which the audit trail shows', async () => {
    const admin = await t.company()
    const option = await givenOption(admin, { price: 19.99 })
    const params = at(admin, option.id)
    const off = await admin.ask(calls.updateOption, { params, body: { isEnabled: false } })
    expect(off).toEqual({ ...option, isEnabled: false })
    expect((await auditOf(t, admin, 'option', option.id)).at(-1)).toEqual({
      action: 'changed',
      userId: admin.userId,
      changes: { isEnabled: [true, false] },
    })
    expect(await admin.ask(calls.updateOption, { params, body: { isEnabled: true } })).toEqual(option)
  })

  test('is archived when a rental names it', async () => {
    const admin = await t.company()
    const [rented, never] = [await givenOption(admin), await givenOption(admin)]
    const category = await givenCategory(admin, { options: [rented.id] })
    const vehicle = await givenVehicle(admin, { categoryId: category.id })
    await storedRental(t, admin, vehicle, { status: 'done', start: march(1), end: march(2), optionId: rented.id })
    for (const { id } of [rented, never]) await admin.ask(calls.deleteOption, { params: at(admin, id) })
    expect(await admin.ask(calls.listOptions, { params: admin })).toEqual([])
    expect((await auditOf(t, admin, 'option', rented.id)).at(-1)?.action).toBe('archived')
    expect((await auditOf(t, admin, 'option', never.id)).at(-1)?.action).toBe('deleted')
    const params = at(admin, category.id)
    expect((await admin.send(calls.updateCategory, { params, body: { options: [rented.id] } })).status).toBe(404)
    expect((await admin.send(calls.updateOption, { params: at(admin, rented.id), body: {} })).status).toBe(404)
    expect((await admin.send(calls.deleteOption, { params: at(admin, rented.id) })).status).toBe(404)
    expect((await admin.ask(calls.getCategory, { params })).options).toEqual([])
  })
})

describe('a vehicle', () => {
  test('has a full tank and no kilometres by default', async () => {
    const staff = await t.colleague(await t.company(), 'admin')
    const [category, agency] = [await givenCategory(staff, { code: 'A' }), await givenAgency(staff)]
    const body = { registrationNumber: ' ab.123 CD ', categoryId: category.id, locationId: agency.id }
    const answer = await staff.send(calls.createVehicle, { params: staff, body })
    expect(answer).toMatchObject({
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
    const answer = await admin.send(calls.createVehicle, { params: admin, body })
    if (path) expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
    else expect(answer.status).toBe(201)
  })

  test('with another form of plate is refused with a message for the user', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = at(admin, vehicle.id)
    const answer = await admin.send(calls.updateVehicle, { params, body: { registrationNumber: '1234 AB 971' } })
    expect(detail(answer)).toBe('Le format de l’immatriculation est incorrect')
    const body = { registrationNumber: '1234 AB 971', allowOtherFormat: true }
    expect((await admin.ask(calls.updateVehicle, { params, body })).registrationNumber).toBe('1234ab971')
    const again = await admin.send(calls.updateVehicle, { params, body: { registrationNumber: '1234ab971', seats: 5 } })
    expect(again).toMatchObject({ status: 200, body: { seats: 5 } })
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
    await admin.ask(calls.deleteVehicle, { params: at(admin, vehicle.id) })
    expect((await admin.send(calls.createVehicle, { params: admin, body })).status).toBe(201)
  })

  test('is created once when several users create it at the same moment', async () => {
    const admin = await t.company()
    const [category, agency] = [await givenCategory(admin), await givenAgency(admin)]
    const body = { registrationNumber: 'AB-123-CD', categoryId: category.id, locationId: agency.id }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.send(calls.createVehicle, { params: admin, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    for (const answer of answers.filter(({ status }) => status === 409)) expect(detail(answer)).toContain('AB-123-CD')
  })

  test('is changed by staff, odometer included, and the audit trail has old and new values', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const vehicle = await givenVehicle(admin, { odometer: 12_000, comments: 'Rayure' })
    const body = { odometer: 11_000, comments: null, color: 'Blanc' }
    const changed = await staff.ask(calls.updateVehicle, { params: at(staff, vehicle.id), body })
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
      const answer = await admin.send(calls.deleteVehicle, { params })
      if (['quote', 'validating', 'pending', 'ongoing'].includes(status)) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
        expect(detail(answer)).toContain(rental.publicId)
        expect((await admin.send(calls.getVehicle, { params })).status).toBe(200)
        return
      }
      expect(answer.status).toBe(204)
      expect((await auditOf(t, admin, 'vehicle', vehicle.id)).at(-1)?.action).toBe('archived')
      expect(await admin.ask(calls.listVehicles, { params: admin })).toEqual([])
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
    expect(await occupancies(admin)).toEqual([])
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
  const list = await admin.ask(calls.listVehicles, { params: admin })
  expect(list.map(({ registrationNumber }) => registrationNumber)).toEqual(['cc003cc', 'zz002zz', 'aa001aa'])
})

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
    expect(await staff.ask(calls.listUnavailabilities, { params })).toEqual([second, first])
    expect(await occupancies(admin)).toEqual([
      [march(1), march(2)],
      [march(2), march(3)],
    ])
    await staff.ask(calls.deleteUnavailability, { params: { ...params, id: first.id } })
    expect(await staff.ask(calls.listUnavailabilities, { params })).toEqual([second])
    expect(await occupancies(admin)).toEqual([[march(2), march(3)]])
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
    const answer = await admin.send(calls.createUnavailability, { params: of(admin, vehicle.id), body })
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.body).toMatchObject({ errors: [{ path: 'end', code: 'range' }] })
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
    const ask = (start: string, end: string) =>
      admin.send(calls.createUnavailability, { params, body: { start, end, description: null } })
    const taken = await ask('2026-03-12T10:59:59Z', march(13))
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
    expect((await ask(march(9), '2026-03-10T10:00:01Z')).status).toBe(409)
    expect((await ask(march(9), march(14))).status).toBe(409)
    expect((await ask(march(11), march(11, 12))).status).toBe(409)
    expect((await ask(march(9), march(10))).status).toBe(201)
    expect((await ask(march(12, 11), march(13))).status).toBe(201)
    const twice = await ask(march(12, 12), march(14))
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
    const ask = (start: string) => admin.send(calls.createUnavailability, { params, body: { start, end: march(6) } })
    expect(await ask(march(4))).toMatchObject({ status: 409, body: { conflict: { start: march(1), end: march(5) } } })
    expect((await ask(march(5))).status).toBe(201)
  })

  test('moves in time and to another vehicle, and frees the slot that it leaves', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const [vehicle, other] = [await givenVehicle(admin), await givenVehicle(admin)]
    const { id } = await givenUnavailability(staff, vehicle.id, { start: march(1), end: march(3) })
    const params = { ...of(admin, vehicle.id), id }
    const later = await staff.ask(calls.updateUnavailability, { params, body: { end: march(4) } })
    expect(later).toEqual({ id, vehicleId: vehicle.id, start: march(1), end: march(4), description: 'Atelier' })
    const body = { start: march(2), end: march(5), vehicleId: other.id, description: 'Pneus' }
    const moved = await staff.ask(calls.updateUnavailability, { params, body })
    expect(moved).toEqual({ id, ...body })
    expect(await occupancies(admin)).toEqual([[march(2), march(5)]])
    // Sending the same change again changes nothing, and writes nothing to the audit trail.
    await staff.ask(calls.updateUnavailability, { params: { ...params, vehicleId: other.id }, body })
    expect((await staff.send(calls.getUnavailability, { params })).status).toBe(404)
    expect(await staff.ask(calls.getUnavailability, { params: { ...params, vehicleId: other.id } })).toEqual(moved)
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
    expect(await admin.ask(calls.getUnavailability, { params })).toEqual(unavailability)
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
    expect(await occupancies(admin)).toEqual([[march(1), march(4)]])
  })

  test('takes a slot once when several users ask at once', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = of(admin, vehicle.id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const body = { start: march(10, index % 10), end: march(10, 12 + (index % 10)) }
        return admin.send(calls.createUnavailability, { params, body })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ code: 'vehicle_taken', conflict: { publicId: null } })
    }
    expect(await occupancies(admin)).toHaveLength(1)
  })
})

test('another company’s fleet is unknown, in the path and in the body, and stays unchanged', async () => {
  const [admin, stranger] = [await t.company(), await t.company()]
  const [ours, theirs] = [await givenVehicle(admin), await givenVehicle(stranger)]
  const [option, theirOption] = [await givenOption(admin), await givenOption(stranger)]
  const period = { start: march(1), end: march(2) }
  const unavailability = await givenUnavailability(stranger, theirs.id, period)
  const vehicle = at(admin, theirs.id)
  const category = at(admin, theirs.categoryId)
  const place = { registrationNumber: 'ZZ-999-ZZ', categoryId: ours.categoryId, locationId: ours.locationId }
  const { id } = unavailability
  const answers = [
    await admin.send(calls.getVehicle, { params: vehicle }),
    await admin.send(calls.updateVehicle, { params: vehicle, body: { seats: 2 } }),
    await admin.send(calls.deleteVehicle, { params: vehicle }),
    await admin.send(calls.getCategory, { params: category }),
    await admin.send(calls.updateCategory, { params: category, body: { name: 'X' } }),
    await admin.send(calls.deleteCategory, { params: category }),
    await admin.send(calls.getOption, { params: at(admin, theirOption.id) }),
    await admin.send(calls.updateOption, { params: at(admin, theirOption.id), body: { price: 1 } }),
    await admin.send(calls.deleteOption, { params: at(admin, theirOption.id) }),
    await admin.send(calls.listUnavailabilities, { params: of(admin, theirs.id) }),
    await admin.send(calls.createUnavailability, { params: of(admin, theirs.id), body: period }),
    await admin.send(calls.getUnavailability, { params: { ...of(admin, theirs.id), id } }),
    await admin.send(calls.updateUnavailability, { params: { ...of(admin, theirs.id), id }, body: period }),
    await admin.send(calls.updateUnavailability, { params: { ...of(admin, ours.id), id }, body: period }),
    await admin.send(calls.deleteUnavailability, { params: { ...of(admin, theirs.id), id } }),
    await admin.send(calls.deleteUnavailability, { params: { ...of(admin, ours.id), id } }),
    await admin.send(calls.listVehicles, { params: stranger }),
    await admin.send(calls.createVehicle, { params: admin, body: { ...place, categoryId: theirs.categoryId } }),
    await admin.send(calls.createVehicle, { params: admin, body: { ...place, locationId: theirs.locationId } }),
    await admin.send(calls.updateVehicle, { params: at(admin, ours.id), body: { categoryId: theirs.categoryId } }),
    await admin.send(calls.updateVehicle, { params: at(admin, ours.id), body: { locationId: theirs.locationId } }),
    await admin.send(calls.updateCategory, {
      params: at(admin, ours.categoryId),
      body: { options: [option.id, theirOption.id] },
    }),
    await admin.send(calls.updateOption, {
      params: at(admin, option.id),
      body: { categories: [{ categoryId: theirs.categoryId }] },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await stranger.ask(calls.getVehicle, { params: at(stranger, theirs.id) })).toEqual(theirs)
  expect(await stranger.ask(calls.getOption, { params: at(stranger, theirOption.id) })).toEqual(theirOption)
  expect(await stranger.ask(calls.listUnavailabilities, { params: of(stranger, theirs.id) })).toEqual([unavailability])
  expect(await admin.ask(calls.getVehicle, { params: at(admin, ours.id) })).toEqual(ours)
  expect(await admin.ask(calls.getOption, { params: at(admin, option.id) })).toEqual(option)
})

/** Lists the occupancies of the company's vehicles, `[start, end]` in order. */
async function occupancies({ companyId, userId }: Member) {
  const rows = await inTransaction(t.db, { companyId, userId }, (tx) =>
    tx
      .selectFrom('occupancies')
      .select([sql<string>`lower(period)`.as('start'), sql<string>`upper(period)`.as('end')])
      .orderBy('period')
      .execute(),
  )
  return rows.map(({ start, end }) => [start, end])
}

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
