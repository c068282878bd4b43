import { type PaymentMethod, paymentMethods } from '../ledger/payment.ts'

/**
 * The amounts that came in and went out with one payment method, deposits included. A kept deposit is in both, as a
 * refund and as a payment: `keptCents` is that part.
 */
export type Movement = { method: PaymentMethod; receivedCents: number; refundedCents: number; keptCents: number }

/** Returns the movements in the order of the methods, without those that did not move. */
export function inMethodOrder(movements: readonly Movement[]): Movement[] {
  return movements
    .filter(({ receivedCents, refundedCents }) => receivedCents !== 0 || refundedCents !== 0)
    .toSorted((a, b) => paymentMethods.indexOf(a.method) - paymentMethods.indexOf(b.method))
}

/** Returns the cash that should be in the drawer, in cents: negative where more was given back than was there. */
export function expectedCents(floatCents: number, movements: readonly Movement[]): number {
  const cash = movements.find(({ method }) => method === 'cash')
  return floatCents + (cash ? cash.receivedCents - cash.refundedCents : 0)
}
