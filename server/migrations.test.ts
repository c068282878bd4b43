import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '#platform/database/connect'
import { migrate } from '#platform/database/migrations/migrate'
import { createLog } from '#platform/log'
import { emptyDatabase } from '#testing/database'

const migrations = join(import.meta.dirname, 'migrations')

let folder: string
let db: Database
let drop: () => Promise<void>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-shipped-'))
  const empty = await emptyDatabase()
  drop = empty.drop
  db = connect({ url: empty.url }, createLog('silent'))
})
afterEach(async () => {
  await Promise.all([db.close(), rm(folder, { recursive: true })])
  await drop()
})

/** Migrates up to a file that was shipped, and not further. */
async function migrateUntil(last: string): Promise<void> {
  for (const name of (await readdir(migrations)).filter((one) => one <= last)) {
    await cp(join(migrations, name), join(folder, name))
  }
  await migrate(db, folder)
}

test('companies in use count as proven, people without a company do not, and mailed links stay valid', async () => {
  await migrateUntil('0007_archived_plans.sql')
  await db.pool.query(`
    insert into companies (name) values ('Karukera');
    insert into users (company_id, email) values (1, 'patron@example.test'), (null, 'new@example.test');
    insert into password_tokens (token_hash, user_id, expires_at) values ('x', 1, now() + interval '1 hour')`)
  await migrate(db)
  const { rows: users } = await db.pool.query(
    'select email, email_proven_at is not null as proven, must_change_password as must from users order by id',
  )
  expect(users).toEqual([
    { email: 'patron@example.test', proven: true, must: false },
    { email: 'new@example.test', proven: false, must: false },
  ])
  const { rows: companies } = await db.pool.query('select name from companies where proven_at is not null')
  expect(companies).toEqual([{ name: 'Karukera' }])
  expect((await db.pool.query('select email from password_tokens')).rows).toEqual([{ email: 'patron@example.test' }])
})
