import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { type CarriedTable, carriedInOrder } from '#platform/feature/carried'

/** The rows that are read at once; other requests go on between two pages. */
const page = 200

/** Returns the columns of an archive, `id` among them where rows have a number. */
export function columnsOf({ carries, refers = {}, refersBy, mentions = [], files = [], isNumbered }: CarriedTable) {
  const references = [...Object.keys(refers), ...(refersBy ? [refersBy.column] : [])]
  return [...(isNumbered ? ['id'] : []), ...references, ...carries, ...mentions, ...files]
}

/** Lists the ids of the rows that are carried, in the order of the archive. */
export async function listIds(tx: Tx, companyId: number, table: CarriedTable): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id order by ${orderOf(table)}), '{}') as ids
    from ${sql.table(table.name)} where ${ofCompany(companyId, table)}`.execute(tx)
  return rows[0]?.ids ?? []
}

/** Reads the rows of a table in the order of the archive, page by page, each as JSON of its columns. */
export async function* readRows(tx: Tx, companyId: number, table: CarriedTable): AsyncGenerator<string[]> {
  const columns = columnsOf(table).map((column) => sql.id(column))
  await sql`declare archived no scroll cursor for
    select to_jsonb(one)::text as json from (
      select ${sql.join(columns)} from ${sql.table(table.name)}
      where ${ofCompany(companyId, table)} order by ${orderOf(table)}
    ) one`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(page)} from archived`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ json }) => json)
  }
  await sql`close archived`.execute(tx)
}

// The names of the catalogue are constants, and a cursor takes no parameters.
function orderOf({ order = 'id' }: CarriedTable) {
  return sql.raw(order)
}

function ofCompany(companyId: number, { name, only = 'true' }: CarriedTable) {
  return sql`${sql.id(name === 'companies' ? 'id' : 'company_id')} = ${sql.lit(companyId)} and ${sql.raw(only)}`
}

/** Locks the company. Returns its name, and the tables in which it has rows already beside its one member. */
export async function lockEmptyCompany(tx: Tx, companyId: number): Promise<{ name: string; filled: string[] } | null> {
  const { rows } = await sql<{ name: string }>`
    select name from companies where id = ${companyId} for update`.execute(tx)
  if (!rows[0]) return null
  const counts = carriedInOrder()
    .filter(({ name }) => name !== 'companies' && name !== 'audit_entries')
    .map(({ name }) => {
      const most = name === 'users' ? 1 : 0
      return sql`select ${name}::text as name
        where (select count(*) from ${sql.table(name)} where company_id = ${companyId}) > ${sql.lit(most)}`
    })
  const filled = await sql<{ name: string }>`${sql.join(counts, sql` union all `)}`.execute(tx)
  return { name: rows[0].name, filled: filled.rows.map(({ name }) => name) }
}

/** Takes new ids of a table, in ascending order. */
export async function takeIds(tx: Tx, table: string, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ ids: number[] }>`
    select array_agg(id order by id) as ids from (
      select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)
    ) taken`.execute(tx)
  return rows[0]?.ids ?? []
}

/** Inserts rows with these columns, in their order. */
export async function insertRows(tx: Tx, table: string, columns: string[], rows: object[]): Promise<void> {
  if (rows.length === 0) return
  const names = sql.join(columns.map((column) => sql.id(column)))
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

/** Sets these columns of the company. */
export async function updateCompany(tx: Tx, companyId: number, columns: string[], row: object): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)))
  await sql`update companies set (${names}) =
    (select ${names} from jsonb_populate_record(null::companies, ${JSON.stringify(row)}::jsonb))
    where id = ${companyId}`.execute(tx)
}

/** Inserts a cash desk as an open one, with its payments, and then closes it: a closed one takes no payment. */
export async function insertCashDesk(tx: Tx, columns: string[], desk: object, payments: object[]): Promise<void> {
  const closing = ['closed_at', 'closed_by', 'expected_cents', 'counted_cents', 'counts', 'difference_reason']
  const opening = columns.filter((column) => !closing.includes(column))
  await insertRows(tx, 'cash_desks', opening, [desk])
  await insertRows(tx, 'cash_desk_payments', ['company_id', 'cash_desk_id', 'payment_id'], payments)
  const { id, closed_at } = desk as { id: number; closed_at: string | null }
  if (closed_at === null) return
  const names = sql.join(closing.map((column) => sql.id(column)))
  await sql`update cash_desks set (${names}) =
    (select ${names} from jsonb_populate_record(null::cash_desks, ${JSON.stringify(desk)}::jsonb)) where id = ${id}`.execute(
    tx,
  )
}

/** Loads the columns of every table that belongs to a company, for the test of the catalogue. */
export async function listColumns(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name::text as table, c.column_name::text as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`.execute(tx)
  return rows
}
