import { instantAt } from '@filao/domain/kernel/time'
import type { ChargeKind } from '@filao/domain/ledger/charge'
import type { Measures } from '@filao/domain/statistics/measures'
import type { Division } from '@filao/domain/statistics/share'
import { zoneOf } from '@filao/domain/statistics/zone'
import { type RawBuilder, sql } from 'kysely'
import { changesBeforeVat } from '#features/ledger/public'

/**
 * Every agency of a company: its clock and its VAT rate in thousandths of a percent, zero without VAT;
 * the kinds of charge without VAT are the company's.
 */
export type Clocks = {
  agencyIds: number[]
  timezones: string[]
  vatRates: number[]
  outsideVat: readonly ChargeKind[]
}

/**
 * The sums that are asked for: in the windows between the bounds, by one division or in one part. `now` decides how
 * long an overdue vehicle has been out.
 */
export type Question = { companyId: number; bounds: number[]; by: Division | null; now: string; clocks: Clocks }

/** Sums of one window, counted from 1, and one part of the division; its key is an id or a source. */
export type SumRow<Name extends keyof Measures> = { window: number; key: string } & Record<Name, number>

/** Selects the key of a part from a rental or a stretch of one. */
export function keyOf(by: Division | null, row: 's' | 'r'): RawBuilder<unknown> {
  if (by === 'vehicle') return sql.ref(`${row}.vehicle_id`)
  if (by === 'agency') return sql.ref(`${row}.departure_agency_id`)
  return by === 'source' ? sql.ref(`${row}.referral_mode`) : sql`''`
}

/**
 * Selects the seconds of an instant on the clock of an agency, without daylight saving. The offset is looked up, since
 * `at time zone` reads the name of the zone again for every row.
 */
export function clock(
  instant: RawBuilder<unknown>,
  agency: RawBuilder<unknown>,
  { agencyIds, timezones }: Clocks,
): RawBuilder<number> {
  return ofAgency(agency, agencyIds, timezones, (timezone) => {
    const { changes, offsets } = zoneOf(timezone)
    const offset =
      changes.length === 0
        ? sql`${offsets[0]}::bigint`
        : sql`(${offsets}::int[])[1 + width_bucket(${instant}, ${changes}::timestamptz[])]`
    return sql<number>`(date_part('epoch', ${instant})::bigint + ${offset})`
  })
}

/** Takes the VAT that an agency includes off whole cents, rounded half up as `includedVat` does. */
export function beforeVat(
  cents: RawBuilder<unknown>,
  agency: RawBuilder<unknown>,
  { agencyIds, vatRates }: Clocks,
): RawBuilder<number> {
  return ofAgency(agency, agencyIds, vatRates, (rate) => {
    const gross = 100_000 + rate
    return sql<number>`(${cents}::bigint - (${cents}::bigint * ${2 * rate}::bigint + ${gross}::bigint) / ${2 * gross}::bigint)`
  })
}

/**
 * Selects a number that follows from a value of the row's agency. Values are written out, once for all agencies that
 * share them: a join with the agencies costs as much as reading the rental.
 */
function ofAgency<Value>(
  agency: RawBuilder<unknown>,
  agencyIds: readonly number[],
  values: readonly Value[],
  select: (value: Value) => RawBuilder<number>,
): RawBuilder<number> {
  const [usual, ...others] = Map.groupBy(agencyIds, (_, at) => values[at] as Value)
  if (!usual) return sql<number>`null::bigint`
  if (others.length === 0) return select(usual[0])
  const cases = others.map(([value, ids]) => sql`when ${agency} = any(${ids}::int[]) then ${select(value)}`)
  return sql<number>`(case ${sql.join(cases, sql` `)} else ${select(usual[0])} end)`
}

/** Columns that are read only where they are needed, and the rentals that are. */
type Columns = { withPrice?: boolean; withSource?: boolean; onlyIds?: RawBuilder<unknown> }

/**
 * Selects the contracts that may cover a moment of the windows, with their time on the clock and their revenue. A
 * contract that nobody picked up counts until its planned end has passed; a vehicle that is overdue counts as out up to
 * now.
 */
