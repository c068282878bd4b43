import { createApiKey } from '@filao/domain/access/contract'
import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import { createAgency } from '@filao/domain/company/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import * as prices from '@filao/domain/pricing/contract'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { usualHours } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const fee = async (by: Member, body: FeeCreation) => await by.request(prices.createFee, { params: by, body })

test('the fees of a rental are lines of its price, each with its reason', async () => {
  const { by, params, wanted, contract, get } = await givenCounter(t)
  expect(await by.request(prices.listFees, { params })).toEqual([])
  const port = await by.request(createAgency, { params, body: { name: 'Port', openingHours: usualHours } })
  const oneWay = await fee(by, {
    kind: 'one_way',
    name: 'Aller simple',
    nameEn: 'One way',
    price: 40,
    agencyId: wanted.departureAgencyId,
    toAgencyId: port.id,
  })
  const before = await contract()
  expect(before).toMatchObject({ totalAmount: 120, price: { fees: [], waivedFees: [] } })
  const rental = await contract({ start: noon(9), end: noon(12), arrivalAgencyId: port.id })
  expect(rental).toMatchObject({
    totalAmount: 160,
    price: { subtotal: 160, fees: [{ id: oneWay.id, kind: 'one_way', nameEn: 'One way', total: 40 }] },
  })
  expect((await get(rental.id)).price?.fees).toEqual(rental.price?.fees)
  expect(await by.request(calls.priceRental, { params, body: { ...wanted, arrivalAgencyId: port.id } })).toMatchObject({
    total: 160,
  })
})

/** Creates a counter whose agency charges 30 € outside its hours, 15 € for its place, and drivers from the second. */
async function givenFees() {
  const counter = await givenCounter(t)
  const { by, agency } = counter
  const night = await fee(by, { kind: 'outside_hours', name: 'Hors horaires', price: 30, isOnHolidays: true })
  const place = await fee(by, { kind: 'place', name: 'Aéroport', price: 15, agencyId: agency.id })
  const driver = await fee(by, {
    kind: 'additional_driver',
    name: 'Conducteur',
    dailyPrice: 5,
    maxAmount: 12,
    freeCount: 1,
  })
  const monday = { start: noon(1, 120), end: noon(4, 120) }
  const contract = (over: Partial<RentalCreation> = {}) => counter.contract({ ...monday, ...over })
  return { ...counter, wanted: { ...counter.wanted, ...monday }, contract, night, place, driver }
}

const linesOf = ({ price }: { price: Quote | null }) =>
  price?.fees.map(({ name, quantity, total }) => [name, quantity, total])

test('an agent takes a fee out with a reason, which the history keeps, and puts it back', async () => {
  const { by, params, wanted, get, send, place } = await givenFees()
  const start = '2026-03-03T02:30:00Z'
  const { id } = await by.request(calls.createRental, { params, body: { ...wanted, start } })
  expect(linesOf(await get(id))).toEqual([
    ['Hors horaires', 1, 30],
    ['Aéroport', 1, 15],
  ])
  const waivedFees = [{ feeId: place.id, at: 'departure' as const, reason: 'Client fidèle' }]
  await send(id, { waivedFees, status: 'pending' })
  const agreed = await get(id)
  expect(agreed).toMatchObject({
    totalAmount: 150,
    waivedFees,
    price: { waivedFees: [{ name: 'Aéroport', total: 15 }] },
  })
  const [step] = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(step?.changes.waivedFees).toEqual([[], ['Aéroport (Client fidèle)']])
  expect(await send(id, { waivedFees })).toMatchObject({ status: 200, body: { totalAmount: 150 } })
  await send(id, { waivedFees: [] })
  expect(await get(id)).toMatchObject({ totalAmount: 165, waivedFees: [], price: { waivedFees: [] } })
  const document = await by.request(calls.getRentalDocument, { params: { ...params, id } })
  expect(document.rental).not.toHaveProperty('waivedFees')
})

