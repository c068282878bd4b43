import type { Language } from '../kernel/language.schema.ts'
import { inEach, type Sentence } from '../kernel/language.ts'
import { toCents } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { type ChargeKind, chargeKindLabels } from '../ledger/charge.ts'
import { isTakenBack } from '../ledger/charges.ts'
import type { FeeKind } from '../pricing/fee/fee.schema.ts'
import type { Fees } from '../pricing/fee-line.ts'
import type { Quote } from '../pricing/quote.schema.ts'
import { countedUnits, seasonLineName } from '../pricing/season-line.ts'
import type { RentalStatus } from '../rentals/status/status.schema.ts'
import type { BilledKind } from './kind.schema.ts'
import type { InvoiceLine } from './line.schema.ts'
import { type GrossLine, sumOf, totalsOf, vatSums, withVat } from './line.ts'
import { feeLines, optionLines } from './option-lines.ts'
import { shares } from './shares.ts'

/** A document of the rental that stands: nothing, or only a part of it, was credited. */
export type UncancelledDocument = {
  id: number
  kind: BilledKind
  number: string
  issuedOn: string
  totalCents: number
  creditedCents: number
  lines: readonly InvoiceLine[]
}

/** Everything that decides the lines of a rental's next document. */
export type Billable = {
  /** The languages of the document, the first one first. */
  languages: readonly Language[]
  status: RentalStatus
  publicId: string
  /** The vehicle, as the first line names it. */
  vehicle: string
  totalCents: number | null
  price: Quote | null
  charges: readonly {
    id: number
    kind: ChargeKind
    amountCents: number
    reason: string
    correctsChargeId: number | null
  }[]
  /** The money taken for the rental, without deposits and refunds. */
  paidCents: number
  vatRate: number | null
  chargesOutsideVat: readonly ChargeKind[]
  uncancelled: readonly UncancelledDocument[]
}

/**
 * Returns the lines of the rental's next document of a kind: what no uncancelled one bills yet. An invoice takes the
 * advances off. Throws `invalid_transition` for a status without that kind, and `conflict` when nothing is left, or
 * when the advances exceed the amount before VAT or the VAT.
 */
export function billedLines(kind: BilledKind, rental: Billable): InvoiceLine[] {
  checkStatus(kind, rental.status)
  if (kind === 'advance') return withVat(advanceLines(rental))
  const gross = [...(kind === 'invoice' ? priceLines(rental) : []), ...chargeLines(kind, rental)]
  const isLeftToClaim = gross.length === 0 && kind === 'invoice' && chargeLines('indemnity_claim', rental).length > 0
  if (isLeftToClaim) throw new Problem('conflict', onlyOutsideVat)
  if (gross.length === 0) throw new Problem('conflict', nothing[kind])
  const off = kind === 'invoice' ? deductions(rental) : []
  const lines = withVat(gross, off)
  const { beforeVatCents, vatCents, totalCents } = totalsOf(vatSums([...lines, ...off]))
  if (totalCents < 0) throw new Problem('conflict', advanceOver)
  // An advance invoiced at another VAT rate can exceed the rental's amount before VAT, or its VAT.
  if (beforeVatCents < 0 || vatCents < 0) throw new Problem('conflict', advanceOfOtherRate)
  return [...lines, ...off]
}

/** Returns true when an uncancelled document bills the agreed price: it is credited before the price changes. */
function isPriceBilled(uncancelled: readonly UncancelledDocument[]): boolean {
  return uncancelled.some(({ lines }) => lines.some(({ source }) => source.of === 'rental'))
}

const statuses = {
  invoice: ['pending', 'ongoing', 'done', 'cancelled'],
  advance: ['pending'],
  indemnity_claim: ['ongoing', 'done', 'cancelled'],
} satisfies Record<BilledKind, RentalStatus[]>

function checkStatus(kind: BilledKind, status: RentalStatus): void {
  if ((statuses[kind] as RentalStatus[]).includes(status)) return
  throw new Problem('invalid_transition', kind === 'advance' ? notBefore : notYet)
}

/** Lines of the price as it was agreed; one line where the amount was typed by hand. */
function priceLines(rental: Billable): GrossLine[] {
  const { languages, status, totalCents, price, vehicle, uncancelled } = rental
  if (status === 'cancelled' || totalCents === null || isPriceBilled(uncancelled)) return []
  const rented = inEach(languages, (language) => `${words[language].rental} ${vehicle}`)
  if (!price || toCents(price.total) !== totalCents) {
    return [priced(rental, { label: rented, quantity: 1, unitGrossCents: totalCents, discountPercent: 0, totalCents })]
  }
  const { discountPercent } = price
  const vehicles = price.seasons.map((season) => {
    const { unit, count, price: each } = countedUnits(season)
    const label = [rented, inEach(languages, (language) => seasonLineName(season, language))].filter(Boolean).join(', ')
    const perHour = inEach(languages, (language) => words[language].perHour)
    return {
      label: unit === 'hours' ? `${label} (${perHour})` : label,
      quantity: count,
      unitGrossCents: toCents(each),
    }
  })
  const options = price.options.flatMap((option) => optionLines(option, price.days, languages))
  const { fees = [] }: Fees = price
  const charged = fees.flatMap((fee) => feeLines(fee, price.days, languages))
  const all = [...vehicles, ...options, ...charged]
  const grossCents = all.map(({ quantity, unitGrossCents }) => quantity * unitGrossCents)
  const parts = shares(totalCents, grossCents)
  return all.map((line, index) => priced(rental, { ...line, discountPercent, totalCents: parts[index] ?? 0 }))
}

