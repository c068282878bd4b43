import type { Quote } from '../pricing/quote.schema.ts'
import { quote, quoteOf } from '../pricing/quote.ts'
import { type Billable, billedLines, type UncancelledDocument } from './bill.ts'
import type { InvoiceContent } from './content.schema.ts'
import { type DraftFacts, draftOf } from './draft.ts'
import type { BilledKind } from './kind.schema.ts'
import { defaultSettings } from './settings.ts'

/** The minute in which the sample documents are issued. */
export const issuedAt = '2026-12-27T15:00:00Z'

const unlimited = { maxCents: null, maxDays: null }

/** 20 to 27 December in Guadeloupe: two days of low season at 35 €, five of high season at 45 €. */
const price = (discountPercent: number): Quote =>
  quoteOf(
    quote({
      start: '2026-12-20T14:00:00Z',
      end: '2026-12-27T14:00:00Z',
      timezone: 'America/Guadeloupe',
      graceMinutes: 29,
      seasons: [
        { id: 1, start: '04-16', end: '12-21', userLabel: 'Basse saison' },
        { id: 2, start: '12-22', end: '04-15', userLabel: 'Haute saison' },
      ],
      priceLines: [
        { id: 1, seasonId: 1, minDays: 1, priceCents: 3500 },
        { id: 2, seasonId: 2, minDays: 1, priceCents: 4500 },
      ],
      options: [
        { id: 1, name: 'Siège enfant', quantity: 1, priceCents: 0, dailyPriceCents: 300, ...unlimited },
        { id: 2, name: 'Livraison', quantity: 1, priceCents: 2500, dailyPriceCents: 0, ...unlimited },
      ],
      discountPercent,
      securityDepositCents: 80_000,
      waiverCents: 120_000,
      categoryName: 'Citadine',
    }),
  )

const charge = (id: number, kind: Billable['charges'][0]['kind'], amountCents: number, reason: string) => {
  return { id, kind, amountCents, reason, correctsChargeId: null }
}

/** The week with a 15 % discount, returned with fuel missing, three hours late and a damaged wing. */
export function sampleRental(over: Partial<Billable> = {}): Billable {
  return {
    languages: ['fr'],
    status: 'done',
    publicId: '202612-0042',
    vehicle: 'Renault Clio',
    totalCents: 28_985,
    price: price(15),
    charges: [
      charge(1, 'fuel', 1850, 'un quart manquant'),
      charge(2, 'lateness', 3000, 'trois heures'),
      charge(3, 'damage', 15_000, 'aile avant'),
    ],
    paidCents: 0,
    vatRate: 8.5,
    chargesOutsideVat: defaultSettings.chargesOutsideVat,
    uncancelled: [],
    ...over,
  }
}

const place = { name: 'Aéroport', address: 'Morne Mamiel', postalCode: '97139', city: 'Les Abymes' }
/** The parties and facts of the sample documents: a customer of a company in Guadeloupe. */
export const sampleFacts: DraftFacts = {
  kind: 'invoice',
  language: 'fr',
  languages: ['fr'],
  timezone: 'America/Guadeloupe',
  exemption: null,
  settings: defaultSettings,
  freeCents: 0,
  corrects: null,
  reason: null,
  payments: [],
  seller: {
    name: 'Karukera Auto',
    legalForm: 'SARL',
    shareCapital: 10_000,
    registryCity: 'Pointe-à-Pitre',
    isSoleTrader: false,
    address: 'Jarry',
    siret: '73282932000074',
    siren: '732829320',
    vatNumber: 'FR44732829320',
    phoneNumber: null,
    email: null,
    website: null,
    logoUrl: null,
    countryCode: 'GP',
    lateFeeRate: null,
    mediator: 'CM2C',
    isVatOnDebits: false,
  },
  buyer: {
    id: 9,
    kind: 'person',
    name: 'Mme Élodie Montrose',
    contactName: null,
    siren: null,
    vatNumber: null,
    address: null,
    countryCode: null,
    email: null,
  },
  rental: {
    publicId: '202612-0042',
    start: '2026-12-20T14:00:00Z',
    end: '2026-12-27T14:00:00Z',
    vehicle: 'Renault Clio',
    registrationNumber: 'AB-123-CD',
    driver: 'Mme Élodie Montrose',
    departureAgency: { ...place, timezone: 'America/Guadeloupe' },
    arrivalAgency: { ...place, timezone: 'America/Guadeloupe' },
  },
}

/** Returns the next document of a kind of the rental. */
export function drafted(kind: BilledKind, rental: Billable, over: Partial<DraftFacts> = {}): InvoiceContent {
  const facts = { ...sampleFacts, kind, uncancelled: rental.uncancelled, ...over }
  return draftOf(billedLines(kind, rental), facts, issuedAt)
}

/** Returns a document as the rental keeps it once it is issued. */
export function issued(
  id: number,
  { kind, lines, totals, issuedOn }: InvoiceContent,
  { creditedCents = 0, number = `F2026-00000${id}` } = {},
): UncancelledDocument {
  return { id, kind: kind as BilledKind, number, issuedOn, totalCents: totals.totalCents, creditedCents, lines }
}
