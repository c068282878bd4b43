import * as company from '@filao/domain/company/contract'
import * as fleet from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a counter whose first agency has this many child seats, at most three on a rental. */
async function givenSeats(quantity = 1) {
  const counter = await givenCounter(t)
  const { by, params, agency, wanted, car, contract } = counter
  const stocks = [{ agencyId: agency.id, quantity }]
  const seat = await givenOption(by, { name: 'Siège bébé', maxQuantity: 3, stocks })
  /** Drafts a rental of another vehicle, with this many seats. */
  const draft = async (over: Partial<typeof wanted> = {}, seats = 1) => {
    const body = { ...wanted, vehicleId: (await car()).id, optionIds: Array<number>(seats).fill(seat.id), ...over }
    return await by.request(calls.createRental, { params, body })
  }
  const agreed = async (over: Partial<typeof wanted> = {}, seats = 1) => {
    return await contract({ vehicleId: (await car()).id, optionIds: Array<number>(seats).fill(seat.id), ...over })
  }
  const setStock = (quantity: number) =>
    by.request(fleet.updateOption, {
      params: { ...params, id: seat.id },
      body: { stocks: [{ agencyId: agency.id, quantity }] },
    })
  const left = async (over: object = {}) => {
    const { start, end, departureAgencyId } = wanted
    const query = { start, end, departureAgencyId, ...over }
    return await by.request(calls.listOptionsLeft, { params, query })
  }
  return { ...counter, seat, draft, agreed, setStock, left }
}

/** The refusal at the first option. */
const refused = (left: number, path = 'optionIds.0') => ({
  status: 409,
  body: { code: 'option_taken', option: { name: 'Siège bébé', left }, errors: [{ path, code: 'taken' }] },
})

test('the last child seat is refused by name, with the moment at which it comes back by the agency’s clock', async () => {
  const { agency, draft, agreed, send } = await givenSeats()
  await agreed()
  const { id } = await draft({ start: noon(1), end: noon(5) })
  const message = `«\u00a0Siège bébé\u00a0»\u202f: il n’en reste aucun à l’agence «\u00a0${agency.name}\u00a0» pendant cette période (le prochain revient le mer. 4 mars 2026, 10h00).`
  expect(await send(id, { status: 'pending' })).toMatchObject({ status: 409, body: { detail: message } })
  expect(await send(id, { status: 'validating' })).toMatchObject(refused(0))
  expect(await send(id, { status: 'quote' })).toMatchObject({ status: 200 })
  expect(await send(id, { status: 'pending' })).toMatchObject(refused(0))
  expect(await send(id, { status: 'pending', start: noon(3, 120), end: noon(5, 120) })).toMatchObject({ status: 200 })
})

test('a refusal names the seat among the options as they were sent', async () => {
  const { by, seat, agreed, send } = await givenSeats(2)
  const gps = await givenOption(by)
  const { id } = await agreed({ optionIds: [seat.id, gps.id] })
  await agreed()
  expect(await send(id, { optionIds: [gps.id, seat.id, seat.id] })).toMatchObject(refused(1, 'optionIds.2'))
})

test('drafts and quotes hold none; a cancelled rental and one that is back hold none any more', async () => {
  const { draft, agreed, send, deliver, takeBack, left } = await givenSeats()
  await draft()
  await send((await draft()).id, { status: 'quote' })
  const cancelled = await agreed()
  expect(await left()).toMatchObject([{ stock: 1, left: 0 }])
  await send(cancelled.id, { status: 'cancelled' })
  const back = await agreed()
  t.setNow(noon(0, 150))
  await deliver(back.id)
  expect(await left()).toMatchObject([{ left: 0 }])
  t.setNow(noon(1))
  await takeBack(back.id)
  expect(await left()).toMatchObject([{ left: 1, nextReturn: null, overdue: 0 }])
})

test('a cancellation is not taken back while another rental has the seat', async () => {
  const { by, params, agreed, send } = await givenSeats()
  const { id } = await agreed()
  await send(id, { status: 'cancelled', cancellation: { reason: 'other', comment: 'Erreur' } })
  await agreed()
  expect(await by.send(calls.reinstateRental, { params: { ...params, id } })).toMatchObject(refused(0, 'optionIds.0'))
})

