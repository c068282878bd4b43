import { updateCustomer } from '@filao/domain/customers/contract'
import { creditInvoice, issueInvoice } from '@filao/domain/invoicing/contract'
import { listJournal } from '@filao/domain/journal/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { readPdf } from '#testing/pdf'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates a contract of 120 € with a deposit of 800 €, with functions to take money for it. */
async function givenContract() {
  const counter = await givenCounter(t)
  const { id } = await counter.contract()
  const params = { ...counter.params, rentalId: id }
  const pay = (totalAmount: number, securityDepositAmount = 0, over: Partial<PaymentCreation> = {}) =>
    counter.by.send(calls.createPayment, { params, body: { totalAmount, securityDepositAmount, ...over } })
  const take = (totalAmount: number, securityDepositAmount = 0, over: Partial<PaymentCreation> = {}) =>
    counter.by.request(calls.createPayment, { params, body: { totalAmount, securityDepositAmount, ...over } })
  const sums = async () => {
    const { paidTotalAmount, paidSecurityDepositAmount } = await counter.get(id)
    return [paidTotalAmount, paidSecurityDepositAmount]
  }
  return { ...counter, id, pay, take, sums, payments: () => counter.by.request(calls.listPayments, { params }) }
}

describe('a refund', () => {
  test('gives a part back, in the way it was paid, with its reason; the payment stays unchanged', async () => {
    const { by, take, sums, payments } = await givenContract()
    const paid = await take(120, 800, { method: 'holiday_voucher' })
    const refund = await take(20.5, 0, { correctsPaymentId: paid.id, reason: 'Retour anticipé' })
    expect(refund).toMatchObject({
      totalAmount: 20.5,
      method: 'holiday_voucher',
      correctsPaymentId: paid.id,
      reason: 'Retour anticipé',
      takenBy: { id: by.userId },
    })
    expect(await sums()).toEqual([99.5, 800])
    const deposit = await take(0, 800, { correctsPaymentId: paid.id, reason: 'Caution rendue', method: 'cash' })
    expect(deposit.method).toBe('cash')
    expect(await sums()).toEqual([99.5, 0])
    expect(await payments()).toEqual([{ ...paid }, refund, deposit])
    expect(await auditOf(t, by, 'payment', refund.id)).toMatchObject([
      { action: 'refunded', changes: { correctsPaymentId: [null, paid.id], reason: [null, 'Retour anticipé'] } },
    ])
  })

  test('is limited to what is left of its payment', async () => {
    const { pay, take, sums } = await givenContract()
    const paid = await take(100, 300)
    await take(60, 0, { correctsPaymentId: paid.id, reason: 'Geste commercial' })
    const over = { correctsPaymentId: paid.id, reason: 'Erreur' }
    expect(await pay(40.01, 0, over)).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'totalAmount' }],
        detail: 'Ce paiement ne peut plus être remboursé que de 40,00\u00a0€.',
      },
    })
    expect(await pay(0, 300.01, over)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'securityDepositAmount' }] },
    })
    expect((await pay(40, 300, over)).status).toBe(201)
    expect(await sums()).toEqual([0, 0])
  })

  test('names a payment of this rental, has a reason and an amount, and cannot be refunded', async () => {
    const one = await givenContract()
    const other = await givenContract()
    const paid = await one.take(50)
    const refund = await one.take(10, 0, { correctsPaymentId: paid.id, reason: 'Erreur' })
    expect((await other.pay(10, 0, { correctsPaymentId: paid.id, reason: 'x' })).status).toBe(404)
    const second = await one.contract({ start: noon(10), end: noon(12) })
    const elsewhere = { ...one.params, rentalId: second.id }
    const body = { totalAmount: 10, securityDepositAmount: 0, correctsPaymentId: paid.id, reason: 'x' }
    expect((await one.by.send(calls.createPayment, { params: elsewhere, body })).status).toBe(404)
    const refused = [
      await one.pay(10, 0, { correctsPaymentId: paid.id }),
      await one.pay(0, 0, { correctsPaymentId: paid.id, reason: 'x' }),
      await one.pay(5, 0, { correctsPaymentId: refund.id, reason: 'x' }),
    ]
    expect(refused.map(({ body }) => (body as { errors: { path: string }[] }).errors[0]?.path)).toEqual([
      'reason',
      'totalAmount',
      'correctsPaymentId',
    ])
    expect(await one.sums()).toEqual([40, 0])
  })

  test('of the full amount by ten colleagues at once happens once', async () => {
    const { pay, take, sums } = await givenContract()
    // A single round could succeed by chance.
    for (let round = 0; round < 10; round++) {
      const paid = await take(120, 800)
      const over = { correctsPaymentId: paid.id, reason: 'Annulation' }
      const responses = await Promise.all(Array.from({ length: 10 }, () => pay(120, 800, over)))
      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)])
    }
    expect(await sums()).toEqual([0, 0])
  })
})