export function contracts(
  { companyId, bounds, now, clocks }: Question,
  { withPrice = false, withSource = false, onlyIds }: Columns = {},
): RawBuilder<unknown> {
  const { from, until } = around(bounds)
  const usualFrom = sql`${from}::timestamptz - interval '15 days'`
  const price = withPrice ? sql`, r.price` : withSource ? sql`, r.source_id, r.commission_cents` : sql``
  const agency = sql`r.departure_agency_id`
  const returned = sql`case r.status when 'done' then r.returned_at when 'ongoing' then greatest(r.ends_at, ${now}::timestamptz)
    else r.ends_at end`
  // The columns of the index of departures, so that a year is read from it alone.
  const counted = sql`
    select r.id, r.status, r.leaves_at, r.ends_at, r.returned_at, r.created_at, r.vehicle_id, r.departure_agency_id,
      r.referral_mode, r.total_cents, r.discount_cents ${price}
    from rentals r where r.company_id = ${companyId} ${onlyIds ? sql`and r.id in (${onlyIds})` : sql``}
      and (r.status in ('ongoing', 'done') or (r.status = 'pending' and r.ends_at > ${now}::timestamptz))`
  return sql`
    select r.id, r.vehicle_id, r.departure_agency_id, r.referral_mode, r.began, greatest(r.ended, r.began + 1) as ended,
      ${beforeVat(sql`coalesce(r.total_cents, 0)`, agency, clocks)} + coalesce(changed.cents, 0) as revenue,
      coalesce(${beforeVat(sql`r.discount_cents`, agency, clocks)}, 0) as discount,
      greatest(0, date_part('epoch', r.leaves_at - r.created_at)::bigint) as lead ${price}
    from (
      select r.*, ${clock(sql`r.leaves_at`, agency, clocks)} as began, ${clock(returned, agency, clocks)} as ended
      from (
        ${counted} and r.leaves_at >= ${usualFrom} and r.leaves_at < ${until}::timestamptz
        union all
        ${counted} and r.leaves_at < ${usualFrom} and (r.status = 'ongoing'
          or (r.ready_at - r.leaves_at > interval '15 days' and r.ready_at > ${from}::timestamptz))
      ) r offset 0
    ) r
    left join (
      select rental_id, sum(cents)::bigint as cents from ${changesBeforeVat(companyId, sql`not is_outside_vat`)} n
      group by rental_id
    ) changed on changed.rental_id = r.id`
}

/**
 * Selects the time of each contract with each of its vehicles: the earlier ones up to their exchange, then the current
 * one.
 */
function stretches(question: Question): RawBuilder<unknown> {
  const { companyId, clocks } = question
  const agency = sql`r.departure_agency_id`
  const exchanged = sql`select rental_id from vehicle_changes where company_id = ${companyId}`
  const rental = sql`r.id, r.departure_agency_id, r.referral_mode, r.began, r.ended, r.revenue, r.discount, r.lead`
  return sql`
    select ${rental}, r.vehicle_id, greatest(r.began, least(coalesce(last.at, r.began), r.ended)) as since,
      r.ended as until
    from (${contracts(question)}) r left join (
      select f.rental_id, max(${clock(sql`f.ended_at`, agency, clocks)}) as at
      from vehicle_changes f join rentals r on r.company_id = f.company_id and r.id = f.rental_id
      where f.company_id = ${companyId} group by 1
    ) last on last.rental_id = r.id
    union all
    select ${rental}, f.vehicle_id, greatest(r.began, ${clock(sql`f.started_at`, agency, clocks)}),
      least(r.ended, ${clock(sql`f.ended_at`, agency, clocks)})
    from (${contracts(question, { onlyIds: exchanged })}) r
    join vehicle_changes f on f.company_id = ${companyId} and f.rental_id = r.id`
}

/**
 * Selects the stretches with the key of their part. Only a merge or a hash makes a full join: without statistics, as
 * after an import, PostgreSQL read all rentals again for each vehicle.
 */
export function keyed(question: Question): RawBuilder<unknown> {
  const { companyId, by } = question
  if (by !== 'category') return sql`select s.*, ${keyOf(by, 's')} as key from (${stretches(question)}) s`
  return sql`
    select s.*, v.category_id as key from (${stretches(question)}) s
    full join (select id, category_id from vehicles where company_id = ${companyId}) v on v.id = s.vehicle_id
    where coalesce(s.id, 0) > 0 offset 0`
}

/** Selects a row for each window that a stretch covers, from `starts` to `ends` in it. */
export function inWindows(bounds: readonly number[], stretches: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = sql`${bounds}::bigint[]`
  return sql`
    select s.*, greatest(s.since, (${all})[s.window]) as starts, least(s.until, (${all})[s.window + 1]) as ends
    from (
      select s.*, generate_series(greatest(1, width_bucket(s.since, ${all})),
        least(${bounds.length - 1}, width_bucket(s.until - 1, ${all}))) as window
      from (${stretches}) s where s.since < s.until
    ) s offset 0`
}

/** True for the stretch and the window with which a rental leaves. */
export const leaves = sql`(s.since = s.began and s.starts = s.began)`

/**
 * Selects the part of an amount within a window: the difference of what is earned up to its end and up to its start.
 */
export function earned(cents: RawBuilder<unknown>): RawBuilder<number> {
  const upTo = (moment: RawBuilder<unknown>) => sql`${cents} * (${moment} - s.began) / (s.ended - s.began)`
  return sql<number>`(${upTo(sql`s.ends`)} - ${upTo(sql`s.starts`)})`
}

/** Returns instants before and after everything that the windows contain on any clock of the earth. */
export function around(bounds: readonly number[]): { from: string; until: string } {
  const [first = 0, last = 0] = [bounds[0], bounds.at(-1)]
  return { from: instantAt((first - 54_000) * 1000), until: instantAt((last + 54_000) * 1000) }
}
