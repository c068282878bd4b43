import type { JournalFacts } from '@filao/domain/journal/entry'
import { type VatShare, vatOfCharge, vatOfPayment } from '@filao/domain/journal/vat-share'
import type { InCents } from '@filao/domain/kernel/money'
import type { Charge } from '@filao/domain/rentals/money/charge'
import { asked } from '@filao/domain/rentals/money/payments'
import type { RentalStatus } from '@filao/domain/rentals/status'
import type { Tx } from '#platform/database/connect'
import { appendJournalEntries, appendJournalEntry, type JournalEntry } from '#platform/journal/append'
import type { StoredPayment } from './payment-queries.ts'
import type { RentalOwed } from './sum-queries.ts'

/** Enters a payment or refund in the journal: an entry for the rental's part and one for the deposit's. */
export async function journalPayment(
  tx: Tx,
  companyId: number,
  owed: RentalOwed,
  payment: InCents<StoredPayment> & { isDepositKept: boolean },
): Promise<void> {
  const { id, rentalId, method, takenAt, takenBy, totalCents, securityDepositCents, correctsPaymentId } = payment
  const sign = correctsPaymentId === null ? 1 : -1
  const common = { rentalId, rental: owed.publicId, sourceId: id, method, corrects: correctsPaymentId }
  const line = (kind: JournalEntry['kind'], facts: JournalFacts): JournalEntry => {
    return { at: takenAt, kind, payload: { ...common, ...facts, userId: takenBy?.id ?? null } }
  }
  const returned = payment.isDepositKept ? 'deposit_kept' : 'deposit_returned'
  await appendJournalEntries(tx, companyId, [
    ...(totalCents > 0
      ? [line(sign > 0 ? 'payment' : 'refund', { cents: sign * totalCents, vat: vatOf(owed, sign * totalCents) })]
      : []),
    ...(securityDepositCents > 0
      ? [line(sign > 0 ? 'deposit_taken' : returned, { cents: sign * securityDepositCents })]
      : []),
  ])
}

type NewCharge = InCents<Pick<Charge, 'id' | 'rentalId' | 'kind' | 'amount' | 'correctsChargeId'>> & {
  at: string
  userId: number | null
}

/** Enters a charge or its correction in the journal. Damages are compensation and carry no VAT. */
export async function journalCharge(tx: Tx, companyId: number, owed: RentalOwed, charge: NewCharge): Promise<void> {
  const { id, rentalId, kind, amountCents, correctsChargeId, at, userId } = charge
  const cents = correctsChargeId === null ? amountCents : -amountCents
  await appendJournalEntry(tx, {
    companyId,
    at,
    kind: correctsChargeId === null ? 'charge' : 'charge_correction',
    payload: {
      rentalId,
      rental: owed.publicId,
      sourceId: id,
      chargeKind: kind,
      corrects: correctsChargeId,
      cents,
      vat: vatOfCharge(cents, kind === 'damage' ? null : owed.vatRate),
      userId,
    },
  })
}

/** Splits a payment by VAT rate, after those that were stored before it. */
function vatOf(owed: RentalOwed, cents: number): VatShare[] {
  const { status, totalCents, chargesCents, damageCents, paidCents, vatRate } = owed
  const due = { status: status as RentalStatus, totalCents, chargesCents, securityDepositCents: null }
  const isUnpriced = totalCents === null && status !== 'cancelled'
  const sums = { totalCents: isUnpriced ? null : asked(due, 'totalCents'), outsideVatCents: damageCents }
  return vatOfPayment(paidCents, cents, sums, vatRate)
}
