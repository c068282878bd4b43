import type { SourceSettlement } from '@filao/domain/statements/statement.schema'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Settlement = Omit<SourceSettlement, 'amount'> & { amountCents: number }

/** Lists the settlements of a source for a month, latest first. */
export async function listSettlements(
  tx: Tx,
  companyId: number,
  sourceId: number,
  month: string,
): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select s.id, s.created_at,
      case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as created_by,
      count(l.rental_id)::int as count, coalesce(sum(l.collected_cents - l.commission_cents), 0)::int as amount_cents
    from source_settlements s
    left join source_settlement_rentals l on l.company_id = s.company_id and l.settlement_id = s.id
    left join users u on u.company_id = s.company_id and u.id = s.created_by
    where s.company_id = ${companyId} and s.source_id = ${sourceId} and s.month = ${`${month}-01`}::date
    group by s.id, u.id
    order by s.id desc`.execute(tx)
  return rows
}

type Found = { month: string; amountCents: number; rentalIds: number[] }

/** Finds a settlement of a source with what it settled. */
export async function findSettlement(
  tx: Tx,
  companyId: number,
  sourceId: number,
  id: number,
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select to_char(s.month, 'YYYY-MM') as month,
      coalesce(sum(l.collected_cents - l.commission_cents), 0)::int as amount_cents,
      coalesce(array_agg(l.rental_id order by l.rental_id) filter (where l.rental_id is not null), '{}') as rental_ids
    from source_settlements s
    left join source_settlement_rentals l on l.company_id = s.company_id and l.settlement_id = s.id
    where s.company_id = ${companyId} and s.source_id = ${sourceId} and s.id = ${id}
    group by s.id`.execute(tx)
  return rows[0]
}

export async function insertSettlement(tx: Tx, settlement: Insertable<Schema['sourceSettlements']>): Promise<number> {
  const insert = tx.insertInto('sourceSettlements').values(settlement).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

type SettledRental = Omit<Insertable<Schema['sourceSettlementRentals']>, 'companyId' | 'settlementId'>

/** Stores what the rentals of a settlement had when it was made. */
export async function insertSettled(
  tx: Tx,
  companyId: number,
  settlementId: number,
  rentals: readonly SettledRental[],
): Promise<void> {
  const rows = rentals.map((rental) => ({ companyId, settlementId, ...rental }))
  await tx.insertInto('sourceSettlementRentals').values(rows).execute()
}

/** Deletes a settlement with its rentals. */
export async function deleteSettlement(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('sourceSettlements').where('companyId', '=', companyId).where('id', '=', id).execute()
}
