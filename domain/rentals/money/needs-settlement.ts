import type { Company } from '../../company/company.schema.ts'
import { inCents } from '../../kernel/money.ts'
import { amountDue } from '../../ledger/account.ts'
import type { Rental } from '../record/rental.schema.ts'
import { proposeCharges } from './proposed-charges.ts'
import { realReturn } from './real-return.ts'
import { rentalInCents } from './rental-in-cents.ts'

/**
 * Returns true when a returned rental leaves something to decide, to collect or to give back, so that its settlement
 * comes next.
 */
export function needsSettlement(rental: Rental, company: Company): boolean {
  const { returnedAt } = rental
  if (rental.status !== 'done' || rental.settledAt !== null || returnedAt === null) return false
  const cents = rentalInCents(rental)
  if (amountDue(cents, 'totalCents') !== cents.paidTotalCents || cents.paidSecurityDepositCents > 0) return true
  const returned = { rental: cents, returnedAt, graceMinutes: company.graceMinutes }
  const proposed = proposeCharges({ ...returned, tariffs: inCents(company), actualCents: null, listedCents: null })
  return proposed.some(({ isInformation }) => !isInformation) || savesDays(rental, company)
}

/** Returns true when an early return saves billed days of a computed price. */
export function savesDays(rental: Rental, { graceMinutes }: Company): boolean {
  const { returnedAt } = rental
  if (returnedAt === null || rental.price === null) return false
  const { agreedDays, actualDays } = realReturn({ rental: rentalInCents(rental), returnedAt, graceMinutes })
  return actualDays < agreedDays
}

/** The price of an early return, as it is offered. */
export type OfferedEarly = {
  /** The amount that the price of the list saves by an early return; null when there is none, or it is billed. */
  earlyCents: number | null
  /** The amount that an early return would save, and the invoice of the agreed price that must be credited before. */
  billedEarly: { cents: number; number: string } | null
}

/** Returns the offer of an early return's price: one that an invoice bills is refused until that is credited. */
export function offeredEarly({ billedBy }: Pick<Rental, 'billedBy'>, cents: number | null): OfferedEarly {
  const invoice = billedBy.find(({ billsPrice }) => billsPrice)
  if (cents === null || !invoice) return { earlyCents: cents, billedEarly: null }
  return { earlyCents: null, billedEarly: { cents, number: invoice.number } }
}
