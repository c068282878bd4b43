import { deleteAgency, updateAgency, updateCompany } from '@filao/domain/company/contract'
import { updateVehicle } from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/invoicing/contract'
import { defaultSettings } from '@filao/domain/invoicing/settings'
import type { InvoiceSettingsChange } from '@filao/domain/invoicing/settings.schema'
import { listJournal, readTurnover } from '@filao/domain/journal/contract'
import type { ChargeKind } from '@filao/domain/ledger/charge'
import * as rentals from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenVehicle } from '#testing/given'
import { givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

/** Creates a returned rental of two days at 40 €, with calls for its money and for its entries in the journal. */
async function givenReturn() {
  const shop = await givenShop(t)
  const { by, params } = shop
  const rental = await shop.contract()
  const ofRental = { ...params, rentalId: rental.id }
  await shop.check(rental.id, { stage: 'delivery', odometer: 1000 })
  await shop.check(rental.id, { stage: 'return', odometer: 1200 })
  /** Prints the contract, or the receipt of a payment, and returns its words. */
  const printed = async (paymentId?: number) => {
    const query = { format: 'html' as const }
    const response = paymentId
      ? await by.send(rentals.printReceipt, { params: { ...ofRental, id: paymentId }, query })
      : await by.send(rentals.printRental, { params: { ...params, id: rental.id }, query })
    return String(response.body as Buffer)
      .replaceAll(/<[^>]+>|\s/g, ' ')
      .replaceAll(/ +/g, ' ')
  }
  const pay = (totalAmount: number, refund: { correctsPaymentId?: number; reason?: string } = {}) =>
    by.request(rentals.createPayment, { params: ofRental, body: { totalAmount, securityDepositAmount: 0, ...refund } })
  const charge = (kind: ChargeKind, amount: number) =>
    by.request(rentals.createCharge, { params: ofRental, body: { kind, amount, reason: 'Constat' } })
  const issue = (kind: 'invoice' | 'indemnity_claim') =>
    by.request(calls.issueInvoice, { params: ofRental, body: { kind } })
  const credit = (id: number, quantity?: number) => {
    const lines = quantity === undefined ? undefined : [{ index: 0, quantity }]
    return by.request(calls.creditInvoice, {
      params: { ...params, id },
      body: { reason: 'Geste', ...(lines && { lines }) },
    })
  }
  const settings = (change: Partial<InvoiceSettingsChange>) =>
    by.request(calls.putInvoiceSettings, { params, body: { ...defaultSettings, ...change } })
  const vatOf = async (kind: 'payment' | 'refund' | 'charge') => {
    const lines = await by.request(listJournal, { params, query: { kind } })
    return lines.map(({ payload }) => JSON.parse(payload).vat).reverse()
  }
  const received = async () => {
    const { received } = await by.request(readTurnover, { params, query: { from: '2026-03-01', to: '2026-03-01' } })
    return received
  }
  return { ...shop, ofRental, printed, pay, charge, issue, credit, settings, vatOf, received }
}

const taxed = (rate: number, baseCents: number, vatCents: number) => ({ rate, baseCents, vatCents })
const outside = (baseCents: number) => ({ rate: null, baseCents, vatCents: 0 })

test('what a credit note took off the invoice is refunded with its VAT, and the damage stays outside it', async () => {
  const { pay, charge, issue, credit, vatOf, received } = await givenReturn()
  await charge('damage', 100)
  const invoice = await issue('invoice')
  const paid = await pay(180)
  await credit(invoice.id, 1)
  await pay(40, { correctsPaymentId: paid.id, reason: 'Avoir' })
  expect(await vatOf('payment')).toEqual([[outside(10_000), taxed(8.5, 7373, 627)]])
  expect(await vatOf('refund')).toEqual([[taxed(8.5, -3686, -314)]])
  expect(await received()).toMatchObject({
    vat: [
      { rate: null, base: 100, amount: 0 },
      { rate: 8.5, base: 36.87, amount: 3.13 },
    ],
  })
})

test('what a credit note took off a claim is refunded without VAT', async () => {
  const { pay, charge, issue, credit, vatOf, received } = await givenReturn()
  await charge('damage', 100)
  await charge('damage', 60)
  const claim = await issue('indemnity_claim')
  const paid = await pay(240)
  await credit(claim.id, 1)
  await pay(100, { correctsPaymentId: paid.id, reason: 'Moins grave' })
  expect(await vatOf('refund')).toEqual([[outside(-10_000)]])
  expect(await received()).toMatchObject({
    vat: [
      { rate: null, base: 60 },
      { rate: 8.5, base: 73.73, amount: 6.27 },
    ],
  })
})

test('payments, charges, contract and receipt have the rate of the departure agency, as the invoice has', async () => {
  const { by, params, agency, pay, charge, issue, settings, vatOf, printed } = await givenReturn()
  await settings({ agencyRates: [{ agencyId: agency.id, vatRate: 2.1, reason: 'Taux réduit' }] })
  await charge('fuel', 20)
  const invoice = await issue('invoice')
  expect(invoice.vat).toEqual([{ rate: 2.1, base: 97.94, amount: 2.06 }])
  const paid = await pay(100)
  expect(await printed(paid.id)).toMatch(/Total HT 97,94 € TVA 2,1 % 2,06 € Total TTC 100,00 €/)
  expect(await printed()).toMatch(/Total HT 78,35 € TVA 2,1 % 1,65 € Total TTC 80,00 €/)
  expect(await vatOf('charge')).toEqual([[taxed(2.1, 1959, 41)]])
  expect(await vatOf('payment')).toEqual([[taxed(2.1, 9794, 206)]])
  const said = await printed(paid.id)
  t.setNow('2026-03-02T12:00:00Z')
  await settings({})
  await by.request(updateAgency, {
    params: { ...params, id: agency.id },
    body: { postalCode: '97150', city: 'Marigot' },
  })
  await charge('cleaning', 30)
  const later = await pay(30)
  expect((await vatOf('charge')).at(-1)).toEqual([outside(3000)])
  expect((await vatOf('payment')).at(-1)).toEqual([outside(3000)])
  expect(await printed()).toMatch(/TVA non applicable/)
  expect(await printed(later.id)).toMatch(/TVA non applicable/)
  expect(await printed(paid.id)).toBe(said)
})

test('a receipt keeps the VAT of its payment when the company leaves or enters the exemption, in a new year too', async () => {
  const { by, params, charge, pay, settings, printed } = await givenReturn()
  const rate = async (vatRate: number | null) => by.request(updateCompany, { params, body: { vatRate } })
  await charge('cleaning', 20)
  await rate(null)
  const exempt = await pay(40)
  const first = await printed(exempt.id)
  expect(first).toMatch(/TVA non applicable, article 293 B du CGI/)
  t.setNow('2026-03-02T12:00:00Z')
  await rate(8.5)
  const taxedPayment = await pay(40)
  const second = await printed(taxedPayment.id)
  expect(second).toMatch(/TVA 8,5 % 7,83 € Total TTC 100,00 €/)
  t.setNow('2027-01-15T12:00:00Z')
  await settings({ chargesOutsideVat: ['cleaning'] })
  await rate(null)
  await by.request(updateCompany, { params, body: { countryCode: 'MQ' } })
  expect(await printed(exempt.id)).toBe(first)
  expect(await printed(taxedPayment.id)).toBe(second)
})

test('a receipt keeps vehicle and agency of its payment when the rental leaves another, in another territory', async () => {
  const { by, params, agency, category, vehicle, contract } = await givenShop(t)
  const rental = await contract()
  const ofRental = { ...params, rentalId: rental.id }
  const body = { totalAmount: 30, securityDepositAmount: 0 }
  const { id } = await by.request(rentals.createPayment, { params: ofRental, body })
  const text = async () => {
    const query = { format: 'html' as const }
    const { body } = await by.send(rentals.printReceipt, { params: { ...ofRental, id }, query })
    return String(body as Buffer).replace(/<style>.*<\/style>/s, '')
  }
  const first = await text()
  expect(first).toContain(agency.name)
  t.setNow('2026-03-02T12:00:00Z')
  const marigot = await givenAgency(by, { name: 'Marigot', postalCode: '97150', city: 'Marigot', seasons: [] })
  const other = await givenVehicle(by, {
    categoryId: category.id,
    locationId: marigot.id,
    make: 'Kia',
    model: 'Picanto',
  })
  const change = { departureAgencyId: marigot.id, arrivalAgencyId: marigot.id, vehicleId: other.id, totalAmount: 80 }
  await by.request(rentals.updateRental, { params: { ...params, id: rental.id }, body: change })
  expect(await text()).toBe(first)
  t.setNow('2026-03-03T12:00:00Z')
  await by.request(updateAgency, {
    params: { ...params, id: agency.id },
    body: { name: 'Aéroport', postalCode: '97133' },
  })
  await by.request(updateVehicle, { params: { ...params, id: vehicle.id }, body: { registrationNumber: 'ZZ-999-ZZ' } })
  expect(await text()).toBe(first)
  await by.request(updateVehicle, { params: { ...params, id: vehicle.id }, body: { locationId: marigot.id } })
  expect((await by.send(deleteAgency, { params: { ...params, id: agency.id } })).status).toBe(204)
  expect(await text()).toBe(first)
})

test('the company decides which charges are outside VAT, in the journal as on the invoice', async () => {
  const { pay, charge, issue, settings, vatOf } = await givenReturn()
  await settings({ chargesOutsideVat: ['lateness'] })
  await charge('lateness', 20)
  await charge('damage', 100)
  expect((await issue('invoice')).total).toBe(180)
  await pay(200)
  expect(await vatOf('charge')).toEqual([[outside(2000)], [taxed(8.5, 9217, 783)]])
  expect(await vatOf('payment')).toEqual([[outside(2000), taxed(8.5, 16_590, 1410)]])
})
