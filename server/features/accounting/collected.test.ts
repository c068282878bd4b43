import * as books from '@filao/domain/accounting/contract'
import type { AccountingEntries } from '@filao/domain/accounting/export.schema'
import { listImports, undoImport } from '@filao/domain/imports/contract'
import { issueInvoice } from '@filao/domain/invoicing/contract'
import { listJournal, verifyJournal } from '@filao/domain/journal/contract'
import { toCents } from '@filao/domain/kernel/money'
import * as calls from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf, readFec } from '#testing/accounting/fec'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const march = { from: '2026-03-01', to: '2026-03-31' }

/** Two brokers who collect money, for rentals of 120 € at 8.5 % of VAT. */
async function givenBrokers() {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const broker = (name: string) =>
    by.request(createSource, { params, body: { name, kind: 'broker', commissionPercent: 20, collectsMoney: true } })
  const first = await broker('Alizé Résa')
  const second = await broker('Karavel')
  const preview = () => by.request(books.previewEntries, { params, query: march })
  const isWhole = async () => (await by.request(verifyJournal, { params, body: {} })).isWhole
  return { ...counter, first, second, sent: { sourceId: first.id, collectedAmount: 50 }, preview, isWhole }
}

/** Sums what accounts have, in cents: of 467 and 411 by the number or name of their auxiliary account. */
function balances({ entries }: AccountingEntries): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, customer, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    const name = account === '467000' ? `${account} ${customer?.number} ${customer?.name}` : account
    sums[name] = (sums[name] ?? 0) + toCents(debit) - toCents(credit)
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

