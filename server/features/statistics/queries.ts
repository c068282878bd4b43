import type { CountryCode } from '@filao/domain/company/territories'
import { instantAt } from '@filao/domain/kernel/time'
import type { ChargeKind } from '@filao/domain/rentals/money/charge'
import type { Measures } from '@filao/domain/statistics/measures'
import type { Division } from '@filao/domain/statistics/share'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

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
 * The sums that are asked for: in the windows between the bounds, by one division or in one part. `now` decides how long an
 * overdue vehicle has been out.
 */
export type Question = { companyId: number; bounds: number[]; by: Division | null; now: string; clocks: Clocks }

/** Sums of one window, counted from 1, and one part of the division; its key is an id or a source. */
export type SumRow<Name extends keyof Measures> = { window: number; key: string } & Record<Name, number>

/** Lists the agencies of a company, archived ones too, with all that their VAT rate follows from. */
export async function listAgencies(tx: Tx, companyId: number) {
  const { rows } = await sql<{
    id: number
    timezone: string
    postalCode: string | null
    countryCode: CountryCode
    company: { countryCode: CountryCode; vatRate: number | null }
    statedRate: number | null
    statedReason: string | null
    chargesOutsideVat: ChargeKind[] | null
  }>`
    select a.id, a.timezone, a.postal_code, a.country_code, stated.vat_rate as stated_rate,
      stated.reason as stated_reason, settings.charges_outside_vat,
      json_build_object('countryCode', c.country_code, 'vatRate', c.vat_rate) as company
    from agencies a join companies c on c.id = a.company_id
    left join agency_vat_rates stated on stated.company_id = a.company_id and stated.agency_id = a.id
    left join invoice_settings settings on settings.company_id = a.company_id
    where a.company_id = ${companyId} order by a.id`.execute(tx)
  return rows
}

type RentalSums = 'rentedSeconds' | 'revenueCents' | 'discountCents' | 'rentalsCount' | 'lengthSeconds' | 'leadSeconds'

/**
 * Sums the rentals in each window: the time they cover, and their revenue and discounts before VAT, spread as
 * `domain/statistics/spread` does it. A rental is counted in the window in which it leaves, for its first vehicle.
 */
export async function sumRentals(tx: Tx, question: Question) {
  const { by } = question
  const key = by === 'category' ? sql`v.category_id` : keyOf(by, 's')
  const ofVehicle = sql`join vehicles v on v.company_id = ${question.companyId} and v.id = s.vehicle_id`
  const { rows } = await sql<SumRow<RentalSums>>`
    with clocks as (${clocksOf(question.clocks)}), rental as (${contracts(question)}), stretch as (${stretches(question)})
    select w.window, ${key}::text as key,
      sum(w.until - w.since)::float8 as rented_seconds,
      sum(${earned(sql`s.revenue`)})::float8 as revenue_cents,
      sum(${earned(sql`s.discount`)})::float8 as discount_cents,
      count(*) filter (where ${leaves})::int as rentals_count,
      coalesce(sum(s.ended - s.began) filter (where ${leaves}), 0)::float8 as length_seconds,
      coalesce(sum(s.lead) filter (where ${leaves}), 0)::float8 as lead_seconds
    from stretch s ${by === 'category' ? ofVehicle : sql``} cross join lateral (${windows(question.bounds)}) w
    group by 1, 2`.execute(tx)
  return rows
}

/**
 * Sums the revenue that options bring, in one window. The revenue of a rental is divided by the prices of its vehicle and its
 * options in its agreed price, so options and vehicle add up to it.
 */
export async function sumOptions(tx: Tx, question: Question) {
  const { rows } = await sql<{ id: number; name: string; rentalsCount: number; revenueCents: number }>`
    with clocks as (${clocksOf(question.clocks)}), rental as (${contracts(question)}),
    earning as (
      select s.id, ${earned(sql`s.revenue`)} as cents, ${leaves} as leaves
      from (select rental.*, began as since, ended as until from rental) s
      cross join lateral (${windows(question.bounds)}) w
    ), part as (
      select (o ->> 'id')::int as id, o ->> 'name' as name, e.leaves, e.cents,
        sum(weight) over (partition by e.id order by at) as upto, weight,
        round((r.price ->> 'subtotal')::numeric * 100)::bigint as whole
      from earning e join rentals r on r.company_id = ${question.companyId} and r.id = e.id
      cross join lateral jsonb_array_elements(r.price -> 'options') with ordinality as t(o, at)
      cross join lateral (select round((o ->> 'total')::numeric * 100)::bigint as weight) x
    )
    select id, coalesce((select name from options where company_id = ${question.companyId} and options.id = part.id),
        min(name)) as name,
      count(*) filter (where leaves)::int as rentals_count,
      coalesce(sum(case when whole > 0 then trunc(cents * upto / whole) - trunc(cents * (upto - weight) / whole) end), 0)
        ::float8 as revenue_cents
    from part group by id`.execute(tx)
  return rows
}

