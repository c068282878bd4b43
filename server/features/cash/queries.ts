import type { CashCount } from '@filao/domain/cash/count.schema'
import type { Movement } from '@filao/domain/cash/movements'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { memberName } from '#features/access/public'
import { isRefund } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

type Agency = { id: number; name: string; timezone: string }

/** Selects cash desks with their agency and the members who opened and closed them. */
function desks(tx: Tx, companyId: number) {
  return tx
    .selectFrom('cashDesks as d')
    .innerJoin('agencies as a', (join) =>
      join.onRef('a.companyId', '=', 'd.companyId').onRef('a.id', '=', 'd.agencyId'),
    )
    .select((eb) => [
      'd.id',
      'd.date',
      'd.openedAt',
      'd.floatCents',
      'd.floatReason',
      'd.since',
      'd.closedAt',
      'd.expectedCents',
      'd.countedCents',
      'd.differenceReason',
      sql<CashCount[] | null>`d.counts`.as('counts'),
      sql<Agency>`json_build_object('id', a.id, 'name', a.name, 'timezone', a.timezone)`.as('agency'),
      memberName(eb.ref('d.openedBy')).as('openedBy'),
      memberName(eb.ref('d.closedBy')).as('closedBy'),
    ])
    .where('d.companyId', '=', companyId)
}

export type StoredDesk = Awaited<ReturnType<typeof loadDesk>>

/** Loads a cash desk, or throws 404. */
export async function loadDesk(tx: Tx, companyId: number, id: number) {
  return await desks(tx, companyId).where('d.id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** Lists one page of the cash desks, latest first. */
export async function listDesks(
  tx: Tx,
  companyId: number,
  { agencyId, date }: { agencyId?: number | undefined; date?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  let matching = desks(tx, companyId)
  if (agencyId) matching = matching.where('d.agencyId', '=', agencyId)
  if (date) matching = matching.where('d.date', '=', date)
  const counted = await matching
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('d.date', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: counted.map(({ total: _, ...row }) => row), total: counted[0]?.total ?? 0 }
}

/** Lists the last cash desk of each agency that ever had one. */
export async function listLastDesks(tx: Tx, companyId: number): Promise<StoredDesk[]> {
  return await desks(tx, companyId).distinctOn('d.agencyId').orderBy('d.agencyId').orderBy('d.date', 'desc').execute()
}

/** Finds the last cash desk of an agency. */
export async function findLastDesk(tx: Tx, companyId: number, agencyId: number) {
  return await tx
    .selectFrom('cashDesks')
    .select(['date', 'closedAt', 'countedCents'])
    .where('companyId', '=', companyId)
    .where('agencyId', '=', agencyId)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks a cash desk until the transaction ends, or throws 404. */
export async function lockDesk(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('cashDesks')
    .select(['id', 'floatCents', 'closedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

/** Stores an opened cash desk and returns its id; undefined where a colleague opened it at the same moment. */
export async function insertDesk(tx: Tx, desk: Insertable<Schema['cashDesks']>): Promise<number | undefined> {
  const stored = await tx
    .insertInto('cashDesks')
    .values(desk)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

type Count = { expectedCents: number; countedCents: number; counts: CashCount[]; differenceReason: string | null }

/** Closes a cash desk. */
export async function closeDesk(
  tx: Tx,
  companyId: number,
  id: number,
  { counts, ...count }: Count & { closedAt: string; closedBy: number | null },
): Promise<void> {
  await tx
    .updateTable('cashDesks')
    .set({ ...count, counts: JSON.stringify(counts) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/**
 * Selects the payments of open cash desks: those of the agency since the desk's beginning that no closed one has. A
 * rental's money belongs to its departure agency of that moment until the vehicle came back, then to the arrival
 * agency. One that was stored while the desk before was closed, up to a day earlier, counts here too.
 */
function openPayments(companyId: number, ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select d.id as desk_id, p.*
    from cash_desks d
    join payments p on p.company_id = d.company_id and p.taken_at >= greatest(d.since - interval '1 day',
      (select min(f.since) from cash_desks f where f.company_id = d.company_id and f.agency_id = d.agency_id))
    join rentals r on r.company_id = p.company_id and r.id = p.rental_id
    where d.company_id = ${companyId} and d.id = any(${[...ids]}::int[]) and d.closed_at is null
      and d.agency_id = case when p.taken_at >= r.returned_at then r.arrival_agency_id
        else coalesce(${departureThen}, r.departure_agency_id) end
      and not exists (select from cash_desk_payments c where c.company_id = p.company_id and c.payment_id = p.id)`
}

/** The departure agency that the first later change of a rental replaced: its payment is in the drawer of that one. */
const departureThen = sql<number | null>`(
  select (a.changes -> 'departureAgencyId' ->> 0)::int from audit_entries a
  where a.company_id = p.company_id and a.entity = 'rental' and a.entity_id = p.rental_id and a.at > p.taken_at
    and a.changes -> 'departureAgencyId' ->> 0 is not null
  order by a.id limit 1
)`

/** Stores the payments of an open cash desk with it, before it is closed. */
export async function insertDeskPayments(tx: Tx, companyId: number, id: number): Promise<void> {
  await sql`insert into cash_desk_payments (company_id, cash_desk_id, payment_id)
    select o.company_id, o.desk_id, o.id from (${openPayments(companyId, [id])}) o on conflict do nothing`.execute(tx)
}

type SumRow = Movement & { deskId: number; payments: number }

/** Sums the payments of cash desks by method: those kept with closed ones, and those so far of open ones. */
export async function sumMovements(tx: Tx, companyId: number, ids: readonly number[]): Promise<SumRow[]> {
  if (ids.length === 0) return []
  return await sumByMethod(tx, sql`${keptPayments(companyId, ids)} union all ${openPayments(companyId, ids)}`)
}

/** Sums the payments that are kept with a cash desk, by method: none that was stored since. */
export async function sumKeptMovements(tx: Tx, companyId: number, id: number): Promise<SumRow[]> {
  return await sumByMethod(tx, keptPayments(companyId, [id]))
}

function keptPayments(companyId: number, ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select c.cash_desk_id as desk_id, p.*
    from cash_desk_payments c join payments p on p.company_id = c.company_id and p.id = c.payment_id
    where c.company_id = ${companyId} and c.cash_desk_id = any(${[...ids]}::int[])`
}

async function sumByMethod(tx: Tx, payments: RawBuilder<unknown>): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select desk_id, method, count(*)::int as payments,
      coalesce(sum(total_cents + security_deposit_cents) filter (where not ${isRefund('moved')}), 0) as received_cents,
      coalesce(sum(total_cents + security_deposit_cents) filter (where ${isRefund('moved')}), 0) as refunded_cents,
      coalesce(sum(security_deposit_cents) filter (where ${isRefund('moved')} and exists (
        select from journal_entries k
        where k.company_id = moved.company_id and k.kind = 'deposit_kept' and k.source_id = moved.id
      )), 0) as kept_cents
    from (${payments}) moved group by desk_id, method`.execute(tx)
  return rows
}
