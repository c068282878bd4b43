import * as calls from '@filao/domain/fleet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCategory, givenOption, givenVehicle } from '#testing/given'
import { auditOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const at = ({ companyId }: Member, id: number) => ({ companyId, id })

const march = (day: number, hour = 10) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`

describe('an option', () => {
  test('is free of charge and enabled by default', async () => {
    const admin = await t.company()
    const response = await admin.send(calls.createOption, { params: admin, body: { name: 'GPS' } })
    expect(response).toMatchObject({
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
    const response = await admin.send(calls.createOption, { params: admin, body: { name: 'GPS', ...wrong } as never })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('and its categories name each other', async () => {
    const admin = await t.company()
    const [a, b] = [await givenCategory(admin, { code: 'A' }), await givenCategory(admin, { code: 'B' })]
    const seat = await givenOption(admin, { categories: [{ categoryId: b.id }, { categoryId: a.id }] })
    expect(seat.categories).toMatchObject([
      { categoryId: a.id, category: { id: a.id, code: 'A' } },
      { categoryId: b.id, category: { id: b.id, code: 'B' } },
    ])
    const box = await givenOption(admin)
    const changed = await admin.request(calls.updateCategory, {
      params: at(admin, a.id),
      body: { options: [box.id, box.id] },
    })
    expect(changed.options).toEqual([box.id])
    const options = await admin.request(calls.listOptions, { params: admin })
    expect(options.map(({ id, categories }) => [id, categories.map(({ categoryId }) => categoryId)])).toEqual([
      [seat.id, [b.id]],
      [box.id, [a.id]],
    ])
    await admin.request(calls.deleteOption, { params: at(admin, box.id) })
    expect((await admin.request(calls.getCategory, { params: at(admin, a.id) })).options).toEqual([])
    await admin.request(calls.deleteCategory, { params: at(admin, b.id) })
    expect((await admin.request(calls.getOption, { params: at(admin, seat.id) })).categories).toEqual([])
  })

  test('is switched off and on, which the audit trail shows', async () => {
    const admin = await t.company()
    const option = await givenOption(admin, { price: 19.99 })
    const params = at(admin, option.id)
    const off = await admin.request(calls.updateOption, { params, body: { isEnabled: false } })
    expect(off).toEqual({ ...option, isEnabled: false })
    expect((await auditOf(t, admin, 'option', option.id)).at(-1)).toEqual({
      action: 'changed',
      userId: admin.userId,
      changes: { isEnabled: [true, false] },
    })
    expect(await admin.request(calls.updateOption, { params, body: { isEnabled: true } })).toEqual(option)
  })

  test('is archived when a rental names it', async () => {
    const admin = await t.company()
    const [rented, never] = [await givenOption(admin), await givenOption(admin)]
    const category = await givenCategory(admin, { options: [rented.id] })
    const vehicle = await givenVehicle(admin, { categoryId: category.id })
    await storedRental(t, admin, vehicle, { status: 'done', start: march(1), end: march(2), optionId: rented.id })
    for (const { id } of [rented, never]) await admin.request(calls.deleteOption, { params: at(admin, id) })
    expect(await admin.request(calls.listOptions, { params: admin })).toEqual([])
    expect((await auditOf(t, admin, 'option', rented.id)).at(-1)?.action).toBe('archived')
    expect((await auditOf(t, admin, 'option', never.id)).at(-1)?.action).toBe('deleted')
    const params = at(admin, category.id)
    expect((await admin.send(calls.updateCategory, { params, body: { options: [rented.id] } })).status).toBe(404)
    expect((await admin.send(calls.updateOption, { params: at(admin, rented.id), body: {} })).status).toBe(404)
    expect((await admin.send(calls.deleteOption, { params: at(admin, rented.id) })).status).toBe(404)
    expect((await admin.request(calls.getCategory, { params })).options).toEqual([])
  })
})
