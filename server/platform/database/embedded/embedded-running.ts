import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Returns the address of the embedded database that a running server has started; null when there is none. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const read = (name: string) => readFile(join(dataDir, name), 'utf8').catch(() => '')
  const [status, password] = await Promise.all([read('postgres/postmaster.pid'), read('postgres.password')])
  // The fourth line of the file is the port.
  const port = status.split('\n')[3]
  if (!port || !password) return null
  const url = `postgres://filao:${password}@127.0.0.1:${port}/postgres`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  const responses = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return responses ? url : null
}
