import { toCents, toEuros } from '../../kernel/money.ts'
import { accountLinesOf } from '../../ledger/account-line.ts'
import type { PublicRental } from './public-page.schema.ts'

type Priced = Pick<
  PublicRental,
  'status' | 'totalAmount' | 'chargesAmount' | 'creditNotesAmount' | 'paidAmount' | 'isNoShow'
> &
  Partial<Pick<PublicRental, 'accountLines'>>
/** An amount with a word of the page, or the kind of an entry of the account. */
type PriceLine = { amount: number } & (
  | { word: 'agreed' | 'fee' | 'noShowFee' | 'total' | 'paid' | 'due' }
  | { kind: string }
)

/**
 * Returns the amounts of a rental, the total last: the agreed price alone, or with what was added and taken off since;
 * then what was paid of it and what is left, once something was paid.
 * The price of a cancelled rental is not asked for: with a fee that alone is shown, less its credit notes, without one
 * the price and that nothing is due.
 */
export function priceLines(rental: Priced): PriceLine[] {
  const { status, totalAmount, chargesAmount, creditNotesAmount, paidAmount, isNoShow } = rental
  const account = accountLinesOf({ ...rental, creditedAmount: creditNotesAmount, settledElsewhereAmount: 0 })
  const fee = status === 'cancelled' ? (isNoShow ? 'noShowFee' : 'fee') : null
  const changes = account.map(({ kind, cents }): PriceLine => {
    return { ...(fee && kind === 'charge' ? { word: fee } : { kind }), amount: toEuros(cents) }
  })
  const changedCents = toCents(chargesAmount) - toCents(creditNotesAmount)
  if (fee && chargesAmount > 0) {
    const left: PriceLine = { word: 'total', amount: toEuros(Math.max(0, changedCents)) }
    return changes.length > 1 ? [...changes, left] : changes
  }
  if (totalAmount === null) return []
  const agreed: PriceLine = { word: 'agreed', amount: totalAmount }
  if (fee) return [agreed, { word: 'due', amount: 0 }]
  const total = { word: 'total', amount: toEuros(toCents(totalAmount) + changedCents) } as const
  const asked: PriceLine[] = changes.length > 0 ? [agreed, ...changes, total] : [total]
  if (paidAmount <= 0) return asked
  const due: PriceLine = { word: 'due', amount: toEuros(Math.max(0, toCents(total.amount) - toCents(paidAmount))) }
  return [...asked, { word: 'paid', amount: paidAmount }, due]
}

/**
 * Returns true while the deposit and the excess are of use: no longer once the vehicle is back or the rental is
 * cancelled.
 */
export function isGuaranteed({ status }: Pick<PublicRental, 'status'>): boolean {
  return status !== 'done' && status !== 'cancelled'
}
