import { customerName, type NamedCustomer } from '@filao/domain/customers/name/person'
import { inEuros } from '@filao/domain/kernel/money'
import { type Age, ageDays, cardHoldDays } from '@filao/domain/receivables/age'
import type { ReceivableKind } from '@filao/domain/receivables/receivable'
import type { Receivable } from '@filao/domain/receivables/receivable.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { type RawBuilder, sql } from 'kysely'
import { isRefund, withAccounts } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

type Asked = {
  kind: ReceivableKind
  age?: Age | undefined
  agencyId?: number | undefined
  ids?: number[] | undefined
  now: string
}

/**
 * Selects the rentals with something open, with their sums made once for all. A cancelled rental owes only its charges,
 * a draft or an offer nothing yet: `asked` is its price. A negative one is money settled before Filao, which is in no
 * payment. The debt is due on the last day of payment of its newest invoice, else on the day of departure by the
 * agency's clock. The columns of rentals and payments are those of indexes (`rentals_money`, `payments_rental`), from
 * which all of a company are read.
 */
function open(companyId: number, { agencyId, now }: Pick<Asked, 'agencyId' | 'now'>): RawBuilder<unknown> {
  const ofAgency = agencyId ? sql`and departure_agency_id = ${agencyId}` : sql``
  const rentals = sql`
    select id, status, customer_id, departure_agency_id, leaves_at, valid_until, total_cents, settled_elsewhere_cents
    from rentals where company_id = ${companyId} ${ofAgency}`
  return sql`
    select m.*, case when status in ('draft', 'quote', 'validating') then 0 else greatest(0, asked - paid) end as due_cents,
      greatest(0, paid - asked) as overpaid_cents, greatest(0, -asked) as elsewhere_cents,
      (${now}::timestamptz at time zone timezone)::date - due_on as days
    from (
      select r.id, a.company_id, r.status, r.customer_id, r.departure_agency_id, a.timezone,
        case when r.status in ('quote', 'validating') then coalesce(r.total_cents, 0)
          when r.status = 'cancelled' then r.charged
          when r.status = 'draft' then coalesce(r.total_cents, r.paid)
          else coalesce(r.total_cents, 0) + r.charged end - r.credited - r.settled_elsewhere_cents as asked,
        r.paid, r.deposit as deposit_cents,
        coalesce(case when r.status in ('quote', 'validating') then (least(r.valid_until, r.leaves_at) at time zone a.timezone)::date end,
          r.due_on, (r.leaves_at at time zone a.timezone)::date) as due_on
      from (${withAccounts(companyId, rentals)}) r
      join agencies a on a.company_id = ${companyId} and a.id = r.departure_agency_id
    ) m`
}

/** Matches the rentals of each list. What is open of a quote is the quote itself. */
const matches: Record<ReceivableKind, RawBuilder<boolean>> = {
  unpaid: sql`(o.status in ('pending', 'ongoing', 'done', 'cancelled') and o.due_cents > 0)`,
  deposits: sql`(o.deposit_cents > 0 or o.overpaid_cents > 0)`,
  quotes: sql`(o.status in ('quote', 'validating'))`,
}

/** True when a deposit has to be given back: the vehicle is back, or will never leave. */
const isDepositOver = sql<boolean>`(o.deposit_cents > 0 and o.status in ('done', 'cancelled'))`

/** True when something of what is held has to be given back. */
const isToGiveBack = sql<boolean>`(${isDepositOver} or o.overpaid_cents > 0)`

/** The order of each list: the oldest debt, what is to be given back, the quote that ends first. */
const orders: Record<ReceivableKind, RawBuilder<unknown>> = {
  unpaid: sql`o.due_on, o.id`,
  deposits: sql`${isToGiveBack} desc, o.due_on, o.id`,
  quotes: sql`o.due_on, o.id`,
}

function matching(companyId: number, requested: Asked): RawBuilder<unknown> {
  const { from, to } = requested.age ? ageDays[requested.age] : { from: null, to: null }
  return sql`(${open(companyId, requested)}) o where ${matches[requested.kind]}
    ${from === null ? sql`` : sql`and o.days >= ${from}`} ${to === null ? sql`` : sql`and o.days <= ${to}`}
    ${requested.ids ? sql`and o.id = any(${requested.ids}::int[])` : sql``}`
}

