import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import type { Planning } from '@filao/domain/planning/board.schema'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { type RawBuilder, sql } from 'kysely'
import { openingHoursOf } from '#features/company/public'
import { chargedCents, creditedCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

/** The period and filters of the board. `statuses` are those of the rentals; the other filters select vehicles. */
export type BoardFilter = {
  companyId: number
  start: string
  end: string
  now: string
  statuses: RentalStatus[]
  agencyId?: number | undefined
  categoryId?: number | undefined
  text?: string | undefined
}

/** Lists the rows: vehicles in use, and archived ones that were rented in the period, by category code, then plate. */
export async function listBoardVehicles(tx: Tx, filter: BoardFilter): Promise<Planning['vehicles']> {
  const { rows } = await sql<Planning['vehicles'][number]>`
    select v.id, v.registration_number, v.make, v.model, v.category_id, v.transmission, v.seats, v.location_id,
      v.archived_at is not null as is_archived
    from vehicles v join categories c on c.company_id = v.company_id and c.id = v.category_id
    where v.company_id = ${filter.companyId} and ${fits(filter)} and (v.archived_at is null
      or exists (select from ${bars(filter)} r where r.vehicle_id = v.id))
    order by fold(c.code), v.registration_number, v.id`.execute(tx)
  return rows
}

/**
 * Lists the bars of the rentals in the period, by vehicle, then start: one for each vehicle that a rental has or had.
 */
export async function listBoardRentals(tx: Tx, filter: BoardFilter): Promise<Planning['rentals']> {
  const { rows } = await sql<Bar>`
    select r.id, r.public_id, r.status, r.vehicle_id, r.bar_start as start, r.bar_end as "end",
      r.preparation_minutes, r.departure_agency_id,
      json_build_object('kind', c.kind, 'companyName', c.company_name, 'firstName', c.first_name,
        'lastName', c.last_name) as named,
      r.arrival_agency_id,
      ${paidCents('r', 'total_cents')} >= r.total_cents + ${chargedCents('r')}
        - ${creditedCents('r')} is true as is_paid, r.is_former, nullif(r.is_pinned, false) as is_pinned,
      case when r.promised_category_id is not null then json_build_object('categoryId', r.promised_category_id,
        'transmission', r.promised_transmission, 'seats', r.promised_seats) end as promise
    from ${bars(filter)} r
    join customers c on c.company_id = r.company_id and c.id = r.customer_id
    where true ${ofFittingVehicle(filter, 'r')}
    order by r.vehicle_id, start, r.id`.execute(tx)
  return rows.map(({ named, promise, isPinned, ...bar }) => {
    const shown = { ...bar, customer: customerName(named) }
    if (!promise) return shown
    return isPinned ? { ...shown, promise, isPinned } : { ...shown, promise }
  })
}

type Bar = Omit<Planning['rentals'][number], 'customer' | 'promise' | 'isPinned'> & {
  named: NamedCustomer
  promise: CategoryPromise | null
  isPinned: true | null
}

/** Lists the unavailabilities in the period, by vehicle, then start. */
export async function listBoardUnavailabilities(tx: Tx, filter: BoardFilter): Promise<Planning['unavailabilities']> {
  const { rows } = await sql<Planning['unavailabilities'][number]>`
    select u.id, u.vehicle_id, u.starts_at as start, u.ends_at as "end", u.description
    from unavailabilities u
    where ${isOut(filter)} ${ofFittingVehicle(filter, 'u')}
    order by u.vehicle_id, u.starts_at, u.id`.execute(tx)
  return rows
}

/** Lists the categories in use, and archived ones that a vehicle still has, by code. */
export async function listBoardCategories(tx: Tx, companyId: number): Promise<Planning['categories']> {
  return await tx
    .selectFrom('categories')
    .select(['categories.id', 'code', 'name'])
    .where('categories.companyId', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('categories.archivedAt', 'is', null),
        eb.exists(
          eb
            .selectFrom('vehicles')
            .whereRef('vehicles.companyId', '=', 'categories.companyId')
            .whereRef('vehicles.categoryId', '=', 'categories.id'),
        ),
      ]),
    )
    .orderBy(sql`fold(code)`)
    .orderBy('categories.id')
    .execute()
}

/**
 * Lists all agencies by name, each with its opening hours. Archived ones are included, since old rentals leave from
 * them.
 */
export async function listBoardAgencies(tx: Tx, companyId: number): Promise<Planning['agencies']> {
  return await tx
    .selectFrom('agencies')
    .select((agency) => ['agencies.id', 'name', 'timezone', openingHoursOf(agency).as('openingHours')])
    .where('agencies.companyId', '=', companyId)
    .orderBy(sql`fold(name)`)
    .orderBy('agencies.id')
    .execute()
}

/**
 * Selects the parts of rentals that overlap the period, preparation included: one for the vehicle that a rental has,
 * and one for each vehicle that it had before.
 */