function priced(
  { vatRate }: Billable,
  { fee, ...line }: Omit<GrossLine, 'vatRate' | 'source'> & { fee?: FeeKind },
): GrossLine {
  return { ...line, vatRate, source: { of: 'rental', id: null, ...(fee && { fee }) } }
}

/** The charges of an invoice carry VAT as the rental does; those of a claim never do. */
function chargeLines(kind: 'invoice' | 'indemnity_claim', rental: Billable): GrossLine[] {
  const { charges, chargesOutsideVat, uncancelled, languages, vatRate } = rental
  const billed = new Set(uncancelled.flatMap(({ lines }) => lines.filter(isOfCharge).map(({ source }) => source.id)))
  return charges
    .filter((charge) => charge.correctsChargeId === null && !isTakenBack(charge, charges) && !billed.has(charge.id))
    .filter((charge) => chargesOutsideVat.includes(charge.kind) === (kind === 'indemnity_claim'))
    .map(({ id, kind: of, amountCents, reason }) => ({
      label: `${inEach(languages, (language) => chargeKindLabels[of][language])} (${reason})`,
      quantity: 1,
      unitGrossCents: amountCents,
      discountPercent: 0,
      vatRate: kind === 'invoice' ? vatRate : null,
      totalCents: amountCents,
      source: { of: 'charge', id },
    }))
}

function isOfCharge({ source }: InvoiceLine): boolean {
  return source.of === 'charge'
}

/** The advances that no uncancelled invoice has taken off yet, as they were issued, less what was credited of them. */
function deductions({ uncancelled, languages }: Billable): InvoiceLine[] {
  const taken = new Set(
    uncancelled.flatMap(({ lines }) =>
      lines.filter(({ source }) => source.of === 'advance').map(({ source }) => source.id),
    ),
  )
  return uncancelled
    .filter(({ id, kind }) => kind === 'advance' && !taken.has(id))
    .flatMap(({ id, number, totalCents, creditedCents, lines }) => {
      const [line] = lines
      if (!line) return []
      const gross = totalCents - creditedCents
      const { amountCents } = creditedCents === 0 ? line : (withVat([grossOf(line, gross)])[0] ?? line)
      return [
        {
          label: `${inEach(languages, (language) => words[language].takenOff)} ${number}`,
          quantity: -1,
          unitPriceCents: amountCents,
          discountPercent: 0,
          vatRate: line.vatRate,
          amountCents: -amountCents,
          totalCents: -gross,
          source: { of: 'advance' as const, id },
        },
      ]
    })
}

function grossOf(line: InvoiceLine, totalCents: number): GrossLine {
  return { ...line, unitGrossCents: totalCents, totalCents }
}

/** One line of the money taken so far that no advance invoice names yet, at most the agreed price. */
function advanceLines(rental: Billable): GrossLine[] {
  const { uncancelled, paidCents, totalCents, languages, publicId, vatRate } = rental
  if (isPriceBilled(uncancelled)) throw new Problem('conflict', nothing.invoice)
  const named = sumOf(
    uncancelled.filter(({ kind }) => kind === 'advance').map((advance) => advance.totalCents - advance.creditedCents),
  )
  const cents = Math.min(paidCents, totalCents ?? paidCents) - named
  if (cents <= 0) throw new Problem('conflict', nothing.advance)
  return [
    {
      label: `${inEach(languages, (language) => words[language].advance)} ${publicId}`,
      quantity: 1,
      unitGrossCents: cents,
      discountPercent: 0,
      vatRate,
      totalCents: cents,
      source: { of: 'payment', id: null },
    },
  ]
}

const words = {
  fr: {
    rental: 'Location',
    perHour: 'par heure',
    advance: 'Acompte sur la location',
    takenOff: 'Acompte déjà facturé',
  },
  en: {
    rental: 'Rental of',
    perHour: 'per hour',
    advance: 'Advance for the rental',
    takenOff: 'Advance already invoiced',
  },
} satisfies Record<Language, object>

const notYet: Sentence = {
  fr: 'Ce document s’émet une fois la location confirmée par un contrat.',
  en: 'This document can be issued once the rental is confirmed by a contract.',
}
const notBefore: Sentence = {
  fr: 'Un acompte se facture avant le départ du véhicule. Maintenant, émettez la facture.',
  en: 'An advance is invoiced before the vehicle leaves. Issue the invoice instead.',
}
const nothing: Record<BilledKind, Sentence> = {
  invoice: {
    fr: 'Tout est déjà facturé pour cette location. Pour corriger une facture, faites un avoir.',
    en: 'Everything is already invoiced for this rental. To correct an invoice, make a credit note.',
  },
  advance: {
    fr: 'Aucun paiement de cette location n’attend de facture d’acompte.',
    en: 'No payment of this rental is waiting for an advance invoice.',
  },
  indemnity_claim: {
    fr: 'Aucun dommage ni frais hors TVA n’attend de demande d’indemnité.',
    en: 'No damage or fee outside VAT is waiting for a claim.',
  },
}
const onlyOutsideVat: Sentence = {
  fr: 'Ce qui reste à demander est hors TVA et ne se facture pas\u202f: faites une demande d’indemnité.',
  en: 'What is left to bill is outside VAT and is not invoiced: make a claim for compensation.',
}
const advanceOver: Sentence = {
  fr: 'Les acomptes facturés dépassent le prix de la location\u202f: faites d’abord un avoir sur l’acompte.',
  en: 'The invoiced advances exceed the price of the rental: credit the advance first.',
}
const advanceOfOtherRate: Sentence = {
  fr: 'La TVA de la location a changé depuis la facture d’acompte\u202f: faites d’abord un avoir sur l’acompte, puis émettez la facture.',
  en: 'The VAT of the rental has changed since the advance was invoiced: credit the advance first, then issue the invoice.',
}
