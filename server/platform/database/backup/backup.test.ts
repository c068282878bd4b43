import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#platform/config'
import { startJobs } from '#platform/jobs/jobs'
import { createLog } from '#platform/log'
import { type Message, mailJob } from '#platform/mail/mail'
import { memoryFolder } from '#testing/memory-folder'
import { runCommand } from '#testing/operation/commands'
import { fillOlderSchema, fingerprints } from '#testing/operation/older-schema'
import { startServer } from '#testing/processes'
import { connect, type Database } from '../connect.ts'
import { letThrough } from '../embedded/embedded-account.ts'
import { type Embedded, startEmbedded } from '../embedded/embedded-server.ts'
import { inTransaction } from '../tenancy/tenant.ts'
import { readArchive, verifyArchive, writeArchive } from './archive.ts'
import { listBackups } from './backup.ts'
import { restore } from './restore.ts'

const log = createLog('silent')
/** An older schema, so that the start after a restore has something to upgrade. */
const schema = 13
let home: string
let dataDir: string
let backups: string
let embedded: Embedded
let db: Database
/** A backup of the quiet database, and its restored copy, which the first test makes. */
let quiet: string
const restoredDir = () => join(home, 'restored')
beforeAll(async () => {
  home = await mkdtemp(join(await memoryFolder(), 'filao-backup-'))
  await letThrough(home)
  dataDir = join(home, 'data')
  backups = join(home, 'backups')
  embedded = await startEmbedded(dataDir, log)
  db = connect({ url: embedded.url }, log)
  await fillOlderSchema(db, embedded.url, schema)
  const jobs = await startJobs(db, log, [mailJob])
  const mail = { to: 'a@example.test', subject: 'Bonjour', html: '<p>', text: 'x' } as Message
  await inTransaction(db, { identity: true }, (tx) => jobs.enqueue(tx, mailJob, mail))
  await jobs.stop()
  await mkdir(join(dataDir, 'files', 'customerDocuments'), { recursive: true })
  await writeFile(join(dataDir, 'files', 'customerDocuments', 'été.pdf'), Buffer.alloc(300_000, 'é'))
})
afterAll(async () => {
  await db?.close()
  await embedded?.stop()
  await rm(home, { recursive: true, force: true })
})

async function makeBackup(): Promise<string> {
  const { code, out } = await runCommand('backup.ts', [backups], { DATA_DIR: dataDir })
  expect([code, out]).toEqual([0, expect.stringContaining(`schema ${schema}`)])
  return join(backups, (await listBackups(backups)).at(-1) ?? '')
}

/** Starts the database of a data folder, reads it, and stops it. */
async function reading<Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startEmbedded(folder, log)
  return await work(url).finally(stop)
}

async function select(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

/** Leaves these tables out. */
function without(prints: Record<string, string>, tables: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(prints).filter(([table]) => !tables.includes(table)))
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  const pairs = await Promise.all(files.map(async (path) => [path.slice(folder.length), await hash(path)] as const))
  return Object.fromEntries(pairs.sort())
}

it('a restored backup has every row and file, holds queued mails, and is upgraded at the start', async () => {
  const before = await fingerprints(embedded.url)
  const file = await makeBackup()
  quiet = file
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const bytes = (await stat(file)).size
  const last = JSON.parse(await readFile(join(dataDir, 'last-backup.json'), 'utf8'))
  expect(last).toEqual({ at: expect.any(String), bytes, seconds: expect.any(Number), schema })

  const restored = restoredDir()
  const said = await runCommand('restore.ts', [file], { DATA_DIR: restored })
  expect(said.out).toMatch(
    new RegExp(`schema ${schema}:\\n .* rows in .*\\n  1 uploaded file\\n  1 queued mail is held`),
  )
  expect(await filesOf(join(restored, 'files'))).toEqual(await filesOf(join(dataDir, 'files')))
  const after = await reading(restored, fingerprints)
  const jobs = Object.keys(before).filter((table) => table.startsWith('jobs.job'))
  expect(without(after, jobs)).toEqual(without(before, jobs))
  expect(await reading(restored, (url) => select(url, 'select state from jobs.job'))).toEqual([{ state: 'cancelled' }])

  const server = await startServer('', { DATA_DIR: restored })
  await server.stop()
  const [version] = await reading(restored, (url) => select(url, 'select max(version) as version from migration'))
  expect(version?.version).toBeGreaterThan(schema)

  const again = await runCommand('restore.ts', [file], { DATA_DIR: restored })
  expect(again).toEqual({ code: 1, out: expect.stringContaining('already has a database') })
})

