import * as access from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import * as billing from '@filao/domain/billing/contract'
import * as company from '@filao/domain/company/contract'
import { createCustomer, deleteCustomer, updateCustomer } from '@filao/domain/customers/contract'
import * as fleet from '@filao/domain/fleet/contract'
import * as rentals from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenUnavailability, givenVehicle } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { cookieOf } from '#testing/given-user'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  t.setNow(noon(0))
  await t.db.pool.query('update plans set most_agencies = null, most_vehicles = null where is_base')
})
afterAll(() => t.close())

/** Returns the status of an answer and its refused fields, each with its code. Every field has a sentence. */
function refusal({ status, body }: TestResponse<never>) {
  const { errors = [] } = body as { errors?: { path: string; code: string; message: string }[] }
  expect(errors.filter(({ message }) => !/\p{L}{3}/u.test(message))).toEqual([])
  return [status, ...errors.map(({ path, code }) => `${path}: ${code}`)]
}

const missing = 2_000_000_000

describe('a vehicle', () => {
  async function withoutUndefined() {
    const by = await t.company()
    const params = { companyId: by.companyId }
    const vehicle = await givenVehicle(by)
    const create = async (over: object) => {
      const { categoryId, locationId } = vehicle
      const body = { registrationNumber: 'AB-123-CD', categoryId, locationId, ...over }
      return refusal(await by.send(fleet.createVehicle, { params, body }))
    }
    const change = async (body: object) =>
      refusal(await by.send(fleet.updateVehicle, { params: { ...params, id: vehicle.id }, body }))
    return { by, params, vehicle, create, change }
  }

  test('is refused with a plate that is taken or invalid', async () => {
    const { by, vehicle, create, change } = await withoutUndefined()
    const { registrationNumber } = vehicle
    expect(await create({ registrationNumber })).toEqual([409, 'registrationNumber: taken'])
    expect(await create({ registrationNumber: '12' })).toEqual([422, 'registrationNumber: pattern'])
    const { categoryId, locationId } = vehicle
    const other = await givenVehicle(by, { categoryId, locationId })
    expect(await change({ registrationNumber: other.registrationNumber })).toEqual([409, 'registrationNumber: taken'])
  })

  test('is refused with an unknown or archived category or agency', async () => {
    const { by, params, create, change } = await withoutUndefined()
    const archived = await givenCategory(by)
    await by.request(fleet.deleteCategory, { params: { ...params, id: archived.id } })
    expect(await create({ categoryId: archived.id })).toEqual([404, 'categoryId: unknown'])
    expect(await change({ categoryId: missing })).toEqual([404, 'categoryId: unknown'])
    expect(await create({ locationId: missing })).toEqual([404, 'locationId: unknown'])
    expect(await change({ locationId: missing })).toEqual([404, 'locationId: unknown'])
  })

  test('is refused an unavailability when it is taken then, or unknown', async () => {
    const { by, params, vehicle } = await withoutUndefined()
    const body = { start: noon(1), end: noon(3) }
    const { id } = await givenUnavailability(by, vehicle.id, body)
    const place = { ...params, vehicleId: vehicle.id }
    const taken = [409, 'vehicleId: taken', 'start: taken', 'end: taken']
    expect(refusal(await by.send(fleet.createUnavailability, { params: place, body }))).toEqual(taken)
    const change = { params: { ...place, id }, body: { vehicleId: missing } }
    expect(refusal(await by.send(fleet.updateUnavailability, change))).toEqual([404, 'vehicleId: unknown'])
  })
})

describe('a category or an option', () => {
  test('is refused with a code that is taken, before or at the same moment', async () => {
    const by = await t.company()
    const params = { companyId: by.companyId }
    const body = { code: 'SUV', name: 'Grands', securityDepositAmount: 0, waiverAmount: 0 }
    const both = await Promise.all([1, 2].map(() => by.send(fleet.createCategory, { params, body })))
    expect(both.map(refusal).toSorted()).toEqual([[201], [409, 'code: taken']])
    const { id } = await givenCategory(by)
    const change = { params: { ...params, id }, body: { code: 'suv' } }
    expect(refusal(await by.send(fleet.updateCategory, change))).toEqual([409, 'code: taken'])
  })

  test('is refused when it names an unknown option or category', async () => {
    const by = await t.company()
    const params = { companyId: by.companyId }
    const [category, option] = [await givenCategory(by), await givenOption(by)]
    const naming = { code: 'X', name: 'X', securityDepositAmount: 0, waiverAmount: 0, options: [option.id, missing] }
    const response = await by.send(fleet.createCategory, { params, body: naming })
    expect(refusal(response)).toEqual([404, 'options.1: unknown'])
    const body = { name: 'Siège', categories: [{ categoryId: missing }, { categoryId: category.id }] }
    expect(refusal(await by.send(fleet.createOption, { params, body }))).toEqual([
      404,
      'categories.0.categoryId: unknown',
    ])
  })
})