type Part = { limit: number; offset: number }
type Row = {
  id: number
  publicId: string
  status: RentalStatus
  customer: NamedCustomer & { id: number; email: string | null }
  agency: Receivable['agency']
  dueCents: number
  dueOn: string
  days: number
  depositCents: number
  overpaidCents: number
  elsewhereCents: number
  isToGiveBack: boolean
  holdEndsOn: string | null
  remindedAt: string | null
  total: number
}

/** Lists one page of what is open; the hold and the reminder are read for its rows only. */
export async function listReceivables(tx: Tx, companyId: number, requested: Asked, { limit, offset }: Part) {
  const shown = requested.kind === 'quotes' ? sql`o.asked` : sql`o.due_cents`
  const { rows } = await sql<Row>`
    with page as (
      select o.*, ${isToGiveBack} as is_to_give_back, (count(*) over ())::int as total,
        row_number() over (order by ${orders[requested.kind]}) as place
      from ${matching(companyId, requested)} order by place limit ${limit} offset ${offset}
    )
    select o.id, r.public_id, o.status, ${shown} as due_cents, o.due_on, o.days, o.deposit_cents, o.overpaid_cents,
      o.elsewhere_cents, o.is_to_give_back, o.total,
      json_build_object('id', c.id, 'kind', c.kind, 'companyName', c.company_name, 'firstName', c.first_name,
        'lastName', c.last_name, 'email', c.email) as customer,
      json_build_object('id', a.id, 'name', a.name, 'timezone', a.timezone) as agency,
      case when o.deposit_cents > 0 then (
        select (min(p.taken_at) at time zone a.timezone)::date + ${cardHoldDays}::int from payments p
        where p.company_id = o.company_id and p.rental_id = o.id and p.method = 'card' and not ${isRefund('p')}
          and p.security_deposit_cents > coalesce((select sum(b.security_deposit_cents) from payments b
            where b.company_id = p.company_id and b.corrects_payment_id = p.id), 0)
      ) end as hold_ends_on,
      (select max(s.queued_at) from sent_mails s
        where s.company_id = o.company_id and s.rental_id = o.id and s.kind = 'payment_reminder') as reminded_at
    from page o
    join rentals r on r.company_id = o.company_id and r.id = o.id
    join customers c on c.company_id = o.company_id and c.id = o.customer_id
    join agencies a on a.company_id = o.company_id and a.id = o.departure_agency_id
    order by o.place`.execute(tx)
  return { rows: rows.map(answered), total: rows[0]?.total ?? 0 }
}

function answered({ total: _, customer, ...row }: Row): Receivable {
  const { id, email } = customer
  return { ...inEuros(row), customer: { id, name: customerName(customer), email } }
}

/** Lists the ids of everything that matches, in the order of the list. */
export async function listReceivableIds(tx: Tx, companyId: number, requested: Asked): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select o.id from ${matching(companyId, requested)} order by ${orders[requested.kind]}`.execute(tx)
  return rows.map(({ id }) => id)
}

type DaySum = { list: 'unpaid' | 'held' | 'back' | 'quotes'; days: number; count: number; cents: number }

/**
 * Sums what is open by list, and the unpaid by days since it was due: only their days are worked out by the agency's
 * clock.
 */
export async function sumByDays(
  tx: Tx,
  companyId: number,
  requested: Pick<Asked, 'agencyId' | 'now'>,
): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    with o as materialized (
      select o.status, o.asked, o.due_cents, o.deposit_cents, o.overpaid_cents,
        case when ${matches.unpaid} then o.days end as days
      from (${open(companyId, requested)}) o where ${matches.unpaid} or ${matches.deposits} or ${matches.quotes}
    )
    select 'unpaid' as list, o.days, count(*)::int as count, sum(o.due_cents) as cents from o where ${matches.unpaid} group by o.days
    union all
    select 'back', 0, count(*)::int, sum(case when ${isDepositOver} then o.deposit_cents else 0 end + o.overpaid_cents)
    from o where ${isToGiveBack} having count(*) > 0
    union all
    select 'held', 0, count(*)::int, sum(o.deposit_cents) from o where o.deposit_cents > 0 and not ${isDepositOver}
    having count(*) > 0
    union all
    select 'quotes', 0, count(*)::int, sum(o.asked) from o where ${matches.quotes} having count(*) > 0`.execute(tx)
  return rows
}
