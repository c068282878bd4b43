import { updateMe } from '@filao/domain/access/contract'
import { deleteAgency, updateCompany } from '@filao/domain/company/contract'
import { deleteVehicle } from '@filao/domain/fleet/contract'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import type { Planning } from '@filao/domain/planning/board.schema'
import { getPlanning } from '@filao/domain/planning/contract'
import { createCharge, createPayment } from '@filao/domain/rentals/contract'
import { rentalStatuses } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'
import { type StoredRental, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const now = '2026-03-16T14:00:00Z'
const march = { start: '2026-03-01T04:00:00Z', end: '2026-04-01T04:00:00Z' }
const day = 1440

const board = (by: Member, query: Record<string, unknown> = {}): Promise<Planning> => {
  t.setNow(now)
  return by.request(getPlanning, { params: by, query: { ...march, ...query } as never })
}

const rent = (
  by: Member,
  vehicle: Vehicle,
  status: RentalStatus,
  start: string,
  end: string,
  over: Partial<StoredRental> = {},
) => storedRental(t, by, vehicle, { status, start, end, ...over })

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('the period', () => {
  test('shows a bar that overlaps it, and none that only touches it', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    await rent(admin, vehicle, 'done', '2026-02-20T10:00:00Z', march.start)
    const over = await rent(admin, vehicle, 'done', march.start, '2026-03-03T10:00:00Z')
    const across = await rent(admin, vehicle, 'pending', '2026-03-31T10:00:00Z', '2026-04-05T10:00:00Z')
    await rent(admin, vehicle, 'pending', '2026-04-01T04:00:00Z', '2026-04-02T10:00:00Z').catch(() => null)
    expect(ids((await board(admin)).rentals)).toEqual(ids([over, across]))
  })

  test('includes the preparation after a rental', async () => {
    const admin = await t.company()
    const [one, two] = [await givenVehicle(admin), await givenVehicle(admin)]
    const end = addMinutes(march.start, -60)
    const cleaned = await rent(admin, one, 'done', '2026-02-20T10:00:00Z', end, { preparationMinutes: 61 })
    await rent(admin, two, 'done', '2026-02-20T10:00:00Z', end, { preparationMinutes: 60 })
    const { rentals } = await board(admin)
    expect(rentals).toMatchObject([{ id: cleaned.id, end, preparationMinutes: 61 }])
  })

  test('includes a late rental: its vehicle is out up to now, and its end stays the planned one', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const late = await rent(admin, vehicle, 'ongoing', '2026-02-10T10:00:00Z', '2026-02-20T10:00:00Z')
    const first = { start: '2026-03-16T12:00:00Z', end: '2026-03-16T15:00:00Z' }
    expect((await board(admin, first)).rentals).toMatchObject([{ id: late.id, end: '2026-02-20T10:00:00Z' }])
    expect((await board(admin, { start: now, end: march.end })).rentals).toEqual([])
  })

  test('includes the preparation after a late rental', async () => {
    const admin = await t.company()
    const over = { preparationMinutes: 60 }
    const vehicle = await givenVehicle(admin)
    const late = await rent(admin, vehicle, 'ongoing', '2026-02-10T10:00:00Z', '2026-02-20T10:00:00Z', over)
    expect(ids((await board(admin, { start: addMinutes(now, 59), end: march.end })).rentals)).toEqual([late.id])
    expect((await board(admin, { start: addMinutes(now, 60), end: march.end })).rentals).toEqual([])
  })

  test('includes a rental that left weeks before and continues', async () => {
    const admin = await t.company()
    const [short, long] = [await givenVehicle(admin), await givenVehicle(admin)]
    const tenth = { start: '2026-03-10T10:00:00Z', end: '2026-03-11T10:00:00Z' }
    const fortnight = await rent(admin, short, 'ongoing', '2026-02-23T10:00:00Z', '2026-03-10T11:00:00Z')
    const weeks = await rent(admin, long, 'ongoing', '2026-02-23T09:59:00Z', '2026-03-20T10:00:00Z')
    expect(ids((await board(admin, tenth)).rentals)).toEqual(ids([fortnight, weeks]))
  })

  test('is compared with the actual departure and return', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const early = await rent(admin, vehicle, 'done', '2026-03-05T10:00:00Z', '2026-03-20T10:00:00Z', {
      deliveredAt: '2026-03-04T10:00:00Z',
      returnedAt: '2026-03-10T10:00:00Z',
    })
    const real = { start: '2026-03-04T10:00:00Z', end: '2026-03-10T10:00:00Z' }
    expect((await board(admin)).rentals).toMatchObject([{ id: early.id, ...real }])
    expect((await board(admin, { start: real.end, end: march.end })).rentals).toEqual([])
  })

  test('is refused when it ends before it starts, or is longer than 400 days, in both languages', async () => {
    const admin = await t.company()
    const refused = async (end: string) =>
      (await admin.send(getPlanning, { params: admin, query: { ...march, end } })) as never
    expect(await refused(march.start)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'end', code: 'range', message: 'La fin de la période doit suivre son début' }] },
    })
    await admin.request(updateMe, { body: { language: 'en' } })
    expect(await refused(addMinutes(march.start, 400 * day + 1))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'end', message: 'The period cannot exceed 400 days' }] },
    })
    expect(await refused(addMinutes(march.start, 400 * day))).toMatchObject({ status: 200 })
  })
})