it('a queued mail is sent after a restore that was told so', async () => {
  const restored = join(home, 'with-mail')
  const said = await runCommand('restore.ts', ['--send-mail', quiet], { DATA_DIR: restored })
  expect(said.out).toContain('no queued mail is held')
  expect(await reading(restored, fingerprints)).toEqual(await fingerprints(embedded.url))
})

it('a backup for a recipient is read with their identity alone', async () => {
  const folder = join(home, 'encrypted')
  const [owner, other] = [await givenIdentity('owner'), await givenIdentity('other')]
  const made = await runCommand('backup.ts', ['--encrypt', owner.recipient, folder], { DATA_DIR: dataDir })
  expect([made.code, made.out]).toEqual([0, expect.stringContaining('.tar.gz.age: ')])
  const [name = ''] = await listBackups(folder)
  const file = join(folder, name)
  expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const check = (...identity: string[]) => runCommand('restore.ts', ['--check', ...identity, file], {})
  expect(await check()).toEqual({
    code: 1,
    out: expect.stringContaining('is encrypted: name the file of its identity'),
  })
  expect(await check('--identity', other.file)).toEqual({
    code: 1,
    out: expect.stringContaining('damaged or incomplete'),
  })
  expect(await check('--identity', owner.file)).toEqual({ code: 0, out: expect.stringContaining('is whole') })
  const restored = join(home, 'decrypted')
  const said = await runCommand('restore.ts', ['--identity', owner.file, file], { DATA_DIR: restored })
  expect(said.out).toContain(`schema ${schema}:`)
  expect(await filesOf(join(restored, 'files'))).toEqual(await filesOf(join(dataDir, 'files')))
  const cut = join(folder, 'cut.tar.gz.age')
  await writeFile(cut, (await readFile(file)).subarray(0, -70_000))
  const refused = await runCommand('restore.ts', ['--check', '--identity', owner.file, cut], {})
  expect(refused).toEqual({ code: 1, out: expect.stringContaining('damaged or incomplete') })
  const wrong = await runCommand('backup.ts', ['--encrypt', 'age1wrong', folder], { DATA_DIR: dataDir })
  expect(wrong).toEqual({ code: 1, out: expect.stringContaining('age1wrong is no recipient of age') })
  const none = await runCommand('restore.ts', ['--check', '--identity', file, file], {})
  expect(none).toEqual({ code: 1, out: expect.stringContaining('has no identity of age') })
})

async function givenIdentity(name: string): Promise<{ file: string; recipient: string }> {
  const identity = await generateX25519Identity()
  const file = join(home, `${name}.key`)
  await writeFile(file, `# created: 2026-03-02\n${identity}\n`)
  return { file, recipient: await identityToRecipient(identity) }
}

it('a stopped server is backed up too, the newest backups stay, and nothing is made of no database', async () => {
  const folder = join(home, 'kept')
  await mkdir(folder)
  for (const day of ['01', '02']) await writeFile(join(folder, `filao-202601${day}T000000Z.tar.gz`), '')
  await writeFile(join(folder, 'letter.txt'), '')
  // The note about the backup cannot be written: the archive is made all the same.
  await mkdir(join(restoredDir(), 'last-backup.json'))
  const { code, out } = await runCommand('backup.ts', ['--keep', '2', folder], { DATA_DIR: restoredDir() })
  expect([code, out]).toEqual([0, expect.stringContaining('filao-20260101T000000Z.tar.gz: deleted')])
  expect(out).toContain('the backup is whole, but last-backup.json was not written')
  expect((await readdir(folder)).sort()).toEqual([
    'filao-20260102T000000Z.tar.gz',
    expect.stringMatching(/^filao-2\d{7}T\d{6}Z\.tar\.gz$/),
    'letter.txt',
  ])
  expect(await readdir(restoredDir())).not.toContain('postgres.owner')
  const empty = await runCommand('backup.ts', [folder], { DATA_DIR: join(home, 'nothing') })
  expect(empty).toEqual({ code: 1, out: expect.stringContaining('There is no database in') })
})

