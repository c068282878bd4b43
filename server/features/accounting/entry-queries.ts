import type { RentalSums } from '@filao/domain/accounting/e-report'
import type { RentalBalance } from '@filao/domain/accounting/entry'
import type { CustomerKind } from '@filao/domain/customers/name/person'
import { type JournalKind, settlingKinds } from '@filao/domain/journal/entry'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { FeeKind } from '@filao/domain/pricing/fee/fee.schema'
import { sql } from 'kysely'
import { chargedCents, settlingEntries, unjournaledCredit } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'

/** The entries of the journal to book: those of some numbers, or of some days. */
export type Range = { firstSeq: number; lastSeq: number } | { from: LocalDate; to: LocalDate }

/**
 * Selects the entries of a range that move money or record a document, with their payment, document, rental and
 * customer. Joins compare with `case`: under row-level security PostgreSQL uses an index with it, but not with
 * `coalesce`.
 */
function moneyEntries(tx: Tx, companyId: number, range: Range) {
  const kinds = [...settlingKinds, ...depositKinds, ...documentKinds]
  let entries = tx
    .selectFrom('journalEntries as e')
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.companyId', '=', 'e.companyId')
        .onRef('p.id', '=', 'e.sourceId')
        .on('e.kind', 'in', [...paymentKinds, ...depositKinds]),
    )
    .leftJoin('payments as corrected', (join) =>
      join.onRef('corrected.companyId', '=', 'p.companyId').onRef('corrected.id', '=', 'p.correctsPaymentId'),
    )
    .leftJoin('collectedAmounts as a', (join) =>
      join
        .onRef('a.companyId', '=', 'e.companyId')
        .onRef('a.id', '=', 'e.sourceId')
        .on('e.kind', '=', 'collected_by_source'),
    )
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.companyId', '=', 'e.companyId').onRef('i.id', '=', 'e.sourceId').on('e.kind', 'in', documentKinds),
    )
    .leftJoin('invoices as original', (join) =>
      join.onRef('original.companyId', '=', 'i.companyId').onRef('original.id', '=', 'i.correctsInvoiceId'),
    )
    .leftJoin('rentals as r', (join) =>
      join.onRef('r.companyId', '=', 'e.companyId').on(
        'r.id',
        '=',
        sql<number>`case when p.rental_id is not null then p.rental_id when a.rental_id is not null then a.rental_id
            else i.rental_id end`,
      ),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoices as latest')
          .select(['latest.customerId', 'latest.customerName'])
          .whereRef('latest.companyId', '=', 'e.companyId')
          .whereRef('latest.rentalId', '=', 'r.id')
          .whereRef('latest.journalSeq', '<=', 'e.seq')
          .orderBy('latest.journalSeq', 'desc')
          .limit(1)
          .as('billed'),
      (join) => join.onTrue(),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.companyId', '=', 'e.companyId').on(
        'c.id',
        '=',
        sql<number>`case when i.customer_id is not null then i.customer_id
            when billed.customer_id is not null then billed.customer_id
            when r.billed_customer_id is not null then r.billed_customer_id else r.customer_id end`,
      ),
    )
    .leftJoin('customers as h', (join) =>
      join.onRef('h.companyId', '=', 'r.companyId').onRef('h.id', '=', 'r.customerId'),
    )
    .where('e.companyId', '=', companyId)
    .where('e.kind', 'in', kinds)
  entries =
    'from' in range
      ? entries.where('e.day', '>=', range.from).where('e.day', '<=', range.to)
      : entries.where('e.seq', '>=', range.firstSeq).where('e.seq', '<=', range.lastSeq)
  return entries
    .select(['e.seq', 'e.day', sql<JournalKind>`e.kind`.as('kind'), 'e.payload', 'r.id as rentalId'])
    .select(
      sql<string>`coalesce(i.customer_name, billed.customer_name, c.company_name, concat_ws(' ', c.first_name, c.last_name))`.as(
        'customerName',
      ),
    )
    .orderBy('e.seq')
}

