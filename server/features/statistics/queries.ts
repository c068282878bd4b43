import type { CountryCode } from '@filao/domain/company/territories.schema'
import type { ChargeKind } from '@filao/domain/ledger/charge'
import type { Division, Extra } from '@filao/domain/statistics/share'
import { sql } from 'kysely'
import { changesBeforeVat, signedCharge } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import {
  around,
  beforeVat,
  clock,
  contracts,
  earned,
  inWindows,
  keyed,
  keyOf,
  leaves,
  type Question,
  type SumRow,
} from './window-queries.ts'

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
      stated.reason as stated_reason, c.charges_outside_vat,
      json_build_object('countryCode', c.country_code, 'vatRate', c.vat_rate) as company
    from agencies a join companies c on c.id = a.company_id
    left join agency_vat_rates stated on stated.company_id = a.company_id and stated.agency_id = a.id
    where a.company_id = ${companyId} order by a.id`.execute(tx)
  return rows
}

type RentalSums = 'rentedSeconds' | 'revenueCents' | 'discountCents' | 'rentalsCount' | 'lengthSeconds' | 'leadSeconds'

/**
 * Sums the rentals in each window: the time they cover, and their revenue and discounts before VAT, spread as
 * `domain/statistics/spread` does it. A rental is counted in the window in which it leaves, for its first vehicle.
 */
export async function sumRentals(tx: Tx, question: Question) {
  const { rows } = await sql<SumRow<RentalSums>>`
    select s.window, s.key::text as key,
      sum(s.ends - s.starts)::float8 as rented_seconds,
      sum(${earned(sql`s.revenue`)})::float8 as revenue_cents,
      sum(${earned(sql`s.discount`)})::float8 as discount_cents,
      count(*) filter (where ${leaves})::int as rentals_count,
      coalesce(sum(s.ended - s.began) filter (where ${leaves}), 0)::float8 as length_seconds,
      coalesce(sum(s.lead) filter (where ${leaves}), 0)::float8 as lead_seconds
    from (${inWindows(question.bounds, keyed(question))}) s
    group by s.window, s.key`.execute(tx)
  return rows
}

/** Sums only the time that rentals cover in each window. */
export async function sumRentedTime(tx: Tx, question: Question) {
  const { rows } = await sql<SumRow<'rentedSeconds'>>`
    select s.window, s.key::text as key, sum(s.ends - s.starts)::float8 as rented_seconds
    from (${inWindows(question.bounds, keyed(question))}) s
    group by s.window, s.key`.execute(tx)
  return rows
}

/**
 * Sums the revenue that options or fees bring, in one window. The revenue of a rental is divided by the prices of its
 * vehicle, its options and its fees in its agreed price, so they add up to it. Prices agreed before there were fees
 * have none.
 */
export async function sumExtras(tx: Tx, question: Question, of: Extra) {
  const rentals = sql`select r.*, r.began as since, r.ended as until from (${contracts(question, { withPrice: true })}) r`
  const table = of === 'option' ? sql`options` : sql`fees`
  const { rows } = await sql<{ id: number; name: string; rentalsCount: number; revenueCents: number }>`
    with line as (
      select e.id as rental_id, (o ->> 'id')::int as id, o ->> 'name' as name, e.leaves, e.cents,
        at <= jsonb_array_length(e.price -> 'options') as is_option,
        sum(weight) over (partition by e.id order by at) as upto, weight,
        round((e.price ->> 'subtotal')::numeric * 100)::bigint as whole
      from (
        select s.id, s.price, ${earned(sql`s.revenue`)} as cents, ${leaves} as leaves
        from (${inWindows(question.bounds, rentals)}) s
      ) e
      cross join lateral jsonb_array_elements((e.price -> 'options') || coalesce(e.price -> 'fees', '[]'))
        with ordinality as t(o, at)
      cross join lateral (select round((o ->> 'total')::numeric * 100)::bigint as weight) x
    ), part as (select * from line where is_option = ${of === 'option'})
    select id, coalesce((select name from ${table} named where named.company_id = ${question.companyId}
        and named.id = part.id), min(name)) as name,
      count(distinct rental_id) filter (where leaves)::int as rentals_count,
      coalesce(sum(case when whole > 0 then trunc(cents * upto / whole) - trunc(cents * (upto - weight) / whole) end), 0)
        ::float8 as revenue_cents
    from part group by id`.execute(tx)
  return rows
}

/**
 * Sums the revenue that the rentals of each source bring in one window, and the commission that is owed for it: both
 * are earned over the time of the rental.
 */
export async function sumSources(tx: Tx, question: Question) {
  const rentals = sql`select r.*, r.began as since, r.ended as until
    from (${contracts(question, { withSource: true })}) r where r.source_id is not null`
  const { rows } = await sql<{
    id: number
    name: string
    rentalsCount: number
    revenueCents: number
    commissionCents: number
  }>`
    select s.source_id as id, (select name from sources n where n.company_id = ${question.companyId}
        and n.id = s.source_id) as name,
      count(*) filter (where ${leaves})::int as rentals_count,
      sum(${earned(sql`s.revenue`)})::float8 as revenue_cents,
      sum(${earned(sql`s.commission_cents::bigint`)})::float8 as commission_cents
    from (${inWindows(question.bounds, rentals)}) s
    group by s.source_id`.execute(tx)
  return rows
}

/**
 * Sums the charges decided in each window before VAT, less those taken back and credit notes on claims. A cancelled
 * rental owes only charges, so that a credit note on its invoice lowers them too.
 */
export async function sumCharges(tx: Tx, question: Question) {
  const { companyId, by, bounds, clocks } = question
  const { from, until } = around(bounds)
  const agency = sql`r.departure_agency_id`
  const key = by === 'category' ? sql`v.category_id` : keyOf(by, 'r')
  const ofVehicle = sql`join vehicles v on v.company_id = r.company_id and v.id = r.vehicle_id`
  const { rows } = await sql<SumRow<'chargesCents'>>`
    with moved as (
      select rental_id, decided_at as at, ${signedCharge('h')} as cents,
        kind = any(${[...clocks.outsideVat]}::text[]) as is_outside, false as is_on_invoice
      from charges h where company_id = ${companyId}
        and decided_at >= ${from}::timestamptz and decided_at < ${until}::timestamptz
      union all
      select n.rental_id, n.made_at, n.cents, true, not n.is_outside_vat
      from ${changesBeforeVat(companyId, sql`made_at >= ${from}::timestamptz and made_at < ${until}::timestamptz`)} n
    )
    select w.window, ${key}::text as key,
      sum(case when is_outside then cents else sign(cents) * ${beforeVat(sql`abs(cents)`, agency, clocks)} end)::float8
        as charges_cents
    from moved join rentals r on r.company_id = ${companyId} and r.id = moved.rental_id
      and (not is_on_invoice or r.status = 'cancelled')
    ${by === 'category' ? ofVehicle : sql``}
    cross join lateral (select width_bucket(${clock(sql`moved.at`, agency, clocks)}, ${bounds}::bigint[]) as window) w
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
