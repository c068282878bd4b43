import { createAgency, updateAgency, updateCompany } from '@filao/domain/company/contract'
import { createCustomer, listCustomers, updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/invoicing/contract'
import type { CreditRequest } from '@filao/domain/invoicing/credit.schema'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { defaultSettings } from '@filao/domain/invoicing/settings'
import type { InvoiceSettingsChange } from '@filao/domain/invoicing/settings.schema'
import { listReceivables } from '@filao/domain/receivables/contract'
import * as rentals from '@filao/domain/rentals/contract'
import { readStatistics } from '@filao/domain/statistics/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { day, givenShop, now } from '#testing/rentals/shop'
import { auditOf } from '#testing/stored-rental'
import { invoiceOnReturn, invoiceOnSettlement } from './on-return.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

/** Creates a contract of two days at 40 €, with calls for its documents. */
async function givenContract(over: Parameters<Awaited<ReturnType<typeof givenShop>>['contract']>[0] = {}) {
  const shop = await givenShop(t)
  const { by, params } = shop
  const rental = await shop.contract(over)
  const ofRental = { ...params, rentalId: rental.id }
  const send = (kind: BilledKind, total?: number, headers: Record<string, string> = {}) =>
    by.send(calls.issueInvoice, { params: ofRental, body: { kind, ...(total !== undefined && { total }) }, headers })
  const issue = (kind: BilledKind) => by.request(calls.issueInvoice, { params: ofRental, body: { kind } })
  const preview = (kind: BilledKind) => by.request(calls.previewInvoice, { params: ofRental, query: { kind } })
  const credit = (id: number, body: Partial<CreditRequest> = {}) =>
    by.send(calls.creditInvoice, { params: { ...params, id }, body: { reason: 'Geste commercial', ...body } })
  const read = (id: number) => by.request(calls.getInvoice, { params: { ...params, id } })
  const load = () => by.request(rentals.getRental, { params: { ...params, id: rental.id } })
  const list = (query: object = {}) => by.request(calls.listInvoices, { params, query })
  const change = (body: object) => by.send(rentals.updateRental, { params: { ...params, id: rental.id }, body })
  const pay = (totalAmount: number) =>
    by.request(rentals.createPayment, { params: ofRental, body: { totalAmount, securityDepositAmount: 0 } })
  const charge = (kind: 'fuel' | 'damage' | 'lateness', amount: number) =>
    by.request(rentals.createCharge, { params: ofRental, body: { kind, amount, reason: 'Constat du retour' } })
  const settings = (change: Partial<InvoiceSettingsChange>) =>
    by.request(calls.putInvoiceSettings, { params, body: { ...defaultSettings, ...change } })
  const back = async () => {
    await shop.check(rental.id, { stage: 'delivery', odometer: 1000 })
    await shop.check(rental.id, { stage: 'return', odometer: 1200 })
  }
  const calling = { send, issue, preview, credit, read, load, list, change, pay, charge, settings, back }
  return { ...shop, rental, ofRental, ...calling }
}

const detail = (response: { body: never }) => (response.body as { detail: string }).detail

describe('an invoice', () => {
  test('is what its preview shows, with a number and the hash of what was frozen', async () => {
    const { by, rental, preview, send, read, list } = await givenContract()
    const shown = await preview('invoice')
    expect(shown).toMatchObject({ id: null, number: null, total: 80, totalBeforeVat: 73.73, totalVat: 6.27 })
    const issued = await send('invoice', shown.total)
    expect(issued).toMatchObject({ status: 201, body: { number: 'F2026-000001', total: 80, state: 'due' } })
    const { id } = issued.body as { id: number }
    expect(issued.headers.location).toBe(`/api/companies/${by.companyId}/invoices/${id}`)
    const invoice = await read(id)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      rentalId: rental.id,
      customerName: 'Zoé Éboué',
      lines: [{ label: 'Location Renault Clio', quantity: 2, unitPrice: 36.8664, vatRate: 8.5, amount: 73.73 }],
      vat: [{ rate: 8.5, base: 73.73, amount: 6.27 }],
      dueOn: '2026-03-01',
      correctsInvoiceId: null,
    })
    expect(invoice.lines).toMatchObject(shown.lines.map(({ quantityLeft: _, totalLeft: __, ...line }) => line))
    expect(invoice.hash).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await t.db.pool.query(
      `select e.kind, e.hash, e.payload::json as payload from journal_entries e
       where e.company_id = $1 and e.source_id = $2 and e.kind = 'invoice'`,
      [by.companyId, id],
    )
    expect(rows).toMatchObject([
      { hash: invoice.journalHash, payload: { number: 'F2026-000001', sha256: invoice.hash } },
    ])
    expect(rows[0].payload).toMatchObject({ cents: 8000, vat: [{ rate: 8.5, baseCents: 7373, vatCents: 627 }] })
    expect(JSON.stringify(rows[0].payload)).not.toContain('Éboué')
    expect(await list()).toMatchObject([{ id, number: 'F2026-000001', rentalPublicId: rental.publicId }])
  })

  test('is issued once, for two clicks and for a repeated request', async () => {
    const { send, list } = await givenContract()
    const key = { 'idempotency-key': 'one click' }
    const [first, again] = [await send('invoice', 80, key), await send('invoice', 80, key)]
    expect([first.status, again.body]).toEqual([201, first.body])
    const twice = await Promise.all([send('invoice'), send('invoice')])
    expect(twice.map(({ status }) => status)).toEqual([409, 409])
    expect(await list()).toHaveLength(1)
    const other = await givenContract()
    const both = await Promise.all([other.send('invoice'), other.send('invoice')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is refused with the new total when the rental changed since its preview', async () => {
    const { preview, change, send, list } = await givenContract()
    const { total } = await preview('invoice')
    await change({ end: day(8) })
    const refused = await send('invoice', total)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', total: 120 } })
    expect(await list()).toEqual([])
    expect((await send('invoice', 120)).status).toBe(201)
  })

  test('is not issued before the contract', async () => {
    const shop = await givenShop(t)
    const { id } = await shop.rent()
    const body = { kind: 'invoice' as const }
    const refused = await shop.by.send(calls.issueInvoice, { params: { ...shop.params, rentalId: id }, body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'invalid_transition' } })
  })

  test('stays as it was issued when the customer, the company and the vehicle change', async () => {
    const { by, params, customer, issue, read } = await givenContract()
    const issued = await issue('invoice')
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { lastName: 'Autre' } })
    await by.request(updateCompany, { params, body: { name: 'Autre Nom', vatRate: 20 } })
    const later = await read(issued.id)
    expect({ ...later, journalHash: null }).toEqual({ ...issued, journalHash: null })
  })

  test('locks its price until a credit note took back the whole of it', async () => {
    const { by, ofRental, load, issue, change, credit, send } = await givenContract()
    const { id } = await issue('invoice')
    const refused = await change({ end: day(8) })
    expect([refused.status, detail(refused)]).toEqual([409, expect.stringContaining('F2026-000001')])
    expect((await change({ status: 'cancelled' })).status).toBe(409)
    expect((await load()).billedBy).toEqual([{ kind: 'invoice', number: 'F2026-000001', billsPrice: true }])
    expect((await change({ referralMode: 'phone' })).status).toBe(200)
    await credit(id, { lines: [{ index: 0, quantity: 1 }] })
    expect((await change({ end: day(8) })).status).toBe(409)
    expect((await load()).billedBy).toHaveLength(1)
    expect((await credit(id)).status).toBe(201)
    expect((await load()).billedBy).toEqual([])
    expect((await change({ end: day(8) })).status).toBe(200)
    expect((await load()).totalAmount).toBe(120)
    expect(await send('invoice')).toMatchObject({ status: 201, body: { number: 'F2026-000002', total: 120 } })
    expect((await by.send(calls.previewInvoice, { params: ofRental, query: { kind: 'invoice' } })).status).toBe(409)
  })

  test('follows the agency of departure, and the rate that the company states for it', async () => {
    const { by, params, agency, settings, preview } = await givenContract()
    await by.request(updateAgency, {
      params: { ...params, id: agency.id },
      body: { postalCode: '97150', city: 'Marigot' },
    })
    expect(await preview('invoice')).toMatchObject({ total: 80, totalVat: 0, mentions: ['TVA non applicable'] })
    await settings({ agencyRates: [{ agencyId: agency.id, vatRate: 2.1, reason: 'Taux réduit' }] })
    expect(await preview('invoice')).toMatchObject({ total: 80, vat: [{ rate: 2.1, base: 78.35, amount: 1.65 }] })
  })

  test('is issued on return where the company wishes, once', async () => {
    const { by, rental, settings, back, list } = await givenContract()
    const returned = { companyId: by.companyId, rentalId: rental.id }
    const parts = { db: t.db, now: () => now, enqueue: t.enqueue }
    await back()
    await invoiceOnReturn(parts, returned)
    expect(await list()).toEqual([])
    await settings({ isIssuedOnReturn: true })
    await invoiceOnReturn(parts, returned)
    await invoiceOnReturn(parts, returned)
    expect(await list()).toMatchObject([{ number: 'F2026-000001', total: 80 }])
  })

  test('is issued and mailed with the settlement where the company wishes, once', async () => {
    const { by, params, rental, ofRental, customer, settings, back, list, charge } = await givenContract()
    const key = { companyId: by.companyId, rentalId: rental.id }
    const parts = { db: t.db, now: () => now, enqueue: t.enqueue }
    const mails = async () => (await by.request(rentals.getTimeline, { params: { ...params, id: rental.id } })).length
    await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@filao.example' } })
    await settings({ isSentOnSettlement: true, isIssuedOnReturn: true })
    await back()
    await charge('fuel', 20)
    // The return leaves money to collect, so the invoice waits for the settlement.
    await invoiceOnReturn(parts, key)
    expect(await list()).toEqual([])
    const shown = { dueAmount: 100, depositHeldAmount: 0 }
    const body = { price: 'agreed' as const, charges: [], method: 'cash' as const, shown }
    await by.request(rentals.settleRental, { params: ofRental, body })
    const before = await mails()
    await invoiceOnSettlement(parts, key)
    await invoiceOnSettlement(parts, key)
    expect(await list()).toMatchObject([{ number: 'F2026-000001', total: 100, state: 'paid' }])
    expect((await mails()) - before).toBeGreaterThan(0)
    const { rows } = await t.db.pool.query('select recipient from sent_mails where company_id = $1 and kind = $2', [
      by.companyId,
      'invoice',
    ])
    expect(rows).toEqual([{ recipient: 'zoe@filao.example' }])
  })

  test('is issued and mailed on a return that leaves nothing to settle', async () => {
    const { by, rental, settings, check, list, pay } = await givenContract()
    await settings({ isSentOnSettlement: true })
    await pay(80)
    await check(rental.id, { stage: 'delivery', odometer: 1000 })
    t.setNow(rental.end)
    await check(rental.id, { stage: 'return', odometer: 1200 })
    const parts = { db: t.db, now: () => rental.end, enqueue: t.enqueue }
    await invoiceOnReturn(parts, { companyId: by.companyId, rentalId: rental.id })
    expect(await list()).toMatchObject([{ number: 'F2026-000001', total: 80 }])
  })
})

