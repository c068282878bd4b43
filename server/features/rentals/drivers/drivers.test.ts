import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer.schema'
import type { CategoryChange } from '@filao/domain/fleet/category/category.schema'
import * as fleet from '@filao/domain/fleet/contract'
import type { DriverRulesChange } from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a counter with rules, and a driver. The customer of its rentals is 41 years old and holds a B licence. */
async function given(rules: DriverRulesChange) {
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  await by.request(fleet.updateDriverRules, { params, body: rules })
  const known = { birthDate: '1985-01-15', drivingLicenseIssuedOn: '2004-05-02', drivingLicenseCategories: 'B' }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: known })
  const driver = (over: CustomerCreation) =>
    by.request(createCustomer, { params, body: { firstName: 'Tom', lastName: 'Jeune', ...over } })
  const draft = (over = {}) => by.request(calls.createRental, { params, body: { ...counter.wanted, ...over } })
  const judge = (over = {}) => by.request(calls.checkRentalDrivers, { params, body: { ...counter.wanted, ...over } })
  return { ...counter, driver, draft, judge }
}

describe('a driver under the minimum age', () => {
  test('is warned about at the form, and refused when the rental is confirmed or changed', async () => {
    const { send, draft, driver, judge, contract } = await given({ minimumAge: 21 })
    const tom = await driver({ birthDate: '2005-03-02' })
    const additionalDriverIds = [tom.id]
    expect(await judge({ additionalDriverIds })).toMatchObject({
      faults: expect.arrayContaining([
        expect.objectContaining({ driverId: tom.id, rule: 'minimum_age', limit: '21', day: '2026-03-02' }),
      ]),
    })
    const rental = await draft({ additionalDriverIds })
    for (const status of ['pending', 'validating'] as const) {
      expect(await send(rental.id, { status })).toMatchObject({
        status: 409,
        body: {
          code: 'driver_refused',
          detail: expect.stringMatching(/^Tom Jeune.*21 ans.*2 mars 2026/),
          drivers: [{ driverId: tom.id, rule: 'minimum_age', day: '2026-03-02' }],
        },
      })
    }
    expect((await send(rental.id, { status: 'quote' })).status).toBe(200)
    const birthday = { start: noon(1), end: noon(4), additionalDriverIds }
    const { id } = await contract({ start: noon(1), end: noon(4) })
    expect((await send(id, { additionalDriverIds })).status).toBe(200)
    expect((await send(id, birthday)).status).toBe(200)
    expect(await send(id, { start: noon(0, 120) })).toMatchObject({ status: 409, body: { code: 'driver_refused' } })
  })

  test('passes with the reason of an administrator, which stays with the rental and in the audit trail', async () => {
    const { by, params, send, draft, driver, deliver } = await given({ minimumAge: 21 })
    const staff = await t.colleague(by, 'staff')
    const { id: driverId } = await driver({ birthDate: '2005-03-02' })
    const rental = await draft({ additionalDriverIds: [driverId] })
    const at = { ...params, rentalId: rental.id }
    const body = { reason: 'Permis depuis trois ans, client connu' }
    expect((await staff.send(calls.admitDrivers, { params: at, body })).status).toBe(403)
    const verdict = await by.request(calls.admitDrivers, { params: at, body })
    expect(verdict.faults.map(({ rule }, n) => [rule, verdict.passed[n]])).toContainEqual(['minimum_age', true])
    const [last] = (await auditOf(t, by, 'rental', rental.id)).slice(-1)
    expect(last).toMatchObject({
      action: 'drivers_admitted',
      userId: by.userId,
      changes: {
        reason: [null, body.reason],
        rules: [null, [{ driverId, name: 'Tom Jeune', rule: 'minimum_age', limit: '21', day: '2026-03-02' }]],
      },
    })
    const [step] = await by.request(calls.getTimeline, { params: { ...params, id: rental.id } })
    expect(step).toMatchObject({ kind: 'drivers_admitted', changes: { reason: [null, body.reason] } })
    expect((await send(rental.id, { status: 'pending' }, staff)).status).toBe(200)
    await deliver(rental.id)
  })

  test('is refused again by a stricter rule than the one that was let pass', async () => {
    const { by, params, send, draft, driver } = await given({ minimumAge: 21 })
    const { id: driverId } = await driver({ birthDate: '2005-03-02' })
    const { id } = await draft({ additionalDriverIds: [driverId] })
    await by.request(calls.admitDrivers, { params: { ...params, rentalId: id }, body: { reason: 'Client connu' } })
    await by.request(fleet.updateDriverRules, { params, body: { minimumAge: 23 } })
    expect(await send(id, { status: 'pending' })).toMatchObject({ status: 409, body: { code: 'driver_refused' } })
  })
})

