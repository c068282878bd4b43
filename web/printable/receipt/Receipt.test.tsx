import type { Receipt as Content } from '@filao/domain/rentals/money/receipt'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Receipt } from './Receipt.tsx'

/** The receipt of a refund of 30 € from 60 €, after the cancellation of a rental of 120 € with these fees. */
function cancelled(fees: object[]): Content {
  const agency = { name: 'Le Gosier', timezone: 'America/Guadeloupe' }
  const payment = (id: number, totalAmount: number, correctsPaymentId: number | null) => {
    const [method, takenAt] = ['cash', '2026-03-01T12:00:00Z']
    return {
      id,
      totalAmount,
      correctsPaymentId,
      securityDepositAmount: 0,
      method,
      takenAt,
      reason: null,
      takenBy: null,
    }
  }
  const payments = [payment(1, 60, null), payment(2, 30, 1)]
  const document = {
    rental: {
      publicId: '202603-0001',
      status: 'cancelled',
      price: null,
      start: '2026-03-01T12:00:00Z',
      end: '2026-03-04T12:00:00Z',
      totalAmount: 120,
      charges: fees,
      chargesAmount: fees.length * 50,
      creditedAmount: 0,
      settledElsewhereAmount: 0,
      securityDepositAmount: 800,
      vehicle: { registrationNumber: 'aa123aa' },
    },
    company: { name: 'Karukera Autos' },
    languages: [],
    customer: { kind: 'person', firstName: 'Zoé', language: 'fr', phoneNumbers: [] },
    departureAgency: agency,
    arrivalAgency: agency,
    payments,
    optionNames: [],
    vat: { rate: 8.5, reason: null, chargesOutside: ['cancellation'] },
  }
  return { number: '202603-0001-2', payment: payments[1], document, entry: null } as unknown as Content
}

test('the receipt of a cancelled rental bills its fee and says what is left of it, or bills nothing', () => {
  const text = (fees: object[]) =>
    renderToString(<Receipt receipt={cancelled(fees)} />)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  const fee = { id: 1, kind: 'cancellation', amount: 50, reason: 'Tard', decidedAt: '2026-03-01T12:00:00Z' }
  expect(text([fee])).toMatch(/Ce qui est facturé .* 50,00 € .* Payé sur 50,00 € 30,00 € Reste à payer 20,00 €/)
  expect(text([fee])).not.toMatch(/120,00|170,00/)
  expect(text([])).toMatch(/Situation après ce remboursement Déjà payé 30,00 €/)
  expect(text([])).not.toMatch(/Ce qui est facturé|Reste à payer|120,00/)
})

test('the receipt of a kept part of the deposit says that it was kept, not refunded', () => {
  const receipt = cancelled([])
  const payment = { ...receipt.payment, totalAmount: 0, securityDepositAmount: 250, isDepositKept: true }
  const html = renderToString(<Receipt receipt={{ ...receipt, payment }} />)
  expect(html).toContain('Retenue sur la caution')
  expect(html).not.toMatch(/rembours/i)
})
