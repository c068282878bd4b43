import { updateCompany } from '@filao/domain/company/contract'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { creditInvoice, getInvoiceSettings, issueInvoice, putInvoiceSettings } from '@filao/domain/invoicing/contract'
import { addMinutes, clockMs, toInstant } from '@filao/domain/kernel/time'
import { createCharge } from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import * as calls from '@filao/domain/statistics/contract'
import { boundsOf, partsOf } from '@filao/domain/statistics/days'
import { windowsOf } from '@filao/domain/statistics/fleet-time'
import { partWithin, secondsWithin } from '@filao/domain/statistics/spread'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'
import { storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const march = { from: '2026-03-01', to: '2026-03-31' }
const island = 'America/Guadeloupe'
/** The instant of a local time in Guadeloupe. */
const at = (local: string) => toInstant(local.includes('T') ? `2026-${local}` : `2026-${local}T00:00`, island)

/** A company in Guadeloupe with VAT of 8.5 %, and statements for what no call can put into the past. */
async function givenCompany() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  await by.request(updateCompany, { params, body: { vatRate: 8.5 } })
  const write = <Result>(change: (tx: Tx) => Promise<Result>) =>
    inTransaction(t.db, { companyId: by.companyId, userId: by.userId }, change)
  const vehicle = async (categoryId: number, locationId: number, createdAt: string, archivedAt?: string) => {
    const made = await givenVehicle(by, { categoryId, locationId })
    const times = { createdAt, archivedAt: archivedAt ?? null }
    await write((tx) => tx.updateTable('vehicles').set(times).where('id', '=', made.id).execute())
    return made
  }
  const read = (days: typeof march, step: 'day' | 'week' | 'month' = 'month', who: Member = by) =>
    who.request(calls.readStatistics, { params, query: { ...days, step } })
  const shares = (by_: 'agency' | 'category' | 'vehicle' | 'source', days = march) =>
    by.request(calls.listShares, { params, query: { ...days, by: by_ } })
  return { by, params, write, vehicle, read, shares }
}

/**
 * A month worked out by hand. Three vehicles: 31 + 21 (bought on the 11th) + 20 days (sold on the 21st) = 72 fleet
 * days, less 2 in the workshop.
 */
async function givenMarch() {
  t.setNow('2026-03-01T12:00:00Z')
  const company = await givenCompany()
  const { by, params, write, vehicle } = company
  const agency = await givenAgency(by, { seasons: [] })
  const [small, large] = [await givenCategory(by, { code: 'A' }), await givenCategory(by, { code: 'B' })]
  const old = await vehicle(small.id, agency.id, at('01-02'))
  const bought = await vehicle(small.id, agency.id, at('03-11'))
  const sold = await vehicle(large.id, agency.id, at('01-02'), at('03-21'))
  const rent = async (one: Vehicle, start: string, end: string, totalCents: number, over: object = {}) =>
    await storedRental(t, by, one, { status: 'done', start: at(start), end: at(end), totalCents, ...over })

  // 8 days for 800 € before VAT, 5 of them in March; left in February.
  await rent(old, '02-26', '03-06', 86_800)
  // 10 days for 1,000 €: 2 with the old vehicle, then exchanged.
  const exchanged = await rent(bought, '03-10T12:00', '03-20T12:00', 108_500)
  // Planned for 10 days, back after 5; 500 €.
  await rent(sold, '03-15', '03-25', 54_250, { returnedAt: at('03-20') })
  // 2 days for 200 €, of which a quarter is credited.
  const credited = await rent(old, '03-22', '03-24', 21_700)
  // 3 days for 300 €, 1.5 of them in March; still out.
  await rent(bought, '03-30T12:00', '04-02T12:00', 32_550, { status: 'ongoing' })
  // Never count: an offer, a cancelled one, and a contract that nobody picked up.
  for (const status of ['quote', 'cancelled', 'pending'] as const) {
    await rent(old, '03-25', '03-26', 99_900, { status })
  }
  await write(async (tx) => {
    const times = { startedAt: at('03-10T12:00'), endedAt: at('03-12T12:00') }
    const change = { ...params, rentalId: exchanged.id, stretch: 1, vehicleId: old.id, reason: 'Panne', ...times }
    await tx.insertInto('vehicleChanges').values(change).execute()
    for (const { id, startsAt } of await tx.selectFrom('rentals').select(['id', 'startsAt']).execute()) {
      const createdAt = addMinutes(startsAt, -3 * 1440)
      await tx.updateTable('rentals').set({ createdAt }).where('id', '=', id).execute()
    }
    const visit = { ...params, vehicleId: sold.id, kind: 'service' as const, doneOn: '2026-03-05', costCents: 8000 }
    await tx.insertInto('deadlineVisits').values(visit).execute()
  })
  await givenUnavailability(by, old.id, { start: at('03-30'), end: at('04-01') })
  t.setNow(at('03-25'))
  const of = { ...params, rentalId: credited.id }
  const invoice = await by.request(issueInvoice, { params: of, body: { kind: 'invoice' } })
  const quantity = (invoice.lines[0]?.quantity ?? 0) / 4
  const credit = { reason: 'Geste commercial', lines: [{ index: 0, quantity }] }
  await by.request(creditInvoice, { params: { ...params, id: invoice.id }, body: credit })
  // 100 € before VAT, and 60 € of damage, which carries none.
  await by.request(createCharge, { params: of, body: { kind: 'cleaning', amount: 108.5, reason: 'Sable' } })
  await by.request(createCharge, {
    params: of,
    body: { kind: 'damage', amount: 60, reason: 'Rayure', isOverConfirmed: true },
  })
  t.setNow('2026-04-01T12:00:00Z')
  return { ...company, agency, small, large, old, bought, sold }
}

