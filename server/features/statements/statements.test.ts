import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { createSource } from '@filao/domain/sources/contract'
import * as calls from '@filao/domain/statements/contract'
import type { ListedBooking } from '@filao/domain/statements/statement.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { readPdf } from '#testing/pdf'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const month = '2026-03'

/** Creates a counter with a broker that takes 10 % of a stay and collects 50 € of each of two rentals of 120 €. */
async function givenBroker() {
  const counter = await givenCounter(t)
  const { by, params, contract, car } = counter
  const source = await by.request(createSource, {
    params,
    body: { name: 'Rentîles', kind: 'broker', commissionPercent: 10, collectsMoney: true },
  })
  const sent = async (reference: string, over: Partial<RentalCreation> = {}) => {
    const vehicleId = (await car()).id
    return await contract({ sourceId: source.id, sourceReference: reference, collectedAmount: 50, vehicleId, ...over })
  }
  const [first, second] = [await sent('RT-1'), await sent('RT-2', { start: noon(4), end: noon(7) })]
  const of = { ...params, id: source.id }
  const statement = () => by.request(calls.getStatement, { params: of, query: { month } })
  const settle = (amount: number) => by.send(calls.settleStatement, { params: of, body: { month, amount } })
  const match = (bookings: Partial<ListedBooking>[]) =>
    by.request(calls.matchBookings, { params: of, body: { month, bookings: bookings as ListedBooking[] } })
  return { ...counter, source, of, sent, first, second, statement, settle, match }
}

test('a statement has the rentals of the month with price, commission, collected money and difference', async () => {
  const { by, params, source, first, second, sent, statement } = await givenBroker()
  await sent('RT-3', { start: noon(35), end: noon(38) })
  const shown = await statement()
  const { commissionAmount } = first
  expect(shown).toMatchObject({ source: { id: source.id, name: 'Rentîles' }, month, settlements: [] })
  expect(shown.lines).toMatchObject([
    { id: first.id, reference: 'RT-1', customer: 'Zoé Éboué', startsOn: '2026-03-01', endsOn: '2026-03-04' },
    { id: second.id, reference: 'RT-2', priceAmount: 120, collectedAmount: 50, isSettled: false, isOfSource: true },
  ])
  const difference = (2 * (5000 - Math.round(commissionAmount * 100))) / 100
  expect(shown).toMatchObject({
    priceAmount: 240,
    commissionAmount: 2 * commissionAmount,
    collectedAmount: 100,
    differenceAmount: difference,
    openAmount: difference,
  })
  expect(await by.request(calls.listSourceMonths, { params, query: { month } })).toMatchObject([
    { source: { id: source.id }, count: 2, priceAmount: 240, openAmount: difference },
  ])
  expect(await by.request(calls.listSourceMonths, { params, query: { month: '2026-05' } })).toMatchObject([
    { count: 0, priceAmount: 0, openAmount: 0 },
  ])
})

test('the month is that of the agency’s clock', async () => {
  const { sent, statement } = await givenBroker()
  // Eleven in the evening of 31 March in Guadeloupe.
  const last = await sent('RT-9', { start: '2026-04-01T03:00:00Z', end: '2026-04-04T03:00:00Z' })
  await sent('RT-10', { start: '2026-04-01T04:00:00Z', end: '2026-04-04T04:00:00Z' })
  expect((await statement()).lines.map(({ reference }) => reference)).toEqual(['RT-1', 'RT-2', 'RT-9'])
  expect((await statement()).lines.at(-1)).toMatchObject({ id: last.id, startsOn: '2026-03-31' })
})

test('what is open is settled at the sum that was seen; later changes are open on their own', async () => {
  const { by, first, send, statement, settle } = await givenBroker()
  const { openAmount } = await statement()
  expect(await settle(openAmount + 1)).toMatchObject({ status: 409, body: { amount: openAmount } })
  const settled = await settle(openAmount)
  expect(settled).toMatchObject({
    status: 201,
    body: {
      openAmount: 0,
      settlements: [{ count: 2, amount: openAmount }],
      lines: [{ isSettled: true }, { isSettled: true }],
    },
  })
  expect((await settle(0)).status).toBe(409)
  expect((await send(first.id, { collectedAmount: 60 })).status).toBe(200)
  expect(await statement()).toMatchObject({
    openAmount: 10,
    lines: [{ isSettled: false, openAmount: 10 }, { isSettled: true }],
  })
  expect(await settle(10)).toMatchObject({
    status: 201,
    body: { openAmount: 0, settlements: [{ amount: 10 }, { amount: openAmount }] },
  })
  const id = (await statement()).settlements[0]?.id ?? 0
  expect(await auditOf(t, by, 'source_settlement', id)).toMatchObject([
    { action: 'created', changes: { amount: [null, 10], rentals: [null, [first.id]] } },
  ])
})

