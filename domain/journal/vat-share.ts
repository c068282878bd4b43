import { includedVat } from '../pricing/vat/vat.ts'

/** A part of an amount at a VAT rate in percent; null outside VAT. Base and VAT are signed whole cents. */
export type VatShare = { readonly rate: number | null; readonly baseCents: number; readonly vatCents: number }

/** The amount owed for a rental: everything, and the part of it that carries no VAT. */
type Owed = { totalCents: number | null; outsideVatCents: number }

/**
 * Splits a payment (negative for a refund) by VAT rate, after the parts of the rental's earlier payments. What a
 * customer pays covers the taxable part first, then the part outside VAT, and then counts as taxable again. All parts
 * together follow from what is owed now, even where a credit note changed it, and their VAT is that of their sum.
 */
export function vatOfPayment(before: readonly VatShare[], cents: number, owed: Owed, rate: number | null): VatShare[] {
  const taxedBefore = grossOf(before.filter((share) => share.rate !== null))
  const outsideBefore = grossOf(before) - taxedBefore
  const taxed =
    rate === null
      ? Math.max(-taxedBefore, Math.min(0, cents + outsideBefore))
      : taxable(grossOf(before) + cents, owed) - taxedBefore
  return [...(cents === taxed ? [] : [outside(cents - taxed)]), ...taxedShares(before, taxed, rate)]
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

/** Returns a taxed amount at the rate of now; what is taken back has the rates at which it was received. */
function taxedShares(before: readonly VatShare[], taxed: number, rate: number | null): VatShare[] {
  if (taxed >= 0) return rate === null ? [] : shareAt(before, taxed, rate)
  const others = new Set(before.map((share) => share.rate).filter((one) => one !== null && one !== rate))
  const shares: VatShare[] = []
  let rest = taxed
  for (const other of others) {
    const part = Math.max(rest + Math.max(0, receivedAt(before, rate)), -Math.max(0, receivedAt(before, other)))
    if (other === null || part >= 0) continue
    shares.push(...shareAt(before, part, other))
    rest -= part
  }
  return rate === null ? shares : [...shareAt(before, rest, rate), ...shares]
}

function shareAt(before: readonly VatShare[], cents: number, rate: number): VatShare[] {
  if (cents === 0) return []
  const received = receivedAt(before, rate)
  const vatBefore = before.reduce((sum, share) => sum + (share.rate === rate ? share.vatCents : 0), 0)
  const vatCents = includedVat(received + cents, rate) - vatBefore
  return [{ baseCents: cents - vatCents, rate, vatCents }]
}

function receivedAt(before: readonly VatShare[], rate: number | null): number {
  return rate === null ? 0 : grossOf(before.filter((share) => share.rate === rate))
}

function grossOf(shares: readonly VatShare[]): number {
  return shares.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
}

function outside(cents: number): VatShare {
  return { baseCents: cents, rate: null, vatCents: 0 }
}