describe('a bar', () => {
  test('shows the customer, times, agencies, status and payment', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const rental = await rent(admin, vehicle, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z', {
      preparationMinutes: 30,
      totalCents: 10_000,
      customer: { firstName: 'Anaïs', lastName: 'Bénard' },
    })
    const pay = (totalAmount: number) =>
      admin.request(createPayment, {
        params: { companyId: admin.companyId, rentalId: rental.id },
        body: { totalAmount, securityDepositAmount: 0, method: 'card' },
      } as never)
    await pay(99.99)
    expect((await board(admin)).rentals).toEqual([
      {
        id: rental.id,
        publicId: rental.publicId,
        status: 'pending',
        vehicleId: vehicle.id,
        start: '2026-03-20T10:00:00Z',
        end: '2026-03-22T10:00:00Z',
        preparationMinutes: 30,
        customer: 'Anaïs Bénard',
        departureAgencyId: vehicle.locationId,
        arrivalAgencyId: vehicle.locationId,
        isPaid: false,
        isFormer: false,
      },
    ])
    await pay(0.01)
    expect((await board(admin)).rentals).toMatchObject([{ isPaid: true }])
  })

  test('is paid again once refunded and charged amounts are paid', async () => {
    const admin = await t.company()
    const rental = await rent(
      admin,
      await givenVehicle(admin),
      'ongoing',
      '2026-03-10T10:00:00Z',
      '2026-03-22T10:00:00Z',
      { totalCents: 10_000 },
    )
    const params = { companyId: admin.companyId, rentalId: rental.id }
    const pay = (totalAmount: number, over = {}) =>
      admin.request(createPayment, { params, body: { totalAmount, securityDepositAmount: 0, method: 'card', ...over } })
    const charge = (over = {}) =>
      admin.request(createCharge, { params, body: { kind: 'other', amount: 20, reason: 'Plein', ...over } })
    const isPaid = async () => (await board(admin)).rentals[0]?.isPaid
    const { id } = await pay(100)
    expect(await isPaid()).toBe(true)
    await pay(100, { correctsPaymentId: id, reason: 'Erreur' })
    expect(await isPaid()).toBe(false)
    await pay(100)
    const { charges } = await charge()
    expect(await isPaid()).toBe(false)
    await charge({ correctsChargeId: charges[0]?.id ?? 0 })
    expect(await isPaid()).toBe(true)
  })

  test('is not paid as long as there is no amount', async () => {
    const admin = await t.company()
    await rent(admin, await givenVehicle(admin), 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    expect((await board(admin)).rentals).toMatchObject([{ isPaid: false }])
  })
})

