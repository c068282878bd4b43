import { unfinishedStatuses } from '@filao/domain/company/unfinished-rentals'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { RetentionCounts, RetentionRun } from '@filao/domain/privacy/contract'
import { usualPeriods } from '@filao/domain/privacy/periods'
import type { RetentionPeriods } from '@filao/domain/privacy/periods.schema'
import type { RentalFacts } from '@filao/domain/privacy/retention'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { sql } from 'kysely'
import { chargedCents, creditedCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { namesCustomer } from '#platform/database/tables/erasing'

/** Finds the periods of the company, or the usual ones. With `lock` they cannot change before this transaction ends. */
export async function findPeriods(tx: Tx, companyId: number, { lock = false } = {}): Promise<RetentionPeriods> {
  const query = tx
    .selectFrom('retentionSettings')
    .select(['scanDays', 'identityMonths', 'contactMonths', 'contractYears'])
    .where('companyId', '=', companyId)
  return { ...usualPeriods, ...(await (lock ? query.forUpdate() : query).executeTakeFirst()) }
}

/** Stores the periods in place of those there were. */
export async function savePeriods(tx: Tx, companyId: number, periods: RetentionPeriods): Promise<void> {
  await tx
    .insertInto('retentionSettings')
    .values({ companyId, ...periods })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(periods))
    .execute()
}

/** Stores the numbers of a run. */
export async function insertRun(
  tx: Tx,
  companyId: number,
  run: RetentionCounts & { occasion: RetentionRun['occasion']; at: string },
): Promise<void> {
  await tx
    .insertInto('retentionRuns')
    .values({ companyId, ...run })
    .execute()
}

