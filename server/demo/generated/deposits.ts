import type { Tx } from '#platform/database/connect'
import { insertMany, type Row } from '../material/queries.ts'
import type { DrawnRental } from './rentals.ts'

/** A stored payment, and the return of the vehicle it was taken for. */
type Paid = { id: number; payment: DrawnRental['payments'][number]; rentalId: number; returnedAt: string | null }

/** Pairs the payments of rentals with their ids, which are in the same order. */
export function paidOf(
  rentals: DrawnRental[],
  { rentalIds, paymentIds }: { rentalIds: number[]; paymentIds: number[] },
): Paid[] {
  const payments = rentals.flatMap(({ payments, row }, at) =>
    payments.map((payment) => ({
      payment,
      rentalId: rentalIds[at] as number,
      returnedAt: row.returnedAt ?? null,
    })),
  )
  return payments.map((one, at) => ({ ...one, id: paymentIds[at] as number }))
}

/** Stores that the deposits of vehicles that are back were returned. Returns the refunds with their ids. */
export async function returnDeposits(tx: Tx, paid: Paid[]): Promise<{ id: number; refund: Row<'payments'> }[]> {
  const refunds = paid.flatMap(({ id, payment, rentalId, returnedAt }): Row<'payments'>[] => {
    if (!returnedAt || payment.securityDepositCents === 0) return []
    const returned = { correctsPaymentId: id, reason: 'Caution rendue au retour', takenAt: returnedAt }
    return [{ ...payment, rentalId, totalCents: 0, ...returned }]
  })
  const ids = await insertMany(tx, 'payments', refunds)
  return refunds.map((refund, at) => ({ id: ids[at] as number, refund }))
}
