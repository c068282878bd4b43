import * as fleet from '@filao/domain/fleet/contract'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const ofCategory = { securityDepositAmount: 800, waiverAmount: 1200 }
const ofPartial = { securityDepositAmount: 800, waiverAmount: 300 }
const ofTotal = { securityDepositAmount: 150, waiverAmount: 0 }

/** Creates a counter with a partial cover at 6 € a day and a total one at 12 €, both for the small cars alone. */
async function givenCovers() {
  const counter = await givenCounter(t)
  const categoryId = counter.small.id
  const cover = (dailyPrice: number, amounts: { waiverAmount: number; securityDepositAmount?: number }) =>
    givenOption(counter.by, { isCover: true, price: 0, dailyPrice, categories: [{ categoryId, ...amounts }] })
  const partial = await cover(6, { waiverAmount: 300 })
  const total = await cover(12, ofTotal)
  return { ...counter, partial, total, seat: await givenOption(counter.by) }
}

const idsOf = (...options: Option[]) => options.map(({ id }) => id)

test('a rental with a cover has its excess and its deposit, in the price as in the rental', async () => {
  const { by, params, wanted, contract, partial, total, seat } = await givenCovers()
  const { customerId: _, arrivalAgencyId: __, ...priced } = wanted
  const price = (optionIds: number[]) => by.request(calls.priceRental, { params, body: { ...priced, optionIds } })
  expect(await price([seat.id])).toMatchObject({ total: 142.5, ...ofCategory })
  expect(await price(idsOf(seat, partial))).toMatchObject({ total: 160.5, ...ofPartial })
  const rental = await contract({ optionIds: [total.id] })
  expect(rental).toMatchObject({ totalAmount: 156, optionIds: [total.id], ...ofTotal })
  const page = await by.request(calls.getRentalByCode, { params: { code: rental.code } })
  expect(page).toMatchObject({ totalAmount: 156, waiverAmount: 0 })
})

test('a cover that is added or taken away after the agreement changes the excess and the price', async () => {
  const { send, get, contract, partial, total } = await givenCovers()
  const { id } = await contract()
  expect(await get(id)).toMatchObject({ totalAmount: 120, ...ofCategory })
  await send(id, { optionIds: [partial.id] })
  expect(await get(id)).toMatchObject({ totalAmount: 138, ...ofPartial })
  await send(id, { optionIds: [total.id] })
  expect(await get(id)).toMatchObject({ totalAmount: 156, ...ofTotal })
  await send(id, { optionIds: [] })
  expect(await get(id)).toMatchObject({ totalAmount: 120, ...ofCategory })
})

test('an agreed rental keeps the excess of its cover when the cover changes, also with another end', async () => {
  const { by, params, small, send, get, contract, partial } = await givenCovers()
  const { id } = await contract({ optionIds: [partial.id] })
  await by.request(fleet.updateOption, {
    params: { ...params, id: partial.id },
    body: { categories: [{ categoryId: small.id, waiverAmount: 450 }] },
  })
  await send(id, { end: noon(4, 120) })
  expect(await get(id)).toMatchObject({ totalAmount: 184, ...ofPartial })
  expect(await contract({ start: noon(9), end: noon(10), optionIds: [partial.id] })).toMatchObject({
    waiverAmount: 450,
  })
})

test('a cover leaves at most the excess of its category, and stays as it is when that is lowered', async () => {
  const { by, params, small, partial } = await givenCovers()
  const at = { params: { ...params, id: partial.id } }
  const leaving = (waiverAmount: number) =>
    by.send(fleet.updateOption, { ...at, body: { categories: [{ categoryId: small.id, waiverAmount }] } })
  expect(await leaving(1201)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'categories.0.waiverAmount', message: expect.stringContaining('1\u202f200,00\u00a0€') }] },
  })
  await by.request(fleet.updateCategory, { params: { ...params, id: small.id }, body: { waiverAmount: 200 } })
  expect([(await leaving(300)).status, (await leaving(250)).status, (await leaving(200)).status]).toEqual([
    200, 422, 200,
  ])
  const categories = [{ categoryId: small.id, waiverAmount: 300 }]
  const rows = [{ name: 'Rachat', isCover: true, categories }]
  const { body } = await by.send(fleet.checkOptionImport, { params, body: { rows } })
  expect(body).toMatchObject({ rows: [{ state: 'refused', path: 'categories' }] })
})

test('an agreed rental keeps a cover that was deleted, and says which one it is', async () => {
  const { by, params, send, get, contract, partial, seat } = await givenCovers()
  const { id } = await contract({ optionIds: idsOf(partial, seat) })
  expect(await get(id)).toMatchObject({ coverId: partial.id })
  await by.request(fleet.deleteOption, { params: { ...params, id: partial.id } })
  expect(await get(id)).toMatchObject({ coverId: partial.id, ...ofPartial })
  await send(id, { optionIds: [partial.id] })
  expect(await get(id)).toMatchObject({ coverId: partial.id, ...ofPartial })
  await send(id, { optionIds: [] })
  expect(await get(id)).toMatchObject({ coverId: null, ...ofCategory })
})