test('a month with an exchange, an early return, a credit note, and vehicles bought and sold', async () => {
  const { read, shares, old, bought, sold, small, large, agency, by, params } = await givenMarch()
  const { figures, parts } = await read(march)
  expect(figures).toEqual({
    rentedDays: 23.5,
    fleetDays: 72,
    outOfServiceDays: 2,
    utilisation: 23.5 / 70,
    revenueAmount: 2300,
    dailyRateAmount: 97.87,
    availableDayAmount: 32.86,
    rentalsCount: 4,
    averageDays: 5,
    leadDays: 3,
    discountAmount: 0,
    chargesAmount: 160,
    upkeepAmount: 80,
    marginAmount: 2380,
    refusedCount: 0,
    refusedDays: 0,
  })
  expect(parts).toEqual([{ ...march, ...figures }])

  const byVehicle = new Map((await shares('vehicle')).map((share) => [share.id, share]))
  expect(byVehicle.get(old.id)).toMatchObject({ rentedDays: 9, fleetDays: 31, revenueAmount: 850, rentalsCount: 2 })
  expect(byVehicle.get(bought.id)).toMatchObject({
    rentedDays: 9.5,
    fleetDays: 21,
    revenueAmount: 950,
    rentalsCount: 1,
  })
  expect(byVehicle.get(sold.id)).toMatchObject({
    name: expect.stringMatching(/^A.-\d{3}-GP$/),
    rentedDays: 5,
    fleetDays: 20,
    revenueAmount: 500,
    upkeepAmount: 80,
    marginAmount: 420,
  })
  expect(await shares('category')).toMatchObject([
    { id: small.id, name: 'A – Citadine', rentedDays: 18.5, fleetDays: 52, outOfServiceDays: 2, revenueAmount: 1800 },
    { id: large.id, rentedDays: 5, fleetDays: 20, utilisation: 0.25, revenueAmount: 500, upkeepAmount: 80 },
  ])
  expect(await shares('agency')).toMatchObject([
    { id: agency.id, rentedDays: 23.5, fleetDays: null, utilisation: null, revenueAmount: 2300, marginAmount: null },
  ])
  expect(await shares('source')).toMatchObject([{ id: null, name: 'desk', rentalsCount: 4, revenueAmount: 2300 }])

  const file = async (of: 'parts' | 'category') => {
    const { body } = await by.send(calls.exportStatistics, { params, query: { ...march, of, step: 'month' } })
    return String(body)
      .split('\r\n')
      .map((line) => line.split(';'))
  }
  const [headings, month, end] = await file('parts')
  expect(headings?.slice(0, 7)).toEqual([
    '\ufeffDu',
    'Au',
    'Jours loués',
    'Jours de parc',
    'Jours d’indisponibilité',
    'Taux d’utilisation (%)',
    'Chiffre d’affaires HT (€)',
  ])
  expect(month?.slice(0, 7)).toEqual(['01/03/2026', '31/03/2026', '23,5', '72', '2', '33,57', '2300,00'])
  expect(end).toEqual([''])
  expect((await file('category')).map(([name]) => name)).toEqual([
    '\ufeffCatégorie',
    'A – Citadine',
    'B – Citadine',
    '',
  ])

  const heat = await by.request(calls.readHeatMap, { params, query: march })
  expect(heat.weeks).toHaveLength(6)
  expect(heat.rows.map(({ name, utilisation }) => [name, utilisation[2]])).toEqual([
    // The week of 9 March: 7 + 5 days of the small cars with 5.5 rented; the large one leaves on Sunday, for a day.
    ['A – Citadine', 5.5 / 12],
    ['B – Citadine', 1 / 7],
  ])
})

