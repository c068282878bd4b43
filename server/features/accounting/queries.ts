import type { AccountingExport } from '@filao/domain/accounting/export'
import type { CustomerKind } from '@filao/domain/customers/person'
import type { JournalKind } from '@filao/domain/journal/entry'
import type { LocalDate } from '@filao/domain/kernel/time'
import { type Insertable, sql } from 'kysely'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Finds the stored accounts of a company as JSON. */
export async function findAccounts(tx: Tx, companyId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('accountMaps')
    .select('accounts')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row?.accounts
}

/** Stores the accounts in place of those there were. */
export async function saveAccounts(tx: Tx, companyId: number, accounts: string): Promise<void> {
  await tx
    .insertInto('accountMaps')
    .values({ companyId, accounts })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ accounts }))
    .execute()
}

/** Locks the company's exports until the transaction ends, so that numbers are given once. */
export async function lockExports(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

const stored = [
  'id',
  'fromDay',
  'toDay',
  'firstSeq',
  'lastSeq',
  'firstNumber',
  'entries',
  'accounts',
  'madeAt',
  'madeOn',
] as const

/** Finds the last export. */
export async function findLastExport(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('accountingExports')
    .select(stored)
    .where('companyId', '=', companyId)
    .orderBy('toDay', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Loads an export, or throws 404. */
export async function loadExport(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('accountingExports')
    .select(stored)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}
export type StoredExport = Awaited<ReturnType<typeof loadExport>>

/** Stores an export. Returns its id. */
export async function insertExport(tx: Tx, row: Insertable<Schema['accountingExports']>): Promise<number> {
  const { id } = await tx.insertInto('accountingExports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Returns a page of the exports, latest first, and the number of all; or the one with an id. */
export async function listExports(
  tx: Tx,
  companyId: number,
  { limit, offset, id }: { limit: number; offset: number; id?: number },
) {
  let matching = tx.selectFrom('accountingExports').where('companyId', '=', companyId)
  if (id !== undefined) matching = matching.where('id', '=', id)
  const rows = await matching
    .select(stored)
    .select((eb) => memberName(eb.ref('accountingExports.madeBy')).as('madeBy'))
    .orderBy('toDay', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows.map(exportOf), total }
}

function exportOf(row: StoredExport & Pick<AccountingExport, 'madeBy'>): AccountingExport {
  const { id, fromDay, toDay, entries, firstNumber, madeAt, madeBy } = row
  const numbers =
    entries === 0 ? { firstNumber: null, lastNumber: null } : { firstNumber, lastNumber: firstNumber + entries - 1 }
  return { id, from: fromDay, to: toDay, entries, ...numbers, madeAt, madeBy }
}

/** Finds the day of the first entry of the journal. */
export async function findFirstDay(tx: Tx, companyId: number): Promise<LocalDate | null> {
  const { day } = await tx
    .selectFrom('journalEntries')
    .select((eb) => eb.fn.min<string | null>('day').as('day'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return day
}

/** Finds the last entry from `firstSeq` on before one of a later day; one less than `firstSeq` without any. */
export async function findLastSeq(tx: Tx, companyId: number, firstSeq: number, to: LocalDate): Promise<number> {
  const entries = tx.selectFrom('journalEntries').where('companyId', '=', companyId).where('seq', '>=', firstSeq)
  const { later } = await entries
    .select((eb) => eb.fn.min<number | null>('seq').as('later'))
    .where('day', '>', to)
    .executeTakeFirstOrThrow()
  if (later !== null) return later - 1
  const { last } = await entries.select((eb) => eb.fn.max<number | null>('seq').as('last')).executeTakeFirstOrThrow()
  return last ?? firstSeq - 1
}

/** The entries of the journal to book: those of some numbers, or of some days. */
export type Range = { firstSeq: number; lastSeq: number } | { from: LocalDate; to: LocalDate }

/**
 * Selects the entries of a range that move money or record a document, with their payment, document, rental and customer.
 * Joins compare with `case`: under row-level security PostgreSQL uses an index with it, but not with `coalesce`.
 */
function moneyEntries(tx: Tx, companyId: number, range: Range) {
  const kinds = [...paymentKinds, ...depositKinds, ...documentKinds]
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
    .leftJoin('invoices as i', (join) =>
      join.onRef('i.companyId', '=', 'e.companyId').onRef('i.id', '=', 'e.sourceId').on('e.kind', 'in', documentKinds),
    )
    .leftJoin('invoices as original', (join) =>
      join.onRef('original.companyId', '=', 'i.companyId').onRef('original.id', '=', 'i.correctsInvoiceId'),
    )
    .leftJoin('rentals as r', (join) =>
      join
        .onRef('r.companyId', '=', 'e.companyId')
        .on('r.id', '=', sql<number>`case when p.rental_id is null then i.rental_id else p.rental_id end`),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoices as latest')
          .select(['latest.customerId', 'latest.customerName'])
          .select(sql<string | null>`latest.content::json #>> '{document,buyer,kind}'`.as('kind'))
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
    .select(['c.publicId as customerNumber', 'corrected.method as correctedMethod', 'p.method'])
    .select([linesOf('i').as('lines'), linesOf('original').as('originalLines')])
    .execute()
}
export type MoneyRow = Awaited<ReturnType<typeof listMoney>>[number]

/** Lists the entries of a period in order, with what e-reporting needs of their customers. */
export async function listReported(tx: Tx, companyId: number, days: { from: LocalDate; to: LocalDate }) {
  return await moneyEntries(tx, companyId, days)
    .select(['c.siren', 'c.vatNumber'])
    .select([
      sql<CustomerKind>`coalesce(i.content::json #>> '{document,buyer,kind}', billed.kind, c.kind, 'person')`.as(
        'buyerKind',
      ),
      sql<string | null>`coalesce(c.billing_address ->> 'countryCode', c.country_code)`.as('countryCode'),
      sql<boolean>`exists (select from invoices any_of where any_of.company_id = r.company_id and any_of.rental_id = r.id)`.as(
        'isBilled',
      ),
    ])
    .execute()
}

/** A line of a frozen document. */
export type FrozenLine = { source: { of: string; id: number | null }; vatRate: number | null; amountCents: number }

/** Selects the lines of a frozen document. */
function linesOf(table: 'i' | 'original') {
  return sql<FrozenLine[] | null>`${sql.ref(`${table}.content`)}::json #> '{document,lines}'`
}

const paymentKinds = ['payment', 'refund']
const depositKinds = ['deposit_taken', 'deposit_returned', 'deposit_kept']
const documentKinds = ['invoice', 'advance', 'credit_note', 'claim']

/**
 * Sums what was paid and billed for these rentals before an entry of the journal. It begins at the rentals, so that a late
 * export does not read the whole journal.
 */
export async function listOpenings(tx: Tx, companyId: number, rentalIds: number[], beforeSeq: number) {
  const { rows } = await sql<{ rentalId: number; paidCents: number; billedCents: number }>`
    with moved as (
      select p.rental_id, (e.payload::json ->> 'cents')::int as paid, 0 as billed
      from payments p
      join journal_entries e on e.company_id = p.company_id and e.source_id = p.id and e.kind = any(${paymentKinds}::text[])
      where p.company_id = ${companyId} and p.rental_id = any(${rentalIds}::int[]) and e.seq < ${beforeSeq}
      union all
      select i.rental_id, 0, (e.payload::json ->> 'cents')::int
      from invoices i
      join journal_entries e on e.company_id = i.company_id and e.seq = i.journal_seq
      where i.company_id = ${companyId} and i.rental_id = any(${rentalIds}::int[]) and e.seq < ${beforeSeq}
    )
    select rental_id as "rentalId", sum(paid)::int as "paidCents", sum(billed)::int as "billedCents"
    from moved group by 1`.execute(tx)
  return rows
}
