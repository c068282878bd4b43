import { listAudit } from '@filao/domain/access/contract'
import { defaultAccounts } from '@filao/domain/accounting/accounts'
import * as books from '@filao/domain/accounting/contract'
import type { EReporting } from '@filao/domain/accounting/e-reporting.schema'
import { updateCompany } from '@filao/domain/company/contract'
import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import * as invoices from '@filao/domain/invoicing/contract'
import { readTurnover } from '@filao/domain/journal/contract'
import { readCsv, saysSomething } from '@filao/domain/kernel/table/csv'
import { createFee } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf, cents, readFec } from '#testing/accounting/fec'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const march = { from: '2026-03-01', to: '2026-03-31' }

/**
 * A rental at 120 € with VAT at 8.5 %: 50 € and a deposit in cash beforehand, an advance invoice, the invoice with
 * fuel, a claim paid from the deposit, and a credit note on the fuel.
 */
async function givenMonth() {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id } = await counter.contract()
  const ofRental = { ...params, rentalId: id }
  const pay = (body: object) => by.request(calls.createPayment, { params: ofRental, body: body as never })
  const charge = (kind: 'fuel' | 'damage', amount: number) =>
    by.request(calls.createCharge, { params: ofRental, body: { kind, amount, reason: 'Constat' } })
  const issue = (kind: 'invoice' | 'advance' | 'indemnity_claim') =>
    by.request(invoices.issueInvoice, { params: ofRental, body: { kind } })
  await pay({ totalAmount: 50, securityDepositAmount: 800, method: 'cash' })
  await issue('advance')
  await counter.deliver(id)
  t.setNow(noon(3))
  await counter.takeBack(id)
  await charge('fuel', 30)
  await charge('damage', 300)
  const invoice = await issue('invoice')
  await issue('indemnity_claim')
  const shown = { dueAmount: 400, depositHeldAmount: 800 }
  const kept = { keptDepositAmount: 300, keptReason: 'Aile', method: 'card' as const }
  await by.request(calls.settleRental, { params: ofRental, body: { price: 'agreed', charges: [], shown, ...kept } })
  const credit = { reason: 'Plein fait', lines: [{ index: 1 }] }
  await by.request(invoices.creditInvoice, { params: { ...params, id: invoice.id }, body: credit })
  t.setNow(noon(40))
  const preview = () => by.request(books.previewEntries, { params, query: march })
  const make = (to: string) => by.send(books.createAccountingExport, { params, body: { to } })
  const exported = (to: string) => by.request(books.createAccountingExport, { params, body: { to } })
  const fec = (exportId: number) => by.send(books.downloadFec, { params: { ...params, id: exportId } })
  return { ...counter, ofRental, pay, preview, make, exported, fec }
}