test('the days of a month and the months of a year add up to the cent, and to the seconds', async () => {
  const { read } = await givenMarch()
  const sums = ({ parts }: Awaited<ReturnType<typeof read>>) => [
    Math.round(parts.reduce((sum, { revenueAmount }) => sum + revenueAmount * 100, 0)),
    Math.round(parts.reduce((sum, { rentedDays }) => sum + rentedDays * 86_400, 0)),
    parts.reduce((sum, { rentalsCount }) => sum + rentalsCount, 0),
  ]
  const month = sums(await read(march, 'month'))
  expect(sums(await read(march, 'day'))).toEqual(month)
  expect(sums(await read(march, 'week'))).toEqual(month)
  const spring = { from: '2026-02-01', to: '2026-04-30' }
  expect(sums(await read(spring, 'week'))).toEqual(sums(await read(spring, 'month')))
  expect((await read(spring)).figures.revenueAmount).toBe(800 + 1000 + 500 + 150 + 300)
})

test('a credit note lowers the fee of a cancelled contract, on a claim or on an invoice with VAT', async () => {
  t.setNow(at('03-02'))
  const { by, params, vehicle, read, shares } = await givenCompany()
  const [agency, category] = [await givenAgency(by, { seasons: [] }), await givenCategory(by)]
  const one = await vehicle(category.id, agency.id, at('03-01'))
  const settings = await by.request(getInvoiceSettings, { params })
  const body = { ...settings, chargesOutsideVat: ['damage' as const, 'cancellation' as const] }
  await by.request(putInvoiceSettings, { params, body })
  const fee = async (kind: 'no_show' | 'cancellation', amount: number) => {
    const period = { start: at('03-10'), end: at('03-12'), totalCents: 20_000 }
    const { id } = await storedRental(t, by, one, { status: 'cancelled', ...period })
    const of = { ...params, rentalId: id }
    await by.request(createCharge, { params: of, body: { kind, amount, reason: 'Frais' } })
    const document = kind === 'no_show' ? 'invoice' : 'indemnity_claim'
    return (await by.request(issueInvoice, { params: of, body: { kind: document } })).id
  }
  const credit = (id: number, quantity: number) =>
    by.request(creditInvoice, {
      params: { ...params, id },
      body: { reason: 'Geste', lines: [{ index: 0, quantity }] },
    })
  const [claim, invoice] = [await fee('cancellation', 40), await fee('no_show', 108.5)]
  expect((await read(march)).figures).toMatchObject({ chargesAmount: 140, revenueAmount: 0 })
  await credit(claim, 0.25)
  await credit(invoice, 0.5)
  expect((await read(march)).figures).toMatchObject({ chargesAmount: 80, revenueAmount: 0, marginAmount: 80 })
  expect(await shares('category')).toMatchObject([{ id: category.id, chargesAmount: 80 }])
  // Credited in full, it can be invoiced again: the fee itself still stands.
  await credit(invoice, 0.5)
  expect((await read(march)).figures).toMatchObject({ chargesAmount: 130 })
})

