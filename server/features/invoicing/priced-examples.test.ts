import { updateAgency } from '@filao/domain/company/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { deleteOption, updateCategory, updateOption } from '@filao/domain/fleet/contract'
import * as invoices from '@filao/domain/invoicing/contract'
import { createFee, deleteFee, listFees, putPrices, updateFee } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalChange } from '@filao/domain/rentals/record/rental-request.schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenExamples, plain } from '#testing/rentals/priced-examples'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-12-01T12:00:00Z'))

const linesOf = ({ lines }: { lines: { label: string; quantity: number; total: number }[] }) =>
  lines.map(({ label, quantity, total }) => [plain(label), quantity, total])

test('a night pick-up at the airport, one way, with two child seats, the total cover and 15 % off', async () => {
  const { contract, bill, nightPickUp } = await givenExamples(t)
  const { id, quote, rental } = await nightPickUp()
  // 5 × 30 + 2 × 45 + 2 × 7 × 5 + 7 × 12 + 30 + 18.50 + 50 = 492.50; 15 % is 73.875, half a cent is rounded up.
  expect(quote).toMatchObject({ subtotal: 492.5, discountAmount: 73.88, total: 418.62 })
  expect(quote).toMatchObject({ securityDepositAmount: 200, waiverAmount: 0 })
  expect(rental).toMatchObject({ price: quote, totalAmount: quote.total })
  const french = await contract(id, 'fr')
  for (const line of [
    'Location du véhicule (Basse saison) 5 jours × 30,00 € 150,00 €',
    'Location du véhicule (Haute saison) 2 jours × 45,00 € 90,00 €',
    '2 × Siège enfant 2 × 7 jours × 5,00 € 70,00 €',
    'Rachat total 7 jours × 12,00 € 84,00 €',
    'Hors horaires Départ le jeu. 17 déc. 2026, 22h30, agence fermée 30,00 €',
    'Frais d’aéroport Départ de l’agence « Aéroport » 18,50 €',
    'Aller simple De « Aéroport » à « Port » 50,00 €',
    'Sous-total 492,50 €',
    'Remise de 15 % -73,88 €',
    'Total TTC 418,62 €',
    'Caution 200,00 €',
    'Franchise 0,00 €',
  ]) {
    expect(french).toContain(line)
  }
  const english = await contract(id, 'en')
  for (const line of [
    'Vehicle rental (Low season) 5 days × €30.00 €150.00',
    'Vehicle rental (High season) 2 days × €45.00 €90.00',
    '2 × Child seat 2 × 7 days × €5.00 €70.00',
    'Total cover 7 days × €12.00 €84.00',
    'Out of hours Pick-up on Thu 17 Dec 2026, 22:30, agency closed €30.00',
    "Airport fee Pick-up at 'Aéroport' €18.50",
    "One way From 'Aéroport' to 'Port' €50.00",
    'Subtotal €492.50',
    '15% discount -€73.88',
    'Total incl. VAT €418.62',
    'Security deposit €200.00',
    'Excess €0.00',
  ]) {
    expect(english).toContain(line)
  }
  expect(english).not.toMatch(/Siège|Rachat|saison|Hors horaires|Frais|Aller simple/)
  const { invoice, text } = await bill(id, 'fr')
  // Each line less 15 %: 150 → 127.50, 90 → 76.50, 70 → 59.50, 84 → 71.40, 30 → 25.50, 50 → 42.50. The airport's 15.725
  // is rounded down, as the lines add up to 418.62.
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison', 5, 127.5],
    ['Location Renault Clio, Haute saison', 2, 76.5],
    ['Siège enfant (2 × 7 jours)', 14, 59.5],
    ['Rachat total', 7, 71.4],
    ['Hors horaires (départ le jeu. 17 déc. 2026, 22h30, agence fermée)', 1, 25.5],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 15.72],
    ['Aller simple (de « Aéroport » à « Port »)', 1, 42.5],
  ])
  // 418.62 × 8.5 / 108.5 = 32.795… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 385.82, totalVat: 32.8, total: 418.62 })
  for (const line of ['Total HT 385,82 €', 'TVA 8,5 % sur 385,82 € 32,80 €', 'Total TTC 418,62 €']) {
    expect(text).toContain(line)
  }
})

