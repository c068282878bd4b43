import { getCounter } from '@filao/domain/planning/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const texts = {
  note: 'Ami du patron\nremise orale',
  wish: 'Une grise, avec un siège déjà monté',
  transportNumber: 'TX 540',
  transportAt: noon(0, 95),
}

test('the wish and the flight are on papers and page, the note on neither', async () => {
  const { by, params, contract } = await givenCounter(t)
  const rental = await contract(texts)
  expect(rental).toMatchObject(texts)
  const { rental: printed } = await by.request(calls.getRentalDocument, { params: { ...params, id: rental.id } })
  expect(printed).toMatchObject({ wish: texts.wish, transportNumber: 'TX 540', transportAt: texts.transportAt })
  const page = await by.request(calls.getRentalByCode, { params: { code: rental.code } })
  expect(page.texts).toEqual([
    { fr: 'Vol ou bateau\u202f: TX 540, 9h35', en: 'Flight or ship: TX 540, 09:35' },
    { fr: `Souhait du client\u202f: ${texts.wish}`, en: `Customer’s wish: ${texts.wish}` },
  ])
  expect(JSON.stringify([printed, page])).not.toContain('patron')
})

test('the counter of the day has every text, and a late flight moves nothing', async () => {
  const { by, params, contract, send, agency, get } = await givenCounter(t)
  const rental = await contract(texts)
  await send(rental.id, { transportAt: noon(0, 300) })
  const counter = await by.request(getCounter, { params, query: { agencyId: agency.id } })
  expect(counter.departures).toMatchObject([{ ...texts, transportAt: noon(0, 300), start: rental.start }])
  expect(await get(rental.id)).toMatchObject({ start: rental.start, totalAmount: rental.totalAmount })
})

test('the note may change once the rental is over, the wish not, and neither changes the price', async () => {
  const { contract, deliver, takeBack, send, get } = await givenCounter(t)
  const rental = await contract()
  t.setNow(noon(0, 120))
  await deliver(rental.id)
  await takeBack(rental.id)
  expect((await send(rental.id, { note: 'Rayure à vérifier' })).status).toBe(200)
  expect((await send(rental.id, { wish: 'Trop tard' })).status).toBe(409)
  expect(await get(rental.id)).toMatchObject({
    status: 'done',
    note: 'Rayure à vérifier',
    wish: null,
    totalAmount: 120,
  })
  expect((await get(rental.id)).billedCustomerId).toBeNull()
})

test('a note on a quote leaves the quote as it was offered', async () => {
  const { by, params, wanted, send, get } = await givenCounter(t)
  const { id } = await by.request(calls.createRental, { params, body: wanted })
  await send(id, { status: 'quote' })
  await send(id, { note: 'Rappeler mardi' })
  expect(await get(id)).toMatchObject({ status: 'quote', note: 'Rappeler mardi' })
  const [step] = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(step?.changes.note).toEqual([null, 'Rappeler mardi'])
})

test('a rental is found by its flight, with or without a space, and by nobody else’s', async () => {
  const [ours, theirs] = [await givenCounter(t), await givenCounter(t)]
  const { id } = await ours.contract(texts)
  await theirs.contract(texts)
  const found = async (term: string) => {
    const rows = await ours.by.request(calls.searchRentals, { params: ours.params, body: { term } })
    return rows.map((row) => row.id)
  }
  expect(await found('tx540')).toEqual([id])
  expect(await found('TX 5')).toEqual([id])
  expect(await found('X540')).toEqual([])
})

test('an imported rental has its flight, wish and note', async () => {
  const { by, params, agency, vehicle, get } = await givenCounter(t)
  const row = {
    registrationNumber: vehicle.registrationNumber,
    customerName: 'Ana Belin',
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: '2026-03-09T10:00',
    end: '2026-03-11T10:00',
    totalAmount: 90,
    transportNumber: 'SS925',
    wish: 'Siège bébé',
    note: 'Courtier',
  }
  const { rows } = await by.request(calls.importRentals, { params, body: { rows: [row] } })
  expect(await get(rows[0]?.id ?? 0)).toMatchObject({ transportNumber: 'SS925', wish: 'Siège bébé', note: 'Courtier' })
})