test('an advance is what was paid, and the final invoice asks for the rest', async () => {
  const { pay, issue, send, back, list, credit } = await givenContract()
  expect((await send('advance')).status).toBe(409)
  await pay(30)
  const advance = await issue('advance')
  expect(advance).toMatchObject({ number: 'FA2026-000001', total: 30, state: 'paid', paidAmount: 30 })
  expect((await send('advance')).status).toBe(409)
  await back()
  const final = await issue('invoice')
  expect(final).toMatchObject({ total: 50, state: 'due', paidAmount: 0 })
  expect(final.lines.at(-1)).toMatchObject({ label: 'Acompte déjà facturé FA2026-000001', quantity: -1, total: -30 })
  expect(detail(await credit(advance.id))).toContain('F2026-000001')
  await pay(20)
  expect(await list({ state: 'part_paid' })).toMatchObject([{ number: 'F2026-000001', paidAmount: 20 }])
  await pay(30)
  expect((await list({ state: 'paid' })).map(({ number }) => number)).toEqual(['F2026-000001', 'FA2026-000001'])
})

test('a credit note on a part of an advance does not lower what the rental owes, since the invoice bills it', async () => {
  const { by, params, customer, ofRental, pay, issue, credit, load, back } = await givenContract()
  await pay(30)
  const advance = await issue('advance')
  const [paid] = await by.request(rentals.listPayments, { params: ofRental })
  const refund = { totalAmount: 10, securityDepositAmount: 0, correctsPaymentId: paid?.id ?? 0, reason: 'À sa demande' }
  await by.request(rentals.createPayment, { params: ofRental, body: refund })
  await credit(advance.id, { lines: [{ index: 0, quantity: 0.33 }] })
  await back()
  expect(await load()).toMatchObject({ totalAmount: 80, creditedAmount: 0, paidTotalAmount: 20 })
  expect(await by.request(listReceivables, { params })).toMatchObject([{ dueAmount: 60 }])
  expect(await by.request(listCustomers, { params })).toMatchObject([{ id: customer.id, dueAmount: 60 }])
  const days = { from: '2026-03-01', to: '2026-03-31', step: 'month' } as const
  const { figures } = await by.request(readStatistics, { params, query: days })
  const final = await issue('invoice')
  expect([final.total, figures.revenueAmount]).toEqual([59.9, 73.73])
})