test('two days over the change to summer time are two days, at the rate of their territory', async () => {
  t.setNow('2026-04-10T12:00:00Z')
  const { by, vehicle, read } = await givenCompany()
  const place = { timezone: 'Europe/Paris', countryCode: 'FR' as const, postalCode: '75001' }
  const agency = await givenAgency(by, { ...place, seasons: [] })
  const car = await vehicle((await givenCategory(by)).id, agency.id, '2026-01-01T00:00:00Z')
  const [start, end] = ['2026-03-28T11:00:00Z', '2026-03-30T10:00:00Z']
  await storedRental(t, by, car, { status: 'done', start, end, totalCents: 24_000 })
  const { figures, parts } = await read({ from: '2026-03-28', to: '2026-03-30' }, 'day')
  expect(parts.map(({ rentedDays, revenueAmount }) => [rentedDays, revenueAmount])).toEqual([
    [0.5, 50],
    [1, 100],
    [0.5, 50],
  ])
  expect(figures).toMatchObject({ fleetDays: 3, rentedDays: 2, averageDays: 2, revenueAmount: 200 })
})

test('an option brings its part of the revenue after the discount', async () => {
  t.setNow('2026-04-10T12:00:00Z')
  const { by, params, vehicle, write, read } = await givenCompany()
  const agency = await givenAgency(by, { seasons: [] })
  const car = await vehicle((await givenCategory(by)).id, agency.id, at('01-02'))
  // 200 € for the vehicle and 50 € for a seat, less 10 %: 225 € with VAT.
  const period = { start: at('03-02'), end: at('03-07') }
  const rental = await storedRental(t, by, car, { status: 'done', totalCents: 22_500, ...period })
  const seat = { id: 7, name: 'Siège', price: 0, dailyPrice: 10, total: 50 }
  const price = JSON.stringify({ subtotal: 250, discountAmount: 25, options: [seat] })
  await write((tx) =>
    tx.updateTable('rentals').set({ price, discountPercent: 10 }).where('id', '=', rental.id).execute(),
  )
  const options = await by.request(calls.listOptionShares, { params, query: march })
  const { figures } = await read(march)
  expect(figures).toMatchObject({ revenueAmount: 207.37, discountAmount: 23.04 })
  expect(options).toEqual([{ id: 7, name: 'Siège', rentalsCount: 1, revenueAmount: 41.47 }])
})

test('a fee brings its part of the revenue, counts each rental once, and adds up with the options', async () => {
  t.setNow('2026-04-10T12:00:00Z')
  const { by, params, vehicle, write, read } = await givenCompany()
  const agency = await givenAgency(by, { seasons: [] })
  const car = await vehicle((await givenCategory(by)).id, agency.id, at('01-02'))
  // 155 € for the vehicle, 35 € for a seat and 30 € at each end, less 10 %: 225 € with VAT.
  const period = { start: at('03-02'), end: at('03-07') }
  const rental = await storedRental(t, by, car, { status: 'done', totalCents: 22_500, ...period })
  const fee = (end: string) => ({ id: 7, kind: 'outside_hours', at: end, name: 'Hors horaires', total: 30 })
  const fees = [fee('departure'), fee('arrival')]
  const price = { subtotal: 250, discountAmount: 25, options: [{ id: 7, name: 'Siège', total: 35 }], fees }
  await write((tx) =>
    tx
      .updateTable('rentals')
      .set({ price: JSON.stringify(price), discountPercent: 10 })
      .where('id', '=', rental.id)
      .execute(),
  )
  const query = march
  expect((await read(march)).figures).toMatchObject({ revenueAmount: 207.37 })
  expect(await by.request(calls.listOptionShares, { params, query })).toEqual([
    { id: 7, name: 'Siège', rentalsCount: 1, revenueAmount: 29.03 },
  ])
  expect(await by.request(calls.listFeeShares, { params, query })).toEqual([
    { id: 7, name: 'Hors horaires', rentalsCount: 1, revenueAmount: 49.77 },
  ])
  const { body } = await by.send(calls.exportStatistics, { params, query: { ...march, of: 'fee' } })
  expect(String(body)).toContain('Frais;Départs;Chiffre d’affaires HT (€)\r\nHors horaires;1;49,77')
})

