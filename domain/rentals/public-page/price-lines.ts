import { toCents, toEuros } from '../../kernel/money.ts'
import type { PublicRental } from './public-page.ts'

type Priced = Pick<PublicRental, 'status' | 'totalAmount' | 'chargesAmount' | 'creditNotesAmount' | 'isNoShow'>
type PriceLine = { word: 'agreed' | 'charges' | 'fee' | 'noShowFee' | 'credited' | 'total'; amount: number }

/**
 * Returns the amounts of a rental, the total last: the agreed price alone, or with what was added and taken off since. A cancelled
 * rental with a fee has that alone, since its price is not asked for.
 */
export function priceLines({ status, totalAmount, chargesAmount, creditNotesAmount, isNoShow }: Priced): PriceLine[] {
  if (status === 'cancelled' && chargesAmount > 0)
    return [{ word: isNoShow ? 'noShowFee' : 'fee', amount: chargesAmount }]
  if (totalAmount === null) return []
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