test('a rental whose VAT changed after its advance is invoiced once the advance is credited', async () => {
  const { by, params, ofRental, agency, pay, issue, send, settings, credit } = await givenContract()
  await pay(80)
  const advance = await issue('advance')
  for (const vatRate of [20, 2.1, null]) {
    await settings({ agencyRates: [{ agencyId: agency.id, vatRate, reason: 'Autre taux' }] })
    const responses = [
      await by.send(calls.previewInvoice, { params: ofRental, query: { kind: 'invoice' } }),
      await send('invoice'),
    ]
    for (const response of responses) {
      expect(response.status).toBe(409)
      expect(detail(response as { body: never })).toContain('faites d’abord un avoir sur l’acompte')
    }
  }
  await credit(advance.id)
  expect(await issue('invoice')).toMatchObject({ total: 80, totalVat: 0, state: 'paid' })
  expect(await by.request(calls.listInvoices, { params, query: {} })).toHaveLength(3)
})

test('an invoice after an advance is credited day by day, and then as a whole', async () => {
  const { rental, pay, issue, credit, read, list } = await givenContract({ end: day(10), discountPercent: 50 })
  expect(rental.totalAmount).toBe(100)
  await pay(40)
  await issue('advance')
  const { id } = await issue('invoice')
  for (let days = 0; days < 3; days++) {
    expect((await credit(id, { lines: [{ index: 0, quantity: 1 }] })).status).toBe(201)
  }
  expect((await credit(id)).status).toBe(201)
  expect((await read(id)).state).toBe('credited')
  const notes = await list({ kind: 'credit_note' })
  expect(notes.map(({ total, totalVat }) => [total, totalVat])).toEqual([
    [0, 0],
    [20, 1.56],
    [20, 1.57],
    [20, 1.57],
  ])
})

