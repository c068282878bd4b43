import { deleteCategory } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { issueInvoice } from '@filao/domain/invoicing/contract'
import { getPlanning } from '@filao/domain/planning/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCategory, givenVehicle } from '#testing/given'
import { day, givenShop } from '#testing/rentals/shop'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(day(0)))

/** A shop with an automatic and a manual of one category, and a car of a dearer one. */
async function givenYard() {
  const shop = await givenShop(t)
  const { by, params, agency, category } = shop
  const at = { locationId: agency.id, seats: 5 }
  const automatic = await givenVehicle(by, { ...at, categoryId: category.id, transmission: 'Automatique' })
  const other = await givenVehicle(by, { ...at, categoryId: category.id, transmission: 'Automatique' })
  const manual = await givenVehicle(by, { ...at, categoryId: category.id, transmission: 'Manuelle' })
  const large = await givenCategory(by)
  const upgrade = await givenVehicle(by, { ...at, categoryId: large.id, transmission: 'Automatique' })
  const promise = { categoryId: category.id, transmission: 'Automatique' as const, seats: 5 }
  const { vehicleId: _, ...without } = shop.wanted
  const create = (body: object) => by.send(calls.createRental, { params, body: { ...without, ...body } })
  const change = (id: number, body: RentalChange) => by.send(calls.updateRental, { params: { ...params, id }, body })
  const read = (id: number) => by.request(calls.getRental, { params: { ...params, id } })
  return { ...shop, automatic, other, manual, large, upgrade, promise, create, change, read }
}

describe('a new rental', () => {
  test('gets a free vehicle of the promised category, with its gearbox and seats, at the price of the category', async () => {
    const { automatic, other, promise, create, change } = await givenYard()
    const first = (await create({ promise })).body
    const { id } = first
    expect(first).toMatchObject({
      vehicleId: automatic.id,
      promise,
      isPinned: false,
      totalAmount: 80,
      promisedCategory: { id: promise.categoryId },
    })
    await change(id, { status: 'pending' })
    expect((await create({ promise })).body).toMatchObject({ vehicleId: other.id })
  })

  test('says a promise in short, and needs a vehicle or a category', async () => {
    const { promise, create } = await givenYard()
    expect((await create(promise)).body).toMatchObject({ promise })
    const { categoryId } = promise
    expect((await create({ categoryId })).body).toMatchObject({
      promise: { categoryId, transmission: null, seats: null },
    })
    expect(await create({})).toMatchObject({ status: 422, body: { errors: [{ path: 'vehicleId' }] } })
  })

  test('is refused in words where none is free', async () => {
    const { promise, create, change } = await givenYard()
    for (let count = 0; count < 2; count++) {
      const { id } = (await create({ promise })).body
      await change(id, { status: 'pending' })
    }
    expect(await create({ promise })).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', errors: [{ path: 'categoryId' }] },
    })
  })

  test('promises the vehicle where the request names it alone, as before', async () => {
    const { vehicle, create } = await givenYard()
    expect((await create({ vehicleId: vehicle.id })).body).toMatchObject({ promise: null, promisedCategory: null })
  })

  test('cannot promise a category of another company', async () => {
    const { create } = await givenYard()
    const others = await givenYard()
    expect(await create({ categoryId: others.category.id })).toMatchObject({ status: 409 })
    const { vehicle } = await givenYard()
    expect(await create({ vehicleId: vehicle.id, promise: others.promise })).toMatchObject({ status: 404 })
  })
})

describe('a rental with a promised category', () => {
  test('moves within its promise at the agreed price, also after the prices changed', async () => {
    const { by, params, other, promise, create, change, line } = await givenYard()
    const { id } = (await create({ promise })).body
    await change(id, { status: 'pending' })
    await by.request(putPrices, { params, body: [{ ...line, price: 99 }] })
    expect(await change(id, { vehicleId: other.id })).toMatchObject({
      status: 200,
      body: { vehicleId: other.id, totalAmount: 80, promise },
    })
  })

  test('never gets a manual for an automatic, and another category only once it is confirmed', async () => {
    const { manual, upgrade, promise, create, change } = await givenYard()
    const { id } = (await create({ promise })).body
    await change(id, { status: 'pending' })
    const broken = { status: 409, body: { code: 'promise_broken', errors: [{ path: 'vehicleId' }] } }
    expect(await change(id, { vehicleId: manual.id })).toMatchObject({ ...broken, body: { isConfirmable: false } })
    expect(await change(id, { vehicleId: manual.id, isMismatchConfirmed: true })).toMatchObject(broken)
    expect(await change(id, { vehicleId: upgrade.id })).toMatchObject({ ...broken, body: { isConfirmable: true } })
    expect(await change(id, { vehicleId: upgrade.id, isMismatchConfirmed: true })).toMatchObject({
      status: 200,
      body: { vehicleId: upgrade.id, totalAmount: 80 },
    })
    // What was confirmed is not asked for again by another change.
    expect(await change(id, { note: 'Surclassement' })).toMatchObject({ status: 200 })
    expect(await change(id, { end: day(8) })).toMatchObject({ status: 200, body: { totalAmount: 120 } })
  })

  test('is pinned and unpinned with an audit entry, in any status', async () => {
    const { by, promise, create, change } = await givenYard()
    const { id } = (await create({ promise })).body
    await change(id, { status: 'pending' })
    expect(await change(id, { isPinned: true })).toMatchObject({ body: { isPinned: true, totalAmount: 80 } })
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({ changes: { isPinned: [false, true] } })
    expect(await change(id, { isPinned: false })).toMatchObject({ body: { isPinned: false } })
  })

  test('carries its promise and its pin on the board, where others carry neither', async () => {
    const { by, params, vehicle, promise, create, change } = await givenYard()
    const { id: promised } = (await create({ promise })).body
    const { id: pinned } = (await create({ promise, isPinned: true })).body
    const { id: plain } = (await create({ vehicleId: vehicle.id })).body
    const query = { start: day(1), end: day(10), status: 'draft' }
    const { rentals } = await by.request(getPlanning, { params, query })
    const barOf = (id: number) => rentals.find((bar) => bar.id === id)
    expect(barOf(promised)).toMatchObject({ promise })
    expect(barOf(promised)).not.toHaveProperty('isPinned')
    expect(barOf(pinned)).toMatchObject({ promise, isPinned: true })
    expect(barOf(plain)).not.toHaveProperty('promise')
    await change(pinned, { promise: null })
    const after = await by.request(getPlanning, { params, query })
    expect(after.rentals.find((bar) => bar.id === pinned)).not.toHaveProperty('promise')
  })

  test('keeps its category from being deleted', async () => {
    const { by, params, large, upgrade, create, change } = await givenYard()
    const body = {
      vehicleId: upgrade.id,
      promise: { categoryId: large.id, transmission: null, seats: null },
      totalAmount: 90,
    }
    const { id } = (await create(body)).body
    await change(id, { status: 'pending' })
    const refused = await by.send(deleteCategory, { params: { ...params, id: large.id } })
    expect(refused).toMatchObject({ status: 409 })
  })
})