describe('money above the amount due', () => {
  const isOverConfirmed = true

  test('is taken only with a confirmation, to catch typing errors', async () => {
    const { pay, sums } = await givenContract()
    expect(await pay(9_999_999.99, 800)).toMatchObject({
      status: 409,
      body: { code: 'amount_over', errors: [{ path: 'totalAmount', code: 'over' }] },
    })
    expect(await pay(120, 800.01)).toMatchObject({ status: 409, body: { errors: [{ path: 'securityDepositAmount' }] } })
    expect(await sums()).toEqual([0, 0])
    expect((await pay(120, 800)).status).toBe(201)
    expect((await pay(0.01)).status).toBe(409)
    expect((await pay(5, 0, { isOverConfirmed })).status).toBe(201)
    expect(await sums()).toEqual([125, 800])
  })

  test('from ten colleagues at once is taken once: the others are asked to confirm', async () => {
    const { pay, sums } = await givenContract()
    const responses = await Promise.all(Array.from({ length: 10 }, () => pay(120, 800)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await sums()).toEqual([120, 800])
  })

  test('for a cancelled rental is a fee that needs a confirmation, and never a deposit', async () => {
    const { id, pay, send, sums } = await givenContract()
    await send(id, { status: 'cancelled' })
    expect(await pay(20)).toMatchObject({ status: 409, body: { code: 'amount_over' } })
    expect((await pay(20, 0, { isOverConfirmed })).status).toBe(201)
    expect(await pay(0, 100, { isOverConfirmed })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'securityDepositAmount' }] },
    })
    expect(await sums()).toEqual([20, 0])
  })

  test('is not taken as a deposit after the return', async () => {
    const { id, pay, deliver, takeBack, sums } = await givenContract()
    await deliver(id)
    expect((await pay(0, 300)).status).toBe(201)
    await takeBack(id)
    expect(await pay(120, 500)).toMatchObject({ status: 422, body: { errors: [{ path: 'securityDepositAmount' }] } })
    expect((await pay(120)).status).toBe(201)
    expect(await sums()).toEqual([120, 300])
  })
})

test('a rental that still holds money is cancelled only with a confirmation', async () => {
  const { id, take, send, sums, get } = await givenContract()
  const paid = await take(50, 800)
  const refused = await send(id, { status: 'cancelled' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'money_held', heldAmount: 850 } })
  expect((refused.body as { detail: string }).detail).toMatch(/50,00.*800,00/)
  expect((await get(id)).status).toBe('pending')
  expect(await send(id, { status: 'cancelled', isMoneyHeldConfirmed: true })).toMatchObject({ status: 200 })
  expect((await send(id, { status: 'cancelled' })).status).toBe(200)
  expect((await take(50, 800, { correctsPaymentId: paid.id, reason: 'Annulation' })).correctsPaymentId).toBe(paid.id)
  expect(await sums()).toEqual([0, 0])
})

