import type { Language } from '@filao/domain/kernel/language.schema'
import { inCents, toCents, toEuros } from '@filao/domain/kernel/money'
import { type ChargeKind, chargeKindLabels } from '@filao/domain/ledger/charge'
import type { PaymentMethod } from '@filao/domain/ledger/payment'
import { proposedKeptCents, settlementSums } from '@filao/domain/rentals/money/settle'
import type { SettlementCreation } from '@filao/domain/rentals/money/settlement.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { Proposals } from './use-proposals.ts'

/** The values of the settlement's form. */
export type SettlementValues = {
  price: SettlementCreation['price']
  /** The amount of each proposed charge, in euros; empty or zero charges nothing. */
  amounts: (number | null)[]
  keptDepositAmount: number | null
  keptReason: string | null
  /** Null until the agent says how the rest is paid. */
  method: PaymentMethod | 'later' | null
  /** Empty is the way in which the deposit was taken. */
  depositMethod: PaymentMethod | ''
  isReceiptMailed: boolean
  /** The agent's own words in the receipt's mail. */
  mailLine?: string
}

/**
 * Returns the first values: charges at their tariffs, a lateness charged, an early return as agreed, the charges kept
 * from the deposit, and no way in which a rest is paid.
 */
export function firstValues(rental: Rental, proposals: Proposals): SettlementValues {
  const { lateness, charges } = proposals
  const values: SettlementValues = {
    price: lateness ? 'actual' : 'agreed',
    amounts: charges.map(({ amountCents }) => (amountCents === null ? null : toEuros(amountCents))),
    keptDepositAmount: null,
    keptReason: null,
    method: null,
    depositMethod: '',
    isReceiptMailed: Boolean(rental.customer.email),
  }
  return { ...values, ...proposedKept(rental, proposals, values) }
}

type Kept = Pick<SettlementValues, 'keptDepositAmount' | 'keptReason'>

/** Returns the part of the deposit to propose with these values, and its reason in the language of the customer. */
export function proposedKept(rental: Rental, proposals: Proposals, values: SettlementValues): Kept {
  const sums = sumsOf(rental, proposals, { ...values, keptDepositAmount: null })
  const cents = proposedKeptCents(sums, sums.chargesCents)
  if (cents <= 0) return { keptDepositAmount: null, keptReason: null }
  const { charges } = rental
  const uncorrected = charges.filter(
    ({ id, correctsChargeId }) => correctsChargeId === null && !charges.some((one) => one.correctsChargeId === id),
  )
  const kinds = new Set([...uncorrected, ...chargesOf(rental, proposals, values)].map(({ kind }) => kind))
  return { keptDepositAmount: toEuros(cents), keptReason: labelOf([...kinds], rental.customer.language) }
}

/** Writes the kinds of charge as one reason: « Carburant, kilomètres ». */
function labelOf(kinds: ChargeKind[], language: Language): string {
  const [first = '', ...others] = kinds.map((kind) => chargeKindLabels[kind][language])
  return [first, ...others.map((label) => label.toLowerCase())].join(', ')
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
  const addedCents = chargesOf(rental, proposals, values).reduce((sum, { amount }) => sum + toCents(amount), 0)
  const owed = { priceCents: (totalCents ?? 0) - savedCents, chargesCents: chargesCents + addedCents, creditedCents }
  const paidSoFar = { totalCents: paidTotalCents, securityDepositCents: paidSecurityDepositCents }
  return { ...owed, addedCents, ...settlementSums(owed, paidSoFar, toCents(values.keptDepositAmount ?? 0)) }
}

/** Returns the request of the settlement, with the sums that the form shows. */
export function settlementBody(rental: Rental, proposals: Proposals, values: SettlementValues): SettlementCreation {
  const { dueCents, toPayCents } = sumsOf(rental, proposals, values)
  const isEarly = values.price === 'actual' && proposals.earlyCents !== null
  return {
    price: isEarly ? 'actual' : 'agreed',
    charges: chargesOf(rental, proposals, values),
    method: toPayCents > 0 && values.method !== 'later' ? values.method : null,
    ...(toPayCents > 0 && values.method === 'later' && { isRestPaidLater: true }),
    keptDepositAmount: values.keptDepositAmount ?? 0,
    keptReason: values.keptDepositAmount ? values.keptReason : null,
    depositMethod: values.depositMethod || null,
    shown: { dueAmount: toEuros(dueCents), depositHeldAmount: rental.paidSecurityDepositAmount },
    isReceiptMailed: values.isReceiptMailed,
    ...(values.mailLine && { mailLine: values.mailLine }),
  }
}