it('a command about what is there says that there is no database, and creates none', async () => {
  const nothing = join(home, 'nothing')
  for (const [file, ...options] of [['verify.ts'], ['import-company.ts', join(home, 'a.zip'), '--company', '1']]) {
    const said = await runCommand(file ?? '', options, { DATA_DIR: nothing })
    expect(said).toEqual({ code: 1, out: expect.stringContaining(`There is no database in ${nothing}: set DATA_DIR`) })
  }
  const help = await runCommand('verify.ts', ['--help'], { DATA_DIR: nothing })
  expect(help).toEqual({ code: 0, out: expect.stringContaining('npm run verify') })
  expect(await stat(nothing).catch(() => null)).toBeNull()
})

it('a database that this user may not read is not one that is missing', async () => {
  const folder = join(home, 'unreadable')
  await mkdir(folder)
  await writeFile(join(folder, 'postgres'), '')
  const { out } = await runCommand('verify.ts', [], { DATA_DIR: folder })
  expect(out).toContain('cannot be read (ENOTDIR): run this as the user of the server.')
})

it('a running server whose database is away is not to be stopped for a backup', async () => {
  const folder = join(home, 'away')
  await mkdir(join(folder, 'postgres'), { recursive: true })
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n')
  await copyFile(join(dataDir, 'postgres.owner'), join(folder, 'postgres.owner'))
  const { code, out } = await runCommand('backup.ts', [backups], { DATA_DIR: folder })
  expect([code, out]).toEqual([1, expect.stringContaining(`though process ${process.pid} uses it: the log of that`)])
  expect(out).not.toContain('stop it')
})

