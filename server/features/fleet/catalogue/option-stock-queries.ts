import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { keepAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/** Selects the number of an option that each agency has, by the name of the agency. */
export function stocksOf(option: ExpressionBuilder<Schema, 'options'>) {
  return jsonArrayFrom(
    option
      .selectFrom('optionStocks')
      .innerJoin('agencies', (join) =>
        join
          .onRef('agencies.companyId', '=', 'optionStocks.companyId')
          .onRef('agencies.id', '=', 'optionStocks.agencyId'),
      )
      .select((stock) => [
        'optionStocks.agencyId',
        jsonBuildObject({ id: stock.ref('agencies.id'), name: stock.ref('agencies.name') }).as('agency'),
        'optionStocks.quantity',
      ])
      .whereRef('optionStocks.companyId', '=', 'options.companyId')
      .whereRef('optionStocks.optionId', '=', 'options.id')
      .where('agencies.archivedAt', 'is', null)
      .orderBy('agencies.name')
      .orderBy('agencies.id'),
  )
}

/**
 * Stores the number of an option that each agency has. Rows that stay are changed and not inserted again, so that a
 * rental that waits for their lock finds them.
 */
export async function replaceStocksOf(
  tx: Tx,
  companyId: number,
  optionId: number,
  stocks: readonly { agencyId: number; quantity: number }[],
): Promise<void> {
  const byAgency = new Map(stocks.map(({ agencyId, quantity }, at) => [agencyId, { quantity, at }]))
  const agencyIds = [...byAgency.keys()].sort((a, b) => a - b)
  for (const id of agencyIds) await keepAgency(tx, companyId, id, `stocks.${byAgency.get(id)?.at}.agencyId`)
  const rows = tx.deleteFrom('optionStocks').where('companyId', '=', companyId).where('optionId', '=', optionId)
  await (agencyIds.length > 0 ? rows.where('agencyId', 'not in', agencyIds) : rows).execute()
  if (agencyIds.length === 0) return
  await tx
    .insertInto('optionStocks')
    .values([...byAgency].map(([agencyId, { quantity }]) => ({ companyId, optionId, agencyId, quantity })))
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'optionId', 'agencyId'])
        .doUpdateSet({ quantity: (row) => row.ref('excluded.quantity') }),
    )
    .execute()
}

/** The counted options of an agency. */
export type CountedOption = { optionId: number; name: string; stock: number }

/** Lists the options that an agency counts, archived ones aside. */
export async function listStocks(tx: Tx, companyId: number, agencyId: number): Promise<CountedOption[]> {
  return await stocksAt(tx, companyId, agencyId).where('options.archivedAt', 'is', null).execute()
}

/**
 * Locks the counted ones of these options of an agency until the transaction ends, the lowest id first, so that two
 * rentals that take several of them wait instead of deadlocking.
 */
export async function lockStocks(
  tx: Tx,
  companyId: number,
  agencyId: number,
  optionIds: readonly number[],
): Promise<CountedOption[]> {
  return await stocksAt(tx, companyId, agencyId)
    .where('optionStocks.optionId', 'in', optionIds)
    .forNoKeyUpdate('optionStocks')
    .execute()
}

function stocksAt(tx: Tx, companyId: number, agencyId: number) {
  return tx
    .selectFrom('optionStocks')
    .innerJoin('options', (join) =>
      join.onRef('options.companyId', '=', 'optionStocks.companyId').onRef('options.id', '=', 'optionStocks.optionId'),
    )
    .select(['optionStocks.optionId', 'options.name', 'optionStocks.quantity as stock'])
    .where('optionStocks.companyId', '=', companyId)
    .where('optionStocks.agencyId', '=', agencyId)
    .orderBy('optionStocks.optionId')
}