test('a month is previewed, exported and read back, and its sums are those of the closing', async () => {
  const { by, params, preview, exported, fec } = await givenMonth()
  const shown = await preview()
  expect(shown.comparison).toEqual([
    { sum: 'received', closing: 450, entries: 450, differences: [] },
    { sum: 'deposits', closing: 0, entries: 0, differences: [] },
    { sum: 'invoiced', closing: 120, entries: 120, differences: [] },
    { sum: 'vat', closing: 9.4, entries: 9.4, differences: [] },
    { sum: 'claimed', closing: 300, entries: 300, differences: [] },
  ])
  expect(shown.entries.every(({ number }) => number === null)).toBe(true)

  const made = await exported(march.to)
  expect(made).toMatchObject({ ...march, entries: shown.count, firstNumber: 1, lastNumber: shown.count })
  expect((await fec(made.id)).status).toBe(409)
  await by.request(updateCompany, { params, body: { siret: '73282932000074' } })
  const file = await fec(made.id)
  expect(file.headers['content-disposition']).toContain('732829320FEC20260331.txt')
  const lines = readFec(file.body as unknown as Uint8Array)
  expect(new Set(lines.map(({ EcritureNum }) => EcritureNum)).size).toBe(shown.count)
  expect(lines.find(({ CompteNum }) => CompteNum === '411000')?.CompAuxNum).not.toBe('')
  expect(lines.map(({ EcritureLib }) => EcritureLib).join()).toContain('Zoé Éboué')
  const balances = ['706000', '708800', '445710', '445740', '758000', '165000'].map((account) =>
    balanceOf(lines, account),
  )
  expect(balances).toEqual([-11060, 0, -1175, 235, -30000, 0])
  expect(lines.reduce((sum, line) => sum + cents(line.Debit), 0)).toBe(Math.round(shown.total * 100))

  const tableOf = async (format: 'csv' | 'xlsx') =>
    await by.send(books.downloadEntries, { params: { ...params, id: made.id }, query: { format } })
  const rows = [...readCsv(String((await tableOf('csv')).body))].filter(saysSomething)
  expect(rows).toHaveLength(lines.length + 1)
  const { sheets } = await readXlsx(new Uint8Array((await tableOf('xlsx')).body as unknown as Buffer))
  expect(sheets[0]?.rows).toHaveLength(lines.length + 1)
  expect(sheets[0]?.rows[1]?.slice(0, 4)).toEqual(['CA', 1, expect.anything(), '530000'])
})

test('an export of an earlier version stays as it was, and the next one goes on without a waiting account', async () => {
  const { by, params } = await givenMonth()
  const older = JSON.stringify({ ...defaultAccounts, vatWaiting: undefined })
  const { rows } = await t.db.pool.query(
    `insert into accounting_exports (company_id, from_day, to_day, first_seq, last_seq, first_number, entries, accounts,
       made_at, made_on, made_by)
     select company_id, '2026-03-01', '2026-03-31', 1, max(seq), 1, 10, $2, now(), '2026-04-01', null
     from journal_entries where company_id = $1 group by 1 returning id`,
    [by.companyId, older],
  )
  const lines = async () => {
    const { entries } = await by.request(books.getExportedEntries, { params: { ...params, id: rows[0].id } })
    return entries.flatMap((entry) => entry.lines)
  }
  const of = async (account: string) => (await lines()).filter((line) => line.account === account)
  expect((await of('419100')).length).toBeGreaterThan(0)
  expect((await of('419100')).every(({ customer }) => customer === null)).toBe(true)
  expect(await of('445740')).toEqual([])
  expect(await by.request(books.getAccounts, { params })).toMatchObject({ vatWaiting: null })
})

test('VAT waits or not as its invoice says, and what waited is moved by a payment after the option changed', async () => {
  const { by, params, contract } = await givenCounter(t)
  const onDebits = (isVatOnDebits: boolean) => by.request(updateCompany, { params, body: { isVatOnDebits } })
  const billed = async (start: string, end: string) => {
    const rental = { ...params, rentalId: (await contract({ start, end })).id }
    const { total } = await by.request(invoices.issueInvoice, { params: rental, body: { kind: 'invoice' } })
    const body = { totalAmount: total, securityDepositAmount: 0, method: 'card' as const }
    return () => by.request(calls.createPayment, { params: rental, body })
  }
  const vat = async () => {
    const { entries } = await by.request(books.previewEntries, { params, query: { ...march, to: '2026-04-30' } })
    const lines = entries.flatMap((entry) => entry.lines)
    const balance = (account: string) =>
      lines.filter((line) => line.account === account).reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    return ['445740', '445710'].map((account) => Math.round(balance(account) * 100))
  }
  const payEarlier = await billed(noon(0, 120), noon(3, 120))
  expect(await vat()).toEqual([-940, 0])
  await onDebits(true)
  const payLater = await billed(noon(5), noon(8))
  expect(await vat()).toEqual([-940, -940])
  await payEarlier()
  expect(await vat()).toEqual([0, -1880])
  await payLater()
  await onDebits(false)
  expect(await vat()).toEqual([0, -1880])
})

