import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { inTransaction } from '#platform/database/tenancy/tenant'

/** A new row of a table. */
export type Row<Table extends keyof Schema> = Insertable<Schema[Table]>

/**
 * Inserts many rows of one table in one statement, all with the same columns. Returns their ids, in the order of the
 * rows.
 */
export async function insertMany<Table extends keyof Schema>(
  tx: Tx,
  table: Table,
  rows: Row<Table>[],
): Promise<number[]> {
  const names = Object.keys(rows[0] ?? {})
  if (names.length === 0) return []
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${asJson(names, rows)}::json)
    returning ${table === 'rentalOptions' ? sql`rental_id as id` : sql`id`}`.execute(tx)
  return inserted.map(({ id }) => id)
}

/** Dates the creation of an invented company back, so that it may send as many mails as one with its history. */
export async function dateBack(db: Database, companyId: number): Promise<void> {
  await inTransaction(db, { companyId, userId: 0 }, (tx) =>
    tx
      .updateTable('companies')
      .set({ createdAt: sql<string>`now() - interval '3 years'` })
      .where('id', '=', companyId)
      .execute(),
  )
}

/**
 * Prepares a transaction that stores very many rows: without a time limit for its statements, and with ordered reads by
 * an index, since the planner has no statistics of rows that were just stored.
 */
export async function prepareForManyRows(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('enable_sort', 'off', true)`.execute(tx)
}

/** Moves the counters of public ids past those already used. */
export async function updateCounters(
  tx: Tx,
  companyId: number,
  { rentals, customers }: { rentals: number; customers: number },
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ rentalCounter: rentals, customerCounter: customers })
    .where('id', '=', companyId)
    .execute()
}

/** Lists the payments of a company with what their VAT follows from, in the order in which they were taken. */
export async function listPaid(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('payments')
    // Finds each rental by its key: right after the rows were stored, the planner does not know that there are many.
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('rentals as r')
          .select(['r.publicId', 'r.status', 'r.totalCents as priceCents'])
          .whereRef('r.companyId', '=', 'payments.companyId')
          .whereRef('r.id', '=', 'payments.rentalId')
          .limit(1)
          .as('rentals'),
      (join) => join.onTrue(),
    )
    .innerJoin('companies', 'companies.id', 'payments.companyId')
    .select([
      'payments.id',
      'payments.rentalId',
      'payments.method',
      'payments.takenAt',
      'payments.takenBy as userId',
      'payments.totalCents',
      'payments.securityDepositCents',
      'payments.correctsPaymentId',
      'rentals.publicId',
      'rentals.status',
      'rentals.priceCents',
      'companies.vatRate',
    ])
    .where('payments.companyId', '=', companyId)
    .orderBy('payments.takenAt')
    .orderBy('payments.id')
    .execute()
}

/** Finds the user of a generated company; `isFilled` is false where its generation was interrupted. */
export async function findGenerated(
  db: Database,
  email: string,
): Promise<{ userId: number; isFilled: boolean } | null> {
  const user = await inTransaction(db, { identity: true }, (tx) =>
    tx.selectFrom('users').select(['id', 'companyId']).where('email', '=', email).executeTakeFirst(),
  )
  if (!user) return null
  const { id: userId, companyId } = user
  if (companyId === null) return { userId, isFilled: false }
  const vehicle = await inTransaction(db, { companyId, userId }, (tx) =>
    tx.selectFrom('vehicles').select('id').where('companyId', '=', companyId).limit(1).executeTakeFirst(),
  )
  return { userId, isFilled: vehicle !== undefined }
}

/** Gives the user of an interrupted generation another address. */
export async function setAside(db: Database, userId: number, email: string): Promise<void> {
  await inTransaction(db, { identity: true }, (tx) =>
    tx.updateTable('users').set({ email }).where('id', '=', userId).execute(),
  )
}

function asJson(names: string[], rows: object[]): string {
  const columns = names.map(
    (name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
  )
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([name, column]) => [column, (row as Record<string, unknown>)[name]])),
    ),
  )
}

/** Lists the rentals that came back since an instant, in the order of their return. */
export async function listReturned(tx: Tx, companyId: number, since: string) {
  const rentals = await tx
    .selectFrom('rentals')
    .select(['id as rentalId', 'returnedAt'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'done')
    .where('returnedAt', '>', since)
    .where('totalCents', 'is not', null)
    .orderBy('returnedAt')
    .orderBy('id')
    .execute()
  return rentals.flatMap(({ rentalId, returnedAt }) => (returnedAt ? [{ rentalId, at: returnedAt }] : []))
}

/** Finds the latest rental that left in a period, came back and has no invoice. */
export async function findReturnedWithoutInvoice(
  tx: Tx,
  companyId: number,
  { from, to, waiverCents }: { from: string; to: string; waiverCents: number },
): Promise<number | undefined> {
  const rental = await tx
    .selectFrom('rentals as r')
    .select('r.id')
    .where('r.companyId', '=', companyId)
    .where('r.status', '=', 'done')
    .where('r.waiverCents', '>=', waiverCents)
    .where('r.deliveredAt', '>', from)
    .where('r.deliveredAt', '<', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.companyId', '=', 'r.companyId')
            .whereRef('i.rentalId', '=', 'r.id'),
        ),
      ),
    )
    .orderBy('r.deliveredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return rental?.id
}