describe('charges', () => {
  test('go on a second invoice, and damage on a claim of its own series, outside VAT', async () => {
    const { by, ofRental, issue, back, charge, load } = await givenContract()
    await issue('invoice')
    await back()
    await charge('fuel', 18.5)
    await charge('damage', 150)
    expect(await issue('invoice')).toMatchObject({ number: 'F2026-000002', total: 18.5, totalVat: 1.45 })
    const claim = await issue('indemnity_claim')
    expect(claim).toMatchObject({ number: 'DI2026-000001', total: 150, totalVat: 0, vat: [{ rate: null }] })
    const [fuel, damage] = (await load()).charges
    expect([fuel?.invoice?.number, damage?.invoice?.number]).toEqual(['F2026-000002', 'DI2026-000001'])
    const takeBack = { kind: 'fuel' as const, amount: 18.5, reason: 'Erreur', correctsChargeId: fuel?.id as number }
    const refused = await by.send(rentals.createCharge, { params: ofRental, body: takeBack })
    expect([refused.status, detail(refused)]).toEqual([409, expect.stringContaining('F2026-000002')])
  })

  test('that the company treats otherwise go where it says', async () => {
    const { settings, back, charge, preview } = await givenContract()
    await settings({ chargesOutsideVat: ['fuel'] })
    await back()
    await charge('damage', 150)
    await charge('fuel', 20)
    expect((await preview('invoice')).total).toBe(230)
    expect((await preview('indemnity_claim')).total).toBe(20)
  })
})

