import { checkChargeNotBilled, checkNotBilled, checkPriceNotBilled } from '@filao/domain/ledger/billed'
import type { Tx } from '#platform/database/connect'
import { listBilledBy } from './billing-queries.ts'

/** Refuses a new price for a rental whose price is invoiced. The rental is locked, so none is issued meanwhile. */
export async function checkPriceFree(tx: Tx, companyId: number, rentalId: number): Promise<void> {
  checkPriceNotBilled(await listBilledBy(tx, companyId, rentalId))
}

/** Refuses to cancel a locked rental while a document bills it. */
export async function checkNothingBilled(tx: Tx, companyId: number, rentalId: number): Promise<void> {
  checkNotBilled(await listBilledBy(tx, companyId, rentalId))
}

/** Refuses to take back a charge of a locked rental while a document bills it. */
export async function checkChargeFree(
  tx: Tx,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  chargeId: number,
): Promise<void> {
  checkChargeNotBilled(await listBilledBy(tx, companyId, rentalId), chargeId)
}
