import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connect, type Database } from '#platform/database/connect'
import { createLog, type Log } from '#platform/log'
import { administer, databaseUrl } from './cluster.ts'

/** A migrated, empty database for one test file. `drop` closes and removes it: call it in `afterAll`. */
export type TestDatabase = { db: Database; url: string; log: Log; drop: () => Promise<void> }

/** Copies the migrated template, in some tens of milliseconds. `through` may route the connections another way. */
export async function testDatabase({
  poolSize = 10,
  through = async (url: string) => url,
} = {}): Promise<TestDatabase> {
  const { url, drop } = await copyOf(new URL(inject('templateUrl')).pathname.slice(1))
  const log = createLog('error')
  const db = connect({ url: await through(url), poolSize }, log)
  return { db, url, log, drop: () => db.close().then(drop) }
}

/** Opens a database that outlives the test file: `drop` closes the connections alone. */
export function openDatabase(url: string): TestDatabase {
  const log = createLog('error')
  const db = connect({ url, poolSize: 10 }, log)
  return { db, url, log, drop: db.close }
}

/** Creates a database without our tables, for tests of migrations: a copy of this template, with its options. */
export function emptyDatabase(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  return copyOf(template)
}

async function copyOf(template: string) {
  const server = inject('templateUrl')
  const name = `filao_test_${randomBytes(6).toString('hex')}`
  const maintenance = databaseUrl(server, 'postgres')
  // Copying files needs no log of the writes, and nothing is waited for as `fsync` is off.
  await administer(maintenance, `create database ${name} template ${template} strategy file_copy`)
  const drop = () => administer(maintenance, `drop database if exists ${name} with (force)`)
  return { url: databaseUrl(server, name), drop }
}