describe('a credit note', () => {
  test('names its invoice, lowers what the customer owes, and never exceeds the rest', async () => {
    const { by, ofRental, params, pay, load, issue, credit, read, list } = await givenContract()
    const { id } = await issue('invoice')
    await pay(80)
    const note = await credit(id, { lines: [{ index: 0, quantity: 1 }] })
    expect(note).toMatchObject({ status: 201, body: { kind: 'credit_note', number: 'AV2026-000001', total: 40 } })
    expect(note.body).toMatchObject({ correctsInvoiceId: id, reason: 'Geste commercial', totalVat: 3.13, state: null })
    expect(await load()).toMatchObject({ creditedAmount: 40, paidTotalAmount: 80 })
    expect(await read(id)).toMatchObject({ creditedAmount: 40, state: 'paid', paidAmount: 40 })
    expect((await read(id)).lines).toMatchObject([{ quantityLeft: 1, totalLeft: 40 }])
    expect(await by.request(rentals.listRentals, { params, query: { isUnpaid: 'true' } })).toEqual([])
    const over = await credit(id, { lines: [{ index: 0, quantity: 2 }] })
    expect(over).toMatchObject({ status: 409, body: { code: 'amount_over', rest: 40 } })
    expect((await credit((note.body as { id: number }).id)).status).toBe(409)
    expect(await credit(id)).toMatchObject({ status: 201, body: { number: 'AV2026-000002', total: 40 } })
    expect((await credit(id)).status).toBe(409)
    expect(await read(id)).toMatchObject({ state: 'credited', creditedAmount: 80 })
    expect((await load()).creditedAmount).toBe(0)
    expect((await list({ kind: 'credit_note' })).map(({ correctsNumber }) => correctsNumber)).toEqual([
      'F2026-000001',
      'F2026-000001',
    ])
    expect((await by.send(rentals.listPayments, { params: ofRental })).status).toBe(200)
    const { rows } = await t.db.pool.query(
      `select payload::json ->> 'cents' as cents from journal_entries where company_id = $1 and kind = 'credit_note'`,
      [by.companyId],
    )
    expect(rows.map(({ cents }) => Number(cents))).toEqual([-4000, -4000])
  })
})

