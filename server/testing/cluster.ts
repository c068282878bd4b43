import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadConfig } from '#platform/config'
import { connect } from '#platform/database/connect'
import { startEmbedded } from '#platform/database/embedded/embedded-server'
import { migrate } from '#platform/database/migrations/migrate'
import { createLog } from '#platform/log'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test database is copied from. */
    templateUrl: string
  }
}

/**
 * Starts one PostgreSQL for a whole run, migrated once, which all projects share. `TEST_DATABASE_URL` names another
 * server; only databases of our own are created there.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().templateUrl) return
  const log = createLog('warn')
  const server = loadConfig().testDatabaseUrl
  const folder = await mkdtemp(join(await memoryFolder(), 'filao-test-'))
  // No data outlives the run, so no write waits for the disk.
  const unsafe = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const cluster = server ? { url: server, stop: async () => undefined } : await startEmbedded(folder, log, unsafe)
  // A run that is interrupted must not keep the memory. The database itself ends first, with the process.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const stop = () => cluster.stop().finally(() => rm(folder, { recursive: true, force: true }))
  const template = `filao_test_${process.pid}`
  try {
    await administer(cluster.url, `create database ${template}`)
    const templateUrl = databaseUrl(cluster.url, template)
    const db = connect({ url: templateUrl }, log)
    await migrate(db).finally(db.close)
    vitest.provide('templateUrl', templateUrl)
  } catch (error) {
    await stop()
    throw error
  }
  return async () => {
    await administer(cluster.url, `drop database if exists ${template} with (force)`)
    await stop()
  }
}

/** Runs a statement outside of any transaction: creating and dropping databases. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
