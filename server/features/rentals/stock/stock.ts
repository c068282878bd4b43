import type { Period } from '@filao/domain/kernel/period'
import { countOf } from '@filao/domain/rentals/offered-options'
import { holdsVehicle } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { OptionLeft } from '@filao/domain/rentals/stock/stock.schema'
import { type HeldStock, stockLeft } from '@filao/domain/rentals/stock/stock-left'
import { optionTaken } from '@filao/domain/rentals/stock/stock-refusal'
import { type CountedOption, lockStocks } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { listStockHolders } from './stock-queries.ts'

/** A rental, as it is or as it shall be. */
type Keeper = Period & { status: RentalStatus; departureAgencyId: number; optionIds: readonly number[] }
type NamedKeeper = Keeper & { id: number; companyId: number; departureAgency: { name: string; timezone: string } }

/**
 * Refuses more of an option than the departure agency has left, under a lock of what it counts: `option_taken` at the
 * field of the option in the `sent` ones. What a rental held before it keeps, whatever is in stock now.
 */
export async function checkStock(
  tx: Tx,
  before: Keeper,
  after: NamedKeeper,
  sent: readonly number[],
  now: string,
): Promise<void> {
  const { companyId, id, start, end, departureAgency, departureAgencyId: agencyId, optionIds } = after
  if (!holdsVehicle(after.status) || optionIds.length === 0) return
  const options = await lockStocks(tx, companyId, agencyId, [...new Set(optionIds)])
  const lefts = await leftOf(tx, options, { companyId, agencyId, start, end, exceptRentalId: id }, before, now)
  for (const { optionId, ...left } of lefts) {
    if (countOf(optionId, optionIds) <= left.left) continue
    const name = options.find((option) => option.optionId === optionId)?.name ?? ''
    const at = sent.lastIndexOf(optionId)
    throw optionTaken(at < 0 ? 'optionIds' : `optionIds.${at}`, { ...left, name, agency: departureAgency })
  }
}

type Wanted = Parameters<typeof listStockHolders>[1]

/** Returns what is left of each of these options for a rental that was as `before`. */
export async function leftOf(
  tx: Tx,
  options: readonly CountedOption[],
  wanted: Wanted,
  before: Keeper | null,
  now: string,
): Promise<OptionLeft[]> {
  const ids = options.map(({ optionId }) => optionId)
  const holders = await listStockHolders(tx, wanted, ids, now)
  return options.map(({ optionId, stock }) => {
    const ofOption = holders.filter((holder) => holder.optionId === optionId)
    const held = before && heldOf(before, wanted.agencyId, optionId)
    return { optionId, stock, ...stockLeft({ stock, holders: ofOption }, wanted satisfies Period, held) }
  })
}

/** Returns what a rental holds of an option of an agency; null for a rental that holds nothing there. */
function heldOf({ status, departureAgencyId, optionIds, start, end }: Keeper, agencyId: number, optionId: number) {
  if (!holdsVehicle(status) || departureAgencyId !== agencyId) return null
  return { start, end, quantity: countOf(optionId, optionIds) } satisfies HeldStock
}