describe('numbers', () => {
  test('keep the prefix of their year: a change waits for the next one', async () => {
    const { by, params, settings, issue, credit, contract } = await givenContract()
    const first = await issue('invoice')
    const changed = await settings({ invoicePrefix: 'FAC', numberDigits: 4 })
    expect(changed).toMatchObject({ invoicePrefix: 'FAC', startedKinds: ['invoice'] })
    await credit(first.id)
    expect(await issue('invoice')).toMatchObject({ number: 'F2026-000002' })
    t.setNow('2027-01-01T03:59:00Z')
    const next = await contract({ start: '2027-02-01T14:00:00Z', end: '2027-02-02T14:00:00Z' })
    const request = () =>
      by.send(calls.issueInvoice, { params: { ...params, rentalId: next.id }, body: { kind: 'invoice' } })
    t.setNow('2027-01-01T04:00:00Z')
    const issued = await request()
    expect(issued).toMatchObject({ status: 201, body: { number: 'FAC2027-0001', issuedOn: '2027-01-01' } })
    t.setNow('2026-12-31T12:00:00Z')
    await by.send(calls.creditInvoice, {
      params: { ...params, id: (issued.body as { id: number }).id },
      body: { reason: 'Erreur' },
    })
    const refused = await request()
    expect([refused.status, detail(refused)]).toEqual([409, expect.stringContaining('2026')])
  })

  test('never go back in time when the clock does', async () => {
    const { by, params, rental, contract, vehicle: _, issue } = await givenContract()
    const first = await issue('invoice')
    const other = await contract({ start: day(20), end: day(21) })
    t.setNow('2026-03-01T11:00:00Z')
    const body = { kind: 'invoice' as const }
    const second = await by.request(calls.issueInvoice, { params: { ...params, rentalId: other.id }, body })
    expect([second.number, second.issuedAt]).toEqual(['F2026-000002', first.issuedAt])
    expect(second.rentalId).not.toBe(rental.id)
  })

  test('have no gap after a document that was rolled back', async () => {
    const { by, issue } = await givenContract()
    await t.db.pool.query(`create or replace function refuse_one() returns trigger language plpgsql as $$
      begin if new.company_id = ${by.companyId} then raise exception 'not now'; end if; return new; end $$;
      create trigger refuse_one before insert on invoices for each row execute function refuse_one()`)
    await expect(issue('invoice')).rejects.toThrow('500')
    await t.db.pool.query('drop trigger refuse_one on invoices')
    expect((await issue('invoice')).number).toBe('F2026-000001')
    const { rows } = await t.db.pool.query(
      `select count(*)::int as entries from journal_entries where company_id = $1 and kind = 'invoice'`,
      [by.companyId],
    )
    expect(rows).toEqual([{ entries: 1 }])
  })
})

test('the database refuses to change, delete or empty documents and their counters, from its owner too', async () => {
  const { issue } = await givenContract()
  const { id } = await issue('invoice')
  for (const statement of [
    `update invoices set total_cents = 1, before_vat_cents = 1, vat_cents = 0 where id = ${id}`,
    `delete from invoices where id = ${id}`,
    'truncate invoices',
    'truncate invoices cascade',
    'delete from invoice_counters',
    'update invoice_counters set last = 0',
    'update invoice_counters set last = last + 2',
    'truncate invoice_counters cascade',
  ]) {
    await expect(t.db.pool.query(statement), statement).rejects.toThrow(/never changed|only count up/)
  }
})

test('the timeline of the rental has its documents, with number, amount and author', async () => {
  const { by, rental, params, pay, issue, credit, back, charge } = await givenContract()
  const steps = async () => {
    const all = await by.request(rentals.getTimeline, { params: { ...params, id: rental.id } })
    return all.filter(({ document }) => document)
  }
  await pay(30)
  await issue('advance')
  await back()
  await charge('damage', 100)
  const invoice = await issue('invoice')
  await issue('indemnity_claim')
  await credit(invoice.id, { lines: [{ index: 0, quantity: 1 }] })
  expect((await steps()).map(({ kind, document }) => [kind, document?.number, document?.totalAmount])).toEqual([
    ['credited', 'AV2026-000001', 40],
    ['claimed', 'DI2026-000001', 100],
    ['invoiced', 'F2026-000001', 50],
    ['advance_invoiced', 'FA2026-000001', 30],
  ])
  expect((await steps())[2]).toMatchObject({ document: { id: invoice.id }, who: { id: by.userId }, byCustomer: false })
})