test('other dates and another agency need a seat there; the same or fewer days do not', async () => {
  const { other, agreed, send, seat, by, params } = await givenSeats()
  const first = await agreed()
  const next = await agreed({ start: noon(3, 120), end: noon(5, 120) })
  expect(await send(first.id, { end: noon(4, 120) })).toMatchObject(refused(0))
  expect(await send(next.id, { start: noon(2, 120) })).toMatchObject(refused(0))
  expect(await send(first.id, { end: noon(2, 120) })).toMatchObject({ status: 200 })
  expect(await send(next.id, { start: noon(2, 120) })).toMatchObject({ status: 200 })
  const body = {
    stocks: [...seat.stocks.map(({ agencyId }) => ({ agencyId, quantity: 1 })), { agencyId: other.id, quantity: 0 }],
  }
  await by.request(fleet.updateOption, { params: { ...params, id: seat.id }, body })
  expect(await send(next.id, { departureAgencyId: other.id, totalAmount: 100 })).toMatchObject(refused(0))
})

test('a lowered stock refuses no agreed rental, until it wants more of it', async () => {
  const { agreed, send, setStock, left, deliver } = await givenSeats(2)
  const { id } = await agreed({}, 2)
  await setStock(0)
  expect(await left()).toMatchObject([{ stock: 0, left: 0 }])
  expect(await left({ rentalId: id })).toMatchObject([{ stock: 0, left: 2 }])
  expect(await send(id, { discountPercent: 5 })).toMatchObject({ status: 200 })
  expect(await send(id, { end: noon(2, 120) })).toMatchObject({ status: 200 })
  expect(await send(id, { end: noon(3, 120) })).toMatchObject(refused(0, 'optionIds.1'))
  t.setNow(noon(0, 100))
  await deliver(id)
  expect(await send(id, { optionIds: [] })).toMatchObject({ status: 200 })
})

test('a seat that is late holds until now, is named as overdue, and is there again once it is back', async () => {
  const { agreed, draft, send, deliver, takeBack, left } = await givenSeats()
  const late = await agreed()
  t.setNow(noon(0, 120))
  await deliver(late.id)
  const { id } = await draft({ start: noon(4), end: noon(6) })
  t.setNow(noon(4, 3))
  const walkIn = { start: noon(4), end: noon(6) }
  expect(await left(walkIn)).toMatchObject([{ left: 0, nextReturn: null, overdue: 1 }])
  expect(await send(id, { status: 'pending' })).toMatchObject({
    ...refused(0),
    body: { detail: expect.stringMatching(/\(1 est en retard\)\.$/) },
  })
  expect(await left({ start: noon(5), end: noon(6) })).toMatchObject([{ left: 1, overdue: 1 }])
  await takeBack(late.id)
  expect(await send(id, { status: 'pending' })).toMatchObject({ status: 200 })
})

test('a reservation that nobody accepted before its start holds no seat any more', async () => {
  const { draft, send, left } = await givenSeats()
  await send((await draft()).id, { status: 'validating' })
  expect(await left()).toMatchObject([{ left: 0 }])
  t.setNow(noon(0, 121))
  expect(await left({ start: noon(0, 121), end: noon(2) })).toMatchObject([{ left: 1 }])
})

test('the stock of an option is stored, kept by programs that do not know it, and recorded with its change', async () => {
  const { by, params, agency, other, seat } = await givenSeats(4)
  const at = { params: { ...params, id: seat.id } }
  expect(seat.stocks).toEqual([{ agencyId: agency.id, agency: { id: agency.id, name: agency.name }, quantity: 4 }])
  expect(await by.request(fleet.updateOption, { ...at, body: { price: 12 } })).toMatchObject({ stocks: seat.stocks })
  const stocks = [{ agencyId: other.id, quantity: 0 }]
  expect(await by.request(fleet.updateOption, { ...at, body: { stocks } })).toMatchObject({ stocks })
  const [latest] = (await auditOf(t, by, 'option', seat.id)).toReversed()
  expect(latest).toMatchObject({ action: 'changed', changes: { stocks: [[{ quantity: 4 }], [{ quantity: 0 }]] } })
  await by.request(company.deleteAgency, { params: { ...params, id: other.id } })
  expect(await by.request(fleet.getOption, at)).toMatchObject({ stocks: [] })
})

test('an agency of another company has no stock, and tells none', async () => {
  const [mine, theirs] = [await givenSeats(), await givenSeats()]
  const stocks = [{ agencyId: theirs.agency.id, quantity: 1 }]
  const at = { params: { ...mine.params, id: mine.seat.id } }
  expect(await mine.by.send(fleet.updateOption, { ...at, body: { stocks } })).toMatchObject({
    status: 404,
    body: { errors: [{ path: 'stocks.0.agencyId' }] },
  })
  expect(await mine.left({ departureAgencyId: theirs.agency.id })).toEqual([])
  const { id } = await theirs.agreed()
  const query = { start: noon(1), end: noon(2), departureAgencyId: mine.agency.id, rentalId: id }
  expect(await mine.by.send(calls.listOptionsLeft, { params: mine.params, query })).toMatchObject({ status: 404 })
  expect(await mine.agreed()).toMatchObject({ status: 'pending' })
})
