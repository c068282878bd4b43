import type { Booking } from './accounts.ts'
import type { MoneyEntry, Owed } from './entry.ts'

/**
 * Returns the part of a payment, from 0 to 1, whose VAT waited for it: what pays documents on debits did not, nor do
 * advances while the company is on debits.
 */
export function waitingShare(cents: number, { isVatOnDebits }: Booking, change: readonly Owed[]): number {
  if (isVatOnDebits === null || cents === 0) return 1
  const sumOf = (bills: readonly Owed[]) => bills.reduce((sum, bill) => sum + bill.cents, 0)
  const onDebits = sumOf(change.filter((bill) => bill.isVatOnDebits))
  const advance = isVatOnDebits ? cents + sumOf(change) : 0
  return Math.min(1, Math.max(0, (cents + onDebits - advance) / cents))
}

/** Returns true when the VAT of a document waits for its payment. */
export function isWaiting(entry: MoneyEntry, { vatWaiting, isVatOnDebits }: Booking): boolean {
  return vatWaiting !== null && (isVatOnDebits === null || !entry.isVatOnDebits)
}
