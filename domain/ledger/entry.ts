import type { Sentence } from '../kernel/language.ts'
import { settledElsewhereLabel } from './labels.ts'

/** The sums of a rental's account, in cents. Each raises what is due, lowers it, or leaves it as it is. */
export const accountParts = {
  paidCents: -1,
  depositCents: 0,
  chargedCents: 1,
  creditedCents: -1,
  settledElsewhereCents: -1,
} as const
type AccountPart = keyof typeof accountParts

/**
 * The VAT of an entry: shared out by what is owed (`vat-share`), at the rate of the rental unless its kind of charge
 * carries none, as on the document that it corrects, or none.
 */
type VatTreatment = 'shared' | 'by_charge_kind' | 'as_documented' | 'none'

/** The label names the entries of the kind together, on every screen, paper and export that shows the account. */
type EntryRule = {
  part: AccountPart
  vat: VatTreatment
  label: Sentence
  /** The label on what a customer reads, where it is another one. */
  customerLabel?: Sentence
}

/**
 * The kinds of entries in a rental's account. What later adds to or takes from a rental's money is one more kind here:
 * every sum of the account follows from its part.
 */
export const entryKinds = {
  payment: { part: 'paidCents', vat: 'shared', label: { fr: 'Paiements', en: 'Payments' } },
  deposit: { part: 'depositCents', vat: 'none', label: { fr: 'Caution', en: 'Deposit' } },
  charge: { part: 'chargedCents', vat: 'by_charge_kind', label: { fr: 'Suppléments', en: 'Extra charges' } },
  credit_note: { part: 'creditedCents', vat: 'as_documented', label: { fr: 'Avoirs', en: 'Credit notes' } },
  // The VAT of the rental stays as it is: the source took the money in the company's name.
  collected_by_source: {
    part: 'creditedCents',
    vat: 'none',
    label: { fr: 'Encaissé par la source', en: 'Collected by the source' },
    customerLabel: { fr: 'Déjà réglé à la réservation', en: 'Already paid when booking' },
  },
  settled_elsewhere: {
    part: 'settledElsewhereCents',
    vat: 'none',
    label: settledElsewhereLabel,
    customerLabel: { fr: 'Déjà réglé', en: 'Already settled' },
  },
} as const satisfies Record<string, EntryRule>
export type EntryKind = keyof typeof entryKinds

/** The kinds of entries that are neither a payment nor a charge, and that the ledger stores as such. */
export type StoredKind = Exclude<EntryKind, 'payment' | 'deposit' | 'charge' | 'settled_elsewhere'>

/** Returns the part of the account that a stored entry moves, as the ledger stores it. */
export function storedPart(kind: StoredKind): 'charged' | 'credited' {
  return storedParts[entryKinds[kind].part]
}

const storedParts = { chargedCents: 'charged', creditedCents: 'credited' } as const

/** An entry of a rental's account. Its cents are negative where it takes an earlier one back. */
type Entry = { kind: EntryKind; cents: number }

/** The account of a rental: what was paid for it, the deposit held, and what its price was raised or lowered by. */
type Account = Record<AccountPart, number>

/** Sums the entries of a rental. Everything that is said about its money follows from this sum. */
export function accountOf(entries: readonly Entry[]): Account {
  const account = { paidCents: 0, depositCents: 0, chargedCents: 0, creditedCents: 0, settledElsewhereCents: 0 }
  for (const { kind, cents } of entries) account[entryKinds[kind].part] += cents
  return account
}

/** Returns the cents due for a rental of an agreed price; negative when more was paid than is owed. */
export function dueCents(agreedCents: number, account: Account): number {
  const parts = Object.entries(accountParts) as [AccountPart, -1 | 0 | 1][]
  return parts.reduce((due, [part, sign]) => due + sign * account[part], agreedCents)
}

/** Amounts of a payment, which a line that corrects another one takes back. */
type PaymentAmounts = { totalCents: number; securityDepositCents: number; correctsPaymentId?: number | null }

/** Returns the entries of a payment or refund: its part for the rental, and its part for the deposit. */
export function entriesOfPayment({ totalCents, securityDepositCents, correctsPaymentId }: PaymentAmounts): Entry[] {
  const sign = correctsPaymentId ? -1 : 1
  return [
    { kind: 'payment', cents: sign * totalCents },
    { kind: 'deposit', cents: sign * securityDepositCents },
  ]
}

/** Returns the entry of a charge, or of the correction that takes one back. */
export function entryOfCharge(charge: { amountCents: number; correctsChargeId: number | null }): Entry {
  return { kind: 'charge', cents: charge.correctsChargeId === null ? charge.amountCents : -charge.amountCents }
}