describe('an e-mail address', () => {
  test('is refused where a user has it: at registration, in the onboarding and in the team', async () => {
    const by = await t.company()
    const { email } = await by.request(access.getMe)
    const person = (body: object) => ({ firstName: 'A', lastName: 'B', password: 'le grand cul-de-sac', ...body })
    const taken = [409, 'email: taken']
    expect(refusal(await by.send(teamCalls.createTeamMember, { body: person({ email }) as never }))).toEqual(taken)
    const register = { body: { email, language: 'fr' } } as const
    expect(refusal(await t.visitor().send(access.register, register))).toEqual(taken)
    const newcomer = await t.app.inject({
      method: 'POST',
      url: `/api${access.register.path}`,
      payload: { email: 'new@example.test', language: 'fr' },
    })
    const person2 = t.client(cookieOf(newcomer.headers))
    expect(refusal(await person2.send(access.updateMe, { body: { email } }))).toEqual(taken)
  })

  test('is refused where another customer has it', async () => {
    const by = await t.company()
    const params = { companyId: by.companyId }
    const email = 'zoe@example.test'
    await by.request(createCustomer, { params, body: { firstName: 'Zoé', email } })
    const { id } = await by.request(createCustomer, { params, body: { firstName: 'Awa' } })
    const create = await by.send(createCustomer, { params, body: { firstName: 'Luc', email } })
    const change = await by.send(updateCustomer, { params: { ...params, id }, body: { email } })
    expect([refusal(create), refusal(change)]).toEqual([
      [409, 'email: taken'],
      [409, 'email: taken'],
    ])
  })

  test('is unknown where nobody has it and asks for a password', async () => {
    const body = { email: 'nobody@example.test' }
    expect(refusal(await t.visitor().send(access.requestPasswordReset, { body }))).toEqual([404, 'email: unknown'])
  })
})