test('numbers continue over exports, and each movement is in one of them', async () => {
  const { by, params, make, exported, pay } = await givenMonth()
  const first = await exported('2026-03-02')
  const second = await exported(march.to)
  expect(first.lastNumber).toBeGreaterThan(0)
  expect(second).toMatchObject({ from: '2026-03-03', firstNumber: (first.lastNumber ?? 0) + 1 })
  expect(await make(march.to)).toMatchObject({ status: 409 })
  expect(await make('2026-04-10')).toMatchObject({ status: 422 })
  await pay({ totalAmount: 5, securityDepositAmount: 0, method: 'transfer', isOverConfirmed: true })
  t.setNow(noon(45))
  const third = await exported('2026-04-14')
  expect(third).toMatchObject({ entries: 2, firstNumber: (second.lastNumber ?? 0) + 1 })
  expect(await exported('2026-04-14').catch(String)).toContain('409')
  const listed = await by.request(books.listAccountingExports, { params })
  expect(listed.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  const read = await by.request(books.getExportedEntries, { params: { ...params, id: third.id } })
  expect(read.entries).toMatchObject([
    { number: third.firstNumber, book: 'bank', lines: [{ debit: 5 }, { credit: 5 }] },
    { number: third.lastNumber, book: 'sundry', label: 'TVA exigible Zoé Éboué' },
  ])
})

test('money pays the invoice of a company before the claim to its driver, over two exports', async () => {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const company = { kind: 'company' as const, companyName: 'SARL Soleil' }
  const billed = await by.request(createCustomer, { params, body: company })
  const { id } = await counter.contract({ billedCustomerId: billed.id })
  const ofRental = { ...params, rentalId: id }
  const issue = (kind: 'invoice' | 'indemnity_claim') =>
    by.request(invoices.issueInvoice, { params: ofRental, body: { kind } })
  await counter.deliver(id)
  await issue('invoice')
  t.setNow(noon(2))
  await by.request(books.createAccountingExport, { params, body: { to: '2026-03-02' } })
  await counter.send(id, { billedCustomerId: null })
  const damage = { kind: 'damage' as const, amount: 300, reason: 'Aile' }
  await by.request(calls.createCharge, { params: ofRental, body: damage })
  await issue('indemnity_claim')
  const payment = { totalAmount: 200, securityDepositAmount: 0, method: 'cash' as const }
  await by.request(calls.createPayment, { params: ofRental, body: payment })
  t.setNow(noon(4))
  const { id: exportId } = await by.request(books.createAccountingExport, { params, body: { to: '2026-03-04' } })
  const { entries } = await by.request(books.getExportedEntries, { params: { ...params, id: exportId } })
  const paid = entries
    .find(({ book }) => book === 'cash')
    ?.lines.map(({ customer, credit }) => [customer?.name, credit])
  expect(paid).toEqual([
    [undefined, 0],
    ['SARL Soleil', 120],
    ['Zoé Éboué', 80],
  ])
  expect(await by.request(invoices.listInvoices, { params })).toMatchObject([{ paidAmount: 80 }, { paidAmount: 120 }])
})

test('a deposit that is only held on a card is told apart from the closing, with its reason', async () => {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id } = await counter.contract()
  const hold = { totalAmount: 0, securityDepositAmount: 800, method: 'card' as const }
  await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body: hold })
  const read = async () => (await by.request(books.previewEntries, { params, query: march })).comparison[1]
  const held = { sum: 'deposits', closing: 800, entries: 0, differences: [{ reason: 'card_hold', amount: -800 }] }
  expect(await read()).toEqual(held)
  await by.request(books.putAccounts, { params, body: { ...defaultAccounts, isCardDepositHeld: false } })
  expect(await read()).toEqual({ ...held, entries: 800, differences: [] })
})

