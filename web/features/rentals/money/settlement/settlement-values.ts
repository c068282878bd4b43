import { inCents, toCents, toEuros } from '@filao/domain/kernel/money'
import type { PaymentMethod } from '@filao/domain/rentals/money/payment'
import { settlementSums } from '@filao/domain/rentals/money/settle'
import type { SettlementCreation } from '@filao/domain/rentals/money/settlement'
import type { Rental } from '@filao/domain/rentals/rental'
import type { Proposals } from './use-proposals.ts'

/** The values of the settlement's form. */
export type SettlementValues = {
  price: SettlementCreation['price']
  /** The amount of each proposed charge, in euros; empty or zero charges nothing. */
  amounts: (number | null)[]
  keptDepositAmount: number | null
  keptReason: string | null
  method: PaymentMethod | null
  /** Empty is the way in which the deposit was taken. */
  depositMethod: PaymentMethod | ''
  isReceiptMailed: boolean
  /** The agent's own words in the receipt's mail. */
  mailLine?: string
}

/**
 * Returns the first values: charges at their tariffs, a lateness charged, an early return as agreed, the whole deposit
 * given back.
 */
export function firstValues(rental: Rental, { lateness, charges }: Proposals): SettlementValues {
  return {
    price: lateness ? 'actual' : 'agreed',
    amounts: charges.map(({ amountCents }) => (amountCents === null ? null : toEuros(amountCents))),
    keptDepositAmount: null,
    keptReason: null,
    method: 'card',
    depositMethod: '',
    isReceiptMailed: Boolean(rental.customer.email),
  }
}

/** Returns the charges that the values decide; their reasons are in the language of the customer. */
function chargesOf(rental: Rental, { lateness, charges }: Proposals, values: SettlementValues) {
  const rows = charges.map((charge, index) => ({ charge, cents: toCents(values.amounts[index] ?? 0) }))
  const late = lateness && values.price === 'actual' ? [{ charge: lateness, cents: lateness.amountCents }] : []
  return [...late, ...rows]
    .filter(({ cents }) => cents > 0)
    .map(({ charge: { kind, sentence }, cents }) => {
      return { kind, amount: toEuros(cents), reason: sentence[rental.customer.language] }
    })
}

/** Computes the sums of the settlement with these values. */
export function sumsOf(rental: Rental, proposals: Proposals, values: SettlementValues) {
  const { totalCents, chargesCents, creditedCents, paidTotalCents, paidSecurityDepositCents } = inCents(rental)
  const savedCents = values.price === 'actual' ? (proposals.earlyCents ?? 0) : 0
  const added = chargesOf(rental, proposals, values).reduce((sum, { amount }) => sum + toCents(amount), 0)
  const owed = { priceCents: (totalCents ?? 0) - savedCents, chargesCents: chargesCents + added, creditedCents }
  const paidSoFar = { totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }
  return { ...owed, ...settlementSums(owed, paidSoFar, toCents(values.keptDepositAmount ?? 0)) }
}

/** Returns the request of the settlement, with the sums that the form shows. */
export function settlementBody(rental: Rental, proposals: Proposals, values: SettlementValues): SettlementCreation {
  const { dueCents, toPayCents } = sumsOf(rental, proposals, values)
  const isEarly = values.price === 'actual' && proposals.earlyCents !== null
  return {
    price: isEarly ? 'actual' : 'agreed',
    charges: chargesOf(rental, proposals, values),
    method: toPayCents > 0 ? values.method : null,
    keptDepositAmount: values.keptDepositAmount ?? 0,
    keptReason: values.keptDepositAmount ? values.keptReason : null,
    depositMethod: values.depositMethod || null,
    shown: { dueAmount: toEuros(dueCents), depositHeldAmount: rental.paidSecurityDepositAmount },
    isReceiptMailed: values.isReceiptMailed,
    ...(values.mailLine && { mailLine: values.mailLine }),
  }
}
