import { createCustomer } from '@filao/domain/customers/contract'
import * as invoices from '@filao/domain/invoicing/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { readPdf } from '#testing/pdf'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.pool.query('delete from attempts')
  t.setNow(noon(0))
})

/** A rental of 120 € that is paid, over and invoiced, with its code. */
async function givenReturn() {
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  const { by, params } = counter
  const { id, code, publicId } = await counter.contract()
  const rental = { ...params, rentalId: id }
  const paid = { totalAmount: 120, securityDepositAmount: 0, method: 'card' as const }
  const payment = await by.request(calls.createPayment, { params: rental, body: paid })
  await counter.deliver(id)
  t.setNow(noon(2))
  await counter.takeBack(id)
  const invoice = await by.request(invoices.issueInvoice, { params: rental, body: { kind: 'invoice' } })
  return { ...counter, id, code, publicId, payment, invoice }
}

const list = (code: string) => t.visitor().send(invoices.listPapersByCode, { params: { code } })

test('the page of a rental that is over tells what was paid, the real return, and its papers', async () => {
  const { code, publicId, payment, invoice } = await givenReturn()
  expect(await t.visitor().request(calls.getRentalByCode, { params: { code } })).toMatchObject({
    status: 'done',
    paidAmount: 120,
    deliveredAt: noon(0),
    returnedAt: noon(2),
  })
  expect((await list(code)).body).toEqual([
    { kind: 'receipt', id: payment.id, number: `${publicId}-1`, amount: 120, issuedAt: noon(0) },
    { kind: 'invoice', id: invoice.id, number: invoice.number, amount: 120, issuedAt: noon(2) },
  ])
  const receipt = await t.visitor().send(invoices.printReceiptByCode, { params: { code, id: payment.id } })
  expect(receipt.headers['content-type']).toBe('application/pdf')
  expect((await readPdf(receipt.body as unknown as Buffer)).text).toContain(`${publicId}-1`)
  const bill = await t.visitor().send(invoices.printInvoiceByCode, { params: { code, id: invoice.id } })
  expect((await readPdf(bill.body as unknown as Buffer)).text).toContain(invoice.number)
})

test('a refund and a credit note take their amount back', async () => {
  const { by, params, id, code, payment, invoice } = await givenReturn()
  const refund = {
    totalAmount: 20,
    securityDepositAmount: 0,
    method: 'card' as const,
    correctsPaymentId: payment.id,
    reason: 'Erreur',
  }
  await by.request(calls.createPayment, { params: { ...params, rentalId: id }, body: refund })
  const note = { reason: 'Erreur', lines: [{ index: 0 }] }
  await by.request(invoices.creditInvoice, { params: { ...params, id: invoice.id }, body: note })
  const papers = (await list(code)).body as unknown as { amount: number }[]
  expect(papers.map(({ amount }) => amount)).toEqual([120, -20, 120, -120])
})

test('an invoice to somebody else is theirs alone', async () => {
  const { code, invoice, by, params, contract } = await givenReturn()
  const stranger = await givenReturn()
  const foreign = { code: stranger.code, id: invoice.id }
  expect((await t.visitor().send(invoices.printInvoiceByCode, { params: foreign })).status).toBe(404)
  const receipt = { code, id: stranger.payment.id }
  expect((await t.visitor().send(invoices.printReceiptByCode, { params: receipt })).status).toBe(404)

  const company = { kind: 'company' as const, companyName: 'SARL Soleil' }
  const payer = await by.request(createCustomer, { params, body: company })
  const next = { start: noon(5), end: noon(7), billedCustomerId: payer.id }
  const paid = await contract(next)
  const ofPayer = { params: { ...params, rentalId: paid.id }, body: { kind: 'invoice' as const } }
  const { id } = await by.request(invoices.issueInvoice, ofPayer)
  expect((await list(paid.code)).body).toEqual([])
  const print = { params: { code: paid.code, id } }
  expect((await t.visitor().send(invoices.printInvoiceByCode, print)).status).toBe(404)
})

test('an unknown code has no papers, and one network prints ten of them a minute', async () => {
  expect((await list('0000000000000000')).status).toBe(404)
  const print = () => t.visitor().send(invoices.printReceiptByCode, { params: { code: '0000000000000000', id: 1 } })
  const statuses: number[] = []
  for (let times = 0; times < 11; times++) statuses.push((await print()).status)
  expect(statuses).toEqual([...Array(10).fill(404), 429])
})

test('the invoices of a customer who was erased stay with the company alone', async () => {
  const { code, invoice, customer } = await givenReturn()
  await t.db.pool.query('update customers set erased_at = now() where id = $1', [customer.id])
  const kinds = ((await list(code)).body as unknown as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds).toEqual(['receipt'])
  expect((await t.visitor().send(invoices.printInvoiceByCode, { params: { code, id: invoice.id } })).status).toBe(404)
})
