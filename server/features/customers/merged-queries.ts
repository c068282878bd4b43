import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Selects the ids of a customer and of those who were merged into them: what stays with these is also theirs. */
export function sameCustomer(companyId: number, id: number): RawBuilder<number> {
  return sql`(select s.id from customers s where s.company_id = ${companyId} and (s.id = ${id} or s.merged_into_id = ${id}))`
}

/** Finds the number of the customer into whom another one was merged. */
export async function findPublicId(tx: Tx, companyId: number, id: number): Promise<string | null> {
  const found = await tx
    .selectFrom('customers')
    .select('publicId')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.publicId ?? null
}

/** Lists the ids of those who were merged into a customer, in order. */
export async function listMergedIds(tx: Tx, companyId: number, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('mergedIntoId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ id: mergedId }) => mergedId)
}
