import { includedVat } from '../pricing/vat.ts'

/** A part of an amount at a VAT rate in percent; null outside VAT. Base and VAT are signed whole cents. */
export type VatShare = { readonly rate: number | null; readonly baseCents: number; readonly vatCents: number }

/** The amount owed for a rental: everything, and the part of it that carries no VAT. */
type Owed = { totalCents: number | null; outsideVatCents: number }

/**
 * Splits a payment (negative for a refund) by VAT rate. What a customer pays covers the taxable part first, then the
 * part outside VAT, and then counts as taxable again. The VAT of several payments sums to the VAT of their sum.
 */
export function vatOfPayment(beforeCents: number, cents: number, owed: Owed, rate: number | null): VatShare[] {
  if (rate === null) return [outside(cents)]
  const [taxedBefore, taxedAfter] = [taxable(beforeCents, owed), taxable(beforeCents + cents, owed)]
  const taxed = taxedAfter - taxedBefore
  const vatCents = includedVat(taxedAfter, rate) - includedVat(taxedBefore, rate)
  return [
    ...(cents === taxed ? [] : [outside(cents - taxed)]),
    ...(taxed === 0 ? [] : [{ baseCents: taxed - vatCents, rate, vatCents }]),
  ]
}

/** Splits a charge (negative for its correction): wholly at the rate, or with null wholly outside VAT. */
export function vatOfCharge(cents: number, rate: number | null): VatShare[] {
  if (rate === null) return [outside(cents)]
  const vatCents = Math.sign(cents) * includedVat(Math.abs(cents), rate)
  return [{ baseCents: cents - vatCents, rate, vatCents }]
}

function taxable(paidCents: number, { totalCents, outsideVatCents }: Owed): number {
  if (totalCents === null) return paidCents
  return Math.min(paidCents, totalCents - outsideVatCents) + Math.max(0, paidCents - totalCents)
}

function outside(cents: number): VatShare {
  return { baseCents: cents, rate: null, vatCents: 0 }
}
