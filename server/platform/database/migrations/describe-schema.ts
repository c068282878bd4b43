import type pg from 'pg'

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  /** Set by the database alone: `generated always`, identity or computed. */
  generated: boolean
  /** May be left out of an insert. */
  optional: boolean
  /** The values a check allows, for `status in ('draft', …)`. */
  check: string | null
}

/** Returns `schema.ts` for the tables of a migrated database: Kysely's types for them, in camelCase. */
export async function describeSchema(db: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await db.query<Column>(columns)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const types = [...tables].map(([table, columns]) => `type ${typeName(table)} = {\n${columns.map(line).join('')}}\n`)
  const entries = [...tables.keys()].map((table) => `  ${camel(table)}: ${typeName(table)}\n`)
  return [head, ...types, `export type Schema = {\n${entries.join('')}}\n`].join('\n')
}

const head = `// Written by \`npm run schema\` from the migrations. Edit those, not this file.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A JSON value: read parsed, written as text. */
type Json = ColumnType<JsonValue, string, string>
type OptionalJson = ColumnType<JsonValue, string | undefined, string>
type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
`

const columns = `
  select c.relname as table, a.attname as column, coalesce(base.typname, t.typname) as type, not a.attnotnull as nullable,
    a.attgenerated <> '' or a.attidentity = 'a' as generated,
    a.atthasdef or a.attidentity <> '' as optional,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type base on base.oid = t.typbasetype
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and c.relname <> 'migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum`

function line(column: Column): string {
  return `  ${camel(column.column)}: ${columnType(column)}\n`
}

function columnType(column: Column): string {
  const none = column.nullable ? ' | null' : ''
  const type = valueType(column)
  if (type === 'Json' && !column.generated) return (column.optional ? 'OptionalJson' : type) + none
  if (column.generated) return `GeneratedAlways<${type === 'Json' ? 'JsonValue' : type}${none}>`
  return column.optional ? `Generated<${type}${none}>` : type + none
}

/**
 * Turns \`check (status = any (array['draft'::text, …]))\` into a union; otherwise returns the TypeScript type of the
 * column's type.
 */
function valueType({ type, check }: Column): string {
  if (type.startsWith('_')) return `${scalar(type.slice(1))}[]`
  const isList = check && /^CHECK \(\(\(?\w+\)?(::text)? = ANY \(\(?ARRAY\[/.test(check)
  const values = isList
    ? [...check.matchAll(/'((?:[^']|'')*)'::/g)].map((match) => match[1]?.replaceAll("''", "'"))
    : []
  return values.length ? values.map((value) => `'${value?.replaceAll("'", "\\'")}'`).join(' | ') : scalar(type)
}

const scalars: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
}

function scalar(type: string): string {
  return scalars[type] ?? 'string'
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The row of `rental_payments` is `RentalPaymentsTable`: features have a `RentalPayment` of their own. */
function typeName(table: string): string {
  return `${camel(`_${table}`)}Table`
}
