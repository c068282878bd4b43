import { expect, test } from 'vitest'
import type { JournalKind } from '../journal/entry.ts'
import { type ReportedBuyer, type ReportedEntry, report } from './e-report.ts'

const consumer: ReportedBuyer = { kind: 'person', name: 'Zoé Éboué', countryCode: 'US', siren: null, vatNumber: null }
const company: ReportedBuyer = { ...consumer, kind: 'company', name: 'SARL', countryCode: 'FR', siren: '732829320' }
const seller = { countryCode: 'GP', vatRate: 8.5, isVatOnDebits: false } as const

function entry(kind: JournalKind, baseCents: number, over: Partial<ReportedEntry> & { rate?: number | null } = {}) {
  const { rate = 8.5, ...rest } = over
  const vatCents = rate === null ? 0 : Math.round((baseCents * rate) / 100)
  const facts = { cents: baseCents + vatCents, number: 'F2026-1', vat: [{ rate, baseCents, vatCents }] }
  return { day: '2026-03-02', kind, facts, buyer: consumer, isBilled: true, claim: null, ...rest }
}

/** Writes lines as text: flow, day, category, rate, documents, base and VAT. */
function told(entries: ReportedEntry[], of: Parameters<typeof report>[1] = seller): string[] {
  return report(entries, of).lines.map(({ flow, day, category, rate, documents, baseCents, vatCents }) =>
    [flow, day.slice(5), category, rate, documents, baseCents, vatCents].join(' '),
  )
}

test('sales to consumers are one line for each day and rate; a credit note lowers it', () => {
  const entries = [
    entry('invoice', 10_000),
    entry('advance', 2000),
    entry('credit_note', -1000),
    entry('invoice', 3000, { rate: 20 }),
    entry('invoice', 500, { rate: null }),
    entry('invoice', 4000, { day: '2026-03-01' }),
  ]
  expect(told(entries)).toEqual([
    '10.3 03-01 TPS1 8.5 1 4000 340',
    '10.3 03-02 TPS1 20 1 3000 600',
    '10.3 03-02 TPS1 8.5 2 11000 935',
    '10.3 03-02 TNT1  1 500 0',
  ])
})

test('payments less refunds are one line for each day and rate, without what is outside VAT', () => {
  const entries = [entry('payment', 10_000), entry('refund', -1000), entry('payment', 300, { rate: null })]
  expect(told(entries)).toEqual(['10.4 03-02  8.5 0 9000 765'])
  expect(report(entries, { ...seller, isVatOnDebits: true })).toMatchObject({ lines: [], withoutPayments: 'debits' })
  expect(report(entries, { ...seller, vatRate: null })).toMatchObject({ lines: [], withoutPayments: 'exempt' })
})

test('claims and deposits are no sale', () => {
  const ofClaim = entry('credit_note', -300, { rate: null })
  const credited = { ...ofClaim, facts: { ...ofClaim.facts, isOfClaim: true } }
  expect(told([entry('claim', 300, { rate: null }), credited, entry('deposit_taken', 800, { rate: null })])).toEqual([])
})

test('a company abroad is reported by document, also one in a territory without French VAT; a French one is not', () => {
  const buyers = [
    company,
    { ...company, countryCode: 'MQ' },
    { ...company, countryCode: null },
    { ...company, countryCode: null, siren: null, vatNumber: 'FR44732829320' },
    { ...company, countryCode: 'GF' },
    { ...company, countryCode: null, siren: null, vatNumber: 'BE0203201340' },
    { ...company, countryCode: 'GP', siren: null, vatNumber: 'BE0203201340' },
  ]
  const { lines } = report(
    buyers.map((buyer, at) => ({
      ...entry('invoice', 1000, { buyer }),
      facts: { ...entry('invoice', 1000).facts, number: `F${at}` },
    })),
    seller,
  )
  expect(lines.map(({ flow, number, buyer }) => [flow, number, buyer?.country])).toEqual([
    ['10.1', 'F4', 'GF'],
    ['10.1', 'F5', 'BE'],
    ['10.1', 'F6', 'BE'],
  ])
  expect(told([entry('payment', 1000, { buyer: { ...company, countryCode: 'BE' } })])).toEqual([
    '10.2 03-02  8.5 0 1000 85',
  ])
})

test.each([
  ['GP', null],
  ['MQ', null],
  ['RE', null],
  ['FR', null],
  ['GF', 'no_vat'],
  ['YT', 'no_vat'],
  ['MF', 'own_tax'],
  ['BL', 'own_tax'],
  ['PM', 'own_tax'],
] as const)('a company in %s is outside because of %s', (countryCode, outside) => {
  const told = report([entry('invoice', 1000)], { ...seller, countryCode })
  expect(told.outside).toBe(outside)
  expect(told.lines).toHaveLength(outside ? 0 : 1)
})

test('money for rentals that nobody billed is told', () => {
  const entries = [
    entry('payment', 10_000, { isBilled: false }),
    entry('payment', 10_000),
    entry('refund', -1000, { isBilled: false }),
  ]
  expect(report(entries, seller).unbilledCents).toBe(10_850 - 1085)
})

test('of money for a rental that has only a claim, the compensation is no sale to bill', () => {
  const claim = { saleCents: 10_850, claimedCents: 30_000, paidBeforeCents: 0 }
  const paid = entry('payment', 0, { isBilled: false, claim })
  const vat = [
    { rate: 8.5, baseCents: 10_000, vatCents: 850 },
    { rate: null, baseCents: 30_000, vatCents: 0 },
  ]
  const facts = { ...paid.facts, cents: 40_850, vat }
  expect(report([{ ...paid, facts }], seller).unbilledCents).toBe(10_850)
  expect(report([{ ...paid, facts, claim: null }], seller).unbilledCents).toBe(40_850)
})

test('without VAT, a payment is for the sale before the compensation, and beyond both for the sale again', () => {
  const unbilled = (cents: number, paidBeforeCents: number) => {
    const claim = { saleCents: 12_000, claimedCents: 30_000, paidBeforeCents }
    const vat = [{ rate: null, baseCents: cents, vatCents: 0 }]
    const paid = entry(cents < 0 ? 'refund' : 'payment', 0, { isBilled: false, claim })
    return report([{ ...paid, facts: { ...paid.facts, cents, vat } }], { ...seller, vatRate: null }).unbilledCents
  }
  expect(unbilled(5000, 0)).toBe(5000)
  expect(unbilled(10_000, 5000)).toBe(7000)
  expect(unbilled(20_000, 15_000)).toBe(0)
  expect(unbilled(10_000, 35_000)).toBe(3000)
  expect(unbilled(-40_000, 45_000)).toBe(-10_000)
})