test('a program without the permission takes no fee out', async () => {
  const { by, params, wanted, place } = await givenFees()
  const program = async (...permissions: KeyPermission[]) => {
    const body = { name: `Site ${permissions.length}`, permissions, password: null }
    return t.program((await by.request(createApiKey, { params, body })).key)
  }
  const without = await program('company.read', 'rentals.write')
  const waivedFees = [{ feeId: place.id, at: 'departure' as const, reason: 'Site' }]
  expect((await without.send(calls.createRental, { params, body: { ...wanted, waivedFees } })).status).toBe(403)
  expect((await without.send(calls.createRental, { params, body: wanted })).status).toBe(201)
  const having = await program('company.read', 'rentals.write', 'fees.waive')
  const created = await having.request(calls.createRental, { params, body: { ...wanted, waivedFees } })
  expect(created.price).toMatchObject({ fees: [], waivedFees: [{ id: place.id }] })
})

test('a change of the drivers or of the return agency changes those fees alone, as its preview says', async () => {
  const { by, params, wanted, other, get, send, contract, place, driver } = await givenFees()
  const rental = await contract()
  expect(rental.totalAmount).toBe(135)
  const change = { params: { ...params, id: place.id }, body: { price: 99 } }
  await by.request(prices.updateFee, change)
  const toOther = { kind: 'one_way', name: 'Aller simple', price: 40 } as const
  await fee(by, { ...toOther, agencyId: wanted.departureAgencyId, toAgencyId: other.id })
  const people = await Promise.all(
    ['Ana', 'Bea'].map((firstName) => by.request(createCustomer, { params, body: { firstName } })),
  )
  const content = { additionalDriverIds: people.map(({ id }) => id), arrivalAgencyId: other.id }
  const body = { ...wanted, ...content, rentalId: rental.id, optionIds: [] }
  const preview = await by.request(calls.priceRental, { params, body })
  expect(preview).toMatchObject({
    total: 187,
    fees: [{ total: 15 }, { total: 40 }, { id: driver.id, quantity: 1, total: 12 }],
  })
  await send(rental.id, content)
  const after = await get(rental.id)
  expect(after.price).toEqual(preview)
  expect(after.totalAmount).toBe(187)
  // The price of today for other dates has the fees of today.
  await send(rental.id, { end: noon(5, 120) })
  expect((await get(rental.id)).totalAmount).toBe(160 + 99 + 40 + 12)
})

test('a fee that is removed stays in agreed prices, and is in no other', async () => {
  const { by, params, get, contract, place } = await givenFees()
  const rental = await contract()
  await by.request(prices.deleteFee, { params: { ...params, id: place.id } })
  expect(linesOf(await get(rental.id))).toEqual([['Aéroport', 1, 15]])
  expect((await contract({ start: noon(8, 120), end: noon(11, 120) })).totalAmount).toBe(120)
})

test('an early return at a closed agency owes no fee for it when the actual price is charged', async () => {
  const { by, params, contract, deliver, takeBack } = await givenFees()
  const rental = await contract({ end: noon(5, 120) })
  t.setNow(noon(1, 120))
  await deliver(rental.id)
  t.setNow('2026-03-04T02:30:00Z')
  await takeBack(rental.id)
  const body = {
    price: 'actual' as const,
    charges: [],
    method: 'card' as const,
    shown: { dueAmount: 95, depositHeldAmount: 0 },
  }
  const settled = await by.request(calls.settleRental, { params: { ...params, rentalId: rental.id }, body })
  expect(linesOf(settled)).toEqual([['Aéroport', 1, 15]])
})

test('the page of the customer states the fees with their reasons', async () => {
  const { by, contract } = await givenFees()
  const { code } = await contract()
  const page = await by.request(calls.getRentalByCode, { params: { code } })
  expect(page.fees).toEqual([expect.stringMatching(/^Aéroport\u202f: Départ de l’agence «\u00a0Agence \d+\u00a0»$/)])
  expect(page.feesEn).toEqual([expect.stringMatching(/^Aéroport: Pick-up at 'Agence \d+'$/)])
})

test('the price of a category has the fees of the place and of the times', async () => {
  const { by, params, agency, small } = await givenFees()
  const of = async (start: string) => {
    const query = { start, end: noon(4, 120), departureAgencyId: agency.id }
    const rows = await by.request(calls.listCategoryPrices, { params, query })
    return rows.find(({ id }) => id === small.id)?.total
  }
  expect(await of(noon(1, 120))).toBe(135)
  expect(await of('2026-03-03T02:30:00Z')).toBe(120 + 45)
})