/** Lists the entries of a range in order, with what the books need of each. */
export async function listMoney(tx: Tx, companyId: number, range: Range) {
  return await moneyEntries(tx, companyId, range)
    .select([
      sql<string | null>`coalesce(h.public_id, a.customer_number)`.as('holderNumber'),
      sql<string>`'S' || (select count(*) from sources s where s.company_id = a.company_id and s.id <= a.source_id)`.as(
        'sourceNumber',
      ),
      sql<string | null>`(select s.name from sources s where s.company_id = a.company_id and s.id = a.source_id)`.as(
        'sourceName',
      ),
      sql<string>`coalesce(h.company_name, concat_ws(' ', h.first_name, h.last_name))`.as('holderName'),
    ])
    .select([sql<string | null>`coalesce(c.public_id, a.customer_number)`.as('customerNumber')])
    .select(['corrected.method as correctedMethod', 'p.method'])
    .select(['i.id as documentId', 'i.correctsInvoiceId'])
    .select([linesOf('i').as('lines'), linesOf('original').as('originalLines')])
    .select(sql<boolean>`${isOnDebits('original')} or (original.id is null and ${isOnDebits('i')})`.as('isVatOnDebits'))
    .execute()
}
export type MoneyRow = Awaited<ReturnType<typeof listMoney>>[number]

/**
 * Lists the entries of a period in order, with what e-reporting needs of their customers: as the document states them,
 * or for a payment the last sale before it, else the next, else a claim; as their record is now where nothing is
 * billed.
 */
export async function listReported(tx: Tx, companyId: number, days: { from: LocalDate; to: LocalDate }) {
  return await moneyEntries(tx, companyId, days)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoices as nearest')
          .select(sql<unknown>`nearest.content::json #> '{document,buyer}'`.as('buyer'))
          .whereRef('nearest.companyId', '=', 'e.companyId')
          .whereRef('nearest.rentalId', '=', 'r.id')
          .orderBy(
            sql`nearest.journal_seq <> e.seq, nearest.kind not in ('invoice', 'advance'), nearest.journal_seq > e.seq,
              abs(nearest.journal_seq - e.seq)`,
          )
          .limit(1)
          .as('stated'),
      (join) => join.onTrue(),
    )
    .select([
      sql<CustomerKind>`coalesce(stated.buyer ->> 'kind', c.kind, 'person')`.as('buyerKind'),
      sql<string | null>`coalesce(stated.buyer ->> 'siren', c.siren)`.as('siren'),
      sql<string | null>`coalesce(stated.buyer ->> 'vatNumber', c.vat_number)`.as('vatNumber'),
      sql<
        string | null
      >`coalesce(stated.buyer ->> 'countryCode', c.billing_address ->> 'countryCode', c.country_code)`.as(
        'countryCode',
      ),
      sql<string | null>`stated.buyer ->> 'address'`.as('address'),
      sql<
        string | null
      >`case when stated.buyer is null then coalesce(c.billing_address ->> 'postalCode', c.postal_code) end`.as(
        'postalCode',
      ),
      rentalSums.as('sums'),
    ])
    .execute()
}

const paymentKinds = ['payment', 'refund']

/** Sums the documents of these kinds of a rental, less what credit notes took off them. */
function documentCents(kinds: string[]) {
  return sql`(
    select coalesce(sum(case when d.kind = 'credit_note' then -d.total_cents else d.total_cents end), 0)
    from invoices d where d.company_id = r.company_id and d.rental_id = r.id and (d.kind = any(${kinds}::text[]) or exists (
      select from invoices c
      where c.company_id = d.company_id and c.id = d.corrects_invoice_id and c.kind = any(${kinds}::text[])
    ))
  )`
}

/** Selects the entries that settled the rental of an entry before it. */
const settledBefore = sql`(
  select b.payload from ${settlingEntries((row) => sql`${sql.ref(`${row}.company_id`)} = r.company_id and ${sql.ref(`${row}.rental_id`)} = r.id`)} b
  where b.seq < e.seq
)`

