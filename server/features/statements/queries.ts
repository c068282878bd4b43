import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { daysOfMonth, type SourceMoney, type StatementSums } from '@filao/domain/statements/statement'
import { type RawBuilder, sql } from 'kysely'
import { collectedCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

type Named = { id: number; name: string }

/** Loads the name of a source, also of a removed one. 404 when there is none. */
export async function loadSource(tx: Tx, companyId: number, id: number): Promise<Named> {
  const sources = tx.selectFrom('sources').select(['id', 'name']).where('companyId', '=', companyId)
  return await sources.where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** Locks a source, so that two settlements of it follow each other. 404 when there is none. */
export async function lockSource(tx: Tx, companyId: number, id: number): Promise<void> {
  const sources = tx.selectFrom('sources').select('id').where('companyId', '=', companyId)
  await sources.where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow(notFound)
}

type Asked = { month: string; sourceId: number | null }

/** The sums of a row `l` of `lines`. */
const sums = sql`
  l.price_cents, l.commission_cents, l.collected_cents, l.collected_cents - l.commission_cents as difference_cents,
  l.collected_cents - l.commission_cents - (l.settled_collected_cents - l.settled_commission_cents) as open_cents`

/**
 * Selects the rentals on the statements of a month with their money: those that start in it by the clock of their
 * departure agency, and with sums of zero those settled for it that are another source's now. A rental is on it once it
 * is a contract, or when its source collected money; a cancelled one, when something was collected or settled.
 */
function lines(companyId: number, { month, sourceId }: Asked): RawBuilder<unknown> {
  const { from, to } = daysOfMonth(month)
  const only = (column: RawBuilder<unknown>) => (sourceId === null ? sql`` : sql`and ${column} = ${sourceId}`)
  return sql`
    select o.* from (
      select r.id, r.source_id as statement_of, true as is_of_source, r.status,
        case when r.status = 'cancelled' then 0 else coalesce(r.total_cents, 0) end as price_cents,
        case when r.status = 'cancelled' then 0 else r.commission_cents end as commission_cents,
        ${collectedCents('r')}::int as collected_cents, p.*
      from rentals r
      join agencies a on a.company_id = r.company_id and a.id = r.departure_agency_id
      cross join lateral (${settledOf(sql`r.source_id`)}) p
      where r.company_id = ${companyId} and r.source_id is not null ${only(sql`r.source_id`)}
        and r.starts_at >= (${from}::date - 1)::timestamptz and r.starts_at < (${to}::date + 1)::timestamptz
        and (r.starts_at at time zone a.timezone)::date >= ${from}::date
        and (r.starts_at at time zone a.timezone)::date < ${to}::date
    ) o
    where o.status in ('pending', 'ongoing', 'done') or o.collected_cents <> 0 or o.settlements > 0
    union all
    select r.id, m.source_id, false, r.status, 0, 0, 0, p.*
    from (
      select distinct s.company_id, s.source_id, t.rental_id from source_settlements s
      join source_settlement_rentals t on t.company_id = s.company_id and t.settlement_id = s.id
      where s.company_id = ${companyId} and s.month = ${from}::date ${only(sql`s.source_id`)}
    ) m
    join rentals r on r.company_id = m.company_id and r.id = m.rental_id
    cross join lateral (${settledOf(sql`m.source_id`)}) p
    where r.source_id is distinct from m.source_id`
}

/** Sums what all settlements of a rental `r` with a source have. */
function settledOf(sourceId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select coalesce(sum(x.commission_cents), 0)::int as settled_commission_cents,
      coalesce(sum(x.collected_cents), 0)::int as settled_collected_cents, count(*)::int as settlements
    from source_settlement_rentals x
    join source_settlements y on y.company_id = x.company_id and y.id = x.settlement_id
    where x.company_id = r.company_id and x.rental_id = r.id and y.source_id = ${sourceId}`
}

export type MonthRow = StatementSums & Named & { count: number }

/** Lists the sources with the sums of a month, by name: those in use, and removed ones that have rentals in it. */
export async function listMonths(tx: Tx, companyId: number, month: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select s.id, s.name, count(l.id)::int as count, coalesce(sum(l.price_cents), 0)::int as price_cents,
      coalesce(sum(l.commission_cents), 0)::int as commission_cents,
      coalesce(sum(l.collected_cents), 0)::int as collected_cents,
      coalesce(sum(l.difference_cents), 0)::int as difference_cents, coalesce(sum(l.open_cents), 0)::int as open_cents
    from sources s
    left join (select l.id, l.statement_of, ${sums} from (${lines(companyId, { month, sourceId: null })}) l) l
      on l.statement_of = s.id
    where s.company_id = ${companyId}
    group by s.id, s.name, s.archived_at
    having s.archived_at is null or count(l.id) > 0
    order by fold(s.name), s.id`.execute(tx)
  return rows
}

export type LineRow = StatementSums & {
  settledCommissionCents: number
  settledCollectedCents: number
  id: number
  publicId: string
  status: RentalStatus
  reference: string | null
  customer: string
  startsOn: LocalDate
  endsOn: LocalDate
  isOfSource: boolean
}

/** Lists the rentals on the statement of a source for a month, by start. */
export async function listLines(tx: Tx, companyId: number, sourceId: number, month: string): Promise<LineRow[]> {
  const { rows } = await sql<Omit<LineRow, 'customer'> & { person: NamedCustomer }>`
    select l.id, r.public_id, l.status, r.source_reference as reference, ${person}, ${days}, l.is_of_source, ${sums},
      l.settled_commission_cents, l.settled_collected_cents
    from (${lines(companyId, { month, sourceId })}) l ${withPeople(companyId)}
    order by r.starts_at, l.id`.execute(tx)
  return rows.map(({ person: of, ...row }) => ({ ...row, customer: customerName(of) }))
}

const person = sql`json_build_object(
  'kind', c.kind, 'companyName', c.company_name, 'firstName', c.first_name, 'lastName', c.last_name) as person`

const days = sql`
  (r.starts_at at time zone a.timezone)::date as starts_on,
  (r.ends_at at time zone b.timezone)::date as ends_on`

function withPeople(companyId: number): RawBuilder<unknown> {
  return sql`
    join rentals r on r.company_id = ${companyId} and r.id = l.id
    join agencies a on a.company_id = r.company_id and a.id = r.departure_agency_id
    join agencies b on b.company_id = r.company_id and b.id = r.arrival_agency_id
    join customers c on c.company_id = r.company_id and c.id = r.customer_id`
}

export type Candidate = Pick<LineRow, 'id' | 'publicId' | 'status' | 'reference' | 'customer' | 'startsOn' | 'endsOn'> &
  SourceMoney & {
    /** The names of the customer and the drivers. */
    names: string[]
    isOfSource: boolean
    /** True for a rental on the statement of the month. */
    isExpected: boolean
  }

type Wanted = { sourceId: number; month: string; references: readonly string[] }

/**
 * Lists the rentals that the lines of a source's list may stand for: those on its statement of the month, its others
 * that start a month earlier or later or have a listed reference, and those without a source that start in the month or
 * two days beside it, since the source may not have been noted.
 */
export async function listCandidates(tx: Tx, companyId: number, wanted: Wanted): Promise<Candidate[]> {
  const { sourceId, month, references } = wanted
  const { from, to } = daysOfMonth(month)
  const startsWithin = (days: number) => sql`
    r.starts_at >= (${from}::date - ${days}::int)::timestamptz and r.starts_at < (${to}::date + ${days}::int)::timestamptz`
  const plain = references.map((reference) => reference.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()).filter(Boolean)
  const { rows } = await sql<
    Omit<Candidate, 'customer' | 'names'> & { person: NamedCustomer; drivers: NamedCustomer[] }
  >`
    with expected as (${lines(companyId, { month, sourceId })}), possible as (
      select r.id from rentals r
      where r.company_id = ${companyId} and r.source_id = ${sourceId} and (${startsWithin(31)}
        or upper(regexp_replace(r.source_reference, '[^[:alnum:]]', '', 'g')) = any(${plain}::text[]))
      union
      select r.id from rentals r
      where r.company_id = ${companyId} and r.source_id is null and r.status <> 'draft' and ${startsWithin(2)}
      union
      select id from expected
    )
    select r.id, r.public_id, r.status, r.source_reference as reference, ${person}, ${days},
      coalesce(r.source_id = ${sourceId}, false) as is_of_source,
      exists (select 1 from expected e where e.id = r.id) as is_expected,
      case when r.status = 'cancelled' then 0 else coalesce(r.total_cents, 0) end as price_cents,
      case when r.status = 'cancelled' then 0 else r.commission_cents end as commission_cents,
      ${collectedCents('r')}::int as collected_cents,
      coalesce((
        select json_agg(json_build_object('kind', d.kind, 'companyName', d.company_name, 'firstName', d.first_name,
          'lastName', d.last_name)) from rental_drivers x
        join customers d on d.company_id = x.company_id and d.id = x.customer_id
        where x.company_id = r.company_id and x.rental_id = r.id
      ), '[]') as drivers
    from possible l ${withPeople(companyId)}
    order by r.starts_at, r.id`.execute(tx)
  return rows.map(({ person: of, drivers, ...row }) => {
    return { ...row, customer: customerName(of), names: [of, ...drivers].map(customerName) }
  })
}