function bars(filter: BoardFilter): RawBuilder<unknown> {
  const { companyId, start, end, statuses } = filter
  const same = sql`r.company_id, r.id, r.public_id, r.status, r.customer_id, r.departure_agency_id, r.arrival_agency_id,
    r.total_cents, r.settled_elsewhere_cents, r.promised_category_id, r.promised_transmission, r.promised_seats, r.is_pinned`
  return sql`(
    select ${same}, r.vehicle_id, coalesce(last.ended_at, r.leaves_at) as bar_start,
      coalesce(r.returned_at, r.ends_at) as bar_end, r.preparation_minutes, false as is_former
    from ${rentals(filter)} r
    left join (
      select rental_id, max(ended_at) as ended_at from vehicle_changes where company_id = ${companyId} group by rental_id
    ) last on last.rental_id = r.id
    where coalesce(last.ended_at, r.leaves_at) < ${end}::timestamptz
    union all
    select ${same}, former.vehicle_id, former.started_at, former.ended_at, 0, true
    from vehicle_changes former
    join rentals r on r.company_id = former.company_id and r.id = former.rental_id
    where former.company_id = ${companyId} and r.status = any(${statuses}::text[])
      and former.started_at < ${end}::timestamptz and former.ended_at > ${start}::timestamptz
  )`
}

/**
 * Selects the rentals that overlap the period, preparation included, in three ways: those that left in the period or up
 * to 15 days before it (index `rentals_leaving`), longer ones that left earlier (`rentals_long`), and late ones, which
 * are out up to now although their end is before the period.
 */
function rentals({ companyId, start, end, now, statuses }: BoardFilter): RawBuilder<unknown> {
  const isWanted = sql`r.company_id = ${companyId} and r.status = any(${statuses}::text[])
    and r.leaves_at < ${end}::timestamptz`
  const recent = sql`${start}::timestamptz - interval '15 days'`
  return sql`(
    select r.* from rentals r
    where ${isWanted} and r.ready_at > ${start}::timestamptz and r.leaves_at >= ${recent}
    union all
    select r.* from rentals r
    where ${isWanted} and r.ready_at > ${start}::timestamptz and r.leaves_at < ${recent}
      and r.ready_at - r.leaves_at > interval '15 days'
    union all
    select r.* from rentals r
    where ${isWanted} and r.ready_at <= ${start}::timestamptz and r.status = 'ongoing'
      and ${now}::timestamptz + make_interval(mins => r.preparation_minutes) > ${start}::timestamptz
  )`
}

function isOut({ companyId, start, end }: BoardFilter): RawBuilder<boolean> {
  return sql`u.company_id = ${companyId} and u.starts_at < ${end}::timestamptz and u.ends_at > ${start}::timestamptz`
}

/** Leaves out the bars of other vehicles. Without a filter every vehicle matches and no condition is added. */
function ofFittingVehicle(filter: BoardFilter, bar: 'r' | 'u'): RawBuilder<unknown> {
  if (!filter.agencyId && !filter.categoryId && !filter.text) return sql``
  return sql`and ${sql.ref(`${bar}.vehicleId`)} in (
    select v.id from vehicles v where v.company_id = ${filter.companyId} and ${fits(filter)}
  )`
}

/** Matches the vehicle `v` with the filters. */
function fits(filter: BoardFilter): RawBuilder<boolean> {
  const { agencyId, categoryId, text } = filter
  const conditions = [
    ...(categoryId ? [sql`v.category_id = ${categoryId}`] : []),
    ...(agencyId ? [sql`(v.location_id = ${agencyId} or v.id in (${vehiclesWith(filter, at(agencyId))}))`] : []),
    ...(text ? [sql`(${isCalled(text)} or v.id in (${vehiclesWith(filter, names(text))}))`] : []),
  ]
  return conditions.length ? sql`${sql.join(conditions, sql` and `)}` : sql`true`
}

/** Selects the vehicles with a bar in the period that meets a condition. */
function vehiclesWith(filter: BoardFilter, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select r.vehicle_id from ${bars(filter)} r
    join customers c on c.company_id = r.company_id and c.id = r.customer_id
    where ${condition}`
}

function at(agencyId: number): RawBuilder<unknown> {
  return sql`${agencyId}::int in (r.departure_agency_id, r.arrival_agency_id)`
}

/**
 * Matches when every word is part of the plate, make or model. The whole text is also tried as a plate, since plates
 * are often typed with spaces.
 */
function isCalled(text: string): RawBuilder<unknown> {
  const whole = normalisePlate(text)
  const each = text.split(/\s+/).map((word) => {
    const plate = normalisePlate(word)
    const inName = sql`strpos(fold(concat_ws(' ', v.make, v.model)), fold(${word})) > 0`
    return plate ? sql`(${inName} or strpos(v.registration_number, ${plate}) > 0)` : inName
  })
  const all = sql.join(each, sql` and `)
  return whole ? sql`(strpos(v.registration_number, ${whole}) > 0 or (${all}))` : sql`(${all})`
}

/** Matches when every word is part of the customer's search text, or the text is part of the public id. */
function names(text: string): RawBuilder<unknown> {
  const each = text.split(/\s+/).map((word) => sql`strpos(c.search_text, fold(${word})) > 0`)
  return sql`(strpos(lower(r.public_id), lower(${text})) > 0 or (${sql.join(each, sql` and `)}))`
}