const saleKinds = ['invoice', 'advance']
const claimCents = documentCents(['indemnity_claim'])

/** Selects the sums of the rental of what settles it, by which its documents bill it; null for other entries. */
const rentalSums = sql<RentalSums | null>`case when e.kind = any(${settlingKinds}::text[]) then json_build_object(
  'billedCents', ${documentCents(saleKinds)},
  'paidBeforeCents', (
    select coalesce(sum((t.payload::json ->> 'cents')::int), 0) from ${settledBefore} t
  ),
  'taxedBeforeCents', (
    select coalesce(sum((share ->> 'baseCents')::int + (share ->> 'vatCents')::int), 0)
    from ${settledBefore} t
    cross join json_array_elements(t.payload::json -> 'vat') share
    where share ->> 'rate' is not null
  ),
  'claim', case when ${claimCents} > 0 then json_build_object(
    'saleCents', case when r.status = 'cancelled' then 0 else coalesce(r.total_cents, 0) end
      + ${chargedCents('r')} - ${unjournaledCredit('r')} - ${claimCents},
    'claimedCents', ${claimCents}
  ) end
) end`

/** A line of a frozen document. */
export type FrozenLine = {
  source: { of: string; id: number | null; fee?: FeeKind }
  vatRate: number | null
  amountCents: number
}

/** Selects the lines of a frozen document. */
function linesOf(table: 'i' | 'original') {
  return sql<FrozenLine[] | null>`${sql.ref(`${table}.content`)}::json #> '{document,lines}'`
}

/** Returns true for a frozen document that says its VAT is owed on debits. */
function isOnDebits(table: 'i' | 'original' | 'd') {
  return sql<boolean>`coalesce((${sql.ref(`${table}.content`)}::json #>> '{document,seller,isVatOnDebits}')::boolean, false)`
}

const depositKinds = ['deposit_taken', 'deposit_returned', 'deposit_kept']
const documentKinds = ['invoice', 'advance', 'credit_note', 'claim']

/**
 * Sums what settled these rentals before an entry of the journal, and what their documents billed. It begins at
 * the rentals, so that a late export does not read the whole journal.
 */
export async function listOpenings(tx: Tx, companyId: number, rentalIds: number[], beforeSeq: number) {
  const { rows } = await sql<RentalBalance & { rentalId: number }>`
    with moved as (
      select e.rental_id, null::int as document_id, (e.payload::json ->> 'cents')::int as cents
      from ${settlingEntries((row) => ofRentals(row, companyId, rentalIds))} e
      where e.seq < ${beforeSeq}
      union all
      select i.rental_id, coalesce(i.corrects_invoice_id, i.id), (e.payload::json ->> 'cents')::int
      from invoices i
      join journal_entries e on e.company_id = i.company_id and e.seq = i.journal_seq
      where i.company_id = ${companyId} and i.rental_id = any(${rentalIds}::int[]) and e.seq < ${beforeSeq}
    ), summed as (
      select rental_id, document_id, sum(cents)::int as cents from moved group by 1, 2
    )
    select s.rental_id as "rentalId", coalesce(sum(s.cents) filter (where s.document_id is null), 0)::int as "paidCents",
      coalesce(json_agg(json_build_object('documentId', d.id, 'cents', s.cents,
        'isVatOnDebits', ${isOnDebits('d')}, 'party', json_build_object('number', coalesce(c.public_id, ''), 'name', d.customer_name)) order by d.id)
        filter (where s.document_id is not null), '[]') as bills
    from summed s
    left join invoices d on d.company_id = ${companyId} and d.id = s.document_id
    left join customers c on c.company_id = ${companyId} and c.id = d.customer_id
    group by 1`.execute(tx)
  return rows
}

function ofRentals(row: string, companyId: number, rentalIds: number[]) {
  return sql`${sql.ref(`${row}.company_id`)} = ${companyId} and ${sql.ref(`${row}.rental_id`)} = any(${rentalIds}::int[])`
}