describe('a departure', () => {
  test('needs what the rules ask for, on the day on which the vehicle leaves', async () => {
    const { by, params, customer, contract, check } = await given({ minimumLicenceYears: 2 })
    const unknown = { drivingLicenseIssuedOn: null }
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: unknown })
    const { id } = await contract()
    expect(await check(id, { stage: 'delivery', odometer: 1000 })).toMatchObject({
      status: 409,
      body: { code: 'driver_refused', drivers: [{ rule: 'licence_years', limit: '2', day: null }] },
    })
    const issued = { drivingLicenseIssuedOn: '2024-03-01' }
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: issued })
    expect((await check(id, { stage: 'delivery', odometer: 1000 })).status).toBe(200)
  })

  test('with another vehicle applies the rules of its category', async () => {
    const { by, params, large, car, contract, deliver, swap } = await given({ minimumAge: 21 })
    await by.request(fleet.updateCategory, { params: { ...params, id: large.id }, body: { minimumAge: 45 } })
    const spare = await car({ categoryId: large.id })
    const { id } = await contract()
    await deliver(id)
    expect(await swap(id, spare.id)).toMatchObject({
      status: 409,
      body: { code: 'driver_refused', drivers: [{ rule: 'minimum_age', limit: '45', day: '2030-01-15' }] },
    })
    const body = { reason: 'Panne, seul véhicule libre', vehicleId: spare.id }
    await by.request(calls.admitDrivers, { params: { ...params, rentalId: id }, body })
    expect((await swap(id, spare.id)).status).toBe(200)
  })

  test('asks for what names a driver after a fine, and needs it where the company says so', async () => {
    const { by, params, contract, check, judge } = await given({})
    const { id } = await contract()
    expect((await judge()).faults).toMatchObject([{ rule: 'designation', isHint: true }])
    await by.request(fleet.updateDriverRules, { params, body: { isDesignationRequired: true } })
    expect(await check(id, { stage: 'delivery', odometer: 1000 })).toMatchObject({
      status: 409,
      body: {
        code: 'driver_refused',
        drivers: [{ rule: 'designation', limit: 'birthPlace,address,drivingLicenseNumber' }],
      },
    })
  })
})

test('the option of young drivers adds itself, with its price, and stays while one of them drives', async () => {
  const { by, params, send, get, draft, driver, judge, contract } = await given({})
  const fee = await givenOption(by, { name: 'Jeune conducteur', price: 0, dailyPrice: 5 })
  const tom = await driver({ birthDate: '2001-03-02' })
  const additionalDriverIds = [tom.id]
  const earlier = await draft({ additionalDriverIds })
  await by.request(fleet.updateDriverRules, { params, body: { youngDriverAge: 25, youngDriverOptionId: fee.id } })
  expect((await judge()).youngDriverOptionId).toBeNull()
  expect((await judge({ additionalDriverIds })).youngDriverOptionId).toBe(fee.id)
  const rental = await draft({ additionalDriverIds })
  expect(rental).toMatchObject({ optionIds: [fee.id], totalAmount: 135 })
  expect((await send(rental.id, { optionIds: [] })).body).toMatchObject({ optionIds: [fee.id] })
  const changed = await send(earlier.id, { referralMode: 'phone' })
  expect(changed.body).toMatchObject({ optionIds: [fee.id], totalAmount: 135 })
  expect(await contract({ start: noon(5), end: noon(8) })).toMatchObject({ optionIds: [], totalAmount: 120 })
  const later = await contract({ start: noon(10), end: noon(13), additionalDriverIds })
  expect(later.optionIds).toEqual([])
  const booked = await contract({ start: noon(15), end: noon(18) })
  const young = await driver({ birthDate: '2004-01-01' })
  await send(booked.id, { additionalDriverIds: [young.id] })
  expect(await get(booked.id)).toMatchObject({ optionIds: [fee.id], totalAmount: 135 })
  await by.request(fleet.updateOption, { params: { ...params, id: fee.id }, body: { isEnabled: false } })
  expect((await judge({ additionalDriverIds })).youngDriverOptionId).toBeNull()
})

