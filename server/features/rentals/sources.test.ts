import { listImports, undoImport } from '@filao/domain/imports/contract'
import { issueInvoice, listInvoices } from '@filao/domain/invoicing/contract'
import { listReceivables } from '@filao/domain/receivables/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { SettlementCreation } from '@filao/domain/rentals/money/settlement.schema'
import { createSource, updateSource } from '@filao/domain/sources/contract'
import type { SourceCreation } from '@filao/domain/sources/source.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const broker: SourceCreation = {
  name: 'Alizé Résa',
  kind: 'broker',
  commissionPercent: 20,
  commissionOn: ['stay'],
  collectsMoney: true,
}

/** A counter with a broker who collects money. Three days cost 120 €, with 8.5 % of VAT. */
async function givenBroker(over: Partial<SourceCreation> = {}) {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const source = await by.request(createSource, { params, body: { ...broker, ...over } })
  const sent = { sourceId: source.id, sourceReference: 'RT-2291', collectedAmount: 50 }
  const pay = (rentalId: number, totalAmount: number) =>
    by.send(calls.createPayment, {
      params: { ...params, rentalId },
      body: { totalAmount, securityDepositAmount: 0, method: 'card' },
    })
  return { ...counter, source, sent, pay }
}

test('what the source collected is settled for the customer, and no payment', async () => {
  const { by, params, contract, sent, pay } = await givenBroker()
  const rental = await contract(sent)
  expect(rental).toMatchObject({
    source: { name: 'Alizé Résa' },
    sourceReference: 'RT-2291',
    collectedAmount: 50,
    creditedAmount: 50,
    paidTotalAmount: 0,
    totalAmount: 120,
    commissionAmount: 22.12,
    accountLines: [{ kind: 'collected_by_source', amount: -50 }],
  })
  const at = { ...params, rentalId: rental.id }
  expect(await by.request(calls.listPayments, { params: at })).toEqual([])
  expect(await pay(rental.id, 70.01)).toMatchObject({ status: 409, body: { code: 'amount_over' } })
  expect((await pay(rental.id, 70)).status).toBe(201)
  expect(await by.request(listReceivables, { params, query: { kind: 'unpaid' } })).toEqual([])
})

test('papers and page say that it is settled, and never name the source or its commission', async () => {
  const { by, params, contract, sent } = await givenBroker()
  const { id, code } = await contract(sent)
  const paper = await by.request(calls.getRentalDocument, { params: { ...params, id } })
  const page = await by.request(calls.getRentalByCode, { params: { code } })
  expect(paper.rental.accountLines).toEqual([{ kind: 'collected_by_source', amount: -50 }])
  expect(page).toMatchObject({ totalAmount: 120, paidAmount: 50, accountLines: [] })
  expect(JSON.stringify([paper, page])).not.toMatch(/commission|Alizé Résa|RT-2291|22\.12/)
})

test('the terms agreed with the price stay when the source changes them', async () => {
  const { by, params, contract, send, get, source, sent, wanted } = await givenBroker()
  const agreed = await contract(sent)
  await by.request(updateSource, { params: { ...params, id: source.id }, body: { commissionPercent: 30 } })
  expect(await get(agreed.id)).toMatchObject({ commissionAmount: 22.12 })
  await send(agreed.id, { end: noon(6, 120) })
  expect(await get(agreed.id)).toMatchObject({ totalAmount: 240, commissionAmount: 44.24 })
  const later = { ...wanted, start: noon(9), end: noon(12), sourceId: source.id }
  const draft = await by.request(calls.createRental, { params, body: later })
  expect(draft.commissionAmount).toBe(33.18)
  await send(agreed.id, { sourceId: null, collectedAmount: 0 })
  expect(await get(agreed.id)).toMatchObject({
    commissionAmount: 0,
    collectedAmount: 0,
    source: null,
    totalAmount: 240,
  })
})

test('the collected amount changes until the settlement, with a row of the audit trail', async () => {
  const { by, params, contract, send, get, sent, deliver, takeBack } = await givenBroker()
  const { id } = await contract(sent)
  expect((await send(id, { collectedAmount: 60 })).status).toBe(200)
  expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({ changes: { collectedAmount: [50, 60] } })
  const steps = await by.request(calls.getTimeline, { params: { ...params, id } })
  expect(steps.map(({ changes }) => changes)).toContainEqual({ collectedAmount: [50, 60] })
  t.setNow(noon(0, 120))
  await deliver(id)
  await takeBack(id)
  expect((await send(id, { collectedAmount: 55 })).status).toBe(200)
  const shown = { dueAmount: 65, depositHeldAmount: 0 }
  const settlement: SettlementCreation = { price: 'agreed', charges: [], method: 'card', shown }
  await by.request(calls.settleRental, { params: { ...params, rentalId: id }, body: settlement })
  expect(await send(id, { collectedAmount: 40 })).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  expect((await send(id, { sourceReference: 'RT-2292' })).status).toBe(200)
  expect(await get(id)).toMatchObject({ collectedAmount: 55, sourceReference: 'RT-2292' })
})

test('bad amounts are refused in words at their field', async () => {
  const { by, params, contract, send, wanted, sent } = await givenBroker()
  const { id } = await contract(sent)
  const refusal = (path: string) => ({ status: 422, body: { errors: [{ path }] } })
  expect(await send(id, { collectedAmount: 120.01 })).toMatchObject(refusal('collectedAmount'))
  expect(await send(id, { collectedAmount: -1 })).toMatchObject(refusal('collectedAmount'))
  expect(await send(id, { sourceId: null })).toMatchObject(refusal('collectedAmount'))
  const hotel = await by.request(createSource, { params, body: { name: 'Hôtel', kind: 'hotel' } })
  expect(await send(id, { sourceId: hotel.id })).toMatchObject(refusal('collectedAmount'))
  const alone = await by.send(calls.createRental, { params, body: { ...wanted, collectedAmount: 1 } })
  expect(alone).toMatchObject(refusal('collectedAmount'))
  const stranger = await givenBroker()
  expect(await send(id, { sourceId: stranger.source.id })).toMatchObject({ status: 404 })
})