test('on a public holiday of the territory an open agency charges the fee that says so', async () => {
  const { by, params, wanted } = await givenFees()
  const body = { ...wanted, start: '2026-05-01T14:00:00Z', end: '2026-05-04T14:00:00Z' }
  const quote = await by.request(calls.priceRental, { params, body })
  expect(quote.fees[0]?.reason).toEqual({
    fr: 'Départ le ven. 1er mai 2026, 10h00, jour férié (Fête du travail)',
    en: 'Pick-up on Fri 1 May 2026, 10:00, public holiday (Labour Day)',
  })
})

test('a delivery has the fee of its zone, and papers, page and mails its address', async () => {
  const { by, params, wanted, contract, get, send } = await givenFees()
  await fee(by, { kind: 'delivery', name: 'Livraison', price: 20 })
  const zone = await fee(by, { kind: 'delivery', name: 'Livraison', price: 35, postalCodes: ['97180', '97115'] })
  const beach = { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' }
  const preview = await by.request(calls.priceRental, { params, body: { ...wanted, delivery: beach } })
  expect(preview.total).toBe(135 + 35)
  const rental = await contract({ delivery: beach })
  expect(rental).toMatchObject({ totalAmount: 170, delivery: beach, collection: null })
  const lines = () => get(rental.id).then(linesOf)
  await send(rental.id, { collection: { ...beach, postalCode: '97190', city: 'Le Gosier' } })
  expect(await lines()).toEqual([
    ['Aéroport', 1, 15],
    ['Livraison', 1, 35],
    ['Livraison', 1, 20],
  ])
  expect((await get(rental.id)).price?.fees[1]?.id).toBe(zone.id)
  const page = await by.request(calls.getRentalByCode, { params: { code: rental.code } })
  expect(page.delivery).toEqual(beach)
  const document = await by.request(calls.getRentalDocument, { params: { ...params, id: rental.id } })
  expect(document.rental.delivery).toEqual(beach)
  const [step] = await by.request(calls.getTimeline, { params: { ...params, id: rental.id } })
  expect(step?.changes.collection).toEqual([null, '3 rue du Phare, 97190 Le Gosier'])
  await send(rental.id, { collection: null })
  expect((await lines())?.length).toBe(2)
  const same = { kind: 'delivery', name: 'Encore', price: 9, postalCodes: ['97115'] } satisfies FeeCreation
  expect(await by.send(prices.createFee, { params, body: same })).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'kind' }] },
  })
})

test('only a fee of the company is taken out, one that was removed since too', async () => {
  const [ours, theirs] = [await givenFees(), await givenFees()]
  const { by, params, wanted, place, contract, send } = ours
  const waiving = (feeId: number) => ({ waivedFees: [{ feeId, at: 'departure' as const, reason: 'Client fidèle' }] })
  const unknown = { status: 404, body: { errors: [{ path: 'waivedFees.0.feeId', code: 'unknown' }] } }
  const rental = await contract()
  const { customerId: _, ...priced } = wanted
  for (const feeId of [theirs.place.id, 2_147_483_647]) {
    const body = waiving(feeId)
    expect(await by.send(calls.createRental, { params, body: { ...wanted, ...body } })).toMatchObject(unknown)
    expect(await by.send(calls.priceRental, { params, body: { ...priced, ...body } })).toMatchObject(unknown)
    expect(await send(rental.id, body)).toMatchObject(unknown)
  }
  await by.request(prices.deleteFee, { params: { ...params, id: place.id } })
  expect(await send(rental.id, waiving(place.id))).toMatchObject({ status: 200, body: { totalAmount: 120 } })
})

test('a fee that lifts an agreed price above the largest amount is refused at the field that made it due', async () => {
  const { by, agency, other, contract, send, get } = await givenFees()
  const largest = { kind: 'one_way', name: 'Aller simple', price: 9_999_999.99 } as const
  await fee(by, { ...largest, agencyId: agency.id, toAgencyId: other.id })
  const { id } = await contract()
  const refused = { status: 422, body: { errors: [{ path: 'arrivalAgencyId', code: 'range' }] } }
  expect(await send(id, { arrivalAgencyId: other.id })).toMatchObject(refused)
  expect(await get(id)).toMatchObject({ totalAmount: 135, arrivalAgencyId: agency.id })
})
