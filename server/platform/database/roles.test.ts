import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { administer, databaseUrl } from '#testing/cluster'
import { connect } from './connect.ts'
import { type Embedded, startEmbedded } from './embedded/embedded-server.ts'
import { migrate } from './migrations/migrate.ts'
import { inTransaction } from './tenancy/tenant.ts'

const log = createLog('silent')
let folder: string
let cluster: Embedded
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-roles-'))
  cluster = await startEmbedded(folder, log, { fsync: 'off' })
})
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

/** Creates a database owned by a new user with these rights, migrated by that user. */
async function migratedBy(name: string, rights: string) {
  await administer(cluster.url, `create role ${name} login password 'secret' ${rights}`)
  await administer(cluster.url, `create database ${name} owner ${name}`)
  const url = Object.assign(new URL(databaseUrl(cluster.url, name)), { username: name, password: 'secret' }).href
  const db = connect({ url }, log)
  await migrate(db)
  return db
}

/** Creates two companies as the system, and returns those that a transaction for the first one sees. */
async function companiesSeen(db: Awaited<ReturnType<typeof migratedBy>>): Promise<string[]> {
  await inTransaction(db, { identity: true }, (tx) =>
    tx
      .insertInto('companies')
      .values([{ name: 'Karukera' }, { name: 'Madinina' }])
      .execute(),
  )
  const { id } = await inTransaction(db, { identity: true }, (tx) =>
    tx.selectFrom('companies').select('id').where('name', '=', 'Karukera').executeTakeFirstOrThrow(),
  )
  const rows = await inTransaction(db, { companyId: id, userId: 0 }, (tx) =>
    tx.selectFrom('companies').select('name').execute(),
  )
  return rows.map(({ name }) => name)
}

it('works as the owner under forced row-level security where no role may be created', async () => {
  const db = await migratedBy('plain_owner', '')
  expect(await db.binding()).toEqual({ role: null, isDirect: true })
  expect(await companiesSeen(db)).toEqual(['Karukera'])
  await db.close()
})

it('refuses a user that bypasses row-level security and may not work as the role', async () => {
  await expect(migratedBy('bypassing', 'bypassrls')).rejects.toThrow(/bypassing bypasses row-level security/)
})

it('creates the role where roles may be created, and works as it', async () => {
  const db = await migratedBy('creator', 'createrole')
  expect(await db.binding()).toEqual({ role: 'filao_app', isDirect: true })
  expect(await companiesSeen(db)).toEqual(['Karukera'])
  const { rows } = await inTransaction(db, { companyId: 1, userId: 0 }, (tx) =>
    sql<{ currentUser: string }>`select current_user`.execute(tx),
  )
  expect(rows).toEqual([{ currentUser: 'filao_app' }])
  await db.close()
})

it('falls back to the owner where the role exists but another user owns it', async () => {
  const db = await migratedBy('late_creator', 'createrole')
  expect(await db.binding()).toEqual({ role: null, isDirect: true })
  expect(await companiesSeen(db)).toEqual(['Karukera'])
  await db.close()
})