test('an export keeps the accounts it was made with; changes are audited', async () => {
  const { by, params, exported, preview } = await givenMonth()
  expect(await by.request(books.getAccounts, { params })).toEqual(defaultAccounts)
  const made = await exported(march.to)
  await by.request(books.putAccounts, { params, body: { ...defaultAccounts, customers: '411zz' } })
  const accountsOf = (read: Awaited<ReturnType<typeof preview>>) =>
    new Set(read.entries.flatMap(({ lines }) => lines.map(({ account }) => account)))
  expect(accountsOf(await preview()).has('411ZZ')).toBe(true)
  expect(
    accountsOf(await by.request(books.getExportedEntries, { params: { ...params, id: made.id } })).has('411ZZ'),
  ).toBe(false)
  const wrong = { ...defaultAccounts, methods: { ...defaultAccounts.methods, cash: '53' } }
  expect(await by.send(books.putAccounts, { params, body: wrong })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'methods.cash', code: 'pattern' }] },
  })
  const audited = await by.request(listAudit, { params })
  expect(audited.map(({ entity, action }) => `${entity} ${action}`)).toEqual(
    expect.arrayContaining(['accounts changed', 'accountingExport created']),
  )
})

test('a fee is booked to the account of its case once it has one, and its credit note too', async () => {
  const { by, params, wanted, other, contract, deliver, takeBack } = await givenCounter(t)
  const fee = { kind: 'one_way' as const, name: 'Aller simple', price: 40 }
  const pair = { agencyId: wanted.departureAgencyId, toAgencyId: other.id }
  await by.request(createFee, { params, body: { ...fee, ...pair } })
  const { id } = await contract({ arrivalAgencyId: other.id })
  await deliver(id)
  t.setNow(noon(3))
  await takeBack(id)
  const invoice = await by.request(invoices.issueInvoice, {
    params: { ...params, rentalId: id },
    body: { kind: 'invoice' },
  })
  const { lines } = await by.request(invoices.getInvoice, { params: { ...params, id: invoice.id } })
  expect(lines.map(({ label, total }) => [label, total])).toEqual([
    [expect.stringContaining('Location'), 120],
    [expect.stringMatching(/^Aller simple \(de «.+» à «.+»\)$/), 40],
  ])
  const credit = { reason: 'Geste commercial', lines: [{ index: 1 }] }
  await by.request(invoices.creditInvoice, { params: { ...params, id: invoice.id }, body: credit })
  const booked = async () => {
    const { entries } = await by.request(books.previewEntries, { params, query: march })
    return entries.filter(({ book }) => book === 'sales').map(({ lines }) => lines.map(({ account }) => account))
  }
  expect(await booked()).toEqual([
    ['411000', '706000', '445740'],
    ['411000', '706000', '445740'],
  ])
  const accounts = { ...defaultAccounts, fees: { ...defaultAccounts.fees, one_way: '7062' } }
  expect(await by.request(books.putAccounts, { params, body: accounts })).toEqual(accounts)
  expect(await booked()).toEqual([
    ['411000', '706000', '7062', '445740'],
    ['411000', '7062', '445740'],
  ])
  const wrong = { ...accounts, fees: { ...accounts.fees, place: '7' } }
  expect(await by.send(books.putAccounts, { params, body: wrong })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'fees.place', code: 'pattern' }] },
  })
  const { fees: _, ...older } = defaultAccounts
  expect(await by.request(books.putAccounts, { params, body: older })).toEqual(defaultAccounts)
})

/** Sums lines of e-reporting by rate, in cents. */
function sumsOf(lines: EReporting['lines'], flow: string) {
  const ofFlow = lines.filter((line) => line.flow === flow)
  return [...Map.groupBy(ofFlow, ({ rate }) => rate)].map(([rate, ofRate]) => ({
    rate,
    base: Math.round(ofRate.reduce((sum, { base }) => sum + base * 100, 0)),
    amount: Math.round(ofRate.reduce((sum, { vat }) => sum + vat * 100, 0)),
  }))
}