describe('what is written to the customer before the departure', () => {
  test('names the promise and no plate, in mails and on the invoice of an advance', async () => {
    const { by, params, automatic, promise, create, change, check } = await givenYard()
    const { id } = (await create({ promise })).body
    await change(id, { status: 'pending' })
    const mail = () => by.request(calls.previewRentalMail, { params: { ...params, id }, body: { kind: 'document' } })
    expect((await mail()).html).toContain('ou similaire, boîte automatique')
    expect((await mail()).html).not.toContain('Clio')
    const paid = { totalAmount: 20, securityDepositAmount: 0, method: 'card' as const }
    await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body: paid })
    const issued = async (kind: 'advance' | 'invoice') => {
      await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind } })
      const invoices = `select content::jsonb -> 'document' -> 'rental' as rental from invoices
        where company_id = $1 order by id desc limit 1`
      return (await t.db.pool.query(invoices, [params.companyId])).rows[0].rental
    }
    expect(await issued('advance')).toMatchObject({
      vehicle: expect.stringContaining('ou similaire'),
      registrationNumber: '',
    })
    t.setNow(day(5))
    await check(id, { stage: 'delivery', odometer: 10 })
    expect(await issued('invoice')).toMatchObject({
      vehicle: 'Renault Clio',
      registrationNumber: formatPlate(automatic.registrationNumber),
    })
  })
})

describe('the offer that a customer reads', () => {
  test('stays acceptable when the promised rental moves, and has no plate before the departure', async () => {
    const { automatic, other, promise, create, change, check, read } = await givenYard()
    const { id, code } = (await create({ promise })).body
    await change(id, { status: 'validating' })
    const page = () => t.visitor().request(calls.getRentalByCode, { params: { code } })
    const shown = await page()
    expect(shown.promise?.fr).toContain('ou similaire, boîte automatique')
    expect(JSON.stringify(shown)).not.toContain(automatic.registrationNumber)
    expect(shown.vehicle).toEqual({ make: null, model: null, pictureUrl: null })
    await change(id, { vehicleId: other.id })
    expect((await page()).offer).toBe(shown.offer)
    const body = { status: 'pending' as const, offer: shown.offer }
    expect(await t.visitor().send(calls.answerRentalByCode, { params: { code }, body })).toMatchObject({ status: 200 })
    t.setNow(day(5))
    expect((await check(id, { stage: 'delivery', odometer: 10 })).status).toBe(200)
    expect((await page()).vehicle).toMatchObject({ make: 'Renault', model: 'Clio' })
    expect(await page()).toMatchObject({ promise: null })
    expect(await read(id)).toMatchObject({ status: 'ongoing', promise })
  })

  test('is accepted with another vehicle where that of the quote was given away, unless it is pinned', async () => {
    const { automatic, other, promise, create, change } = await givenYard()
    const quote = async (isPinned: boolean) => {
      const { id, code } = (await create({ vehicleId: automatic.id, promise, isPinned })).body
      await change(id, { status: 'quote' })
      return { id, code }
    }
    const [free, pinned] = [await quote(false), await quote(true)]
    const { id: taking } = (await create({ vehicleId: automatic.id })).body
    await change(taking, { status: 'pending' })
    const body = { status: 'validating' as const }
    const accept = ({ code }: { code: string }) =>
      t.visitor().send(calls.answerRentalByCode, { params: { code }, body })
    expect(await accept(pinned)).toMatchObject({ status: 409 })
    expect(await accept(free)).toMatchObject({ status: 200 })
    expect(await change(free.id, { status: 'pending' })).toMatchObject({
      body: { vehicleId: other.id, totalAmount: 80 },
    })
  })

  test('is stale when what was promised changes', async () => {
    const { promise, create, change } = await givenYard()
    const { id, code } = (await create({ promise })).body
    await change(id, { status: 'validating' })
    const { offer } = await t.visitor().request(calls.getRentalByCode, { params: { code } })
    await change(id, { promise: { ...promise, seats: 4 } })
    const body = { status: 'pending' as const, offer }
    expect(await t.visitor().send(calls.answerRentalByCode, { params: { code }, body })).toMatchObject({ status: 412 })
  })
})
