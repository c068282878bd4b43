import type { Booking } from './accounts.ts'
import type { MoneyEntry, Owed, RentalBalance } from './entry.ts'

/**
 * Returns the part of a payment, from 0 to 1, whose VAT waited for it: what pays documents on debits did not, nor does
 * an advance for one.
 */
export function waitingShare(cents: number, change: readonly Owed[], isAdvanceOnDebits: boolean | null): number {
  if (isAdvanceOnDebits === null || cents === 0) return 1
  const sumOf = (bills: readonly Owed[]) => bills.reduce((sum, bill) => sum + bill.cents, 0)
  const onDebits = sumOf(change.filter((bill) => bill.isVatOnDebits))
  const advance = isAdvanceOnDebits ? cents + sumOf(change) : 0
  return Math.min(1, Math.max(0, (cents + onDebits - advance) / cents))
}

/**
 * Returns for each entry the option for debits of the next document of its rental, which an advance is for; null where
 * none follows.
 */
export function nextOnDebits(money: readonly MoneyEntry[]): (boolean | null)[] {
  const next = new Map<number, boolean>()
  return money
    .toReversed()
    .map(({ kind, rentalId, isVatOnDebits }) => {
      const following = next.get(rentalId) ?? null
      if (kind === 'invoice' || kind === 'advance') next.set(rentalId, isVatOnDebits)
      return following
    })
    .toReversed()
}

/**
 * Returns true when an advance is for a document on debits: the next one, else the latest; without any the company's
 * option decides. Null for an export that did not decide by document.
 */
export function isOnDebits({ isVatOnDebits }: Booking, { bills }: RentalBalance, next: boolean | null): boolean | null {
  return isVatOnDebits === null ? null : (next ?? bills.at(-1)?.isVatOnDebits ?? isVatOnDebits)
}

/** Returns true when the VAT of a document waits for its payment. */
export function isWaiting(entry: MoneyEntry, { vatWaiting, isVatOnDebits }: Booking): boolean {
  return vatWaiting !== null && (isVatOnDebits === null || !entry.isVatOnDebits)
}