test('a scooter for four hours, with two helmets', async () => {
  const { option, agree, contract, bill } = await givenExamples(t)
  const helmet = await option({ name: 'Casque', nameEn: 'Helmet', price: 3, maxQuantity: 2 })
  const { id, quote, rental } = await agree({
    start: '2026-12-07T14:00:00Z',
    end: '2026-12-07T18:00:00Z',
    optionIds: [helmet.id, helmet.id],
  })
  // 4 × 6.50 + 2 × 3 + 18.50 = 50.50.
  expect(quote).toMatchObject({ subtotal: 50.5, discountAmount: 0, total: 50.5, waiverAmount: 1200 })
  expect(rental).toMatchObject({ price: quote, totalAmount: quote.total })
  const french = await contract(id, 'fr')
  for (const line of ['4 heures × 6,50 € 26,00 €', '2 × Casque 2 × 3,00 € 6,00 €', 'Total TTC 50,50 €']) {
    expect(french).toContain(line)
  }
  const english = await contract(id, 'en')
  for (const line of ['4 hours × €6.50 €26.00', '2 × Helmet 2 × €3.00 €6.00', 'Total incl. VAT €50.50']) {
    expect(english).toContain(line)
  }
  const { invoice, text } = await bill(id, 'fr')
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison (par heure)', 4, 26],
    ['Casque', 2, 6],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 18.5],
  ])
  // 50.50 × 8.5 / 108.5 = 3.956… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 46.54, totalVat: 3.96, total: 50.5 })
  expect(text).toContain('Total TTC 50,50 €')
})

test('a long weekend from Friday to Monday', async () => {
  const { by, params, line, agree, contract, bill } = await givenExamples(t)
  await by.request(putPrices, { params, body: [line({}), line({ weekdays: [5, 6, 7], price: 42 })] })
  const { id, quote, rental } = await agree({
    start: '2026-12-11T14:00:00Z',
    end: '2026-12-14T21:00:00Z',
  })
  // Friday, Saturday and Sunday 3 × 42, Monday 30, the airport 18.50: 174.50.
  expect(quote).toMatchObject({ days: 4, subtotal: 174.5, total: 174.5 })
  expect(rental).toMatchObject({ price: quote, totalAmount: quote.total })
  const french = await contract(id, 'fr')
  for (const line of ['3 jours × 42,00 € 126,00 €', '1 jour × 30,00 € 30,00 €', 'Total TTC 174,50 €']) {
    expect(french).toContain(line)
  }
  const english = await contract(id, 'en')
  for (const line of ['3 days × €42.00 €126.00', '1 day × €30.00 €30.00', 'Total incl. VAT €174.50']) {
    expect(english).toContain(line)
  }
  const { invoice, text } = await bill(id, 'fr')
  expect(linesOf(invoice)).toEqual([
    ['Location Renault Clio, Basse saison, ven., sam., dim.', 3, 126],
    ['Location Renault Clio, Basse saison', 1, 30],
    ['Frais d’aéroport (départ de l’agence « Aéroport »)', 1, 18.5],
  ])
  // 174.50 × 8.5 / 108.5 = 13.670… of VAT.
  expect(invoice).toMatchObject({ totalBeforeVat: 160.83, totalVat: 13.67, total: 174.5 })
  expect(text).toContain('Total TTC 174,50 €')
})

