import { includedVat } from '../pricing/vat/vat.ts'
import type { InvoiceLine, VatSum } from './line.schema.ts'
import { shares } from './shares.ts'

/** A line before VAT is computed: prices of Filao include it. */
export type GrossLine = Omit<InvoiceLine, 'unitPriceCents' | 'amountCents'> & {
  /** With VAT, before the discount. */
  unitGrossCents: number
}

/** The sums of a document, in cents. */
type Totals = { beforeVatCents: number; vatCents: number; totalCents: number }

/**
 * Computes the amounts before VAT. VAT is computed for each rate on the sum, rounded once; the lines divide the rest,
 * so that lines, rates and totals agree to the cent. Advances that the document takes off were rounded one by one: the
 * base is adjusted where the net base or the net VAT of their rate would be negative.
 */
export function withVat(lines: readonly GrossLine[], takenOff: readonly InvoiceLine[] = []): InvoiceLine[] {
  const amounts = new Map<GrossLine, number>()
  for (const [rate, ofRate] of Map.groupBy(lines, ({ vatRate }) => vatRate)) {
    const gross = sumOf(ofRate.map(({ totalCents }) => totalCents))
    const off = takenOff.filter(({ vatRate }) => vatRate === rate)
    const [offBase, offGross] = [off.map(({ amountCents }) => amountCents), off.map(({ totalCents }) => totalCents)]
    const base = baseWithin(gross - vatIn(gross, rate), -sumOf(offBase), gross + sumOf(offGross))
    const parts = shares(
      base,
      ofRate.map(({ totalCents }) => totalCents),
    )
    ofRate.forEach((line, index) => {
      amounts.set(line, parts[index] ?? 0)
    })
  }
  return lines.map((line) => {
    const { unitGrossCents, ...kept } = line
    return {
      ...kept,
      unitPriceCents: beforeVat(unitGrossCents, line.vatRate),
      amountCents: amounts.get(line) ?? 0,
    }
  })
}

/** Limits a base to the cents from `least` to `least + room`; returns it unchanged when `room` is negative. */
export function baseWithin(base: number, least: number, room: number): number {
  return room < 0 ? base : Math.min(Math.max(base, least), least + room)
}

/** Sums the lines for each rate, highest rate first; lines without VAT last. */
export function vatSums(lines: readonly InvoiceLine[]): VatSum[] {
  return [...Map.groupBy(lines, ({ vatRate }) => vatRate)]
    .map(([rate, ofRate]) => {
      const baseCents = sumOf(ofRate.map(({ amountCents }) => amountCents))
      return { rate, baseCents, vatCents: sumOf(ofRate.map(({ totalCents }) => totalCents)) - baseCents }
    })
    .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
}

/** Sums the rates. */
export function totalsOf(vat: readonly VatSum[]): Totals {
  const beforeVatCents = sumOf(vat.map(({ baseCents }) => baseCents))
  const vatCents = sumOf(vat.map((sum) => sum.vatCents))
  return { beforeVatCents, vatCents, totalCents: beforeVatCents + vatCents }
}

/** Returns the VAT included in an amount, none without a rate. */
export function vatIn(cents: number, rate: number | null): number {
  return rate === null ? 0 : includedVat(cents, rate)
}

/** Returns a price before VAT, in cents with at most two decimals. */
function beforeVat(cents: number, rate: number | null): number {
  return rate === null ? cents : Math.round((cents * 10_000) / (100 + rate)) / 100
}

export function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, one) => sum + one, 0)
}
