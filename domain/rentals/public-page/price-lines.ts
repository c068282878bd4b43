import { toCents, toEuros } from '../../kernel/money.ts'
import type { PublicRental } from './public-page.ts'

type Priced = Pick<
  PublicRental,
  'status' | 'totalAmount' | 'chargesAmount' | 'creditNotesAmount' | 'paidAmount' | 'isNoShow'
>
type Word = 'agreed' | 'charges' | 'fee' | 'noShowFee' | 'credited' | 'total' | 'paid' | 'due'
type PriceLine = { word: Word; amount: number }

/**
 * Returns the amounts of a rental, the total last: the agreed price alone, or with what was added and taken off since;
 * then what was paid of it and what is left, once something was paid.
 * The price of a cancelled rental is not asked for: with a fee that alone is shown, less its credit notes, without one
 * the price and that nothing is due.
 */
export function priceLines(rental: Priced): PriceLine[] {
  const { status, totalAmount, chargesAmount, creditNotesAmount, paidAmount, isNoShow } = rental
  const credited: PriceLine[] = creditNotesAmount > 0 ? [{ word: 'credited', amount: -creditNotesAmount }] : []
  const chargedCents = toCents(chargesAmount) - toCents(creditNotesAmount)
  if (status === 'cancelled' && chargesAmount > 0) {
    const fee: PriceLine = { word: isNoShow ? 'noShowFee' : 'fee', amount: chargesAmount }
    return credited.length > 0
      ? [fee, ...credited, { word: 'total', amount: toEuros(Math.max(0, chargedCents)) }]
      : [fee]
  }
  if (totalAmount === null) return []
  const agreed: PriceLine = { word: 'agreed', amount: totalAmount }
  if (status === 'cancelled') return [agreed, { word: 'due', amount: 0 }]
  const changes: PriceLine[] = chargesAmount > 0 ? [{ word: 'charges', amount: chargesAmount }, ...credited] : credited
  const total: PriceLine = { word: 'total', amount: toEuros(toCents(totalAmount) + chargedCents) }
  const asked = changes.length > 0 ? [agreed, ...changes, total] : [total]
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
