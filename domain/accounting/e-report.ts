import type { CountryCode } from '../company/territories.schema.ts'
import type { CustomerKind } from '../customers/name/person.ts'
import { isSettling, type JournalFacts, type JournalKind } from '../journal/entry.ts'
import type { Sentence } from '../kernel/language.ts'
import type { LocalDate } from '../kernel/time.schema.ts'
import { countryOfAddress, isInVatArea } from '../pricing/vat/vat-area.ts'

/**
 * The flows that a company sends to its approved platform: sales to consumers and their payments as sums of a day,
 * sales to companies abroad by document, and the payments of those.
 */
export const flows = ['10.3', '10.4', '10.1', '10.2'] as const
type Flow = (typeof flows)[number]

/** The categories of sales: services with and without French VAT. Filao sells no goods, which would be TLB1. */
export const categories = ['TPS1', 'TNT1'] as const
type Category = (typeof categories)[number]

/** A customer as far as e-reporting tells customers apart. */
export type ReportedBuyer = {
  kind: CustomerKind
  name: string
  countryCode: string | null
  postalCode: string | null
  siren: string | null
  vatNumber: string | null
}

/** An entry of the journal with the customer of its rental or document. */
export type ReportedEntry = {
  day: LocalDate
  kind: JournalKind
  facts: JournalFacts
  buyer: ReportedBuyer
  /** The sums of the rental of what settles it, such as a payment; null for other entries. */
  sums: RentalSums | null
}

/** The sums of the rental of a payment, in cents. */
export type RentalSums = {
  /** Its invoices and advances less their credit notes, of whatever day. */
  billedCents: number
  /** The payments and the money of sources before this entry, less the refunds, and the part that carries VAT. */
  paidBeforeCents: number
  taxedBeforeCents: number
  /** Null without a claim, of whatever day, that is not credited in full. */
  claim: ClaimedSums | null
}

/** The sums of a rental with a claim: its price and charges without the claims, and the claims. */
type ClaimedSums = { saleCents: number; claimedCents: number }

/** A line of a flow. Sums of a day have no number and no buyer. Amounts are signed whole cents. */
type ReportLine = {
  flow: Flow
  day: LocalDate
  /** Null for payments. */
  category: Category | null
  rate: number | null
  /** Invoices and advance invoices; a credit note lowers the amounts and is not counted. */
  documents: number
  baseCents: number
  vatCents: number
  number: string | null
  buyer: { name: string; country: string; vatNumber: string | null } | null
}

/** The reasons for which a company sends nothing, or sends no payments. */
export const outsideReasons = ['no_vat', 'own_tax'] as const
export const paymentReasons = ['debits', 'exempt'] as const

export const outsideLabels = {
  no_vat: {
    fr: 'La TVA n’est pas applicable en Guyane et à Mayotte (CGI, art. 294)\u202f: votre entreprise est hors du champ de la facturation électronique et de l’e-reporting.',
    en: 'VAT does not apply in French Guiana and Mayotte (CGI, art. 294): your company is outside e-invoicing and e-reporting.',
  },
  own_tax: {
    fr: 'Ce territoire a ses propres impôts, sans TVA française\u202f: votre entreprise est hors du champ de la facturation électronique et de l’e-reporting.',
    en: 'This territory has taxes of its own, without French VAT: your company is outside e-invoicing and e-reporting.',
  },
} satisfies Record<(typeof outsideReasons)[number], Sentence>

export const paymentLabels = {
  debits: {
    fr: 'Votre entreprise a opté pour la TVA sur les débits\u202f: les encaissements ne se déclarent pas.',
    en: 'Your company has opted for VAT on debits: payments are not reported.',
  },
  exempt: {
    fr: 'Votre entreprise est en franchise de TVA (CGI, art. 293 B)\u202f: les encaissements ne se déclarent pas.',
    en: 'Your company is below the VAT threshold (CGI, art. 293 B): payments are not reported.',
  },
} satisfies Record<(typeof paymentReasons)[number], Sentence>

type Seller = { countryCode: CountryCode; vatRate: number | null; isVatOnDebits: boolean }

/** Sales and payments of a period by flow, and the reasons for what it leaves out. */
export type Report = {
  outside: (typeof outsideReasons)[number] | null
  withoutPayments: (typeof paymentReasons)[number] | null
  lines: ReportLine[]
  /** Received from consumers beyond what the documents of their rentals bill: a sale that no flow has yet. */
  unbilledCents: number
}

/** Returns the reason for which a territory is outside e-reporting; null in the mainland, GP, MQ and RE. */
function outsideOf(countryCode: CountryCode): Report['outside'] {
  if (isInVatArea(countryCode)) return null
  return countryCode === 'GF' || countryCode === 'YT' ? 'no_vat' : 'own_tax'
}

/**
 * Sums a period for e-reporting. Claims for damage and deposits are no sale. An advance counts when it is billed, and
 * the final invoice without it.
 */
