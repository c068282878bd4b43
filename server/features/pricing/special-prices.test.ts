import type { Category } from '@filao/domain/fleet/category/category.schema'
import { updateCategory } from '@filao/domain/fleet/contract'
import { listImports, undoImport } from '@filao/domain/imports/contract'
import * as calls from '@filao/domain/pricing/contract'
import type { PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import { quote } from '@filao/domain/pricing/quote'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { loadPriceBasis } from './public.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A company with scooters, whose agency has one price table for the whole year. */
async function scooterShop(over: Partial<Category> = {}) {
  const us = await t.company()
  const agency = await givenAgency(us, { seasons: [] })
  const category = await givenCategory(us, { name: 'Scooter', ...over })
  const line = (of: Partial<PriceLineInput> = {}) => {
    return { agencyId: agency.id, categoryId: category.id, seasonId: null, minDays: 1, price: 45, ...of }
  }
  return { us, agency, category, line }
}

const params = (by: Member) => ({ companyId: by.companyId })
const put = (by: Member, body: PriceLineInput[]) => by.request(calls.putPrices, { params: params(by), body })
const tryPut = (by: Member, body: unknown) => by.send(calls.putPrices, { params: params(by), body: body as never })
const list = (by: Member) => by.request(calls.listPrices, { params: params(by) })

test('prices of hours and weekdays are lines of the list, after those of the day', async () => {
  const { us, line } = await scooterShop()
  const saved = await put(us, [
    line(),
    line({ weekdays: [7, 5, 6, 6], price: 60, name: 'Week-end', nameEn: 'Weekend' }),
    line({ minHours: 4, minDays: 3, price: 8 }),
    line({ minHours: 2, price: 10 }),
  ])
  expect(saved).toMatchObject([
    { minHours: 2, minDays: 0, weekdays: null, price: 10 },
    { minHours: 4, minDays: 0, weekdays: null, price: 8 },
    { minHours: null, minDays: 1, weekdays: null, price: 45, nameEn: null },
    { minHours: null, minDays: 1, weekdays: [5, 6, 7], price: 60, name: 'Week-end', nameEn: 'Weekend' },
  ])
  expect(new Set(saved.map(({ id }) => id)).size).toBe(4)
  expect(await put(us, saved)).toEqual(saved)
  const [two, four, , weekend] = saved
  const changed = [{ ...two, minHours: 3 }, { ...four, price: 7 }, line({ minDays: 2 }), { ...weekend, weekdays: [6] }]
  expect(await put(us, changed as PriceLineInput[])).toMatchObject([
    { id: two?.id, minHours: 3 },
    { id: four?.id, price: 7 },
    { minDays: 2, weekdays: null },
    { id: weekend?.id, weekdays: [6] },
  ])
  expect(await put(us, [])).toEqual([])
})

test('a client that does not know hours and weekdays leaves them as they are', async () => {
  const { us, line } = await scooterShop()
  const saved = await put(us, [
    line({ minHours: 4, price: 8 }),
    line({ nameEn: 'Day' }),
    line({ weekdays: [6, 7], price: 60 }),
  ])
  const sent = saved.map(({ minHours: _, weekdays: __, nameEn: ___, ...known }) => ({
    ...known,
    price: known.price + 1,
  }))
  expect(await put(us, sent)).toEqual(saved.map((one) => ({ ...one, price: one.price + 1 })))
})

test('a price that becomes one of an hour is another line', async () => {
  const { us, line } = await scooterShop()
  const [day] = await put(us, [line()])
  const [hour] = await put(us, [{ ...line(), id: day?.id ?? 0, minHours: 4, price: 8 }])
  expect(hour).toMatchObject({ minHours: 4, price: 8 })
  expect(hour?.id).not.toBe(day?.id)
  expect(await list(us)).toEqual([hour])
})

test('two prices for the same hours, or for one weekday and length, are refused', async () => {
  const { us, line } = await scooterShop()
  const refused = async (...lines: PriceLineInput[]) => {
    const { status, body } = await tryPut(us, lines)
    return [status, (body as { errors: { path: string }[] }).errors[0]?.path, (body as { detail: string }).detail]
  }
  expect(await refused(line({ minHours: 4 }), line({ minHours: 4, price: 9 }))).toEqual([
    409,
    '1.minHours',
    expect.stringContaining('4 heures'),
  ])
  expect(await refused(line(), line({ weekdays: [5, 6] }), line({ weekdays: [6, 7] }))).toEqual([
    409,
    '2.weekdays',
    expect.stringContaining('1 jour (sam., dim.)'),
  ])
  expect(await refused(line({ minHours: 4, weekdays: [6] }))).toEqual([422, '0.weekdays', expect.any(String)])
  expect(
    await put(us, [line(), line({ weekdays: [5] }), line({ weekdays: [6] }), line({ minDays: 3, weekdays: [6] })]),
  ).toHaveLength(4)
})

test.each([
  [{ minHours: 0 }, '0.minHours'],
  [{ minHours: 24 }, '0.minHours'],
  [{ weekdays: [0] }, '0.weekdays.0'],
  [{ weekdays: [8] }, '0.weekdays.0'],
])('%j is refused at %s', async (over, path) => {
  const { us, line } = await scooterShop()
  expect(await tryPut(us, [line(over)])).toMatchObject({ status: 422, body: { errors: [{ path }] } })
})

test('a category that is rented for whole days has no price of an hour, but keeps one from before', async () => {
  const { us, category, line } = await scooterShop()
  const params = { companyId: us.companyId, id: category.id }
  const saved = await put(us, [line({ minHours: 4, price: 8 }), line()])
  await us.request(updateCategory, { params, body: { minimumRentalDurationMinutes: 1440 } })
  const response = await tryPut(us, [...saved, line({ minHours: 2, price: 9 })])
  expect(response).toMatchObject({ status: 422, body: { errors: [{ path: '2.minHours' }] } })
  expect(await put(us, saved)).toEqual(saved)
})

test('a scooter for four hours costs its hours, and the facts are those of its company alone', async () => {
  const { us, agency, category, line } = await scooterShop()
  const theirs = await scooterShop()
  const [hours] = await put(us, [line({ minHours: 2, price: 8 }), line()])
  const stolen = [theirs.line({ id: hours?.id ?? 0 })]
  expect(await tryPut(theirs.us, stolen)).toMatchObject({ status: 404, body: { errors: [{ path: '0.id' }] } })
  const basis = await inTransaction(t.db, { companyId: us.companyId, userId: us.userId }, (tx) =>
    loadPriceBasis(tx, { companyId: us.companyId, agencyId: agency.id, categoryId: category.id }),
  )
  const priced = { ...basis, start: '2026-12-20T14:00:00Z', options: [], discountPercent: 0 }
  expect(quote({ ...priced, end: '2026-12-20T18:29:00Z' })).toMatchObject({
    days: 1,
    priceId: hours?.id,
    seasons: [{ hours: 4, hourlyPriceCents: 800, totalCents: 3200 }],
    totalCents: 3200,
  })
  expect(quote({ ...priced, end: '2026-12-20T20:00:00Z' })).toMatchObject({ totalCents: 4500 })
})

test('an import adds and changes them by their hours and weekdays, and its undo restores what they were', async () => {
  const { us, line } = await scooterShop()
  const before = await put(us, [line(), line({ minHours: 4, price: 8 }), line({ weekdays: [6, 7], price: 60 })])
  const { minDays: _, ...cell } = line()
  const rows = [
    { prices: [{ ...cell, minDays: 0, minHours: 4, price: 7 }] },
    { prices: [{ ...cell, minDays: 1, weekdays: [6, 7], price: 65 }] },
    { prices: [{ ...cell, minDays: 5, minHours: 2, price: 9 }] },
    { prices: [{ ...cell, minDays: 1, weekdays: [5, 6], price: 70 }] },
    { prices: [{ ...cell, minDays: 1, price: 45 }] },
  ]
  const { rows: outcome } = await us.request(calls.importPrices, { params: params(us), body: { rows } })
  expect(outcome.map(({ state, path }) => [state, path])).toEqual([
    ['created', null],
    ['created', null],
    ['created', null],
    ['refused', 'weekdays'],
    ['existing', null],
  ])
  expect(outcome[0]?.message).toBe('4\u00a0h\u202f: 8,00\u00a0€ → 7,00\u00a0€')
  expect(
    (await list(us)).map(({ minDays, minHours, weekdays, price }) => [minDays, minHours, weekdays, price]),
  ).toEqual([
    [0, 2, null, 9],
    [0, 4, null, 7],
    [1, null, null, 45],
    [1, null, [6, 7], 65],
  ])
  const [batch] = await us.request(listImports, { params: params(us) })
  await us.request(undoImport, { params: { ...params(us), id: batch?.id ?? 0 } })
  expect(await list(us)).toEqual(before)
})