it('a backup under load holds what was acknowledged before, and every file that its rows name', async () => {
  await db.pool.query('create table load (number bigint primary key, key text)')
  const acknowledged: number[] = []
  let isOver = false
  const load = async (from: number) => {
    for (let number = from; !isOver; number += 4) {
      // As the application does: the file first, then its row. A file outlives its last reference.
      const key = `load-${number}`
      await writeFile(join(dataDir, 'files', key), key.repeat(500))
      await db.pool.query('insert into load values ($1, $2)', [number, key])
      acknowledged.push(number)
      await wait(10)
      if (number % 5 === 0) await db.pool.query('update load set key = $2 where number = $1', [number - 8, key])
    }
  }
  const loading = Promise.all([1, 2, 3, 4].map(load))
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  const early = acknowledged.slice()
  const file = await makeBackup()
  isOver = true
  await loading
  const restored = join(home, 'loaded')
  const said = await runCommand('restore.ts', [file], { DATA_DIR: restored })
  expect(said.code).toBe(0)
  const rows = await reading(restored, (url) => select(url, 'select number, key from load'))
  const there = new Set(rows.map(({ number }) => Number(number)))
  expect(early.filter((number) => !there.has(number))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(rows.length)
  for (const { key } of rows)
    expect(await readFile(join(restored, 'files', `${key}`), 'utf8')).toBe(`${key}`.repeat(500))
  await db.pool.query('drop table load')
})

describe('a damaged backup is refused before anything is touched', () => {
  let file: string
  let bytes: Buffer
  beforeAll(async () => {
    file = join(home, 'small.tar.gz')
    const about = { format: 1, kind: 'cluster', filao: '0', schema: 1, postgres: 18, hasFiles: true } as const
    const at = new Date().toISOString()
    await writeArchive(file, smallParts(), async () => ({ ...about, at }))
    bytes = await readFile(file)
    expect((await verifyArchive(file)).entries).toHaveLength(3)
  })

  async function* smallParts() {
    const contents = { PG_VERSION: Buffer.from('18\n'), control: randomBytes(100_000), empty: Buffer.alloc(0) }
    for (const [name, content] of Object.entries(contents)) {
      const body = Readable.from([content])
      yield { name: `postgres/${name}`, size: content.length, mode: 0o600, isFolder: false, body }
    }
  }

  async function refusal(archive: string): Promise<string> {
    const target = join(home, 'untouched')
    const error = await restore(loadConfig({ DATA_DIR: target }), { file: archive, identity: null }, [], log).catch(
      (refused: Error) => refused,
    )
    expect(await stat(target).catch(() => null)).toBeNull()
    return error instanceof Error ? error.message : 'restored'
  }

  /**
   * Returns the archive with one bit flipped at `index`, or at the next one that matters: among zeros, the bits that
   * say how far back to copy from can change without any change to what is unpacked.
   */
  function flipped(index: number): Buffer {
    const damaged = Buffer.from(bytes)
    damaged[index] = bytes.readUInt8(index) ^ 0x10
    try {
      return gunzipSync(damaged).equals(gunzipSync(bytes)) ? flipped(index + 1) : damaged
    } catch {
      return damaged
    }
  }

  it.each([0, 0.001, 0.1, 0.35, 0.6, 0.85, 0.999, 1])('one flipped bit at %d of its length', async (share) => {
    const archive = join(home, 'flipped.tar.gz')
    await writeFile(archive, flipped(Math.floor((bytes.length - 1) * share)))
    expect(await refusal(archive)).toContain('is damaged or incomplete')
  })

  it.each([0, 5, 0.01, 0.5, 0.99, -9, -1])('cut at %d', async (cut) => {
    const archive = join(home, 'cut.tar.gz')
    await writeFile(archive, bytes.subarray(0, cut > 0 && cut < 1 ? Math.floor(bytes.length * cut) : cut))
    expect(await refusal(archive)).toContain('is damaged or incomplete')
  })

  /** Writes the archive again with other entries, and the manifest of before. */
  async function rewritten(change: (name: string, content: Buffer) => [string, Buffer][]): Promise<string> {
    const changed = pack()
    for await (const { name, body } of readArchive(file)) {
      for (const [other, content] of change(name, await buffer(body))) changed.entry({ name: other }, content)
    }
    changed.finalize()
    const archive = join(home, 'rewritten.tar.gz')
    await writeFile(archive, gzipSync(await buffer(changed), { level: 1 }))
    return archive
  }

  it('without one of its files, with one too many, with another content', async () => {
    const isOne = (name: string) => name === 'postgres/PG_VERSION'
    const missing = await rewritten((name, content) => (isOne(name) ? [] : [[name, content]]))
    expect(await refusal(missing)).toContain('postgres/PG_VERSION is missing')
    const added = await rewritten((name, content) => [
      ...(isOne(name) ? [['files/x', content] as [string, Buffer]] : []),
      [name, content],
    ])
    expect(await refusal(added)).toContain('files that its manifest does not name')
    const changed = await rewritten((name, content) => [[name, isOne(name) ? Buffer.from('15\n') : content]])
    expect(await refusal(changed)).toContain('postgres/PG_VERSION is not what was backed up')
    const outside = await rewritten((name, content) => [[isOne(name) ? '../PG_VERSION' : name, content]])
    expect(await refusal(outside)).toContain('outside of it')
    const headless = await rewritten((name, content) => (name === 'manifest.json' ? [] : [[name, content]]))
    expect(await refusal(headless)).toContain('no manifest')
  })

  it('and so is one of a newer version, or one of a server of another kind', async () => {
    const altered = (facts: object) =>
      rewritten((name, content) => {
        if (name !== 'manifest.json') return [[name, content]]
        return [[name, Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...facts }))]]
      })
    expect(await refusal(await altered({ schema: 9999 }))).toContain('made by a newer Filao')
    expect(await refusal(await altered({ kind: 'dump' }))).toContain('set DATABASE_URL to an empty database')
  })
})