test('two covers, and a cover for another category, are refused in words at the field', async () => {
  const { by, params, car, large, wanted, partial, total, contract, send } = await givenCovers()
  const create = async (over: object) => {
    const { status, body } = await by.send(calls.createRental, { params, body: { ...wanted, ...over } })
    return [status, (body as { errors: { path: string; code: string; message: string }[] }).errors[0]]
  }
  expect(await create({ optionIds: idsOf(partial, total) })).toEqual([
    422,
    { path: 'optionIds', code: 'two_covers', message: expect.stringContaining(partial.name) },
  ])
  const suv = await car({ categoryId: large.id })
  expect(await create({ vehicleId: suv.id, optionIds: [partial.id] })).toEqual([
    422,
    { path: 'optionIds', code: 'other_category', message: expect.stringContaining('Citadine') },
  ])
  const { id } = await contract({ optionIds: [partial.id] })
  const moved = await send(id, { vehicleId: suv.id })
  expect(moved).toMatchObject({ status: 422, body: { errors: [{ path: 'optionIds', code: 'other_category' }] } })
})

test('a category takes up a cover only once the cover states its excess', async () => {
  const { by, params, large, partial } = await givenCovers()
  const at = { params: { ...params, id: large.id }, body: { options: [partial.id] } }
  const refused = await by.send(fleet.updateCategory, at)
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'options.0', code: 'required' }] } })
  const categories = [...partial.categories, { categoryId: large.id, waiverAmount: 500 }]
  await by.request(fleet.updateOption, { params: { ...params, id: partial.id }, body: { categories } })
  expect((await by.request(fleet.updateCategory, at)).options).toEqual([partial.id])
  const body = { isCover: false }
  const plain = await by.request(fleet.updateOption, { params: { ...params, id: partial.id }, body })
  expect(plain.categories.map(({ waiverAmount }) => waiverAmount)).toEqual([null, null])
})

test('a category that takes a cover out has it no more, and the cover can still be renamed and switched off', async () => {
  const { by, params, small, wanted, partial, contract, send, get, car } = await givenCovers()
  const { id } = await contract({ optionIds: [partial.id] })
  await by.request(fleet.updateCategory, { params: { ...params, id: small.id }, body: { options: [] } })
  const body = { ...wanted, vehicleId: (await car()).id, optionIds: [partial.id] }
  const refused = await by.send(calls.createRental, { params, body })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'optionIds', code: 'other_category' }] } })
  await send(id, { end: noon(4, 120) })
  expect(await get(id)).toMatchObject({ totalAmount: 184, ...ofPartial })
  const at = { params: { ...params, id: partial.id }, body: { name: 'Rachat partiel', isEnabled: false } }
  expect(await by.request(fleet.updateOption, at)).toMatchObject({ ...at.body, categories: [] })
})

test('categories of a cover that are sent without amounts keep theirs', async () => {
  const { by, params, small, large, total } = await givenCovers()
  const patch = (categories: { categoryId: number }[]) =>
    by.send(fleet.updateOption, { params: { ...params, id: total.id }, body: { categories } })
  const categoryId = small.id
  expect(await patch([{ categoryId }])).toMatchObject({ body: { categories: [{ categoryId, ...ofTotal }] } })
  expect(await patch([{ categoryId }, { categoryId: large.id }])).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'categories.1.waiverAmount', code: 'required' }] },
  })
})

test('a cover of another company is unknown, and an import refuses one without an excess', async () => {
  const [ours, theirs] = [await givenCovers(), await givenCovers()]
  const body = { ...ours.wanted, optionIds: [theirs.partial.id] }
  expect((await ours.by.send(calls.createRental, { params: ours.params, body })).status).toBe(404)
  const rows = [
    { name: 'Rachat total', isCover: true, categories: [{ categoryId: ours.small.id, waiverAmount: 0 }] },
    { name: 'Rachat partiel', isCover: true, categories: [{ categoryId: ours.small.id }] },
    { name: 'Rachats', isCover: true, maxQuantity: 2, categories: [{ categoryId: ours.small.id, waiverAmount: 0 }] },
  ]
  const outcome = await ours.by.request(fleet.importOptions, { params: ours.params, body: { rows } })
  expect(outcome.rows.map(({ state, path }) => [state, path])).toEqual([
    ['created', null],
    ['refused', 'categories'],
    ['refused', 'maxQuantity'],
  ])
})

test('a cover is not what young drivers pay, since a rental would get it beside its own', async () => {
  const { by, params, partial, seat, small } = await givenCovers()
  const body = { youngDriverAge: 25, youngDriverOptionId: partial.id }
  const asYoung = await by.send(fleet.updateDriverRules, { params, body })
  expect(asYoung).toMatchObject({ status: 422, body: { errors: [{ path: 'youngDriverOptionId', code: 'cover' }] } })
  await by.request(fleet.updateDriverRules, { params, body: { ...body, youngDriverOptionId: seat.id } })
  const asCover = await by.send(fleet.updateOption, {
    params: { ...params, id: seat.id },
    body: { isCover: true, categories: [{ categoryId: small.id, waiverAmount: 0 }] },
  })
  expect(asCover).toMatchObject({ status: 422, body: { errors: [{ path: 'isCover', code: 'young_driver' }] } })
})
