import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

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
    .innerJoin('rentals', (join) =>
      join.onRef('rentals.companyId', '=', 'payments.companyId').onRef('rentals.id', '=', 'payments.rentalId'),
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
      'rentals.totalCents as priceCents',
      'companies.vatRate',
    ])
    .where('payments.companyId', '=', companyId)
    .orderBy('payments.takenAt')
    .orderBy('payments.id')
    .execute()
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
