import { overpayment, owedCents } from '../ledger/account.ts'
import type { RentalStatus } from '../rentals/status/status.schema.ts'

/** The money of a rental: its agreed price, charges on top of it, and the sums paid so far, minus refunds. */
export type RentalMoney = {
  id: number
  publicId: string
  status: RentalStatus
  totalCents: number | null
  chargesCents: number
  /** Credit notes on parts of its invoices. */
  creditedCents?: number
  paidTotalCents: number
  paidSecurityDepositCents: number
}

/** The money between a customer and the company, over all rentals. */
type Balance = {
  dueCents: number
  depositsHeldCents: number
  toGiveBackCents: number
  /** The contracts, and the fees of cancelled rentals, that are not paid in full. */
  unpaid: { id: number; publicId: string; dueCents: number }[]
}

/**
 * Returns the balance of a customer. Contracts and the fees of cancelled rentals are due; offers are not accepted yet.
 * Payments above the price, or above the fee of a cancelled rental, are to be refunded: they never settle another
 * rental.
 */
export function balanceOf(rentals: readonly RentalMoney[]): Balance {
  const unpaid = rentals
    .map((rental) => ({
      id: rental.id,
      publicId: rental.publicId,
      dueCents: owedCents({ ...rental, securityDepositCents: null }),
    }))
    .filter((rental) => rental.dueCents > 0)
  return {
    dueCents: sum(unpaid.map((rental) => rental.dueCents)),
    depositsHeldCents: sum(rentals.map(({ paidSecurityDepositCents }) => paidSecurityDepositCents)),
    toGiveBackCents: sum(rentals.map(overpaidCents)),
    unpaid,
  }
}

function overpaidCents(rental: RentalMoney): number {
  if (rental.totalCents === null && rental.status !== 'cancelled') return 0
  const { refundCents, elsewhereCents } = overpayment({ ...rental, securityDepositCents: null }, rental.paidTotalCents)
  return refundCents + elsewhereCents
}

function sum(cents: number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