/** Sums the charges decided in each window before VAT, less those taken back and credit notes on claims. */
export async function sumCharges(tx: Tx, question: Question) {
  const { companyId, by, bounds, clocks } = question
  const { from, until } = around(bounds)
  const key = by === 'category' ? sql`v.category_id` : keyOf(by, 'r')
  const ofVehicle = sql`join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id`
  const { rows } = await sql<SumRow<'chargesCents'>>`
    with clocks as (${clocksOf(clocks)}), moved as (
      select rental_id, decided_at as at, amount_cents * (case when corrects_charge_id is null then 1 else -1 end) as cents,
        kind = any(${[...clocks.outsideVat]}::text[]) as is_outside
      from charges where company_id = ${companyId}
        and decided_at >= ${from}::timestamptz and decided_at < ${until}::timestamptz
      union all
      select n.rental_id, n.issued_at, -n.total_cents, true from ${partialCredits(companyId)} n
      where n.of_kind = 'indemnity_claim' and n.issued_at >= ${from}::timestamptz and n.issued_at < ${until}::timestamptz
    )
    select w.window, ${key}::text as key,
      sum(sign(cents) * ${beforeVat(sql`abs(cents)`, sql`case when is_outside then 0 else clocks.vat end`)})::float8
        as charges_cents
    from moved join rentals r on r.company_id = ${companyId} and r.id = moved.rental_id
    join clocks on clocks.agency_id = r.departure_agency_id
    ${by === 'category' ? ofVehicle : sql``}
    cross join lateral (select width_bucket(${clock(sql`moved.at`)}, ${bounds}::bigint[]) as window) w
    where w.window between 1 and ${bounds.length - 1}
    group by 1, 2`.execute(tx)
  return rows
}