describe('settings', () => {
  test('are changed by administrators, for agencies of the company', async () => {
    const { by, params, settings } = await givenContract()
    const staff = await t.colleague(by, 'staff')
    expect((await staff.send(calls.putInvoiceSettings, { params, body: defaultSettings })).status).toBe(403)
    expect(await staff.request(calls.getInvoiceSettings, { params })).toMatchObject(defaultSettings)
    const other = await t.company()
    const agency = await other.request(createAgency, {
      params: { companyId: other.companyId },
      body: { name: 'Ailleurs' },
    })
    const agencyRates = [{ agencyId: agency.id, vatRate: 20, reason: 'Test' }]
    const body = { ...defaultSettings, agencyRates }
    expect((await by.send(calls.putInvoiceSettings, { params, body })).status).toBe(404)
    expect(await settings({ paymentDays: 45, discountTerms: '2 % à 8 jours' })).toMatchObject({ paymentDays: 45 })
    const history = await auditOf(t, by, 'company', by.companyId)
    expect(history.at(-1)).toMatchObject({ action: 'changed', changes: { paymentDays: [30, 45] } })
    await settings({ paymentDays: 45, discountTerms: '2 % à 8 jours' })
    expect(await auditOf(t, by, 'company', by.companyId)).toEqual(history)
  })
})

test('documents of another company are unknown', async () => {
  const { issue, params } = await givenContract()
  const { id } = await issue('invoice')
  const other = await t.company()
  for (const companyId of [other.companyId, params.companyId]) {
    const there = { companyId, id }
    expect((await other.send(calls.getInvoice, { params: there })).status).toBe(404)
    expect((await other.send(calls.printInvoice, { params: there })).status).toBe(404)
    expect((await other.send(calls.creditInvoice, { params: there, body: { reason: 'Non' } })).status).toBe(404)
    expect((await other.send(calls.sendInvoice, { params: there, body: {} })).status).toBe(404)
  }
})

test('the list finds by number, customer and rental, filters, sorts and exports', async () => {
  const { by, params, customer, contract, issue, credit, list, rental } = await givenContract()
  const first = await issue('invoice')
  await credit(first.id, { lines: [{ index: 0, quantity: 1 }] })
  const firm = await by.request(createCustomer, { params, body: { kind: 'company', companyName: 'Alizés Conseil' } })
  t.setNow('2026-03-02T12:00:00Z')
  const other = await contract({ start: day(20), end: day(21), customerId: customer.id })
  await by.request(rentals.updateRental, { params: { ...params, id: other.id }, body: { billedCustomerId: firm.id } })
  const body = { kind: 'invoice' as const }
  const second = await by.request(calls.issueInvoice, { params: { ...params, rentalId: other.id }, body })
  expect(second).toMatchObject({ customerName: 'Alizés Conseil', dueOn: '2026-04-01', customerId: firm.id })
  expect(second.mentions).toContainEqual(expect.stringContaining('40\u00a0€'))
  const numbers = async (query: object) => (await list(query)).map(({ number }) => number)
  expect(await numbers({})).toEqual(['F2026-000002', 'AV2026-000001', 'F2026-000001'])
  expect(await numbers({ search: 'alizes' })).toEqual(['F2026-000002'])
  expect(await numbers({ search: '000001' })).toEqual(['AV2026-000001', 'F2026-000001'])
  expect(await numbers({ search: rental.publicId })).toEqual(['AV2026-000001', 'F2026-000001'])
  expect(await numbers({ kind: 'credit_note' })).toEqual(['AV2026-000001'])
  expect(await numbers({ state: 'due' })).toEqual(['F2026-000002'])
  expect(await numbers({ state: 'overdue' })).toEqual(['F2026-000001'])
  expect(await numbers({ from: '2026-03-02' })).toEqual(['F2026-000002'])
  expect(await numbers({ to: '2026-03-01', sort: 'total' })).toEqual(['AV2026-000001', 'F2026-000001'])
  expect(await numbers({ rentalId: other.id })).toEqual(['F2026-000002'])
  const page = await by.send(calls.listInvoices, { params, query: { limit: 1, sort: 'number' } })
  expect(page.headers['x-total-count']).toBe('3')
  const csv = await by.send(calls.exportInvoices, { params, query: { sort: 'number' } })
  const lines = String(csv.body).split('\r\n')
  expect(lines[1]).toBe(
    `AV2026-000001;Avoir;01/03/2026;01/03/2026;Zoé Éboué;${rental.publicId};-36,87;-3,13;-40,00;0,00;;F2026-000001`,
  )
  expect(lines[2]).toContain(';73,73;6,27;80,00;')
})