export function report(entries: readonly ReportedEntry[], seller: Seller): Report {
  const outside = outsideOf(seller.countryCode)
  const withoutPayments = seller.vatRate === null ? 'exempt' : seller.isVatOnDebits ? 'debits' : null
  if (outside) return { outside, withoutPayments: null, lines: [], unbilledCents: 0 }
  const lines: ReportLine[] = []
  let unbilledCents = 0
  for (const entry of entries) {
    const { kind, facts, buyer } = entry
    const party = partyOf(buyer)
    if (party === 'domestic') continue
    if (isSale(kind) && !facts.isOfClaim) addSale(lines, entry, party)
    if (!isSettling(kind)) continue
    if (!withoutPayments) addPayment(lines, entry, party)
    if (party === 'consumer') unbilledCents += unbilledOf(entry)
  }
  return { outside, withoutPayments, lines: lines.filter(hasAmount).toSorted(byFlowAndDay), unbilledCents }
}

/** Tells consumers from companies here and abroad. */
function partyOf(buyer: ReportedBuyer): 'consumer' | 'domestic' | 'international' {
  if (buyer.kind === 'person') return 'consumer'
  return isInVatArea(countryOf(buyer)) ? 'domestic' : 'international'
}

/**
 * Returns the country of a company, of a French one its territory. One that nobody entered follows from a SIREN or VAT
 * number. With a VAT number of another country a company in France is abroad, as it has no electronic invoice.
 */
function countryOf({ countryCode, postalCode, siren, vatNumber }: ReportedBuyer): string {
  const ofVat = vatNumber?.slice(0, 2) ?? 'FR'
  const country = countryOfAddress({ countryCode: countryCode ?? (siren ? 'FR' : ofVat), postalCode })
  return isInVatArea(country) && ofVat !== 'FR' ? ofVat : country
}

function isSale(kind: JournalKind): boolean {
  return kind === 'invoice' || kind === 'advance' || kind === 'credit_note'
}

type Party = 'consumer' | 'international'

function addSale(lines: ReportLine[], { day, kind, facts, buyer }: ReportedEntry, party: Party): void {
  for (const [index, { rate, baseCents, vatCents }] of (facts.vat ?? []).entries()) {
    const document = kind !== 'credit_note' && index === 0 ? 1 : 0
    const sums = { rate, documents: document, baseCents, vatCents, category: rate === null ? 'TNT1' : 'TPS1' } as const
    if (party === 'consumer') add(lines, { flow: '10.3', day, number: null, buyer: null, ...sums })
    else add(lines, { flow: '10.1', day, number: String(facts.number ?? ''), buyer: named(buyer), ...sums })
  }
}

/**
 * Returns the part of a payment that no document bills. Documents take the money of a rental in its order, so the last
 * payments are the ones that they leave; a refund gives those back first.
 */
function unbilledOf({ facts, sums }: ReportedEntry): number {
  if (!sums) return 0
  const { billedCents, paidBeforeCents, taxedBeforeCents, claim } = sums
  const { cents = 0, vat = [] } = facts
  const taxedCents = vat.reduce((sum, share) => sum + (share.rate === null ? 0 : share.baseCents + share.vatCents), 0)
  const before = saleCents(paidBeforeCents, taxedBeforeCents, claim)
  const after = saleCents(paidBeforeCents + cents, taxedBeforeCents + taxedCents, claim)
  return Math.max(0, after - billedCents) - Math.max(0, before - billedCents)
}

/** Returns the part of the money of a rental that is for a sale: the taxed one, or without VAT what a claim leaves. */
function saleCents(paidCents: number, taxedCents: number, claim: ClaimedSums | null): number {
  if (taxedCents !== 0) return taxedCents
  if (!claim) return paidCents
  return Math.min(paidCents, claim.saleCents) + Math.max(0, paidCents - claim.saleCents - claim.claimedCents)
}

/** Adds the parts of a payment by VAT rate; those outside VAT are not reported. */
function addPayment(lines: ReportLine[], { day, facts }: ReportedEntry, party: Party): void {
  for (const { rate, baseCents, vatCents } of facts.vat ?? []) {
    if (rate === null) continue
    const flow = party === 'consumer' ? '10.4' : '10.2'
    add(lines, { flow, day, category: null, rate, documents: 0, baseCents, vatCents, number: null, buyer: null })
  }
}

function named(buyer: ReportedBuyer): ReportLine['buyer'] {
  return { name: buyer.name, country: countryOf(buyer), vatNumber: buyer.vatNumber }
}

/** Adds to the line of the same day, rate, category and document. */
function add(lines: ReportLine[], line: ReportLine): void {
  const same = lines.find(
    (one) =>
      one.flow === line.flow &&
      one.day === line.day &&
      one.rate === line.rate &&
      one.category === line.category &&
      one.number === line.number,
  )
  if (!same) {
    lines.push(line)
    return
  }
  same.documents += line.documents
  same.baseCents += line.baseCents
  same.vatCents += line.vatCents
}

function hasAmount({ documents, baseCents, vatCents }: ReportLine): boolean {
  return documents > 0 || baseCents !== 0 || vatCents !== 0
}

function byFlowAndDay(a: ReportLine, b: ReportLine): number {
  return (
    flows.indexOf(a.flow) - flows.indexOf(b.flow) ||
    a.day.localeCompare(b.day) ||
    (a.number ?? '').localeCompare(b.number ?? '') ||
    (b.rate ?? -1) - (a.rate ?? -1)
  )
}