/** Lists the names of the parts of a division, by id. A source is its own name. */
export async function listNames(tx: Tx, companyId: number, by: Exclude<Division, 'source'>) {
  const names = {
    agency: sql`select id, name from agencies`,
    category: sql`select id, concat_ws(' – ', code, name) as name from categories`,
    vehicle: sql`select id, registration_number as name from vehicles`,
  }
  const { rows } = await sql<{ id: number; name: string }>`
    ${names[by]} where company_id = ${companyId}`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Selects the key of a part from a rental or a stretch of one. */
function keyOf(by: Division | null, row: 's' | 'r'): RawBuilder<unknown> {
  if (by === 'vehicle') return sql.ref(`${row}.vehicle_id`)
  if (by === 'agency') return sql.ref(`${row}.departure_agency_id`)
  return by === 'source' ? sql.ref(`${row}.referral_mode`) : sql`''`
}

/** Selects the clocks as a table. */
export function clocksOf({ agencyIds, timezones, vatRates }: Clocks): RawBuilder<unknown> {
  return sql`select * from unnest(${agencyIds}::int[], ${timezones}::text[], ${vatRates}::int[])
    as c(agency_id, timezone, vat)`
}

/** Selects the seconds of an instant on the clock of the joined agency, without daylight saving. */
export function clock(instant: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`date_part('epoch', ${instant} at time zone clocks.timezone)::bigint`
}

/** Takes the included VAT off whole cents, rounded half up as `includedVat` does; the rate is in thousandths. */
function beforeVat(cents: RawBuilder<unknown>, rate: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(${cents}::bigint - (2 * ${cents}::bigint * (${rate}) + 100000 + (${rate})) / (2 * (100000 + (${rate}))))`
}

/**
 * Selects the contracts that may cover a moment of the windows, with their time on the clock and their revenue. A contract that
 * nobody picked up counts until its planned end has passed; a vehicle that is overdue counts as out up to now.
 */
function contracts({ companyId, bounds, now }: Question): RawBuilder<unknown> {
  const { from, until } = around(bounds)
  const discount = sql`round((r.price ->> 'discountAmount')::numeric * 100)`
  return sql`
    select r.id, r.vehicle_id, r.departure_agency_id, r.referral_mode, c.began, greatest(c.ended, c.began + 1) as ended,
      ${beforeVat(sql`coalesce(r.total_cents, 0)`, sql`clocks.vat`)} - coalesce(credit.cents, 0) as revenue,
      case when r.discount_percent > 0 and r.price is not null then ${beforeVat(discount, sql`clocks.vat`)} else 0 end
        as discount,
      greatest(0, date_part('epoch', r.leaves_at - r.created_at)::bigint) as lead
    from rentals r join clocks on clocks.agency_id = r.departure_agency_id
    cross join lateral (
      select ${clock(sql`r.leaves_at`)} as began, ${clock(sql`case r.status when 'done' then r.returned_at
        when 'ongoing' then greatest(r.ends_at, ${now}::timestamptz) else r.ends_at end`)} as ended
    ) c
    left join (
      select rental_id, sum(before_vat_cents)::bigint as cents from ${partialCredits(companyId)} n
      where of_kind <> 'indemnity_claim' group by rental_id
    ) credit on credit.rental_id = r.id
    where r.company_id = ${companyId} and r.leaves_at < ${until}::timestamptz
      and (r.leaves_at >= ${from}::timestamptz - interval '15 days' or r.status = 'ongoing'
        or (r.ready_at - r.leaves_at > interval '15 days' and r.ready_at > ${from}::timestamptz))
      and (r.status in ('ongoing', 'done') or (r.status = 'pending' and r.ends_at > ${now}::timestamptz))`
}

/** Selects the time of each contract with each of its vehicles: the earlier ones up to their exchange, then the current one. */
function stretches({ companyId }: Question): RawBuilder<unknown> {
  const former = sql`select f.rental_id, f.vehicle_id, f.started_at, f.ended_at from vehicle_changes f
    where f.company_id = ${companyId}`
  return sql`
    select r.id, r.departure_agency_id, r.referral_mode, r.began, r.ended, r.revenue, r.discount, r.lead, r.vehicle_id,
      greatest(r.began, least(coalesce(last.at, r.began), r.ended)) as since, r.ended as until
    from rental r left join (
      select f.rental_id, max(${clock(sql`f.ended_at`)}) as at from (${former}) f
      join rental on rental.id = f.rental_id join clocks on clocks.agency_id = rental.departure_agency_id group by 1
    ) last on last.rental_id = r.id
    union all
    select r.id, r.departure_agency_id, r.referral_mode, r.began, r.ended, r.revenue, r.discount, r.lead, f.vehicle_id,
      greatest(r.began, ${clock(sql`f.started_at`)}), least(r.ended, ${clock(sql`f.ended_at`)})
    from (${former}) f join rental r on r.id = f.rental_id join clocks on clocks.agency_id = r.departure_agency_id`
}

/** Selects the windows that a stretch covers, with the part of the stretch in each of them. */
function windows(bounds: readonly number[]): RawBuilder<unknown> {
  const all = sql`${bounds}::bigint[]`
  return sql`
    select i as window, greatest(s.since, (${all})[i]) as since, least(s.until, (${all})[i + 1]) as until
    from generate_series(greatest(1, width_bucket(s.since, ${all})),
      least(${bounds.length - 1}, width_bucket(s.until - 1, ${all}))) i
    where s.since < s.until`
}

/** True for the stretch and the window with which a rental leaves. */
const leaves = sql`(s.since = s.began and w.since = s.began)`

/** Selects the part of an amount within a window: the difference of what is earned up to its end and up to its start. */
function earned(cents: RawBuilder<unknown>): RawBuilder<number> {
  const upTo = (moment: RawBuilder<unknown>) => sql`${cents} * (${moment} - s.began) / (s.ended - s.began)`
  return sql<number>`(${upTo(sql`w.until`)} - ${upTo(sql`w.since`)})`
}

/** Selects the credit notes on documents that still stand in part; one on a whole document lets the rental be invoiced again. */
function partialCredits(companyId: number): RawBuilder<unknown> {
  return sql`(
    select n.rental_id, n.issued_at, n.before_vat_cents, n.total_cents, d.kind as of_kind
    from invoices n join invoices d on d.company_id = n.company_id and d.id = n.corrects_invoice_id
    where n.company_id = ${companyId} and n.corrects_invoice_id is not null and n.kind = 'credit_note' and not exists (
      select from invoices w where w.company_id = n.company_id and w.corrects_invoice_id = n.corrects_invoice_id
        and w.is_whole
    )
  )`
}

/** Returns instants before and after everything that the windows contain on any clock of the earth. */
export function around(bounds: readonly number[]): { from: string; until: string } {
  const [first = 0, last = 0] = [bounds[0], bounds.at(-1)]
  return { from: instantAt((first - 54_000) * 1000), until: instantAt((last + 54_000) * 1000) }
}