test('e-reporting has the turnover of the journal by day and rate, and is read back from its workbook', async () => {
  const { by, params } = await givenMonth()
  const reported = await by.request(books.readEReporting, { params, query: march })
  const turnover = await by.request(readTurnover, { params, query: march })
  const taxed = (part: typeof turnover.received) =>
    part.vat
      .filter(({ rate }) => rate !== null)
      .map(({ rate, base, amount }) => ({ rate, base: Math.round(base * 100), amount: Math.round(amount * 100) }))
  // The credit note on the fuel left 30 € that nobody refunded.
  expect(reported).toMatchObject({ outside: null, withoutPayments: null, unbilled: 30 })
  expect(sumsOf(reported.lines, '10.3')).toEqual(taxed(turnover.invoiced))
  expect(sumsOf(reported.lines, '10.4')).toEqual(taxed(turnover.received))
  expect(sumsOf(reported.lines, '10.3')).toEqual([{ rate: 8.5, base: 11_060, amount: 940 }])
  expect(reported.lines.map(({ flow, day, documents }) => [flow, day, documents])).toEqual([
    ['10.3', '2026-03-01', 1],
    ['10.3', '2026-03-04', 1],
    ['10.4', '2026-03-01', 0],
    ['10.4', '2026-03-04', 0],
  ])

  const query = { ...march, format: 'xlsx' as const }
  const file = await by.send(books.exportEReporting, { params, query })
  const { sheets } = await readXlsx(new Uint8Array(file.body as unknown as Buffer))
  expect(sheets[0]?.rows.map((row) => row[0])).toEqual(['Flux', '10.3', '10.3', '10.4', '10.4'])
  expect(sheets[0]?.rows[1]?.slice(2, 6)).toEqual(['FR', 'EUR', 'TPS1', 8.5])
  const long = { from: '2025-01-01', to: '2026-03-31' }
  expect(await by.send(books.readEReporting, { params, query: long })).toMatchObject({ status: 422 })
})

test('e-reporting tells companies abroad from consumers, and money that nobody billed', async () => {
  const counter = await givenCounter(t)
  const { by, params, customer } = counter
  const { id } = await counter.contract()
  const ofRental = { ...params, rentalId: id }
  const paid = { totalAmount: 50, securityDepositAmount: 0, method: 'cash' as const }
  await by.request(calls.createPayment, { params: ofRental, body: paid })
  const read = async () => await by.request(books.readEReporting, { params, query: march })
  expect(await read()).toMatchObject({ unbilled: 50, lines: [{ flow: '10.4', day: '2026-03-01', total: 50 }] })

  const abroad = { kind: 'company' as const, companyName: 'Ardennes SA', countryCode: 'BE', vatNumber: 'BE0203201340' }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: abroad })
  const { number } = await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'advance' } })
  const reported = await read()
  expect(reported).toMatchObject({ unbilled: 0 })
  expect(reported.lines.map(({ flow, total, number, buyer }) => [flow, total, number, buyer?.country])).toEqual([
    ['10.1', 50, number, 'BE'],
    ['10.2', 50, null, undefined],
  ])

  // The customer as the document states it counts, also once their record says something else or was erased.
  const moved = { companyName: 'Ardennes SAS', countryCode: 'GP', vatNumber: null, siren: '732829320' }
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: moved })
  expect((await read()).lines).toEqual(reported.lines)

  await by.request(updateCompany, { params, body: { countryCode: 'GF' } })
  expect(await read()).toMatchObject({ outside: 'no_vat', lines: [] })
})

