import { deleteAgency, updateCompany } from '@filao/domain/company/contract'
import * as calls from '@filao/domain/pricing/contract'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const night: FeeCreation = { kind: 'outside_hours', name: 'Hors horaires', price: 30 }
const of = ({ companyId }: Member, id: number) => ({ companyId, id })
const create = (by: Member, body: FeeCreation) => by.request(calls.createFee, { params: by, body })
const tryCreate = (by: Member, body: unknown) => by.send(calls.createFee, { params: by, body: body as never })
const list = (by: Member) => by.request(calls.listFees, { params: by })

describe('a fee', () => {
  test('is charged everywhere and at both ends unless it says otherwise, and is listed by case and name', async () => {
    const us = await t.company()
    const agency = await givenAgency(us)
    const driver = await create(us, { kind: 'additional_driver', name: 'Conducteur', dailyPrice: 5, maxAmount: 50 })
    const fee = await create(us, night)
    expect(fee).toEqual({
      id: fee.id,
      companyId: us.companyId,
      kind: 'outside_hours',
      name: 'Hors horaires',
      nameEn: null,
      isEnabled: true,
      price: 30,
      dailyPrice: 0,
      maxAmount: null,
      agencyId: null,
      toAgencyId: null,
      categoryId: null,
      at: null,
      isOnHolidays: false,
      postalCodes: [],
      freeCount: 0,
    })
    const port = await create(us, { kind: 'place', name: 'Port', price: 8, agencyId: agency.id })
    const airport = await create(us, { kind: 'place', name: 'Aéroport', price: 12, agencyId: agency.id })
    expect(await list(us)).toEqual([fee, airport, port, driver])
    expect(await us.request(calls.getFee, { params: of(us, port.id) })).toEqual(port)
  })

  test('forgets the fields that its case does not have', async () => {
    const us = await t.company()
    const agency = await givenAgency(us)
    expect(await create(us, { ...night, dailyPrice: 5, freeCount: 2, toAgencyId: agency.id })).toMatchObject({
      dailyPrice: 0,
      freeCount: 0,
      toAgencyId: null,
    })
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: 0 }, 'price'],
    [{ kind: 'helicopter' }, 'kind'],
    [{ at: 'noon' }, 'at'],
    [{ kind: 'place' }, 'agencyId'],
    [{ kind: 'additional_driver', freeCount: 11 }, 'freeCount'],
  ])('is refused with %j', async (wrong, path) => {
    const us = await t.company()
    expect(await tryCreate(us, { ...night, ...wrong })).toMatchObject({ status: 422, body: { errors: [{ path }] } })
    expect(await list(us)).toEqual([])
  })

  test('for a one-way rental needs two agencies of one country', async () => {
    const us = await t.company()
    const [here, there] = [await givenAgency(us), await givenAgency(us)]
    // An agency is in the country that its company has when it opens.
    await us.request(updateCompany, { params: us, body: { countryCode: 'MF' } })
    const far = await givenAgency(us)
    const oneWay = (over: object) => tryCreate(us, { kind: 'one_way', name: 'Aller simple', price: 40, ...over })
    const lacks = await oneWay({})
    expect(lacks).toMatchObject({ status: 422, body: { errors: [{ path: 'agencyId' }, { path: 'toAgencyId' }] } })
    const same = await oneWay({ agencyId: here.id, toAgencyId: here.id })
    expect(same).toMatchObject({ status: 422, body: { errors: [{ path: 'toAgencyId', code: 'same' }] } })
    const abroad = await oneWay({ agencyId: here.id, toAgencyId: far.id })
    expect(abroad).toMatchObject({ status: 422, body: { errors: [{ path: 'toAgencyId', code: 'country' }] } })
    expect((await oneWay({ agencyId: here.id, toAgencyId: there.id })).status).toBe(201)
    expect((await oneWay({ agencyId: there.id, toAgencyId: here.id })).status).toBe(201)
  })

  test('is the only one of its case that is charged, also of two that are created at once', async () => {
    const us = await t.company()
    const answers = await Promise.all([tryCreate(us, night), tryCreate(us, { ...night, name: 'Nuit' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const [first] = await list(us)
    const taken = { status: 409, body: { code: 'conflict', errors: [{ path: 'kind', code: 'taken' }] } }
    const off = await create(us, { ...night, name: 'Ancien', isEnabled: false })
    const on = { params: of(us, off.id), body: { isEnabled: true } }
    expect(await us.send(calls.updateFee, on)).toMatchObject(taken)
    expect(await tryCreate(us, { ...night, at: 'arrival' })).toMatchObject({ status: 201 })
    await us.request(calls.deleteFee, { params: of(us, first?.id ?? 0) })
    expect(await us.request(calls.updateFee, on)).toEqual({ ...off, isEnabled: true })
  })

  test('has an audit entry for each act, and is gone once it is removed', async () => {
    const us = await t.company()
    const fee = await create(us, night)
    const params = of(us, fee.id)
    expect(await us.request(calls.updateFee, { params, body: { price: 35 } })).toEqual({ ...fee, price: 35 })
    await us.request(calls.deleteFee, { params })
    expect(await auditOf(t, us, 'fee', fee.id)).toEqual([
      { action: 'created', userId: us.userId, changes: {} },
      { action: 'changed', userId: us.userId, changes: { price: [30, 35] } },
      { action: 'archived', userId: us.userId, changes: {} },
    ])
    expect(await list(us)).toEqual([])
    expect((await us.send(calls.getFee, { params })).status).toBe(404)
    expect((await us.send(calls.updateFee, { params, body: { price: 1 } })).status).toBe(404)
    expect((await us.send(calls.deleteFee, { params })).status).toBe(404)
  })

  test('of an archived agency is hidden, and neither charged nor changed', async () => {
    const us = await t.company()
    const agency = await givenAgency(us)
    const fee = await create(us, { ...night, agencyId: agency.id })
    await us.request(deleteAgency, { params: of(us, agency.id) })
    expect(await list(us)).toEqual([])
    expect((await us.send(calls.updateFee, { params: of(us, fee.id), body: { price: 1 } })).status).toBe(404)
    expect(await tryCreate(us, { ...night, agencyId: agency.id })).toMatchObject({ status: 404 })
  })

  test('names things of its company only, and belongs to it', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const [mine, theirs] = [await givenAgency(us), await givenAgency(them)]
    const category = await givenCategory(them)
    const fee = await create(them, night)
    for (const wrong of [
      { agencyId: theirs.id, toAgencyId: mine.id },
      { agencyId: mine.id, toAgencyId: theirs.id },
      { agencyId: mine.id, toAgencyId: (await givenAgency(us)).id, categoryId: category.id },
    ]) {
      expect((await tryCreate(us, { kind: 'one_way', name: 'Aller simple', price: 40, ...wrong })).status).toBe(404)
    }
    const params = of(us, fee.id)
    expect((await us.send(calls.getFee, { params })).status).toBe(404)
    expect((await us.send(calls.updateFee, { params, body: { price: 1 } })).status).toBe(404)
    expect((await us.send(calls.deleteFee, { params })).status).toBe(404)
    expect(await list(us)).toEqual([])
    expect(await list(them)).toEqual([fee])
  })

  test('is written by staff, and not even read by an accountant', async () => {
    const us = await t.company()
    const [staff, accountant] = [await t.colleague(us, 'staff'), await t.colleague(us, 'accountant')]
    const fee = await create(staff, night)
    expect((await tryCreate(accountant, night)).status).toBe(403)
    expect((await accountant.send(calls.listFees, { params: us })).status).toBe(403)
    expect((await accountant.send(calls.deleteFee, { params: of(us, fee.id) })).status).toBe(403)
  })
})