test('a settlement is taken back, and of two at once one is refused', async () => {
  const { by, of, statement, settle } = await givenBroker()
  const { openAmount } = await statement()
  const outcomes = await Promise.all([settle(openAmount), settle(openAmount)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const [settlement] = (await statement()).settlements
  const params = { ...of, settlementId: settlement?.id ?? 0 }
  const open = await by.request(calls.takeSettlementBack, { params })
  expect(open).toMatchObject({ openAmount, settlements: [], lines: [{ isSettled: false }, { isSettled: false }] })
  expect((await by.send(calls.takeSettlementBack, { params })).status).toBe(404)
})

test('a canceled rental owes no commission; a settled one that changes its source is owed back', async () => {
  const { first, second, send, statement, settle } = await givenBroker()
  const before = await statement()
  await settle(before.openAmount)
  expect(await send(first.id, { status: 'cancelled', isMoneyHeldConfirmed: true })).toMatchObject({ status: 200 })
  expect(await send(second.id, { collectedAmount: 0, sourceId: null })).toMatchObject({ status: 200 })
  const after = await statement()
  expect(after.lines).toMatchObject([
    { id: first.id, status: 'cancelled', priceAmount: 0, commissionAmount: 0, isSettled: false },
    { id: second.id, priceAmount: 0, commissionAmount: 0, collectedAmount: 0, isOfSource: false, isSettled: false },
  ])
  expect(after.lines[1]?.openAmount).toBe(-(before.lines[1]?.differenceAmount ?? 0))
})

test('the list of a source is compared with its rentals, and each line leads to one', async () => {
  const { first, second, contract, sent, match, car } = await givenBroker()
  const april = await sent('RT-3', { start: noon(40), end: noon(43) })
  const unnoted = await contract({ start: noon(10), end: noon(12), vehicleId: (await car()).id })
  const matches = await match([
    { reference: 'rt1', priceAmount: 120, collectedAmount: 50, commissionAmount: first.commissionAmount },
    { reference: 'RT-2', priceAmount: 130, startsOn: '2026-03-05' },
    { reference: 'RT2' },
    { reference: 'RT-3' },
    { reference: 'RT-7', name: 'Éboué Zoé', startsOn: '2026-03-11' },
    { reference: 'RT-8', name: 'Awa Diallo' },
  ])
  expect(matches).toMatchObject([
    { kind: 'agrees', line: 0, by: 'reference', rental: { id: first.id, publicId: first.publicId } },
    { kind: 'differs', line: 1, rental: { id: second.id }, differs: ['price'] },
    { kind: 'doubled', line: 2, firstLine: 1, rental: { id: second.id } },
    { kind: 'agrees', line: 3, rental: { id: april.id } },
    { kind: 'differs', line: 4, by: 'name', rental: { id: unnoted.id }, differs: ['source', 'reference'] },
    { kind: 'missing_here', line: 5, rental: null },
  ])
  const short = await match([{ reference: 'RT-1' }])
  expect(short.map(({ kind, rental }) => [kind, rental?.id])).toEqual([
    ['agrees', first.id],
    ['missing_there', second.id],
  ])
})

test('a statement is a table file and a PDF', async () => {
  const { by, of, first } = await givenBroker()
  const csv = await by.send(calls.exportStatement, { params: of, query: { month } })
  expect(csv.status).toBe(200)
  const text = String(csv.body)
  expect(text.split('\r\n')[0]).toContain('Encaissé par la source')
  expect(text).toContain(`RT-1;${first.publicId};`)
  const pdf = await by.send(calls.printStatement, { params: of, query: { month } })
  const paper = await readPdf(new Uint8Array(pdf.body as unknown as Buffer))
  expect(paper.text).toContain('Relevé de Rentîles')
  expect(paper.text).toMatch(/RT-1 · .* Zoé Éboué/)
  expect(paper.text).toMatch(/Rentîles doit \d+,\d\d\s€ à /)
})

test('statements are read by administrators and accountants of the company alone', async () => {
  const { by, of, settle, statement } = await givenBroker()
  const { openAmount } = await statement()
  const [staff, accountant, stranger] = [
    await t.colleague(by, 'staff'),
    await t.colleague(by, 'accountant'),
    await t.company(),
  ]
  const query = { month }
  expect((await staff.send(calls.getStatement, { params: of, query })).status).toBe(403)
  expect((await accountant.send(calls.getStatement, { params: of, query })).status).toBe(200)
  const body = { month, amount: openAmount }
  expect((await accountant.send(calls.settleStatement, { params: of, body })).status).toBe(403)
  const elsewhere = { ...of, companyId: stranger.companyId }
  expect((await stranger.send(calls.getStatement, { params: elsewhere, query })).status).toBe(404)
  expect((await stranger.send(calls.settleStatement, { params: elsewhere, body })).status).toBe(404)
  expect((await settle(openAmount)).status).toBe(201)
})

test('a month that is none is refused', async () => {
  const { by, of } = await givenBroker()
  const refused = await by.send(calls.getStatement, { params: of, query: { month: '2026-13' } })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'month' }] } })
})
