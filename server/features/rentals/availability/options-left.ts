import { checkRentalDates } from '@filao/domain/rentals/status/period'
import type { OptionLeft, OptionsLeftQuery } from '@filao/domain/rentals/stock/stock.schema'
import { listStocks } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { loadRental } from '../record/queries.ts'
import { leftOf } from '../stock/stock.ts'

/** Lists the counted options of the departure agency, with what is left of each for a rental in this period. */
export async function listOptionsLeft(
  tx: Tx,
  companyId: number,
  { rentalId, departureAgencyId, ...period }: OptionsLeftQuery,
  now: string,
): Promise<OptionLeft[]> {
  checkRentalDates(period, now, period.start)
  const before = rentalId === undefined ? null : await loadRental(tx, companyId, rentalId)
  const options = await listStocks(tx, companyId, departureAgencyId)
  const wanted = { ...period, companyId, agencyId: departureAgencyId, exceptRentalId: rentalId ?? null }
  return await leftOf(tx, options, wanted, before, now)
}