test('the customer of an offer hears nothing about a driver but that the agency knows', async () => {
  const { by, params, send, draft, driver } = await given({})
  const { id: driverId } = await driver({ birthDate: '2005-03-02' })
  const { id, code } = await draft({ start: noon(0, 300), additionalDriverIds: [driverId] })
  expect((await send(id, { status: 'validating' })).status).toBe(200)
  await by.request(fleet.updateDriverRules, { params, body: { minimumAge: 21 } })
  const response = await t.visitor().send(calls.answerRentalByCode, { params: { code }, body: { status: 'pending' } })
  expect(response).toMatchObject({ status: 409, body: { code: 'driver_refused' } })
  expect(JSON.stringify(response.body)).not.toContain('Tom')
})

test('rules name an option of the company alone, and only administrators change them', async () => {
  const { by, params } = await given({})
  const foreign = await givenOption(await t.company())
  const body = { youngDriverOptionId: foreign.id }
  expect((await by.send(fleet.updateDriverRules, { params, body })).status).toBe(404)
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(fleet.updateDriverRules, { params, body: { minimumAge: 18 } })).status).toBe(403)
})

test('young drivers need an age and an option, of the company or of a category beside the company’s', async () => {
  const { by, params, large } = await given({})
  const fee = await givenOption(by)
  const refused = (path: string) => ({ status: 422, body: { errors: [{ path, code: 'required' }] } })
  const change = (body: DriverRulesChange) => by.send(fleet.updateDriverRules, { params, body })
  const ofCategory = (body: CategoryChange) =>
    by.send(fleet.updateCategory, { params: { ...params, id: large.id }, body })
  expect(await change({ youngDriverAge: 25 })).toMatchObject(refused('youngDriverOptionId'))
  expect(await change({ youngDriverOptionId: fee.id })).toMatchObject(refused('youngDriverAge'))
  expect(await ofCategory({ youngDriverAge: 30 })).toMatchObject(refused('youngDriverOptionId'))
  expect((await change({ youngDriverAge: 25, youngDriverOptionId: fee.id })).status).toBe(200)
  expect((await ofCategory({ youngDriverAge: 30 })).status).toBe(200)
  const amounts = { securityDepositAmount: 0, waiverAmount: 0 }
  await change({ youngDriverAge: null, youngDriverOptionId: null })
  const wanted = { code: 'Z', name: 'Z', ...amounts, youngDriverAge: 25 }
  expect(await by.send(fleet.createCategory, { params, body: wanted })).toMatchObject(refused('youngDriverOptionId'))
})

test('a maximum age below the minimum is refused, for the company and for a category beside the company’s', async () => {
  const { by, params, large } = await given({ minimumAge: 25 })
  const refused = { status: 422, body: { errors: [{ path: 'maximumAge', code: 'range' }] } }
  const change = (body: DriverRulesChange) => by.send(fleet.updateDriverRules, { params, body })
  expect(await change({ maximumAge: 24 })).toMatchObject(refused)
  expect((await change({ maximumAge: 25 })).status).toBe(200)
  const ofCategory = { params: { ...params, id: large.id } }
  expect(await by.send(fleet.updateCategory, { ...ofCategory, body: { maximumAge: 24 } })).toMatchObject(refused)
  expect(
    await by.request(fleet.updateCategory, { ...ofCategory, body: { minimumAge: 21, maximumAge: 24 } }),
  ).toMatchObject({
    maximumAge: 24,
  })
  const amounts = { securityDepositAmount: 0, waiverAmount: 0 }
  const wanted = { code: 'Z', name: 'Z', ...amounts, maximumAge: 20 }
  expect(await by.send(fleet.createCategory, { params, body: wanted })).toMatchObject(refused)
})

test('a licence has to last until the day of the return at the arrival agency', async () => {
  const { by, params, agency, customer, judge, draft, send } = await given({})
  const body = { drivingLicenseNumber: '12AB', drivingLicenseExpiresOn: '2026-03-04' }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body })
  const { id: arrivalAgencyId } = await givenAgency(by, { timezone: 'Indian/Reunion', seasons: [] })
  // In Guadeloupe it is 17:00 on 4 March; in Réunion 5 March has begun.
  const end = '2026-03-04T21:00:00Z'
  const expired = expect.objectContaining({ rule: 'licence_expired', day: '2026-03-04' })
  expect((await judge({ end })).faults).not.toContainEqual(expired)
  expect((await judge({ end, arrivalAgencyId })).faults).toContainEqual(expired)
  const { id } = await draft({ end, arrivalAgencyId })
  expect(await send(id, { status: 'pending' })).toMatchObject({ status: 409, body: { code: 'driver_refused' } })
  expect((await send(id, { arrivalAgencyId: agency.id, status: 'pending' })).status).toBe(200)
})
