import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type TestApp, testApp } from '../app.ts'
import { administer, databaseUrl } from '../cluster.ts'
import { openDatabase } from '../database.ts'
import { startServer } from '../processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database and the addresses of two servers that the tests of processes share. */
    twoServers: { databaseUrl: string; urls: [string, string] }
  }
}

/**
 * Starts two servers on one database for all tests that need two processes, since each start costs more than most of
 * them. A test works in a company of its own, and a server that it kills is its own.
 */
export default async function setup({ vitest, provide }: TestProject): Promise<() => Promise<void>> {
  const template = new URL(vitest.getProvidedContext().templateUrl)
  const name = `filao_test_${randomBytes(6).toString('hex')}`
  const maintenance = databaseUrl(template.href, 'postgres')
  await administer(maintenance, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  const url = databaseUrl(template.href, name)
  const servers = [await startServer(url), await startServer(url)] as const
  provide('twoServers', { databaseUrl: url, urls: [servers[0].url, servers[1].url] })
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    await administer(maintenance, `drop database if exists ${name} with (force)`)
  }
}

/** Opens an application on the database of the two servers, for what a test prepares and reads there. */
export async function twoServers(): Promise<{ t: TestApp; urls: [string, string] }> {
  const { databaseUrl, urls } = inject('twoServers')
  return { t: await testApp({}, openDatabase(databaseUrl)), urls }
}