describe('the rows', () => {
  test('are the vehicles by category code, then plate, including those without a bar', async () => {
    const admin = await t.company()
    const locationId = (await givenAgency(admin)).id
    const [b, a] = [await givenCategory(admin, { code: 'b' }), await givenCategory(admin, { code: 'A' })]
    const vehicles = await Promise.all([
      givenVehicle(admin, { locationId, categoryId: b.id, registrationNumber: 'AA-111-AA' }),
      givenVehicle(admin, { locationId, categoryId: a.id, registrationNumber: 'CC-111-AA' }),
      givenVehicle(admin, { locationId, categoryId: a.id, registrationNumber: 'BB-111-AA' }),
    ])
    const response = await board(admin)
    expect(ids(response.vehicles)).toEqual(ids([vehicles[2], vehicles[1], vehicles[0]]))
    expect(response.categories.map(({ code }) => code)).toEqual(['A', 'b'])
    expect(response.agencies).toMatchObject([{ id: locationId, timezone: 'America/Guadeloupe' }])
    expect(response.agencies[0]?.openingHours).toHaveLength(6)
  })

  test('include an archived vehicle as long as it has a bar in the period', async () => {
    const admin = await t.company()
    const [rented, gone] = [await givenVehicle(admin), await givenVehicle(admin)]
    await rent(admin, rented, 'done', '2026-03-02T10:00:00Z', '2026-03-04T10:00:00Z')
    await rent(admin, gone, 'done', '2026-02-02T10:00:00Z', '2026-02-04T10:00:00Z')
    expect((await board(admin)).vehicles.map(({ isArchived }) => isArchived)).toEqual([false, false])
    for (const { id } of [rented, gone])
      await admin.request(deleteVehicle, { params: { companyId: admin.companyId, id } })
    expect((await board(admin)).vehicles).toMatchObject([{ id: rented.id, isArchived: true }])
  })

  test('are left out, like other slow-changing data, when only bars are requested', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const rental = await rent(admin, vehicle, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    const response = await board(admin, { only: 'bars' })
    expect(response).toMatchObject({ vehicles: [], categories: [], agencies: [], holidays: {} })
    expect(ids(response.rentals)).toEqual([rental.id])
  })
})

