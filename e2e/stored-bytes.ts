import pg from 'pg'
import { runningUrl } from '../server/platform/database/embedded/embedded-running.ts'

/** Sets the bytes that a company's files take, in the database: uploading gigabytes would take minutes. */
export async function setStoredBytes(companyId: number, bytes: number): Promise<void> {
  const url = process.env.DATABASE_URL ?? (await runningUrl(process.env.FILAO_DATA_DIR ?? ''))
  const client = new pg.Client({ connectionString: url ?? '' })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'insert into stored_bytes (company_id, kept) values ($1, $2) on conflict (company_id) do update set kept = $2',
      [companyId, bytes],
    )
    if (rowCount !== 1) throw new Error(`the bytes of company ${companyId} were not set`)
  } finally {
    await client.end()
  }
}
