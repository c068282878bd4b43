import { createAgency } from '@filao/domain/company/contract'
import * as prices from '@filao/domain/pricing/contract'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import * as calls from '@filao/domain/rentals/contract'
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
