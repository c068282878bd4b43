import type { Billable } from '../bill.ts'
import type { InvoiceContent } from '../content.schema.ts'
import type { CreditRequest } from '../credit.schema.ts'
import { credit } from '../credit.ts'
import { type DraftFacts, draftOf } from '../draft.ts'
import type { BilledKind } from '../kind.schema.ts'
import { drafted, issued, issuedAt, sampleFacts, sampleRental } from '../sample-rental.ts'

const seller: DraftFacts['seller'] = {
  ...sampleFacts.seller,
  address: '12 rue Frébault\n97110 Pointe-à-Pitre',
  phoneNumber: '+590590123456',
  email: 'contact@karukera.example',
}
const atHome: DraftFacts['seller'] = { ...seller, vatNumber: null }

/** A company in Guadeloupe that is billed. */
export const sampleFirm: DraftFacts['buyer'] = {
  id: 10,
  kind: 'company',
  name: 'Alizés Conseil & Fils',
  contactName: 'Awa Diop',
  siren: '901840629',
  vatNumber: 'FR61901840629',
  address: '3 boulevard Légitimus\n97139 Les Abymes',
  countryCode: 'GP',
  email: 'compta@alizes.example',
}

/** Returns an issued document of the sample rental for a company. */
export function electronicSample(
  kind: BilledKind,
  number: string,
  rental: Partial<Billable> = {},
  over: Partial<DraftFacts> = {},
): InvoiceContent {
  return { ...drafted(kind, sampleRental(rental), { seller, buyer: sampleFirm, ...over }), number }
}

const payment = (amountCents: number, at = '2026-12-27T14:30:00Z') => ({ at, method: 'Carte bancaire', amountCents })

function note(invoice: InvoiceContent, number: string, request: Pick<CreditRequest, 'lines'>): InvoiceContent {
  const { buyer, rental, exemption, issuedOn } = invoice
  const corrects = { number: invoice.number ?? '', issuedOn }
  const facts = { ...sampleFacts, seller, buyer, rental, exemption, kind: 'credit_note' as const, corrects }
  const { lines } = credit({ lines: invoice.lines, credited: [] }, request)
  return { ...draftOf(lines, { ...facts, reason: 'Véhicule immobilisé deux jours' }, issuedAt), number }
}

/** A rental whose amount was typed by hand: one line. */
const oneLine = { totalCents: 19_999, charges: [] } satisfies Partial<Billable>

/** Every kind of electronic invoice, by the name of its golden file. */
export function electronicSamples(): Record<string, InvoiceContent> {
  const advance = electronicSample('advance', 'FA2026-000001', before, paidBefore)
  const afterAdvance = final(advance, 'F2026-000004')
  return { ...invoices(), ...advancesAndFinals(advance, afterAdvance), ...creditNotes(advance, afterAdvance) }
}

const unpaid = electronicSample('invoice', 'F2026-000001')

/** A rental that was paid in advance, and its payment. */
const before = { status: 'pending', charges: [], paidCents: 10_000 } as const
const paidBefore = { freeCents: 10_000, payments: [payment(10_000, '2026-12-18T13:00:00Z')] }

function final(advance: InvoiceContent, number: string): InvoiceContent {
  return electronicSample('invoice', number, {
    uncancelled: [issued(1, advance, { number: advance.number ?? '' })],
    paidCents: 10_000,
  })
}