describe('the filters', () => {
  test('show pending, ongoing and done rentals by default, and never cancelled ones', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    for (const [at, status] of rentalStatuses.entries())
      await rent(admin, vehicle, status, addMinutes(march.start, at * day), addMinutes(march.start, (at + 1) * day))
    const statuses = async (status?: string) =>
      (await board(admin, status ? { status } : {})).rentals.map((one) => one.status)
    expect(await statuses()).toEqual(['pending', 'ongoing', 'done'])
    expect(await statuses('quote,cancelled,validating')).toEqual(['quote', 'validating'])
    expect((await admin.send(getPlanning, { params: admin, query: { ...march, status: 'lost' } })).status).toBe(422)
  })

  test('by category leave out the other vehicles and their bars', async () => {
    const admin = await t.company()
    const [one, two] = [await givenVehicle(admin), await givenVehicle(admin)]
    const rental = await rent(admin, one, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    await rent(admin, two, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    await givenUnavailability(admin, two.id, { start: '2026-03-10T10:00:00Z', end: '2026-03-11T10:00:00Z' })
    const response = await board(admin, { categoryId: one.categoryId })
    expect(ids(response.vehicles)).toEqual([one.id])
    expect(ids(response.rentals)).toEqual([rental.id])
    expect(response.unavailabilities).toEqual([])
    expect(ids((await board(admin, { categoryId: two.categoryId })).vehicles)).toEqual([two.id])
  })

  test('by agency show the vehicles there, and the rentals that leave from it or return to it', async () => {
    const admin = await t.company()
    const [one, two, three] = [await givenVehicle(admin), await givenVehicle(admin), await givenVehicle(admin)]
    const visits = await rent(admin, two, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z', {
      arrivalAgencyId: one.locationId,
    })
    await rent(admin, three, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    const response = await board(admin, { agencyId: one.locationId })
    expect(ids(response.vehicles)).toEqual([one.id, two.id])
    expect(ids(response.rentals)).toEqual([visits.id])
  })

  test('together show what meets all of them', async () => {
    const admin = await t.company()
    const [here, there] = [await givenAgency(admin), await givenAgency(admin)]
    const [a, b] = [await givenCategory(admin), await givenCategory(admin)]
    const car = (categoryId: number, locationId: number, make: string) =>
      givenVehicle(admin, { categoryId, locationId, make })
    const kia = await car(a.id, here.id, 'Kia')
    await car(a.id, here.id, 'Fiat')
    await car(a.id, there.id, 'Kia')
    await car(b.id, here.id, 'Kia')
    const rental = await rent(admin, kia, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
    const response = await board(admin, { agencyId: here.id, categoryId: a.id, text: 'kia' })
    expect([ids(response.vehicles), ids(response.rentals)]).toEqual([[kia.id], [rental.id]])
  })

  test('by text find plates in any notation, models, customers and public ids', async () => {
    const admin = await t.company()
    const one = await givenVehicle(admin, { registrationNumber: 'GA-123-ZZ', make: 'Citroën', model: 'C3' })
    const two = await givenVehicle(admin, { registrationNumber: 'GB-456-YY', make: 'Kia', model: 'Picanto' })
    const rental = await rent(admin, two, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z', {
      customer: { firstName: 'Anaïs', lastName: 'Bénard' },
    })
    const found = async (text: string) => ids((await board(admin, { text })).vehicles)
    for (const text of ['ga 123 zz', 'GA-123', 'citroen c3', 'CITROËN']) expect(await found(text)).toEqual([one.id])
    for (const text of ['anais', 'BENARD Ana', 'Bénard', 'gb456', rental.publicId.toUpperCase()])
      expect(await found(text)).toEqual([two.id])
    expect(await found('citroen picanto')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(ids((await board(admin, { text: 'benard', only: 'bars' })).rentals)).toEqual([rental.id])
    expect(
      (await board(admin, { text: 'benard', start: '2026-03-01T10:00:00Z', end: '2026-03-10T10:00:00Z' })).vehicles,
    ).toEqual([])
  })
})

test('unavailabilities have their descriptions', async () => {
  const admin = await t.company()
  const vehicle = await givenVehicle(admin)
  const inside = { start: '2026-03-10T10:00:00Z', end: '2026-03-12T10:00:00Z' }
  await givenUnavailability(admin, vehicle.id, { start: '2026-02-10T10:00:00Z', end: march.start })
  const out = await givenUnavailability(admin, vehicle.id, inside)
  expect((await board(admin)).unavailabilities).toEqual([
    { id: out.id, vehicleId: vehicle.id, ...inside, description: 'Atelier' },
  ])
})

test('old bars keep the names of archived agencies', async () => {
  const admin = await t.company()
  const [vehicle, closed] = [await givenVehicle(admin), await givenAgency(admin)]
  await rent(admin, vehicle, 'done', '2026-03-02T10:00:00Z', '2026-03-04T10:00:00Z', { departureAgencyId: closed.id })
  await admin.request(deleteAgency, { params: { companyId: admin.companyId, id: closed.id } })
  expect(ids((await board(admin)).agencies).toSorted()).toEqual([vehicle.locationId, closed.id].toSorted())
})

test('holidays are those of the local days at both ends of a period', async () => {
  const admin = await t.company()
  const { holidays } = await board(admin, { start: '2026-12-31T03:00:00Z', end: '2026-12-31T23:00:00Z' })
  expect(holidays).toMatchObject({ '2027-01-01': 'Nouvel An' })
})

test('holidays are those of the territory, for every year in the period, in the user’s language', async () => {
  const admin = await t.company()
  const winter = { start: '2026-12-01T04:00:00Z', end: '2027-02-01T04:00:00Z' }
  expect((await board(admin, winter)).holidays).toMatchObject({ '2026-12-25': 'Noël', '2027-01-01': 'Nouvel An' })
  await admin.request(updateMe, { body: { language: 'en' } })
  await admin.request(updateCompany, { params: admin, body: { countryCode: 'RE' } })
  const { holidays } = await board(admin, winter)
  expect(holidays).toMatchObject({ '2026-12-25': 'Christmas Day', '2026-12-20': 'Abolition of Slavery' })
})

test('another company’s board is unknown', async () => {
  const [admin, other] = [await t.company(), await t.company()]
  const vehicle = await givenVehicle(other)
  await rent(other, vehicle, 'pending', '2026-03-20T10:00:00Z', '2026-03-22T10:00:00Z')
  expect(await board(admin)).toMatchObject({ vehicles: [], rentals: [], categories: [], agencies: [] })
  expect(await board(admin, { agencyId: vehicle.locationId })).toMatchObject({ vehicles: [], rentals: [] })
  expect((await admin.send(getPlanning, { params: other, query: march })).status).toBe(404)
})
