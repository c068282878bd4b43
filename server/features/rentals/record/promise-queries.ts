import type { PromiseFacts } from '@filao/domain/rentals/promise/promise'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The promise of a rental as the contract has it; null when its vehicle was promised. */
export const promiseOfRental = sql<CategoryPromise | null>`case when rentals.promised_category_id is not null
  then json_build_object('categoryId', rentals.promised_category_id, 'transmission', rentals.promised_transmission,
    'seats', rentals.promised_seats) end`.as('promise')

/** Returns the columns that store a promise. */
export function promiseColumns(promise: CategoryPromise | null) {
  return {
    promisedCategoryId: promise?.categoryId ?? null,
    promisedTransmission: promise?.transmission ?? null,
    promisedSeats: promise?.seats ?? null,
  }
}

/** Lists the facts of these vehicles that promises depend on, archived ones too; without ids of all in the fleet. */
export async function listPromiseFacts(tx: Tx, companyId: number, ids?: readonly number[]) {
  const facts = tx
    .selectFrom('vehicles')
    .select(['id', 'categoryId', 'transmission', 'seats'])
    .where('companyId', '=', companyId)
    .$castTo<PromiseFacts & { id: number }>()
  const wanted = ids ? facts.where('id', 'in', ids) : facts.where('archivedAt', 'is', null)
  return await wanted.execute()
}