function invoices(): Record<string, InvoiceContent> {
  const [clean] = [sampleRental().price]
  return {
    '380-unpaid': unpaid,
    '380-paid': electronicSample('invoice', 'F2026-000002', {}, { freeCents: 33_835, payments: [payment(33_835)] }),
    '380-part-paid': electronicSample('invoice', 'F2026-000003', oneLine, {
      freeCents: 12_000,
      payments: [payment(12_000)],
    }),
    '380-no-discount': electronicSample('invoice', 'F2026-000005', {
      price: clean && { ...clean, discountPercent: 0, total: 341 },
      totalCents: 34_100,
    }),
    '380-agreed-amount': electronicSample('invoice', 'F2026-000006', oneLine),
    '380-english-debits': electronicSample(
      'invoice',
      'F2026-000007',
      { languages: ['en'] },
      {
        language: 'en',
        languages: ['en'],
        seller: { ...seller, lateFeeRate: 12.5, isVatOnDebits: true },
        settings: { ...sampleFacts.settings, discountTerms: '2% within 8 days' },
      },
    ),
    '380-mainland-rate': electronicSample('invoice', 'F2026-000008', { ...oneLine, vatRate: 20 }),
    '380-reduced-rate': electronicSample('invoice', 'F2026-000009', { ...oneLine, vatRate: 2.1 }),
    '380-franchise': electronicSample(
      'invoice',
      'F2026-000010',
      { ...oneLine, vatRate: null },
      { seller: atHome, exemption: 'threshold' },
    ),
    '380-leaving-from-guyane': electronicSample(
      'invoice',
      'F2026-000012',
      { ...oneLine, vatRate: null },
      { exemption: 'territory' },
    ),
    '380-own-reason': electronicSample(
      'invoice',
      'F2026-000014',
      { ...oneLine, vatRate: null },
      { exemption: { reason: 'zone franche' } },
    ),
    '380-zero-rate': electronicSample('invoice', 'F2026-000015', { ...oneLine, vatRate: 0 }),
    '380-sole-trader': electronicSample('invoice', 'F2026-000016', oneLine, {
      seller: {
        ...seller,
        name: 'Maryse <Alizé>',
        isSoleTrader: true,
        legalForm: null,
        shareCapital: null,
        registryCity: null,
        address: 'Jarry',
        phoneNumber: null,
        email: null,
      },
      buyer: { ...sampleFirm, contactName: null, email: null, vatNumber: null },
    }),
  }
}

function advancesAndFinals(advance: InvoiceContent, afterAdvance: InvoiceContent): Record<string, InvoiceContent> {
  const atAnotherRate = electronicSample('advance', 'FA2026-000002', { ...before, vatRate: 20 }, paidBefore)
  const untaxed = electronicSample(
    'advance',
    'FA2026-000003',
    { ...before, vatRate: null },
    { ...paidBefore, exemption: 'territory' },
  )
  return {
    '386-advance': advance,
    '386-advance-franchise': electronicSample(
      'advance',
      'FA2026-000004',
      { ...before, vatRate: null },
      { ...paidBefore, seller: atHome, exemption: 'threshold' },
    ),
    '380-final': afterAdvance,
    '380-final-paid': {
      ...electronicSample(
        'invoice',
        'F2026-000017',
        { uncancelled: [issued(1, advance, { number: 'FA2026-000001' })], paidCents: 33_835 },
        { freeCents: 23_835, payments: [payment(10_000, '2026-12-18T13:00:00Z'), payment(23_835)] },
      ),
    },
    '380-final-two-rates': final(atAnotherRate, 'F2026-000018'),
    '380-final-untaxed-advance': final(untaxed, 'F2026-000019'),
  }
}

function creditNotes(advance: InvoiceContent, afterAdvance: InvoiceContent): Record<string, InvoiceContent> {
  return {
    '381-whole': note(unpaid, 'AV2026-000001', {}),
    '381-part': note(unpaid, 'AV2026-000002', { lines: [{ index: 1, quantity: 2 }] }),
    '381-half-day': note(unpaid, 'AV2026-000003', { lines: [{ index: 0, quantity: 0.5 }] }),
    '381-of-final': note(afterAdvance, 'AV2026-000004', {}),
    '381-of-advance': note(advance, 'AV2026-000005', {}),
    '381-franchise': note(
      electronicSample(
        'invoice',
        'F2026-000010',
        { ...oneLine, vatRate: null },
        { seller: atHome, exemption: 'threshold' },
      ),
      'AV2026-000006',
      {},
    ),
  }
}
