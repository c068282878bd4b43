import { updateAgency } from '@filao/domain/company/contract'
import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import { updateCategory } from '@filao/domain/fleet/contract'
import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import * as invoices from '@filao/domain/invoicing/contract'
import type { Language } from '@filao/domain/kernel/language.schema'
import { createFee, putPrices } from '@filao/domain/pricing/contract'
import type { PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalCreation } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'
import { pdf, printableAt } from '#testing/given-document'
import { readPdf } from '#testing/pdf'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-12-01T12:00:00Z'))

const seasons = [
  { start: '12-22', end: '04-15', userLabel: 'Haute saison', userLabelEn: 'High season' },
  { start: '04-16', end: '12-21', userLabel: 'Basse saison', userLabelEn: 'Low season' },
]

/**
 * Creates the company of the examples in `domain/pricing/examples.test.ts`: 30 € a day in low season, 45 € in high
 * season, 30 € outside opening hours, 18.50 € for the airport and 50 € from there to the port.
 */
async function givenExamples() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const airport = await givenAgency(by, { name: 'Aéroport', seasons: [] })
  const { seasons: saved } = await by.request(updateAgency, {
    params: { ...params, id: airport.id },
    body: { seasons },
  })
  const [high, low] = ['Haute saison', 'Basse saison'].map((label) => saved.find((one) => one.userLabel === label)?.id)
  const port = await givenAgency(by, { name: 'Port', seasons: [] })
  const category = await givenCategory(by)
  await by.request(updateCategory, {
    params: { ...params, id: category.id },
    body: { nameEn: 'City car' },
  })
  const line = (over: Partial<PriceLineInput>) => {
    return { seasonId: low ?? null, agencyId: airport.id, categoryId: category.id, minDays: 1, price: 30, ...over }
  }
  await by.request(putPrices, {
    params,
    body: [
      line({}),
      line({ seasonId: high ?? null, price: 45 }),
      line({ minDays: 0, minHours: 2, price: 8 }),
      line({ minDays: 0, minHours: 4, price: 6.5 }),
    ],
  })
  const fee = { agencyId: airport.id, toAgencyId: port.id }
  await by.request(createFee, {
    params,
    body: { kind: 'outside_hours', name: 'Hors horaires', nameEn: 'Out of hours', price: 30 },
  })
  await by.request(createFee, {
    params,
    body: { kind: 'place', name: 'Frais d’aéroport', nameEn: 'Airport fee', price: 18.5, agencyId: airport.id },
  })
  await by.request(createFee, {
    params,
    body: { kind: 'one_way', name: 'Aller simple', nameEn: 'One way', price: 50, ...fee },
  })
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: airport.id, odometer: 1000 })
  const customer = await by.request(createCustomer, {
    params,
    body: { kind: 'company', companyName: 'Doe Ltd', language: 'fr' },
  })
  const option = (over: Partial<OptionCreation>) => givenOption(by, { price: 0, dailyPrice: 0, ...over })
  const wanted = {
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: airport.id,
    arrivalAgencyId: airport.id,
  }

  /** Agrees the rental, and returns its price as each call and paper states it. */
  const agree = async (content: Pick<RentalCreation, 'start' | 'end'> & Partial<RentalCreation>) => {
    const body = { ...wanted, ...content }
    const { customerId: _, ...priced } = body
    const quote = await by.request(calls.priceRental, { params, body: priced })
    const { id } = await by.request(calls.createRental, { params, body })
    const rental = await by.request(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    expect(rental.price).toEqual(quote)
    expect(rental.totalAmount).toBe(quote.total)
    const paper = async (language: Language, path: string) => {
      await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { language } })
      const { content: bytes } = await pdf(t, by, path)
      return plain((await readPdf(bytes)).text)
    }
    const contract = (language: Language) => paper(language, printableAt(by.companyId, id))
    const invoice = await by.request(invoices.issueInvoice, {
      params: { ...params, rentalId: id },
      body: { kind: 'invoice' },
    })
    const { id: invoiceId } = invoice
    const path = invoices.printInvoice.path.replace(':companyId', `${by.companyId}`).replace(':id', `${invoiceId}`)
    return { quote, rental, contract, invoice, invoicePdf: () => paper('fr', path) }
  }
  return { by, params, airport, port, line, low, option, category, agree }
}

