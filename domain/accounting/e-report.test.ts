import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSettling, type JournalKind } from '../journal/entry.ts'
import { includedVat } from '../pricing/vat/vat.ts'
import { type RentalSums, type ReportedBuyer, type ReportedEntry, report } from './e-report.ts'

const consumer: ReportedBuyer = {
  kind: 'person',
  name: 'Zoé Éboué',
  countryCode: 'US',
  postalCode: null,
  siren: null,
  vatNumber: null,
}
const company: ReportedBuyer = { ...consumer, kind: 'company', name: 'SARL', countryCode: 'FR', siren: '732829320' }
const seller = { countryCode: 'GP', vatRate: 8.5, isVatOnDebits: false } as const

function entry(kind: JournalKind, baseCents: number, over: Partial<ReportedEntry> & { rate?: number | null } = {}) {
  const { rate = 8.5, ...rest } = over
  const vatCents = rate === null ? 0 : Math.round((baseCents * rate) / 100)
  const facts = { cents: baseCents + vatCents, number: 'F2026-1', vat: [{ rate, baseCents, vatCents }] }
  return { day: '2026-03-02', kind, facts, buyer: consumer, sums: null, ...rest }
}

/** Writes lines as text: flow, day, category, rate, documents, base and VAT. */
function reported(entries: ReportedEntry[], of: Parameters<typeof report>[1] = seller): string[] {
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
  expect(reported(entries)).toEqual([
    '10.3 03-01 TPS1 8.5 1 4000 340',
    '10.3 03-02 TPS1 20 1 3000 600',
    '10.3 03-02 TPS1 8.5 2 11000 935',
    '10.3 03-02 TNT1  1 500 0',
  ])
})

test('payments less refunds are one line for each day and rate, without what is outside VAT', () => {
  const entries = [entry('payment', 10_000), entry('refund', -1000), entry('payment', 300, { rate: null })]
  expect(reported(entries)).toEqual(['10.4 03-02  8.5 0 9000 765'])
  expect(report(entries, { ...seller, isVatOnDebits: true })).toMatchObject({ lines: [], withoutPayments: 'debits' })
  expect(report(entries, { ...seller, vatRate: null })).toMatchObject({ lines: [], withoutPayments: 'exempt' })
})

test('claims and deposits are no sale', () => {
  const ofClaim = entry('credit_note', -300, { rate: null })
  const credited = { ...ofClaim, facts: { ...ofClaim.facts, isOfClaim: true } }
  expect(
    reported([entry('claim', 300, { rate: null }), credited, entry('deposit_taken', 800, { rate: null })]),
  ).toEqual([])
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
    { ...company, countryCode: null, postalCode: '97300' },
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
    ['10.1', 'F7', 'GF'],
  ])
  expect(reported([entry('payment', 1000, { buyer: { ...company, countryCode: 'BE' } })])).toEqual([
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
  const reported = report([entry('invoice', 1000)], { ...seller, countryCode })
  expect(reported.outside).toBe(outside)
  expect(reported.lines).toHaveLength(outside ? 0 : 1)
})

/** A payment, or a refund with a negative amount, of a rental with these sums. */
function paid(cents: number, sums: Partial<RentalSums>, rate: number | null = 8.5): ReportedEntry {
  const vatCents = rate === null ? 0 : Math.sign(cents) * includedVat(Math.abs(cents), rate)
  const facts = { cents, vat: [{ rate, baseCents: cents - vatCents, vatCents }] }
  const none = { billedCents: 0, paidBeforeCents: 0, taxedBeforeCents: 0, claim: null }
  return {
    day: '2026-03-02',
    kind: cents < 0 ? 'refund' : 'payment',
    facts,
    buyer: consumer,
    sums: { ...none, ...sums },
  }
}
const unbilled = (...entries: ReportedEntry[]) => report(entries, seller).unbilledCents

test('money beyond the documents of a rental is told, also after an advance', () => {
  const sums = { billedCents: 5000 }
  const [first, second] = [paid(5000, sums), paid(8011, { ...sums, paidBeforeCents: 5000, taxedBeforeCents: 5000 })]
  expect(unbilled(first, second)).toBe(8011)
  expect(unbilled(first)).toBe(0)
  expect(unbilled(paid(10_850, {}), paid(-1085, { paidBeforeCents: 10_850, taxedBeforeCents: 10_850 }))).toBe(9765)
})

test('compensation that a claim asks for is no sale to bill', () => {
  const claim = { saleCents: 10_850, claimedCents: 30_000 }
  const both = paid(10_850, { claim })
  const vat = [...(both.facts.vat ?? []), { rate: null, baseCents: 30_000, vatCents: 0 }]
  expect(unbilled({ ...both, facts: { cents: 40_850, vat } })).toBe(10_850)
})

test('without VAT, a payment is for the sale before the compensation, and beyond both for the sale again', () => {
  const claim = { saleCents: 12_000, claimedCents: 30_000 }
  const of = (cents: number, paidBeforeCents: number) => unbilled(paid(cents, { claim, paidBeforeCents }, null))
  expect([of(5000, 0), of(10_000, 5000), of(20_000, 15_000), of(10_000, 35_000), of(-40_000, 45_000)]).toEqual([
    5000, 7000, 0, 3000, -10_000,
  ])
})

const act = fc.record({
  rental: fc.nat(2),
  kind: fc.constantFrom(
    'payment' as const,
    'refund' as const,
    'collected_by_source' as const,
    'advance' as const,
    'invoice' as const,
    'credit_note' as const,
  ),
  cents: fc.integer({ min: 1, max: 50_000 }),
})
type Account = { paid: number; billed: number }

test('sales, less credit notes, and money without a document explain the payments of any history', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), fc.nat(25), (acts, cut) => {
      const accounts: Account[] = [0, 1, 2].map(() => ({ paid: 0, billed: 0 }))
      const happened = acts.flatMap((one) => happen(accounts[one.rental] as Account, one))
      const entries = happened.map(({ account, paidBefore, cents, kind }) => {
        if (isSettling(kind)) {
          const before = { paidBeforeCents: paidBefore, taxedBeforeCents: paidBefore }
          return { ...paid(cents, { ...before, billedCents: account.billed }), kind }
        }
        return { ...paid(cents, {}), kind, sums: null }
      })
      const { lines } = report(entries, seller)
      const gross = (flow: string) =>
        lines.filter((line) => line.flow === flow).reduce((sum, line) => sum + line.baseCents + line.vatCents, 0)
      const unpaid = accounts.reduce((sum, account) => sum + Math.max(0, account.billed - account.paid), 0)
      expect(gross('10.4')).toBe(gross('10.3') - unpaid + unbilled(...entries))
      expect(unbilled(...entries.slice(0, cut)) + unbilled(...entries.slice(cut))).toBe(unbilled(...entries))
    }),
  )
})

type Happened = { account: Account; paidBefore: number; cents: number; kind: JournalKind }

/** Applies an act to the account of a rental; a refund and a credit note take no more than there is. */
function happen(account: Account, { kind, cents }: { kind: JournalKind; cents: number }): Happened[] {
  const paidBefore = account.paid
  const isPayment = isSettling(kind)
  const isBack = kind === 'refund' || kind === 'credit_note'
  const amount = isBack ? -Math.min(cents, isPayment ? account.paid : account.billed) : cents
  if (amount === 0) return []
  account[isPayment ? 'paid' : 'billed'] += amount
  return [{ account, paidBefore, cents: amount, kind }]
}
