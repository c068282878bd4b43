import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { administer, databaseUrl } from '#testing/cluster'
import { fakePooler } from '#testing/network/pooler'
import { runCommand } from '#testing/operation/commands'
import { fillOlderSchema, fingerprints } from '#testing/operation/older-schema'
import { installedPostgres, type OwnServer, ownServer } from '#testing/operation/own-server'
import { startServer } from '#testing/processes'
import { connect } from '../connect.ts'
import { listBackups } from './backup.ts'
import { connected } from './dump.ts'
import { findProgram } from './programs.ts'

const programs = await installedPostgres()
const schema = 13

describe.skipIf(!programs)('a backup of a PostgreSQL server of its own', () => {
  let home: string
  let server: OwnServer
  let settings: Record<string, string>
  const urlOf = (user: string, name: string) =>
    Object.assign(new URL(databaseUrl(server.url, name)), { username: user, password: 'se:cr\\et' }).href
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'filao-backup-own-'))
    server = await ownServer(programs ?? '')
    await administer(server.url, `create role filao login createrole password 'se:cr\\et'`)
    await administer(server.url, `create role filao_backup login bypassrls password 'se:cr\\et'`)
    await administer(server.url, 'grant pg_read_all_data to filao_backup')
    await administer(server.url, `create role other login createrole password 'se:cr\\et'`)
    await administer(server.url, 'create database filao owner filao')
    const db = connect({ url: urlOf('filao', 'filao') }, createLog('silent'))
    await fillOlderSchema(db, databaseUrl(server.url, 'filao'), schema).finally(db.close)
    settings = { DATABASE_URL: urlOf('filao', 'filao'), DATA_DIR: join(home, 'data') }
  })
  afterAll(async () => {
    await server?.stop()
    await rm(home, { recursive: true, force: true })
  })

  it('is refused to the owner, whom row-level security binds, and leaves nothing', async () => {
    const folder = join(home, 'refused')
    const { code, out } = await runCommand('backup.ts', [folder], settings)
    expect(code).toBe(1)
    expect(out).toContain('The database user filao is bound by row-level security: its dump would hold no company')
    expect(out).toContain('create role filao_backup login bypassrls')
    expect(await readdir(folder)).toEqual([])
  })

  it('is refused of another database than the one in use, under whatever name', async () => {
    await administer(server.url, 'create database unused owner filao template filao')
    const folder = join(home, 'another')
    const moved = { ...settings, BACKUP_DATABASE_URL: urlOf('filao_backup', 'unused') }
    const { code, out } = await runCommand('backup.ts', [folder], moved)
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining('another database than the one that Filao uses'),
    })
    expect(await listBackups(folder)).toEqual([])
  })

  it('is restored into the empty database of another owner, and upgraded there', async () => {
    const folder = join(home, 'backups')
    const backup = { ...settings, BACKUP_DATABASE_URL: urlOf('filao_backup', 'filao') }
    expect(await runCommand('backup.ts', [folder], backup)).toEqual({
      code: 0,
      out: expect.stringContaining('schema 13'),
    })
    const file = join(folder, (await listBackups(folder)).at(-1) ?? '')
    const full = await runCommand('restore.ts', [file], { ...settings, DATA_DIR: join(home, 'full') })
    expect(full).toEqual({ code: 1, out: expect.stringContaining('is not empty') })

    await administer(server.url, 'create database copy owner other')
    const pooler = await fakePooler(urlOf('other', 'copy'))
    const target = { DATABASE_URL: pooler.url, DATA_DIR: join(home, 'copy') }
    const refused = await runCommand('restore.ts', [file], target)
    expect(refused).toEqual({ code: 1, out: expect.stringContaining('goes through a pooler such as PgBouncer') })
    const direct = { ...target, DATABASE_DIRECT_URL: urlOf('other', 'copy') }
    const said = await runCommand('restore.ts', [file], direct)
    pooler.close()
    expect(said.out).toMatch(/schema 13:\n .* rows in \d+ tables \([1-9]\d* companies/)
    const copied = await fingerprints(databaseUrl(server.url, 'copy'))
    expect(copied).toEqual(await fingerprints(databaseUrl(server.url, 'filao')))
    const known = await connected(databaseUrl(server.url, 'copy'), async (client) => {
      return await client.query(`select from pg_stats where tablename = 'companies'`)
    })
    expect(known.rowCount).toBeGreaterThan(0)
    const started = await startServer(direct.DATABASE_DIRECT_URL)
    await started.stop()
  })

  it('says which command to run where PostgreSQL has no program that is new enough', async () => {
    expect(await findProgram('pg_dump', 999)).toBeNull()
    expect(await findProgram('pg_dump', 15)).toContain('pg_dump')
  })
})
