import * as calls from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenCategory, givenVehicle } from '#testing/given'
import { auditOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })
const detail = ({ body }: TestResponse<unknown>) => (body as { detail: string }).detail

const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

describe('a category', () => {
  const body = { code: 'A', name: 'Citadine', securityDepositAmount: 800.5, waiverAmount: 0 }

  test('is returned as sent, with its defaults', async () => {
    const admin = await t.company()
    const response = await admin.send(calls.createCategory, { params: admin, body })
    const expected = {
      ...body,
      companyId: admin.companyId,
      nameEn: null,
      description: null,
      descriptionEn: null,
      preparationDurationMinutes: null,
      minimumRentalDurationMinutes: null,
      minimumAge: null,
      maximumAge: null,
      minimumLicenceYears: null,
      licenceCategory: null,
      youngDriverAge: null,
      youngDriverOptionId: null,
      options: [],
      vehicleCount: 0,
    }
    expect(response).toMatchObject({ status: 201, body: expected })
    const { id } = response.body as { id: number }
    expect(await admin.request(calls.getCategory, { params: at(admin, id) })).toEqual({ id, ...expected })
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
    [{ preparationDurationMinutes: 45 }, 'preparationDurationMinutes'],
    [{ minimumRentalDurationMinutes: 600 }, 'minimumRentalDurationMinutes'],
  ])('is rejected with %j', async (wrong, path) => {
    const admin = await t.company()
    const response = await admin.send(calls.createCategory, { params: admin, body: { ...body, ...wrong } as never })
    expect(response).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path }] } })
  })

  test.each(['code', 'name', 'securityDepositAmount', 'waiverAmount'])('needs its %s', async (field) => {
    const admin = await t.company()
    const { [field as keyof typeof body]: _, ...rest } = body
    const response = await admin.send(calls.createCategory, { params: admin, body: rest as never })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path: field, code: 'required' }] } })
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
    await admin.request(calls.deleteCategory, { params: at(admin, category.id) })
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
    await admin.request(calls.deleteVehicle, { params: at(admin, vehicle.id) })
    expect((await admin.send(calls.deleteCategory, { params })).status).toBe(204)
    expect(await admin.request(calls.listCategories, { params: admin })).toEqual([])
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
  await admin.request(calls.deleteVehicle, { params: at(admin, gone) })
  const list = await admin.request(calls.listCategories, { params: admin })
  expect(list.map(({ id, vehicleCount }) => [id, vehicleCount])).toEqual([
    [a.id, 0],
    [b.id, 1],
  ])
})
