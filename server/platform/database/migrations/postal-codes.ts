import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldCity } from '@filao/domain/company/postal-code'
import type { Database } from '../connect.ts'

/** The file that `npm run postal-codes` writes. Its first line is its version; a newer one replaces the rows. */
const shipped = join(import.meta.dirname, 'postal-codes.csv')

/**
 * Fills the table of postal codes when it does not hold this version yet. Processes that start at once wait for each
 * other; the second finds the first one's work. Runs as the owner: the application only reads the table.
 */
export async function loadPostalCodes(db: Database): Promise<void> {
  const [first = '', , , ...lines] = (await readFile(shipped, 'utf8')).trimEnd().split('\n')
  const version = first.slice(2)
  if (await isLoaded(db.pool, version)) return
  const columns = postalColumns(lines)
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table shipped_data in exclusive mode')
    if (!(await isLoaded(client, version))) {
      await client.query('delete from postal_codes')
      await client.query(
        `insert into postal_codes (postal_code, city, folded_city, population, latitude, longitude)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::float8[], $6::float8[])`,
        columns,
      )
      await client.query(
        `insert into shipped_data (name, version) values ('postal_codes', $1)
         on conflict (name) do update set version = excluded.version, loaded_at = now()`,
        [version],
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
  db.log.info({ rows: columns[0]?.length }, 'postal codes loaded')
}

type Queries = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

async function isLoaded(db: Queries, version: string): Promise<boolean> {
  const { rows } = await db.query(`select from shipped_data where name = 'postal_codes' and version = $1`, [version])
  return rows.length > 0
}

function postalColumns(lines: string[]): unknown[][] {
  const rows = lines.map((line) => {
    const [code, city = '', ...numbers] = line.split(',')
    return [code, city, ` ${foldCity(city)}`, ...numbers.map((number) => number || null)]
  })
  return [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column]))
}