test('a cancelled rental owes no commission, and what the source gives back is recorded', async () => {
  const { by, params, contract, send, get, sent } = await givenBroker()
  const { id } = await contract(sent)
  const cancelled = { status: 'cancelled', cancellation: { reason: 'customer', feeAmount: 20 } } as const
  expect(await send(id, cancelled)).toMatchObject({ status: 409, body: { code: 'money_held' } })
  await send(id, { ...cancelled, isMoneyHeldConfirmed: true })
  expect(await get(id)).toMatchObject({ commissionAmount: 0, collectedAmount: 50 })
  const [open] = await by.request(listReceivables, { params, query: { kind: 'deposits' } })
  expect(open).toMatchObject({ id, overpaidAmount: 30, elsewhereAmount: 30 })
  const body = { amount: 30 }
  await by.request(calls.recordGivenBack, { params: { ...params, rentalId: id }, body })
  expect(await get(id)).toMatchObject({ collectedAmount: 20, paidTotalAmount: 0 })
})

test('a draft with a collected amount is deleted, a rental is found by its reference', async () => {
  const { by, params, wanted, sent } = await givenBroker()
  const { id } = await by.request(calls.createRental, { params, body: { ...wanted, ...sent } })
  const found = async (term: string) => {
    const rows = await by.request(calls.searchRentals, { params, body: { term } })
    return rows.map((row) => row.id)
  }
  expect([await found('rt-2291'), await found('RT22'), await found('2291')]).toEqual([[id], [id], []])
  expect((await by.send(calls.deleteRental, { params: { ...params, id } })).status).toBe(204)
})

test('the prices of a source count for its rentals, and agreed ones keep theirs', async () => {
  const { by, params, contract, send, get, source, wanted } = await givenBroker({ priceAdjustmentPercent: -10 })
  const body = { ...wanted, sourceId: source.id }
  const { arrivalAgencyId, departureAgencyId, start, end, vehicleId } = wanted
  const priced = { arrivalAgencyId, departureAgencyId, start, end, vehicleId }
  const quote = await by.request(calls.priceRental, { params, body: { ...priced, sourceId: source.id } })
  expect(quote).toMatchObject({ total: 108, seasons: [{ dailyPrice: 36, days: 3, total: 108 }] })
  expect((await by.request(calls.priceRental, { params, body: priced })).total).toBe(120)
  const draft = await by.request(calls.createRental, { params, body })
  expect(draft.totalAmount).toBe(108)
  await send(draft.id, { sourceId: null })
  expect((await get(draft.id)).totalAmount).toBe(120)
  await by.send(calls.deleteRental, { params: { ...params, id: draft.id } })
  const { id } = await contract({ sourceId: source.id })
  await by.request(updateSource, { params: { ...params, id: source.id }, body: { priceAdjustmentPercent: 50 } })
  await send(id, { end: noon(4, 120) })
  expect((await get(id)).totalAmount).toBe(144)
  await send(id, { sourceId: null })
  expect((await get(id)).totalAmount).toBe(144)
})

test('an imported rental has its source, reference and collected amount, and is taken back with them', async () => {
  const { by, params, agency, vehicle, get, source } = await givenBroker()
  const row = {
    registrationNumber: vehicle.registrationNumber,
    customerName: 'Ana Belin',
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: '2026-03-09T10:00',
    end: '2026-03-11T10:00',
    totalAmount: 108.5,
    sourceId: source.id,
    sourceReference: 'RT-77',
    collectedAmount: 60,
  }
  const importRows = (rows: (typeof row)[]) => by.request(calls.importRentals, { params, body: { rows } })
  const refused = await importRows([
    { ...row, collectedAmount: 108.51 },
    { ...row, sourceId: source.id + 1 },
  ])
  expect(refused.rows.map(({ path }) => path)).toEqual(['collectedAmount', 'sourceId'])
  const { rows } = await importRows([row])
  expect(await get(rows[0]?.id ?? 0)).toMatchObject({
    sourceReference: 'RT-77',
    collectedAmount: 60,
    commissionAmount: 20,
    settledElsewhereAmount: 0,
  })
  const [batch] = await by.request(listImports, { params })
  const undone = await by.request(undoImport, { params: { ...params, id: batch?.id ?? 0 } })
  expect(undone).toMatchObject({ kept: [] })
  const listed = await by.request(calls.listRentals, { params, query: { sourceId: `${source.id}` as never } })
  expect(listed).toEqual([])
})

test('rentals are listed by their source', async () => {
  const { by, params, contract, source } = await givenBroker()
  const { id } = await contract({ sourceId: source.id })
  await contract({ start: noon(9), end: noon(11) })
  const listed = await by.request(calls.listRentals, { params, query: { sourceId: `${source.id}` as never } })
  expect(listed.map((row) => row.id)).toEqual([id])
})

test('an invoice bills the whole price with its VAT, and counts as paid by what the source collected', async () => {
  const { by, params, contract, sent, pay } = await givenBroker()
  const { id } = await contract(sent)
  const issued = await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind: 'invoice' } })
  expect(issued).toMatchObject({ total: 120, totalVat: 9.4, paidAmount: 50 })
  await pay(id, 70)
  const [listed] = await by.request(listInvoices, { params, query: {} })
  expect(listed).toMatchObject({ total: 120, paidAmount: 120, state: 'paid' })
})
