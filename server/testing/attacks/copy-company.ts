import type { Database } from '#platform/database/connect'

/** Puts the rows of a company back as they were. */
type PutBack = () => Promise<void>

/**
 * Copies every row of a company, and returns a function that puts these rows in the place of its present ones, at a
 * small part of the cost of creating such a company. Needs a superuser, since it passes by the guards of the tables.
 */
export async function copyCompany({ pool }: Database, companyId: number): Promise<PutBack> {
  const { rows: tables } = await pool.query<{ name: string; columns: string; own: string }>(`
    select c.table_name as name,
           string_agg(quote_ident(c.column_name), ', ') filter (where c.is_generated = 'NEVER') as columns,
           case when bool_or(c.column_name = 'company_id') then 'company_id' else 'id' end as own
    from information_schema.columns c join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    group by c.table_name
    having bool_or(c.column_name = 'company_id') or c.table_name = 'companies'`)
  await pool.query('create schema kept')
  for (const { name, columns, own } of tables) {
    await pool.query(`create table kept.${name} as select ${columns} from ${name} where ${own} = ${companyId}`)
  }
  const statements = tables.flatMap(({ name, columns, own }) => [
    // A user may have left the company since.
    `delete from ${name} where ${own} = ${companyId}${name === 'users' ? ' or id in (select id from kept.users)' : ''}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
  ])
  const all = ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n')
  return async () => {
    await pool.query(all)
  }
}