/** Returns text with one usual space for each run of any. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const linesOf = ({ lines }: { lines: { label: string; quantity: number; total: number }[] }) =>
  lines.map(({ label, quantity, total }) => [plain(label), quantity, total])

test('a night pick-up at the airport, one way, with two child seats, the total cover and 15 % off', async () => {
  const { category, port, option, agree } = await givenExamples()
  const seat = await option({
    name: 'Siège enfant',
    nameEn: 'Child seat',
    dailyPrice: 5,
    maxAmount: 50,
    maxQuantity: 2,
  })
  const cover = await option({
    name: 'Rachat total',
    nameEn: 'Total cover',
    dailyPrice: 12,
    isCover: true,
    categories: [{ categoryId: category.id, waiverAmount: 0, securityDepositAmount: 200 }],
  })
  const { quote, contract, invoice, invoicePdf } = await agree({
    start: '2026-12-18T02:30:00Z',
    end: '2026-12-24T21:00:00Z',
    arrivalAgencyId: port.id,
    optionIds: [seat.id, seat.id, cover.id],
    discountPercent: 15,
  })
  // 5 × 30 + 2 × 45 + 2 × 7 × 5 + 7 × 12 + 30 + 18.50 + 50 = 492.50; 15 % is 73.875, half a cent is rounded up.
  expect(quote).toMatchObject({ subtotal: 492.5, discountAmount: 73.88, total: 418.62 })
  expect(quote).toMatchObject({ securityDepositAmount: 200, waiverAmount: 0 })
  const french = await contract('fr')
  for (const line of [
    'Location du véhicule (Basse saison) 5 jours × 30,00 € 150,00 €',
    'Location du véhicule (Haute saison) 2 jours × 45,00 € 90,00 €',
    '2 × Siège enfant 2 × 7 jours × 5,00 € 70,00 €',
    'Rachat total 7 jours × 12,00 € 84,00 €',
    'Hors horaires Départ le jeu. 17 déc. 2026, 22h30, agence fermée · 30,00 € 30,00 €',
    'Frais d’aéroport Départ de l’agence « Aéroport » · 18,50 € 18,50 €',
    'Aller simple De « Aéroport » à « Port » · 50,00 € 50,00 €',
    'Sous-total 492,50 €',
    'Remise de 15 % -73,88 €',
    'Total TTC 418,62 €',
    'Caution 200,00 €',
    'Franchise 0,00 €',
  ]) {
    expect(french).toContain(line)
  }
  const english = await contract('en')
  for (const line of [
    'Vehicle rental (Low season) 5 days × €30.00 €150.00',
    'Vehicle rental (High season) 2 days × €45.00 €90.00',
    '2 × Child seat 2 × 7 days × €5.00 €70.00',
    'Total cover 7 days × €12.00 €84.00',
    'Out of hours Pick-up on Thu 17 Dec 2026, 22:30, agency closed · €30.00 €30.00',
    "Airport fee Pick-up at 'Aéroport' · €18.50 €18.50",
    "One way From 'Aéroport' to 'Port' · €50.00 €50.00",
    'Subtotal €492.50',
    '15% discount -€73.88',
    'Total incl. VAT €418.62',
    'Security deposit €200.00',
    'Excess €0.00',
  ]) {
    expect(english).toContain(line)
  }
  expect(english).not.toMatch(/Siège|Rachat|saison|Hors horaires|Frais|Aller simple/)
  // Each line less 15 %: 150 → 127.50, 90 → 76.50, 70 → 59.50, 84 → 71.40, 30 → 25.50, 50 → 42.50. The airport's 15.725
  // is rounded down, as the lines add up to 418.62.
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison', 5, 127.5],
    ['Location Renault Clio, Haute saison', 2, 76.5],
    ['2 × Siège enfant', 14, 59.5],
    ['Rachat total', 7, 71.4],
    ['Hors horaires (départ le jeu. 17 déc. 2026, 22h30, agence fermée)', 1, 25.5],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 15.72],
    ['Aller simple (de « Aéroport » à « Port »)', 1, 42.5],
  ])
  // 418.62 × 8.5 / 108.5 = 32.795… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 385.82, totalVat: 32.8, total: 418.62 })
  const paper = await invoicePdf()
  for (const line of ['Total HT 385,82 €', 'TVA 8,5 % sur 385,82 € 32,80 €', 'Total TTC 418,62 €']) {
    expect(paper).toContain(line)
  }
})

test('a scooter for four hours, with two helmets', async () => {
  const { option, agree } = await givenExamples()
  const helmet = await option({ name: 'Casque', nameEn: 'Helmet', price: 3, maxQuantity: 2 })
  const { quote, contract, invoice, invoicePdf } = await agree({
    start: '2026-12-07T14:00:00Z',
    end: '2026-12-07T18:00:00Z',
    optionIds: [helmet.id, helmet.id],
  })
  // 4 × 6.50 + 2 × 3 + 18.50 = 50.50.
  expect(quote).toMatchObject({ subtotal: 50.5, discountAmount: 0, total: 50.5, waiverAmount: 1200 })
  const french = await contract('fr')
  for (const line of ['4 heures × 6,50 € 26,00 €', '2 × Casque 2 × 3,00 € 6,00 €', 'Total TTC 50,50 €']) {
    expect(french).toContain(line)
  }
  const english = await contract('en')
  for (const line of ['4 hours × €6.50 €26.00', '2 × Helmet 2 × €3.00 €6.00', 'Total incl. VAT €50.50']) {
    expect(english).toContain(line)
  }
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison (par heure)', 4, 26],
    ['Casque', 2, 6],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 18.5],
  ])
  // 50.50 × 8.5 / 108.5 = 3.956… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 46.54, totalVat: 3.96, total: 50.5 })
  expect(await invoicePdf()).toContain('Total TTC 50,50 €')
})

test('a long weekend from Friday to Monday', async () => {
  const { by, params, line, agree } = await givenExamples()
  await by.request(putPrices, { params, body: [line({}), line({ weekdays: [5, 6, 7], price: 42 })] })
  const { quote, contract, invoice, invoicePdf } = await agree({
    start: '2026-12-11T14:00:00Z',
    end: '2026-12-14T21:00:00Z',
  })
  // Friday, Saturday and Sunday 3 × 42, Monday 30, the airport 18.50: 174.50.
  expect(quote).toMatchObject({ days: 4, subtotal: 174.5, total: 174.5 })
  const french = await contract('fr')
  for (const line of ['3 jours × 42,00 € 126,00 €', '1 jour × 30,00 € 30,00 €', 'Total TTC 174,50 €']) {
    expect(french).toContain(line)
  }
  const english = await contract('en')
  for (const line of ['3 days × €42.00 €126.00', '1 day × €30.00 €30.00', 'Total incl. VAT €174.50']) {
    expect(english).toContain(line)
  }
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison, ven., sam., dim.', 3, 126],
    ['Location Renault Clio, Basse saison', 1, 30],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 18.5],
  ])
  // 174.50 × 8.5 / 108.5 = 13.670… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 160.83, totalVat: 13.67, total: 174.5 })
  expect(await invoicePdf()).toContain('Total TTC 174,50 €')
})