test('any rentals: the database spreads as the rule does, and parts add up to the whole', async () => {
  t.setNow('2026-06-01T12:00:00Z')
  const { by, vehicle, read, shares } = await givenCompany()
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by)
  const cars = [
    await vehicle(category.id, agency.id, at('01-02')),
    await vehicle(category.id, agency.id, at('01-02')),
    await vehicle(category.id, agency.id, at('01-02')),
  ]
  let state = 20_260_301
  const draw = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
  const spans: { cents: number; began: number; ended: number }[] = []
  const seconds = (instant: string) => clockMs(instant, island) / 1000
  for (let n = 0; n < 25; n++) {
    const start = addMinutes(at('02-20'), draw(55 * 1440))
    const end = addMinutes(start, 1 + draw(20 * 1440))
    const totalCents = draw(150_000)
    await storedRental(t, by, cars[draw(3)] as Vehicle, { status: 'done', start, end, totalCents })
    const cents = totalCents - Math.round((totalCents * 8.5) / 108.5)
    spans.push({ cents, began: seconds(start), ended: seconds(end) })
  }
  const parts = partsOf(march, 'day')
  const expected = windowsOf(boundsOf(parts)).map((window) => [
    spans.reduce((sum, span) => sum + partWithin(span.cents, span, window), 0),
    spans.reduce((sum, span) => sum + secondsWithin(span, window), 0),
  ])
  const days = await read(march, 'day')
  const found = days.parts.map(({ revenueAmount, rentedDays }) => [
    Math.round(revenueAmount * 100),
    Math.round(rentedDays * 86_400),
  ])
  expect(found).toEqual(expected)
  for (const division of ['vehicle', 'agency', 'source'] as const) {
    const sum = (await shares(division)).reduce((cents, share) => cents + Math.round(share.revenueAmount * 100), 0)
    expect(sum).toBe(Math.round(days.figures.revenueAmount * 100))
  }
})

test('a company without anything has no figures; staff and other companies see none', async () => {
  const { by, params, read } = await givenCompany()
  expect((await read(march)).figures).toMatchObject({ rentalsCount: 0, revenueAmount: 0, utilisation: null })
  const staff = await t.colleague(by, 'staff')
  const query = { ...march, step: 'day' } as const
  expect((await staff.send(calls.readStatistics, { params, query })).status).toBe(403)
  const { by: other } = await givenCompany()
  expect((await other.send(calls.readStatistics, { params, query })).status).toBe(404)
})

test('a period that ends before it begins, is too long or has too many parts is refused', async () => {
  const { by, params } = await givenCompany()
  const request = async (from: string, to: string) =>
    (await by.send(calls.readStatistics, { params, query: { from, to, step: 'day' } })).status
  expect(await request('2026-03-02', '2026-03-01')).toBe(422)
  expect(await request('2020-01-01', '2026-03-01')).toBe(422)
  expect(await request('2026-01-01', '2026-12-31')).toBe(422)
  expect(await request('2026-01-01', '2026-06-09')).toBe(200)
})

test('a source brings the revenue of its rentals over their days, and its commission with it', async () => {
  t.setNow('2026-04-10T12:00:00Z')
  const { by, params, vehicle, write, read } = await givenCompany()
  const agency = await givenAgency(by, { seasons: [] })
  const car = await vehicle((await givenCategory(by)).id, agency.id, at('01-02'))
  const broker = await by.request(createSource, { params, body: { name: 'Alizé Résa', kind: 'broker' } })
  const period = { start: at('03-02'), end: at('03-07') }
  const rental = await storedRental(t, by, car, { status: 'done', totalCents: 21_700, ...period })
  await storedRental(t, by, car, { status: 'done', totalCents: 21_700, start: at('03-10'), end: at('03-12') })
  await write((tx) =>
    tx.updateTable('rentals').set({ sourceId: broker.id, commissionCents: 4000 }).where('id', '=', rental.id).execute(),
  )
  const share = { id: broker.id, name: 'Alizé Résa', rentalsCount: 1 }
  const query = march
  expect(await by.request(calls.listSourceShares, { params, query })).toEqual([
    { ...share, revenueAmount: 200, commissionAmount: 40, marginAmount: 160 },
  ])
  expect((await read(march)).figures).toMatchObject({ revenueAmount: 400 })
  const { body } = await by.send(calls.exportStatistics, { params, query: { ...march, of: 'sender' } })
  expect(String(body)).toContain('Alizé Résa;1;200,00;40,00;160,00')
})
