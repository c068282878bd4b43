import type { JournalFacts } from '@filao/domain/journal/entry'
import { type VatShare, vatOfCharge, vatOfPayment } from '@filao/domain/journal/vat-share'
import type { InCents } from '@filao/domain/kernel/money'
import { amountDue, paid } from '@filao/domain/ledger/account'
import type { ChargeKind } from '@filao/domain/ledger/charge'
import type { Charge } from '@filao/domain/ledger/charge.schema'
import { sumOfCharges } from '@filao/domain/ledger/charges'
import type { Amounts } from '@filao/domain/ledger/payment'
import type { JournalEntry } from '#platform/journal/chain'
import type { StoredPayment } from './payment-queries.ts'

/**
 * A rental as the VAT of its entries follows from it: its price, its account so far, and the VAT of its agency. What a
 * source collected is received, and not credited.
 */
export type Owed = {
  companyId: number
  rentalId: number
  publicId: string
  status: string
  /** The agreed price; null when there is none yet. */
  totalCents: number | null
  chargesCents: number
  creditedCents: number
  /** The part of charges and credits that carries no VAT. */
  outsideVatCents: number
  receivedVat: readonly VatShare[]
  vatRate: number | null
  chargesOutsideVat: readonly ChargeKind[]
}

/** A stored payment or refund; a kept deposit is the refund of one for which no money moves. */
type Paid = Pick<StoredPayment, 'id' | 'rentalId' | 'method' | 'takenAt' | 'correctsPaymentId'> &
  Amounts & { userId: number | null; isDepositKept?: boolean }

/** Returns the entries of a payment or refund: one for the rental's part and one for the deposit's. */
export function paymentEntries(owed: Owed, payment: Paid): JournalEntry[] {
  const { id, rentalId, method, takenAt, userId, correctsPaymentId } = payment
  const { totalCents: cents, securityDepositCents: depositCents } = paid([payment])
  const line = (kind: JournalEntry['kind'], facts: JournalFacts): JournalEntry => {
    const common = { rentalId, rental: owed.publicId, sourceId: id, method, corrects: correctsPaymentId, userId }
    return { at: takenAt, kind, payload: { ...common, ...facts } }
  }
  const returned = payment.isDepositKept ? 'deposit_kept' : 'deposit_returned'
  return [
    ...(cents === 0 ? [] : [line(cents > 0 ? 'payment' : 'refund', { cents, vat: vatOf(owed, cents) })]),
    ...(depositCents === 0 ? [] : [line(depositCents > 0 ? 'deposit_taken' : returned, { cents: depositCents })]),
  ]
}

type NewCharge = InCents<Pick<Charge, 'id' | 'rentalId' | 'kind' | 'amount' | 'correctsChargeId'>> & {
  at: string
  userId: number | null
}

/** Returns the entry of a charge or its correction. Kinds that the company treats as compensation carry no VAT. */
export function chargeEntry({ publicId, vatRate, chargesOutsideVat }: Owed, charge: NewCharge): JournalEntry {
  const { id, rentalId, kind, correctsChargeId, at, userId } = charge
  const cents = sumOfCharges([charge])
  const payload: JournalFacts = {
    rentalId,
    rental: publicId,
    sourceId: id,
    chargeKind: kind,
    corrects: correctsChargeId,
    cents,
    vat: vatOfCharge(cents, chargesOutsideVat.includes(kind) ? null : vatRate),
    userId,
  }
  return { at, kind: correctsChargeId === null ? 'charge' : 'charge_correction', payload }
}

/** A change of what a source collected for a rental. */
type Collected = { id: number; sourceId: number; cents: number; at: string; userId: number | null }

/** Returns the entries of such changes, in their order. Their VAT is that of payments. */
export function collectedEntries(owed: Owed, changes: readonly Collected[]): JournalEntry[] {
  const { rentalId, publicId: rental } = owed
  const receivedVat = [...owed.receivedVat]
  return changes.map(({ id, sourceId: collectedBy, cents, at, userId }) => {
    const vat = vatOf({ ...owed, receivedVat }, cents)
    receivedVat.push(...vat)
    return {
      at,
      kind: 'collected_by_source',
      payload: { rentalId, rental, sourceId: id, collectedBy, cents, vat, userId },
    }
  })
}

/** Splits a payment by VAT rate, after those that were stored before it. */
function vatOf(owed: Owed, cents: number): VatShare[] {
  const { status, totalCents, chargesCents, creditedCents, outsideVatCents, receivedVat, vatRate } = owed
  const due = { status, totalCents, chargesCents, creditedCents, securityDepositCents: null }
  const isUnpriced = totalCents === null && status !== 'cancelled'
  const sums = { totalCents: isUnpriced ? null : amountDue(due, 'totalCents'), outsideVatCents }
  return vatOfPayment(receivedVat, cents, sums, vatRate)
}
