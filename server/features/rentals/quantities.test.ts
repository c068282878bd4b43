import * as fleet from '@filao/domain/fleet/contract'
import type { OptionChange } from '@filao/domain/fleet/option/option.schema'
import * as calls from '@filao/domain/rentals/contract'
import { getRentalDocument } from '@filao/domain/rentals/document/contract'
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

/** Creates a counter with two child seats at most at 10 € and 2.50 € a day, and a GPS at 5 € a day, at most 12 €. */
async function givenSeats() {
  const counter = await givenCounter(t)
  const seat = await givenOption(counter.by, { name: 'Siège bébé', price: 10, dailyPrice: 2.5, maxQuantity: 2 })
  const gps = await givenOption(counter.by, { name: 'GPS', price: 0, dailyPrice: 5, maxAmount: 12 })
  const change = (option: { id: number }, body: OptionChange) =>
    counter.by.request(fleet.updateOption, { params: { ...counter.params, id: option.id }, body })
  const refusal = (maximum: number, requested: number) => ({
    status: 422,
    body: {
      errors: [
        {
          path: 'optionIds',
          code: 'range',
          message: `L’option «\u00a0Siège bébé\u00a0» se loue au plus ${maximum} fois par location, et ${requested} sont demandées.`,
        },
      ],
    },
  })
  return { ...counter, seat, gps, change, refusal }
}

test('two child seats are priced, stored, answered and named twice', async () => {
  const { by, params, wanted, contract, get, seat, gps } = await givenSeats()
  const { customerId: _, arrivalAgencyId: __, ...priced } = wanted
  const optionIds = [seat.id, gps.id, seat.id]
  const price = await by.request(calls.priceRental, { params, body: { ...priced, optionIds } })
  expect(price).toMatchObject({
    total: 167,
    options: [
      { id: seat.id, quantity: 2, price: 10, dailyPrice: 2.5, total: 35 },
      { id: gps.id, quantity: 1, price: 0, dailyPrice: 5, total: 12 },
    ],
  })
  const { id, code } = await contract({ optionIds })
  expect(await get(id)).toMatchObject({ totalAmount: 167, price, optionIds: [seat.id, seat.id, gps.id] })
  const page = await by.request(calls.getRentalByCode, { params: { code } })
  expect(page).toMatchObject({ options: ['2\u00a0× Siège bébé', 'GPS'] })
  const document = await by.request(getRentalDocument, { params: { ...params, id } })
  expect(document).toMatchObject({ optionNames: ['2\u00a0× Siège bébé', 'GPS'] })
})

test('a second seat added after the agreement is a change with its own price, seen in the timeline', async () => {
  const { by, params, contract, send, seat } = await givenSeats()
  const { id } = await contract({ optionIds: [seat.id] })
  expect(await send(id, { optionIds: [seat.id, seat.id] })).toMatchObject({ status: 200, body: { totalAmount: 155 } })
  const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(steps).toContainEqual(
    expect.objectContaining({
      changes: expect.objectContaining({ options: [['Siège bébé'], ['2\u00a0× Siège bébé']] }),
    }),
  )
  expect(await send(id, { optionIds: [seat.id] })).toMatchObject({ status: 200, body: { totalAmount: 137.5 } })
})

test('more than the greatest number is refused by name, and stays where the rental has it', async () => {
  const { by, params, wanted, contract, send, seat, change, refusal } = await givenSeats()
  const seats = (quantity: number) => ({ optionIds: Array<number>(quantity).fill(seat.id) })
  const { customerId: _, arrivalAgencyId: __, ...priced } = wanted
  expect(await by.send(calls.createRental, { params, body: { ...wanted, ...seats(3) } })).toMatchObject(refusal(2, 3))
  expect(await by.send(calls.priceRental, { params, body: { ...priced, ...seats(3) } })).toMatchObject(refusal(2, 3))
  const { id } = await contract(seats(2))
  await change(seat, { maxQuantity: 1 })
  expect(await send(id, { ...seats(2), end: noon(4, 120) })).toMatchObject({ body: { totalAmount: 200, ...seats(2) } })
  expect(await send(id, seats(3))).toMatchObject(refusal(1, 3))
  expect(await send(id, seats(1))).toMatchObject({ status: 200 })
  expect(await send(id, seats(2))).toMatchObject(refusal(1, 2))
})

test('an agreed price stays when the limit of its option changes', async () => {
  const { contract, send, get, seat, gps, change } = await givenSeats()
  const { id } = await contract({ optionIds: [gps.id] })
  await change(gps, { maxAmount: null, maxDays: 1 })
  expect(await send(id, { optionIds: [gps.id] })).toMatchObject({ status: 200, body: { totalAmount: 132 } })
  expect(await get(id)).toMatchObject({ totalAmount: 132 })
  expect(await send(id, { optionIds: [gps.id, seat.id] })).toMatchObject({ body: { totalAmount: 142.5 } })
})

test('a price agreed before quantities answers one of each', async () => {
  const { contract, get, seat } = await givenSeats()
  const { id } = await contract({ optionIds: [seat.id] })
  await t.db.pool.query(`update rentals set price = price #- '{options,0,quantity}' where id = $1`, [id])
  expect((await get(id)).price?.options).toMatchObject([{ id: seat.id, quantity: 1, total: 17.5 }])
})
