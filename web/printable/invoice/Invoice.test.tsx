import type { PrintedInvoice } from '@filao/domain/invoicing/content'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Invoice } from './Invoice.tsx'

/** An invoice of one day for a vehicle with this name. */
function invoice(vehicle: string): PrintedInvoice {
  const agency = { name: 'Le Gosier', city: null, timezone: 'America/Guadeloupe' }
  const line = {
    label: 'Location',
    quantity: 1,
    unitPriceCents: 3400,
    discountPercent: 0,
    vatRate: 8.5,
    amountCents: 3400,
  }
  const rental = {
    publicId: '202603-0001',
    vehicle,
    registrationNumber: 'AA-123-AA',
    driver: 'Zoé',
    start: '2026-03-01T12:00:00Z',
    end: '2026-03-02T12:00:00Z',
    departureAgency: agency,
    arrivalAgency: agency,
  }
  const content = {
    kind: 'invoice',
    number: 'F2026-000001',
    language: 'fr',
    languages: [],
    issuedOn: '2026-03-01',
    dueOn: '2026-03-01',
    seller: { name: 'Karukera Autos', shareCapital: null },
    buyer: { name: 'Zoé' },
    lines: [line],
    vat: [{ rate: 8.5, baseCents: 3400, vatCents: 289 }],
    totals: { beforeVatCents: 3400, totalCents: 3689 },
    payments: [],
    advances: [],
    mentions: [],
    paidCents: 0,
    rental,
  }
  return { content, sha256: null, journalHash: null } as unknown as PrintedInvoice
}

test('a vehicle without make and model has its plate once', () => {
  const plates = (vehicle: string) => renderToString(<Invoice printed={invoice(vehicle)} />).match(/AA-123-AA/g)?.length
  expect([plates('Renault Clio'), plates('AA-123-AA')]).toEqual([1, 1])
})

test('a percentage is written as its language writes it', () => {
  const printed = invoice('Renault Clio')
  const [line] = printed.content.lines
  const rates = (language: 'fr' | 'en') => {
    const content = { ...printed.content, language, lines: [{ ...line, discountPercent: 15 }] }
    return renderToString(<Invoice printed={{ ...printed, content } as PrintedInvoice} />).match(/[\d.,]+\s?%/g)
  }
  expect(rates('fr')).toEqual(['15\u00a0%', '8,5\u00a0%', '8,5\u00a0%'])
  expect(rates('en')).toEqual(['15%', '8.5%', '8.5%'])
})
