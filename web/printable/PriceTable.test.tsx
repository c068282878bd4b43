import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTable } from './PriceTable.tsx'
import { paymentLines, priceLines } from './paper/price-lines.ts'

/** A rental of 300 € without VAT that was imported, of which a part was settled before. */
const imported = (settledElsewhereAmount: number) =>
  ({
    rental: {
      status: 'pending',
      price: null,
      start: '2026-03-01T12:00:00Z',
      end: '2026-03-04T12:00:00Z',
      departureAgency: { timezone: 'America/Guadeloupe' },
      totalAmount: 300,
      charges: [],
      chargesAmount: 0,
      creditedAmount: settledElsewhereAmount,
      settledElsewhereAmount,
      securityDepositAmount: 800,
      waiverAmount: 1100,
    },
    company: { graceMinutes: 29 },
    customer: { language: 'fr' },
    languages: [],
    payments: [],
    optionNames: [],
    vat: { rate: null, reason: null, chargesOutside: [] },
  }) as unknown as RentalDocument

test('a contract says what is left to pay of a rental that was settled in part before Filao', () => {
  const text = (settled: number) =>
    renderToString(<PriceTable document={imported(settled)} />)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  expect(text(150)).toMatch(/-150,00 € .* 150,00 €/)
  expect(text(150)).not.toMatch(/ 0,00 €/)
  expect(text(0)).not.toContain('-')
})

test('a deposit is given back only where one is asked for', () => {
  const document = imported(0)
  const text = (securityDepositAmount: number) => {
    const rental = { ...document.rental, securityDepositAmount }
    return renderToString(<PriceTable document={{ ...document, rental }} />)
  }
  expect(text(800)).toContain('Rendue au retour')
  expect(text(0)).not.toContain('Rendue au retour')
})

test('what a settlement kept of the deposit is not told as given back', () => {
  const line = { method: 'card', takenAt: '2026-03-04T12:00:00Z', totalAmount: 0, reason: null, isDepositKept: false }
  const payments = [
    { ...line, id: 1, securityDepositAmount: 800, correctsPaymentId: null },
    { ...line, id: 2, securityDepositAmount: 250, correctsPaymentId: 1, isDepositKept: true },
    { ...line, id: 3, securityDepositAmount: 550, correctsPaymentId: 1 },
  ]
  const departureAgency = { timezone: 'America/Guadeloupe' }
  const document = { ...imported(0), departureAgency, payments } as unknown as RentalDocument
  const lines = paymentLines(document, 'securityDepositAmount')
  expect(lines.map(({ label }) => label)).toEqual(['Reçu', 'Retenu', 'Rendu'])
})

test('a cancelled rental asks for its fee alone, and its former price is not its sum', () => {
  const document = imported(0)
  const sums = (charges: object[], chargesAmount: number) => {
    const rental = { ...document.rental, status: 'cancelled', charges, chargesAmount }
    const departureAgency = { timezone: 'America/Guadeloupe' }
    const html = renderToString(
      <PriceTable document={{ ...document, departureAgency, rental } as unknown as RentalDocument} />,
    )
    return [...html.matchAll(/<tr class="document-total">.*?<\/tr>/g)].map(([row]) =>
      row.replaceAll(/<[^>]*>/g, ' ').trim(),
    )
  }
  const fee = { id: 1, kind: 'cancellation', amount: 40, reason: '', decidedAt: '2026-02-27T12:00:00Z' }
  expect(sums([], 0)).toEqual([expect.stringMatching(/^Reste à payer\s+0,00\s€$/)])
  expect(sums([fee], 40)).toEqual([expect.stringMatching(/^Reste à payer\s+40,00\s€$/)])
})

test('two child seats are printed with what one costs, and a limit at what it comes to', () => {
  const seat = { id: 5, name: 'Siège bébé', quantity: 2, price: 10, dailyPrice: 2.5, total: 55 }
  const gps = { id: 6, name: 'GPS', quantity: 1, price: 0, dailyPrice: 5, total: 30 }
  const { quantity: _, ...agreedBefore } = { ...gps, id: 7, name: 'Rehausseur', total: 35 }
  const price = { days: 7, seasons: [], options: [seat, gps, agreedBefore], discountPercent: 0 }
  const document = imported(0)
  const rental = { ...document.rental, price }
  const lines = priceLines({ ...document, rental } as unknown as RentalDocument)
  expect(lines.map(({ label, detail }) => [label, detail.replaceAll(/\s/g, ' ')])).toEqual([
    ['2\u00a0× Siège bébé', '2 × (10,00 € + 7 jours × 2,50 €)'],
    ['GPS', '30,00 € au plus'],
    ['Rehausseur', '7 jours × 5,00 €'],
  ])
})

test('hours are printed with the price of one, and days of some weekdays with their names', () => {
  const by = { seasonId: 1, name: 'Été', nameEn: null, hours: null, hourlyPrice: null, weekdays: null }
  const hours = { ...by, days: 1, dailyPrice: 32, hours: 4, hourlyPrice: 8, total: 32 }
  const weekend = { ...by, days: 2, dailyPrice: 60, weekdays: [6, 7], total: 120 }
  const { hours: _, hourlyPrice: __, weekdays: ___, ...agreedBefore } = { ...by, days: 1, dailyPrice: 40, total: 40 }
  const document = imported(0)
  const lines = (seasons: object[]) => {
    const rental = { ...document.rental, price: { days: 1, seasons, options: [], discountPercent: 0 } }
    return priceLines({ ...document, rental } as unknown as RentalDocument).map(({ key, label, detail }) => [
      key,
      label,
      detail.replaceAll(/\s/g, ' '),
    ])
  }
  expect(lines([hours])).toEqual([['season-0', 'Location du véhicule (Été)', '4 heures × 8,00 €']])
  expect(lines([agreedBefore, weekend])).toEqual([
    ['season-0', 'Location du véhicule (Été)', '1 jour × 40,00 €'],
    ['season-1', 'Location du véhicule (Été, sam., dim.)', '2 jours × 60,00 €'],
  ])
})
