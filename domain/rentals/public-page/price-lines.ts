import { toCents, toEuros } from '../../kernel/money.ts'
import type { PublicRental } from './public-page.ts'

type Priced = Pick<PublicRental, 'status' | 'totalAmount' | 'chargesAmount' | 'creditNotesAmount' | 'isNoShow'>
type Word = 'agreed' | 'charges' | 'fee' | 'noShowFee' | 'credited' | 'total' | 'due'
type PriceLine = { word: Word; amount: number }

/**
 * Returns the amounts of a rental, the total last: the agreed price alone, or with what was added and taken off since. The price of a
 * cancelled rental is not asked for: with a fee that alone is shown, without one the price and that nothing is due.
 */
export function priceLines({ status, totalAmount, chargesAmount, creditNotesAmount, isNoShow }: Priced): PriceLine[] {
  if (status === 'cancelled' && chargesAmount > 0)
    return [{ word: isNoShow ? 'noShowFee' : 'fee', amount: chargesAmount }]
  if (totalAmount === null) return []
  if (status === 'cancelled')
    return [
      { word: 'agreed', amount: totalAmount },
      { word: 'due', amount: 0 },
    ]
  const lines: PriceLine[] = []
  if (chargesAmount > 0) lines.push({ word: 'charges', amount: chargesAmount })
  if (creditNotesAmount > 0) lines.push({ word: 'credited', amount: -creditNotesAmount })
  if (lines.length > 0) lines.unshift({ word: 'agreed', amount: totalAmount })
  const total = toEuros(toCents(totalAmount) + toCents(chargesAmount) - toCents(creditNotesAmount))
  return [...lines, { word: 'total', amount: total }]
}

/** Returns true while the deposit and the excess are of use: no longer once the vehicle is back or the rental is cancelled. */
export function isGuaranteed({ status }: Pick<PublicRental, 'status'>): boolean {
  return status !== 'done' && status !== 'cancelled'
}