test('e-reporting tells the money that was paid beyond an advance invoice', async () => {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id } = await counter.contract()
  const ofRental = { ...params, rentalId: id }
  const pay = (totalAmount: number) =>
    by.request(calls.createPayment, {
      params: ofRental,
      body: { totalAmount, securityDepositAmount: 0, method: 'cash' as const, isOverConfirmed: true },
    })
  await pay(50)
  await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'advance' } })
  await pay(80.11)
  const reported = await by.request(books.readEReporting, { params, query: march })
  const sum = (flow: string) =>
    reported.lines.filter((line) => line.flow === flow).reduce((all, { total }) => all + Math.round(total * 100), 0)
  expect([sum('10.3'), sum('10.4'), reported.unbilled]).toEqual([5000, 13_011, 80.11])
})

test('e-reporting counts money as that of the customer of the sale, also after a claim to the driver', async () => {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const company = { kind: 'company' as const, companyName: 'SARL Soleil', siren: '732829320' }
  const billed = await by.request(createCustomer, { params, body: company })
  const { id } = await counter.contract({ billedCustomerId: billed.id })
  const ofRental = { ...params, rentalId: id }
  await counter.deliver(id)
  await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
  await counter.send(id, { billedCustomerId: null })
  const damage = { kind: 'damage' as const, amount: 300, reason: 'Aile' }
  await by.request(calls.createCharge, { params: ofRental, body: damage })
  await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'indemnity_claim' } })
  const payment = { totalAmount: 420, securityDepositAmount: 0, method: 'cash' as const }
  await by.request(calls.createPayment, { params: ofRental, body: payment })
  expect(await by.request(books.readEReporting, { params, query: march })).toMatchObject({ lines: [], unbilled: 0 })
})

test.each([
  ['with VAT', 8.5],
  ['without VAT', null],
])(
  'e-reporting %s counts a rental with a claim or a wholly credited invoice only as not billed',
  async (_, vatRate) => {
    const counter = await givenCounter(t)
    const { by, params } = counter
    await by.request(updateCompany, { params, body: { vatRate } })
    const { id } = await counter.contract()
    const ofRental = { ...params, rentalId: id }
    await counter.deliver(id)
    t.setNow(noon(3))
    await counter.takeBack(id)
    await by.request(calls.createCharge, { params: ofRental, body: { kind: 'damage', amount: 300, reason: 'Aile' } })
    const paid = { totalAmount: 420, securityDepositAmount: 0, method: 'cash' as const }
    await by.request(calls.createPayment, { params: ofRental, body: paid })
    const unbilled = async () => (await by.request(books.readEReporting, { params, query: march })).unbilled
    expect(await unbilled()).toBe(vatRate === null ? 420 : 120)
    await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'indemnity_claim' } })
    expect(await unbilled()).toBe(120)
    const invoice = await by.request(invoices.issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
    expect(await unbilled()).toBe(0)
    const credit = { reason: 'Mauvais destinataire' }
    await by.request(invoices.creditInvoice, { params: { ...params, id: invoice.id }, body: credit })
    expect(await unbilled()).toBe(120)
  },
)

test('is for administrators and accountants of the company only; an accountant exports nothing new', async () => {
  const { by, params, exported } = await givenMonth()
  const { id } = await exported(march.to)
  const [staff, other] = [await t.colleague(by, 'staff'), await t.company()]
  const accountant = await t.colleague(by, 'accountant')
  expect((await accountant.request(books.getExportedEntries, { params: { ...params, id } })).count).toBeGreaterThan(0)
  const made = await accountant.send(books.createAccountingExport, { params, body: { to: '2026-04-01' } })
  expect(made).toMatchObject({ status: 403, body: { detail: expect.stringContaining('demandez à un administrateur') } })
  for (const call of [books.getExportedEntries, books.downloadEntries, books.downloadFec]) {
    expect((await staff.send(call, { params: { ...params, id } })).status).toBe(403)
    expect((await other.send(call, { params: { companyId: other.companyId, id } })).status).toBe(404)
  }
})
