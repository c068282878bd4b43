import type { InvoiceKind } from '@filao/domain/invoicing/kind.schema'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { collectedCents, paidCents } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** A document with its sums, in cents. */
export type StoredRow = {
  id: number
  kind: InvoiceKind
  number: string
  issuedAt: string
  issuedOn: string
  dueOn: string
  rentalId: number
  rentalPublicId: string
  customerId: number
  customerName: string
  beforeVatCents: number
  vatCents: number
  totalCents: number
  creditedCents: number
  isCancelled: boolean
  paidCents: number
  correctsInvoiceId: number | null
  correctsNumber: string | null
}

/** Lists these documents with what was paid and credited, in no order. */
export async function listRows(tx: Tx, companyId: number, ids: number[]): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const these = sql`i.rental_id in (select rental_id from invoices where company_id = ${companyId} and id = any(${ids}::int[]))`
  const { rows } = await sql<StoredRow>`
    select i.id, i.kind, i.number, i.issued_at, i.issued_on, i.due_on, i.rental_id, r.public_id as rental_public_id,
      i.customer_id, i.customer_name, i.before_vat_cents, i.vat_cents, i.total_cents, s.credited_cents, s.is_cancelled,
      s.paid_cents, i.corrects_invoice_id, c.number as corrects_number
    from ${balances(companyId, these)} s
    join invoices i on i.company_id = ${companyId} and i.id = s.id
    join rentals r on r.company_id = i.company_id and r.id = i.rental_id
    left join invoices c on c.company_id = i.company_id and c.id = i.corrects_invoice_id
    where i.id = any(${ids}::int[])`.execute(tx)
  return rows
}

/** Selects the facts of all documents from which their state follows. */
export async function listBalances(tx: Tx, companyId: number) {
  const { rows } = await sql<
    Pick<StoredRow, 'id' | 'kind' | 'totalCents' | 'creditedCents' | 'isCancelled' | 'paidCents' | 'dueOn'>
  >`
    select s.id, s.kind, s.total_cents, s.credited_cents, s.is_cancelled, s.paid_cents, s.due_on
    from ${balances(companyId, sql`true`)} s`.execute(tx)
  return rows
}

/**
 * Selects what was credited and paid of the documents `i` of some rentals, which must be whole ones: the money of a
 * rental pays its documents in the order of their issue, that settled before an import and that collected by a source
 * included.
 */
function balances(companyId: number, which: RawBuilder<unknown>) {
  return sql`(
    select n.id, n.kind, n.total_cents, n.due_on, n.credited_cents, n.is_cancelled,
      least(n.net, greatest(0, ${paidCents('r', 'total_cents')} + r.settled_elsewhere_cents
        + ${collectedCents('r')}
        - (sum(n.net) over (partition by n.rental_id order by n.id) - n.net)))::int as paid_cents
    from (
      select i.id, i.company_id, i.rental_id, i.kind, i.total_cents, i.due_on,
        coalesce(credits.cents, 0)::int as credited_cents, coalesce(credits.is_whole, false) as is_cancelled,
        case when i.kind = 'credit_note' or credits.is_whole then 0
          else i.total_cents - coalesce(credits.cents, 0) end as net
      from invoices i
      left join (
        select i.corrects_invoice_id as id, sum(i.total_cents) as cents, bool_or(i.is_whole) as is_whole
        from invoices i where i.company_id = ${companyId} and i.corrects_invoice_id is not null and ${which}
        group by i.corrects_invoice_id
      ) credits on credits.id = i.id
      where i.company_id = ${companyId} and ${which}
    ) n
    join rentals r on r.company_id = n.company_id and r.id = n.rental_id
  )`
}

/** Loads the frozen text of a document. 404 when there is none. */
export async function loadStored(tx: Tx, companyId: number, id: number) {
  return await stored(tx, companyId).where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** Lists the documents of a rental with their texts, in the order of their issue. */
export async function listOfRental(tx: Tx, companyId: number, rentalId: number) {
  return await stored(tx, companyId).where('rentalId', '=', rentalId).orderBy('id').execute()
}

/** Selects the documents of a rental as steps of its timeline. */
export function stepsOfRental(companyId: number, rentalId: number): RawBuilder<unknown> {
  return sql`
    select a.id as entry_id, i.kind as action,
      json_build_object('id', i.id, 'number', i.number, 'totalCents', i.total_cents) as document
    from invoices i
    join audit_entries a on a.company_id = i.company_id and a.entity = 'invoice' and a.entity_id = i.id
    where i.company_id = ${companyId} and i.rental_id = ${rentalId} and a.action = 'issued'`
}

/** Lists these documents with their texts, in the order of their ids. */
export async function listStored(tx: Tx, companyId: number, ids: number[]) {
  return await stored(tx, companyId).where(sql<boolean>`id = any(${ids}::int[])`).orderBy('id').execute()
}

export type StoredInvoice = Awaited<ReturnType<typeof loadStored>>

function stored(tx: Tx, companyId: number) {
  return tx
    .selectFrom('invoices')
    .select([
      'id',
      'companyId',
      'rentalId',
      'customerId',
      'kind',
      'number',
      'issuedOn',
      'totalCents',
      'correctsInvoiceId',
      'isWhole',
      'chargeIds',
      'content',
      sql<string>`encode(sha256, 'hex')`.as('sha256'),
      'journalHash',
    ])
    .where('companyId', '=', companyId)
}

/**
 * The series of a number, with the prefix and digits of its settings, which a year keeps from its first document on.
 */
type Series = { companyId: number; kind: InvoiceKind; year: number; prefix: string; digits: number; issuedAt: string }

/**
 * Takes the next number of a series, and locks it until this transaction ends: another one waits, and an undone one
 * leaves no gap. Documents of a series are dated in the order of their numbers.
 */
export async function takeNumber(tx: Tx, { companyId, kind, year, prefix, digits, issuedAt }: Series) {
  const { rows } = await sql<{ last: number; prefix: string; digits: number; lastIssuedAt: string }>`
    insert into invoice_counters (company_id, kind, year, prefix, digits, last, last_issued_at)
    values (${companyId}, ${kind}, ${year}, ${prefix}, ${digits}, 1, ${issuedAt})
    on conflict (company_id, kind, year) do update set last = invoice_counters.last + 1,
      last_issued_at = greatest(invoice_counters.last_issued_at, excluded.last_issued_at)
    returning last, prefix, digits, last_issued_at`.execute(tx)
  return rows[0] as (typeof rows)[0]
}

/** Finds a year after this one in which the series has begun. */
export async function findLaterYear(tx: Tx, companyId: number, kind: InvoiceKind, year: number) {
  const later = await tx
    .selectFrom('invoiceCounters')
    .select('year')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('year', '>', year)
    .limit(1)
    .executeTakeFirst()
  return later?.year
}

/** Returns the id of a document to come, which the journal names before the document is stored. */
export async function nextId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('invoices_id_seq')::int as id`.execute(tx)
  return (rows[0] as { id: number }).id
}

export async function insertInvoice(tx: Tx, invoice: Insertable<Schema['invoices']>): Promise<void> {
  await tx.insertInto('invoices').values(invoice).execute()
}