describe('the receipt', () => {
  const printed = async ({ by, params }: Counter, rentalId: number, id: number, format: 'html' | 'pdf' = 'html') => {
    const response = await by.send(calls.printReceipt, { params: { ...params, rentalId, id }, query: { format } })
    return { status: response.status, headers: response.headers, content: response.body as Buffer }
  }
  /** Returns the text of a page, without its elements. */
  const said = (html: string) => html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')

  test('shows payer, payee, purpose, VAT and the amount left', async () => {
    const counter = await givenContract()
    const { id, take } = counter
    await take(20, 0, { method: 'cash' })
    const paid = await take(70.5, 800)
    const { status, headers, content } = await printed(counter, id, paid.id)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const text = said(String(content)).replaceAll(/\s+/g, ' ')
    const { publicId } = await counter.get(id)
    for (const words of ['Reçu', `${publicId}-2`, 'Zoé Éboué', '870,50 €', 'Carte bancaire', '3 jours × 40,00 €']) {
      expect(text).toContain(words)
    }
    expect(text).toMatch(/Total HT 110,60 €.*TVA 8,5 % 9,40 €.*Total TTC 120,00 €/)
    const [entry] = await counter.by.request(listJournal, { params: counter.params, query: { kind: 'payment' } })
    expect(text).toContain(`Écriture n° ${entry?.seq} – empreinte ${entry?.hash.slice(0, 12)}`)
    expect(text).toMatch(/Payé sur 120,00 € 90,50 €.*Reste à payer 29,50 €.*Caution déposée sur 800,00 € 800,00 €/)
  })

  test('says the same when it is printed after an extension, a charge and a credit note', async () => {
    const counter = await givenContract()
    const { by, params, id, take, deliver, send } = counter
    const paid = await take(120, 800)
    const text = async () => said(String((await printed(counter, id, paid.id)).content)).replaceAll(/\s+/g, ' ')
    const first = await text()
    expect(first).toContain('3 jours × 40,00 €')
    t.setNow(noon(0, 120))
    await deliver(id)
    expect((await send(id, { end: noon(5, 120) })).status).toBe(200)
    const ofRental = { ...params, rentalId: id }
    await by.request(calls.createCharge, { params: ofRental, body: { kind: 'fuel', amount: 45, reason: 'Plein' } })
    const { id: invoiceId } = await by.request(issueInvoice, { params: ofRental, body: { kind: 'invoice' } })
    const credit = { reason: 'Geste', lines: [{ index: 0, quantity: 1 }] }
    await by.request(creditInvoice, { params: { ...params, id: invoiceId }, body: credit })
    expect(await text()).toBe(first)
    const last = await take(85, 0)
    const later = said(String((await printed(counter, id, last.id)).content)).replaceAll(/\s+/g, ' ')
    expect(later).toMatch(/5 jours × 40,00 €.*Payé sur 245,00 € 205,00 € Avoirs -40,00 € Reste à payer 0,00 €/)
  })

  test('says the same when it is printed after a cancellation, whose own receipts are about its fee', async () => {
    const counter = await givenContract()
    const { id, take, send } = counter
    const paid = await take(120, 800)
    const text = async (paymentId: number) =>
      said(String((await printed(counter, id, paymentId)).content)).replaceAll(/\s+/g, ' ')
    const first = await text(paid.id)
    t.setNow(noon(0, 30))
    const cancellation = { reason: 'customer', feeAmount: 20 } as const
    expect((await send(id, { status: 'cancelled', cancellation, isMoneyHeldConfirmed: true })).status).toBe(200)
    expect(await text(paid.id)).toBe(first)
    t.setNow(noon(0, 60))
    const refund = await take(100, 800, { correctsPaymentId: paid.id, reason: 'Annulation' })
    expect(await text(refund.id)).toMatch(/Payé sur 20,00 € 20,00 €/)
  })

  test('of a refund shows its reason, in French and the customer’s language; the customer’s name runs no script', async () => {
    const counter = await givenContract()
    const { by, id, take } = counter
    const hostile = { firstName: '<script>alert(1)</script>', language: 'en' as const }
    await by.request(updateCustomer, { params: { ...counter.params, id: counter.customer.id }, body: hostile })
    const paid = await take(120, 0)
    const refund = await take(20, 0, { correctsPaymentId: paid.id, reason: '<img src=x onerror=alert(1)>' })
    const html = String((await printed(counter, id, refund.id)).content)
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    const text = said(html).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(
      /Refund receipt.*For the rental -20,00 € Moyen de paiement \/ Payment method Carte bancaire \/ Card Motif \/ Reason &lt;img src=x onerror=alert\(1\)&gt;/,
    )
    expect(text).toMatch(/Reste à payer \/ Balance due 20,00 €/)
  })

  test('is available as PDF, and unknown for a payment of another rental or company', async () => {
    const counter = await givenContract()
    const other = await givenContract()
    const paid = await counter.take(120, 800)
    const { status, headers, content } = await printed(counter, counter.id, paid.id, 'pdf')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const { publicId } = await counter.get(counter.id)
    expect(headers['content-disposition']).toContain(`Recu-${publicId}-1.pdf`)
    const pdf = await readPdf(content)
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.title).toBe(`Reçu ${publicId}-1`)
    expect(pdf.text).toContain('Zoé Éboué')
    expect(
      (await printed(counter, (await counter.contract({ start: noon(9), end: noon(11) })).id, paid.id)).status,
    ).toBe(404)
    expect((await printed(other, other.id, paid.id)).status).toBe(404)
  })
})