test('an agreed price and its papers stay when every rule and price of the company changes', async () => {
  const shop = await givenExamples(t)
  const { by, params, airport, port, category, line } = shop
  const { id, seat, cover, rental } = await shop.nightPickUp()
  const at = (of: { id: number }) => ({ params: { ...params, id: of.id } })
  const read = async () => ({
    rental: await by.request(calls.getRental, { params: { ...params, id } }),
    price: await by.request(calls.getRentalPrice, { params: { ...params, id } }),
    document: (await by.request(calls.getRentalDocument, { params: { ...params, id } })).rental,
    contract: await shop.contract(id, 'fr'),
    invoice: await by.request(invoices.previewInvoice, {
      params: { ...params, rentalId: id },
      query: { kind: 'invoice' },
    }),
  })
  const agreed = await read()
  expect(agreed.rental.price).toEqual(rental.price)

  const seasons = [{ start: '01-01', end: '12-31', userLabel: 'Année', userLabelEn: 'Year' }]
  await by.request(updateAgency, { ...at(airport), body: { seasons, openingHours: [] } })
  await by.request(putPrices, { params, body: [line({ seasonId: null, price: 999 })] })
  const dearer = { name: 'Rehausseur', nameEn: 'Booster', price: 100, dailyPrice: 90, maxAmount: null, maxQuantity: 1 }
  await by.request(updateOption, { ...at(seat), body: dearer })
  await by.request(deleteOption, at(cover))
  await by.request(updateCategory, { ...at(category), body: { securityDepositAmount: 5000, waiverAmount: 9000 } })
  for (const fee of await by.request(listFees, { params })) {
    if (fee.kind === 'place') await by.request(deleteFee, at(fee))
    else await by.request(updateFee, { ...at(fee), body: { price: 777, name: 'Autre', nameEn: 'Other' } })
  }
  await by.request(createFee, { params, body: { kind: 'place', name: 'Port', price: 60, agencyId: port.id } })
  expect(await read()).toEqual(agreed)

  // The same content again, and what decides no price, change no line.
  const { start, end, vehicleId, departureAgencyId, arrivalAgencyId, optionIds, discountPercent } = agreed.rental
  const same = { start, end, vehicleId, departureAgencyId, arrivalAgencyId, optionIds, discountPercent }
  const body = { ...same, referralMode: 'phone' } as const
  const resent = await by.request(calls.updateRental, { params: { ...params, id }, body })
  expect(resent.price).toEqual(rental.price)
  const { invoice } = await shop.bill(id, 'fr')
  expect(linesOf(invoice)).toEqual(linesOf(agreed.invoice))
})

test('a change of the return agency, the drivers, an address or a waived fee changes those fees of an agreed price alone', async () => {
  const shop = await givenExamples(t)
  const { by, params, airport, line } = shop
  const { id, rental } = await shop.nightPickUp()
  await by.request(putPrices, { params, body: [line({ price: 999 })] })
  await by.request(createFee, { params, body: { kind: 'delivery', name: 'Livraison', price: 20 } })
  await by.request(createFee, { params, body: { kind: 'additional_driver', name: 'Conducteur', price: 10 } })
  const night = rental.price?.fees[0]
  const change = async (body: RentalChange) => {
    const { price } = await by.request(calls.updateRental, { params: { ...params, id }, body })
    expect(price).toMatchObject({ seasons: rental.price?.seasons, options: rental.price?.options })
    return [price?.fees.map(({ name, total }) => [name, total]), price?.subtotal, price?.total]
  }
  const [out, place] = [
    ['Hors horaires', 30],
    ['Frais d’aéroport', 18.5],
  ]
  // 492.50 less the one-way fee of 50; 15 % of 442.50 is 66.375.
  expect(await change({ arrivalAgencyId: airport.id })).toEqual([[out, place], 442.5, 376.12])
  const delivery = { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' }
  expect(await change({ delivery })).toEqual([[out, place, ['Livraison', 20]], 462.5, 393.12])
  const { id: driver } = await by.request(createCustomer, { params, body: { firstName: 'Ana' } })
  const all = [out, place, ['Livraison', 20], ['Conducteur', 10]]
  expect(await change({ additionalDriverIds: [driver] })).toEqual([all, 472.5, 401.62])
  const waivedFees = [{ feeId: night?.id ?? 0, at: 'departure' as const, reason: 'Client fidèle' }]
  expect(await change({ waivedFees })).toEqual([all.slice(1), 442.5, 376.12])
  expect(await change({ waivedFees: [], delivery: null, additionalDriverIds: [] })).toEqual([
    [out, place],
    442.5,
    376.12,
  ])
})
