import pg from 'pg'

/** Tells whether two addresses lead to different databases. One that does not answer now may be the right one. */
export async function areDifferentDatabases(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([identityAt(one), identityAt(other)])
  return first !== null && second !== null && first !== second
}

/** Returns the identifiers of the cluster and of the database, the same at every address; null where it gives none. */
async function identityAt(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ identity: string }>(`
      select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity
      from pg_control_system()`)
    return rows[0]?.identity ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}