test('what a source collected is its receivable, with its VAT, and settles the invoice of the customer', async () => {
  const { by, params, contract, sent, preview, isWhole } = await givenBrokers()
  const { id } = await contract(sent)
  const ofRental = { ...params, rentalId: id }
  expect(balances(await preview())).toEqual({ '467000 S1 Alizé Résa': 5000, 419100: -5000, 445740: 392, 445710: -392 })
  await by.request(issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  const body = { totalAmount: 70, securityDepositAmount: 0, method: 'card' } as const
  await by.request(calls.createPayment, { params: ofRental, body })
  const shown = await preview()
  expect(balances(shown)).toEqual({ '467000 S1 Alizé Résa': 5000, 511000: 7000, 706000: -11060, 445710: -940 })
  expect(shown.comparison.slice(-1)).toEqual([{ sum: 'collected', closing: 50, entries: 50, differences: [] }])
  const [collected] = shown.entries
  expect(collected).toMatchObject({ book: 'sundry', label: expect.stringMatching(/^Encaissé par la source .*Éboué/) })
  expect(collected?.piece).toMatch(/^S\d+$/)
  expect(await isWhole()).toBe(true)
  const [line] = await by.request(listJournal, { params, query: { kind: 'collected_by_source' } })
  expect(line).toMatchObject({ amount: 50, method: null })
})

test('another amount or source, and none any more, are entries of their own', async () => {
  const { contract, send, sent, second, preview, isWhole } = await givenBrokers()
  const { id } = await contract(sent)
  await send(id, { collectedAmount: 60 })
  expect(balances(await preview())).toMatchObject({ '467000 S1 Alizé Résa': 6000, 419100: -6000 })
  await send(id, { sourceId: second.id })
  const moved = balances(await preview())
  expect(moved).toMatchObject({ '467000 S2 Karavel': 6000, 419100: -6000, 445710: -470 })
  expect(Object.keys(moved)).not.toContain('467000 S1 Alizé Résa')
  await send(id, { note: 'Nothing of the money' })
  await send(id, { sourceId: null, collectedAmount: 0 })
  const { entries } = await preview()
  expect(entries.filter(({ piece }) => piece.startsWith('S'))).toHaveLength(10)
  expect(balances(await preview())).toEqual({})
  expect(await isWhole()).toBe(true)
})

test('a deleted draft and an undone import take the amount back, from the same customer and in the same export', async () => {
  const { by, params, agency, vehicle, wanted, sent, preview, isWhole } = await givenBrokers()
  const draft = await by.request(calls.createRental, { params, body: { ...wanted, ...sent } })
  const row = {
    registrationNumber: vehicle.registrationNumber,
    customerName: 'Ana Belin',
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: '2026-03-09T10:00',
    end: '2026-03-11T10:00',
    totalAmount: 108.5,
    ...sent,
  }
  await by.request(calls.importRentals, { params, body: { rows: [row] } })
  const before = await preview()
  expect(balances(before)).toMatchObject({ '467000 S1 Alizé Résa': 10000, 419100: -10000 })
  const [batch] = await by.request(listImports, { params })
  await by.request(undoImport, { params: { ...params, id: batch?.id ?? 0 } })
  expect((await by.send(calls.deleteRental, { params: { ...params, id: draft.id } })).status).toBe(204)
  const after = await preview()
  expect(balances(after)).toEqual({})
  const numbers = (one: AccountingEntries) =>
    one.entries.slice(0, before.count).map(({ lines }) => lines.map(({ customer }) => customer?.number))
  expect(numbers(after)).toEqual(numbers(before))
  expect(await isWhole()).toBe(true)
})

test('an export balances with the account that the company chose, and goes on from what was collected before', async () => {
  const { by, params, contract, sent } = await givenBrokers()
  const accounts = await by.request(books.getAccounts, { params })
  expect(accounts.sources).toBe('467000')
  const { sources: _, ...older } = accounts
  expect((await by.request(books.putAccounts, { params, body: older })).sources).toBe('467000')
  await by.request(books.putAccounts, { params, body: { ...accounts, sources: '467100' } })
  const { id } = await contract(sent)
  t.setNow(noon(1))
  const exported = async (to: string) => {
    const { id: exportId } = await by.request(books.createAccountingExport, { params, body: { to } })
    await t.db.pool.query('update companies set siret = $2 where id = $1', [by.companyId, '73282932000074'])
    const { body } = await by.send(books.downloadFec, { params: { ...params, id: exportId } })
    return readFec(body as unknown as Uint8Array)
  }
  const first = await exported('2026-03-01')
  expect([balanceOf(first, '467100'), balanceOf(first, '419100')]).toEqual([5000, -5000])
  expect(first.find(({ CompteNum }) => CompteNum === '467100')).toMatchObject({ CompAuxNum: 'S1' })
  await by.request(issueInvoice, { params: { ...params, rentalId: id }, body: { kind: 'invoice' } })
  t.setNow(noon(2))
  const second = await exported('2026-03-02')
  expect([balanceOf(second, '411000'), balanceOf(second, '419100'), balanceOf(second, '467100')]).toEqual([
    7000, 5000, 0,
  ])
})

test('changes at the same moment agree in account, journal and books, and a row that was altered is found', async () => {
  const { by, contract, get, send, sent, preview, isWhole } = await givenBrokers()
  const { id } = await contract(sent)
  const amounts = [10, 20, 30, 40]
  await Promise.all(amounts.map((collectedAmount) => send(id, { collectedAmount })))
  const { collectedAmount } = await get(id)
  expect(amounts).toContain(collectedAmount)
  expect(balances(await preview())).toMatchObject({ '467000 S1 Alizé Résa': toCents(collectedAmount) })
  expect(await isWhole()).toBe(true)
  await t.db.pool.query('update collected_amounts set cents = cents + 100 where company_id = $1', [by.companyId])
  expect(await isWhole()).toBe(false)
})

test('e-reporting has what a source collected as a payment of the day on which it was entered', async () => {
  const { by, params, contract, send, sent } = await givenBrokers()
  const { id } = await contract(sent)
  const paid = async () => {
    const { lines } = await by.request(books.readEReporting, { params, query: march })
    return lines.filter(({ flow }) => flow === '10.4')
  }
  expect(await paid()).toMatchObject([{ day: '2026-03-01', rate: 8.5, base: 46.08, vat: 3.92 }])
  await send(id, { collectedAmount: 0 })
  expect(await paid()).toEqual([])
})

test('what was collected before the journal had it is in no entry; what changes of it is', async () => {
  const { by, contract, get, send, sent, preview, isWhole } = await givenBrokers()
  const { id } = await contract({ sourceId: sent.sourceId })
  await t.db.pool.query(
    `insert into ledger_entries (company_id, rental_id, kind, source_id, part, cents, before_vat_cents, is_outside_vat, made_at)
     values ($1, $2, 'collected_by_source', $2, 'credited', 5000, 0, false, now())`,
    [by.companyId, id],
  )
  await t.db.pool.query(
    `insert into collected_amounts (company_id, rental_id, rental_number, customer_number, source_id, cents, made_at, is_journaled)
     values ($1, $2, 'R', 'C', $3, 5000, now(), false)`,
    [by.companyId, id, sent.sourceId],
  )
  expect((await get(id)).collectedAmount).toBe(50)
  expect([(await preview()).count, await isWhole()]).toEqual([0, true])
  await send(id, { collectedAmount: 80 })
  expect(balances(await preview())).toMatchObject({ '467000 S1 Alizé Résa': 3000, 419100: -3000 })
  expect(await isWhole()).toBe(true)
})
