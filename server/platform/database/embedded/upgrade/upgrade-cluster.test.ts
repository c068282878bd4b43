import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#platform/log'
import { memoryFolder } from '#testing/memory-folder'
import { runCommand } from '#testing/operation/commands'
import { fillOlderSchema, fingerprints } from '#testing/operation/older-schema'
import { connect } from '../../connect.ts'
import { migrate } from '../../migrations/migrate.ts'
import { loadPostalCodes } from '../../migrations/postal-codes.ts'
import { clusterHome, initialise } from '../embedded-cluster.ts'
import { runCluster, startEmbedded } from '../embedded-server.ts'
import { earlierPrograms } from './earlier-programs.ts'

const log = createLog('silent')
const password = 'of-an-older-folder'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(await memoryFolder(), 'filao-upgrade-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Returns the fingerprint of each table but those of the queue, which the command creates where they are missing. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const prints = Object.entries(await fingerprints(url))
  return Object.fromEntries(prints.filter(([name]) => name.startsWith('public.')))
}

/** The programs of the version before, which are packaged for Linux on x64 alone; null elsewhere. */
const programs = await clusterHome(await mkdtemp('/tmp/filao-programs-')).then(({ account }) =>
  earlierPrograms('17', account).catch(() => null),
)

test.runIf(programs)(
  'a filled folder of PostgreSQL 17 is upgraded by one command, and starts with equal rows',
  async () => {
    const { folder, account } = await clusterHome(dataDir)
    await initialise(folder, programs ?? '', account, password)
    await writeFile(join(dataDir, 'postgres.password'), password)
    const earlier = await runCluster({ folder, programs: programs ?? '', account, password }, log)
    const db = connect({ url: earlier.url }, log)
    await fillOlderSchema(db, earlier.url, 13)
    await migrate(db)
    await loadPostalCodes(db)
    const before = await rowsOf(earlier.url)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    await db.close()
    await earlier.stop()

    await expect(startEmbedded(dataDir, log)).rejects.toThrow(
      /written by PostgreSQL 17, and this version of Filao brings 18: run npm run upgrade-database/,
    )
    const upgraded = await runCommand('upgrade-database.ts', [], { DATA_DIR: dataDir })
    expect(upgraded).toMatchObject({
      code: 0,
      out: expect.stringMatching(/from PostgreSQL 17: \d{2,} rows in \d+ tables/),
    })
    expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n')
    expect(await readFile(join(`${folder}.17`, 'PG_VERSION'), 'utf8')).toBe('17\n')
    expect((await readdir(dataDir)).filter((name) => name.includes('upgraded'))).toEqual([])

    const current = await startEmbedded(dataDir, log)
    expect(await rowsOf(current.url)).toEqual(before)
    // Numbers go on after those that were given.
    const client = new pg.Client({ connectionString: current.url })
    await client.connect()
    const { rows } = await client.query<{ isNext: boolean }>(
      `select nextval(pg_get_serial_sequence('companies', 'id')) > max(id) as "isNext" from companies`,
    )
    expect(rows).toEqual([{ isNext: true }])
    await client.end()
    await current.stop()
    expect((await runCommand('upgrade-database.ts', [], { DATA_DIR: dataDir })).out).toContain('nothing to upgrade')
  },
)

test('programs that are nowhere are named with the command that installs them', async () => {
  await expect(earlierPrograms('9', null)).rejects.toThrow('The programs of PostgreSQL 9 are needed once more')
})