describe('a rental', () => {
  async function archived(by: Member) {
    const params = { companyId: by.companyId }
    const agency = await givenAgency(by, { seasons: [] })
    const option = await givenOption(by)
    const customer = await by.request(createCustomer, { params, body: { firstName: 'Parti' } })
    await by.request(company.deleteAgency, { params: { ...params, id: agency.id } })
    await by.request(fleet.deleteOption, { params: { ...params, id: option.id } })
    await by.request(deleteCustomer, { params: { ...params, id: customer.id } })
    return { agency, option, customer }
  }

  test('is refused when it names something unknown or archived', async () => {
    const { by, params, wanted, vehicle } = await givenCounter(t)
    const { agency, option, customer } = await archived(by)
    const good = await givenOption(by)
    const created = await by.request(rentals.createRental, { params, body: wanted })
    const cases: [Partial<RentalCreation>, string][] = [
      [{ vehicleId: missing }, 'vehicleId: unknown'],
      [{ customerId: customer.id }, 'customerId: unknown'],
      [{ additionalDriverIds: [customer.id] }, 'additionalDriverIds.0: unknown'],
      [{ departureAgencyId: agency.id }, 'departureAgencyId: unknown'],
      [{ arrivalAgencyId: agency.id }, 'arrivalAgencyId: unknown'],
      [{ optionIds: [good.id, option.id] }, 'optionIds.1: unknown'],
      [{ referralUserId: missing }, 'referralUserId: unknown'],
    ]
    for (const [over, field] of cases) {
      const create = await by.send(rentals.createRental, { params, body: { ...wanted, ...over } })
      expect(refusal(create)).toEqual([404, field])
      const change = await by.send(rentals.updateRental, { params: { ...params, id: created.id }, body: over })
      expect(refusal(change)).toEqual([404, field])
    }
    const both = { departureAgencyId: agency.id, vehicleId: missing }
    const response = await by.send(rentals.createRental, { params, body: { ...wanted, ...both } })
    expect(refusal(response)).toEqual([404, 'vehicleId: unknown', 'departureAgencyId: unknown'])
    const price = { ...wanted, vehicleId: missing, discountPercent: 0 }
    expect(refusal(await by.send(rentals.priceRental, { params, body: price }))).toEqual([404, 'vehicleId: unknown'])
    expect(vehicle.id).not.toBe(missing)
  })

  test('is refused with a vehicle that is taken', async () => {
    const { by, params, wanted, contract } = await givenCounter(t)
    await contract()
    const { id } = await by.request(rentals.createRental, { params, body: wanted })
    const response = await by.send(rentals.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    expect(refusal(response)).toEqual([409, 'vehicleId: taken', 'start: taken', 'end: taken'])
    expect(response.body).toMatchObject({ code: 'vehicle_taken', conflict: { start: wanted.start } })
  })

  test('is refused when it gets an unknown vehicle', async () => {
    const { contract, deliver, swap } = await givenCounter(t)
    const { id } = await contract()
    await deliver(id)
    expect(refusal(await swap(id, missing))).toEqual([404, 'vehicleId: unknown'])
  })

  test('is refused with an unknown payment or charge, or one already cancelled', async () => {
    const { by, params, contract, deliver } = await givenCounter(t)
    const { id: rentalId } = await contract()
    await deliver(rentalId)
    const refund = { totalAmount: 1, securityDepositAmount: 0, correctsPaymentId: missing, reason: 'Erreur' }
    const place = { ...params, rentalId }
    const refunded = await by.send(rentals.createPayment, { params: place, body: refund })
    expect(refusal(refunded)).toEqual([404, 'correctsPaymentId: unknown'])
    const fuel = { kind: 'fuel', amount: 10, reason: 'Plein' } as const
    const { charges } = await by.request(rentals.createCharge, { params: place, body: fuel })
    const takeBack = async (correctsChargeId: number) =>
      refusal(await by.send(rentals.createCharge, { params: place, body: { ...fuel, correctsChargeId } }))
    expect(await takeBack(missing)).toEqual([404, 'correctsChargeId: unknown'])
    expect(await takeBack(charges[0]?.id ?? 0)).toEqual([200])
    expect(await takeBack(charges[0]?.id ?? 0)).toEqual([409, 'correctsChargeId: taken_back'])
  })
})

describe('an agency', () => {
  test('is refused with seasons or hours that clash, or belong to another agency', async () => {
    const by = await t.company()
    const params = { companyId: by.companyId }
    const create = async (over: object) =>
      refusal(await by.send(company.createAgency, { params, body: { name: 'Port', ...over } }))
    const season = (id: number | undefined, start: string, end: string) => ({ id, start, end, userLabel: 'Saison' })
    const overlapping = [season(undefined, '01-01', '06-30'), season(undefined, '06-01', '12-31')]
    expect(await create({ seasons: overlapping })).toEqual([422, expect.stringMatching(/^seasons\.1\.\w+: /)])
    const hours = { dayOfWeek: 'monday', openTimeMinutes: 480, closeTimeMinutes: 720 }
    expect(await create({ openingHours: [hours, hours] })).toEqual([
      422,
      expect.stringMatching(/^openingHours\.1\.\w+: /),
    ])
    const { id } = await givenAgency(by, { seasons: [] })
    const unknown = { seasons: [season(undefined, '01-01', '06-30'), season(missing, '07-01', '12-31')] }
    const change = await by.send(company.updateAgency, { params: { ...params, id }, body: unknown })
    expect(refusal(change)).toEqual([404, 'seasons.1.id: unknown'])
    const put = await by.send(company.putSeasons, { params: { ...params, id }, body: unknown.seasons })
    expect(refusal(put)).toEqual([404, '1.id: unknown'])
  })
})

test('a subscription to a plan that is not sold', async () => {
  const by = await t.company()
  const response = await by.send(billing.createSubscription, {
    params: { companyId: by.companyId },
    body: { priceId: 'price_unknown' },
  })
  expect(refusal(response)).toEqual([404, 'priceId: unknown'])
})