/** Lists one page of the runs, latest first. */
export async function listRuns(tx: Tx, companyId: number, { limit, offset }: { limit: number; offset: number }) {
  const runs = tx.selectFrom('retentionRuns').where('companyId', '=', companyId)
  const { total } = await runs.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await runs
    .select(['id', 'at', 'occasion', 'scans', 'identities', 'contacts', 'contracts'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}

/** The earliest days on which each kind of data could have begun to be kept, if it may go now. */
export type Starts = { scans: LocalDate; identity: LocalDate; contacts: LocalDate; contract: LocalDate }

const hasIdentity = sql<boolean>`(c.birth_date is not null or c.birth_place is not null or c.driving_license_number is not null
  or c.driving_license_issued_on is not null or c.driving_license_expires_on is not null
  or c.driving_license_country_code is not null or c.driving_license_categories is not null)`

const hasProof = sql<boolean>`(
  exists (select from kept_documents k where k.company_id = r.company_id and k.rental_id = r.id)
  or exists (select from check_photos f where f.company_id = r.company_id and f.rental_id = r.id)
  or exists (
    select from checks h where h.company_id = r.company_id and h.rental_id = r.id
      and (h.comments is not null or h.customer_signature is not null or h.agent_signature is not null)
  )
)`

const endedAt = sql<string>`coalesce(r.returned_at, r.cancelled_at, r.lapsed_at,
  case when r.status = 'done' then r.ends_at else r.updated_at end)`

/**
 * Lists customers of whom something may go, by id, after one: those who asked for it, and those whose data are old
 * enough. A few too many; the rule decides. One who was merged goes with the customer into whom they were.
 */
export async function listCandidates(
  tx: Tx,
  companyId: number,
  { starts, after, limit }: { starts: Starts; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c
    where c.company_id = ${companyId} and c.id > ${after} and c.merged_into_id is null and (
      c.erased_at is null and (
        c.erasure_requested_at is not null
        or c.created_at < ${starts.contacts}::date
        or c.created_at < ${starts.identity}::date and ${hasIdentity}
        or c.created_at < ${starts.scans}::date and exists (
          select from customer_documents d where d.company_id = c.company_id and d.customer_id = c.id
        )
      ) and not exists (
        select from rentals r where r.company_id = c.company_id and r.customer_id = c.id
          and (r.status = any(${[...unfinishedStatuses]}::text[])
            or c.erasure_requested_at is null and ${endedAt} >= ${starts.scans}::date)
      )
      or exists (
        select from rentals r where r.company_id = c.company_id and r.customer_id = c.id
          and r.status in ('done', 'cancelled') and ${endedAt} < ${starts.contract}::date and ${hasProof}
      )
    )
    order by c.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The stored facts about a rental that names a customer. */
export type StoredRental = Omit<RentalFacts, 'isOpen' | 'isOwed'> & {
  status: RentalStatus
  totalCents: number | null
  chargesCents: number
  creditedCents: number
  paidTotalCents: number
  paidSecurityDepositCents: number
}

type StoredFacts = {
  id: number
  publicId: string
  kind: 'person' | 'company'
  companyName: string | null
  firstName: string | null
  lastName: string | null
  createdOn: LocalDate
  requestedOn: LocalDate | null
  isDisputed: boolean
  isErased: boolean
  excludedUntil: LocalDate | null
  scans: number
  hasIdentity: boolean
  rentals: StoredRental[]
  openFines: string[]
  invoices: { number: string; issuedOn: LocalDate }[]
}

/** Loads the facts about customers from which the rule decides, by id. Days are those of the company's clock. */
export async function listFacts(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  zone: string,
): Promise<StoredFacts[]> {
  const wanted = sql`${[...ids]}::int[]`
  const { rows } = await sql<StoredFacts>`
    with named as (
      select distinct on (person_id, rental_id) person_id, rental_id, role from (
        select customer_id as person_id, id as rental_id, 'renter' as role from rentals
        where company_id = ${companyId} and customer_id = any(${wanted})
        union all
        select billed_customer_id, id, 'renter' from rentals
        where company_id = ${companyId} and billed_customer_id = any(${wanted})
        union all
        select customer_id, rental_id, 'driver' from rental_drivers
        where company_id = ${companyId} and customer_id = any(${wanted})
      ) every_role
      order by person_id, rental_id, role desc
    ),
    facts as (
      select n.person_id, r.starts_at, json_build_object(
        'id', r.id, 'publicId', r.public_id, 'role', n.role, 'status', r.status,
        'endedOn', (${endedAt} at time zone ${zone})::date,
        'totalCents', r.total_cents, 'chargesCents', ${chargedCents('r')}, 'creditedCents', ${creditedCents('r')},
        'paidTotalCents', ${paidCents('r', 'total_cents')},
        'paidSecurityDepositCents', ${paidCents('r', 'security_deposit_cents')},
        'hasOpenFine', exists (
          select from fines f where f.company_id = r.company_id and f.rental_id = r.id and f.status in ('to_do', 'contested')
        ),
        'isDisputed', exists (
          select from customers o where o.company_id = r.company_id and o.disputed_since is not null
            and (o.id in (r.customer_id, r.billed_customer_id) or exists (
              select from rental_drivers d where d.company_id = r.company_id and d.rental_id = r.id and d.customer_id = o.id
            ))
        ),
        'hasProof', ${hasProof}
      ) as rental
      from named n join rentals r on r.company_id = ${companyId} and r.id = n.rental_id
    )
    select c.id, c.public_id, c.kind, c.company_name, c.first_name, c.last_name,
      (c.created_at at time zone ${zone})::date::text as created_on,
      (c.erasure_requested_at at time zone ${zone})::date::text as requested_on,
      c.disputed_since is not null as is_disputed, c.erased_at is not null as is_erased, c.excluded_until::text,
      ${hasIdentity} as has_identity,
      (select count(*)::int from customer_documents d where d.company_id = c.company_id and d.customer_id = c.id) as scans,
      (select coalesce(json_agg(f.rental order by f.starts_at), '[]') from facts f where f.person_id = c.id) as rentals,
      array(
        select coalesce(f.notice_number, '') from fines f
        where f.company_id = c.company_id and f.driver_id = c.id and f.status in ('to_do', 'contested') order by f.id
      ) as open_fines,
      (select coalesce(json_agg(json_build_object('number', i.number, 'issuedOn', i.issued_on) order by i.id), '[]')
        from invoices i join customers s on s.company_id = i.company_id and s.id = i.customer_id
        where i.company_id = c.company_id and (s.id = c.id or s.merged_into_id = c.id)) as invoices
    from customers c
    where c.company_id = ${companyId} and c.id = any(${wanted})
    order by c.id`.execute(tx)
  return rows
}

/** Lists the rentals that name a customer in any role, or did so before a change. */
export async function listRentalIds(tx: Tx, companyId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from rentals where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id})
    union select rental_id from rental_drivers where company_id = ${companyId} and customer_id = ${id}
    union select a.entity_id from audit_entries a
    where a.company_id = ${companyId} and a.entity = 'rental' and ${namesCustomer(id)}
    order by 1`.execute(tx)
  return rows.map(({ id: rentalId }) => rentalId)
}

/** Lists the rentals of a customer or billed to them: their signature, and the mails to them. */
export async function listOwnRentalIds(tx: Tx, companyId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from rentals
    where company_id = ${companyId} and (customer_id = ${id} or billed_customer_id = ${id}) order by id`.execute(tx)
  return rows.map(({ id: rentalId }) => rentalId)
}

/** An erasure as its file's name tells it. */
type ListedErasure = { key: string; customerId: number; createdMs: number }

/** Selects the listed erasures that the database does not know: of customers whom a restored backup brought back. */
export async function listUnknownErasures<Listed extends ListedErasure>(
  tx: Tx,
  companyId: number,
  listed: readonly Listed[],
): Promise<Listed[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c
    join unnest(${listed.map(({ customerId }) => customerId)}::int[], ${listed.map(({ createdMs }) => createdMs)}::bigint[])
      as l (id, created_ms) on l.id = c.id and floor(extract(epoch from c.created_at)) = floor(l.created_ms / 1000)
    where c.company_id = ${companyId} and c.erasure_requested_at is null`.execute(tx)
  const unknown = new Set(rows.map(({ id }) => id))
  return listed.filter(({ customerId }) => unknown.has(customerId))
}
