import { randomBytes } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Config } from '#platform/config'
import { makeFolder, makeWritable, namingFolder } from '#platform/files/writable-folder'
import type { Log } from '#platform/log'
import { refuseMissing } from '../embedded/embedded-cluster.ts'
import { findOwner } from '../embedded/embedded-owner.ts'
import { runningUrl } from '../embedded/embedded-running.ts'
import { startEmbedded } from '../embedded/embedded-server.ts'
import { type About, type Part, writeArchive } from './archive.ts'
import { baseBackup } from './base-backup.ts'
import { connected, dumpDatabase } from './dump.ts'
import { countRows } from './rows.ts'
import { fileAs, filesBelow } from './stored-files.ts'

/** A finished backup; also what `last-backup.json` of the data folder tells about it, without the file. */
type Backup = { file: string; at: string; bytes: number; seconds: number; schema: number }

type Source = { parts: AsyncIterable<Part>; about: () => Promise<Omit<About, 'at' | 'filao' | 'format' | 'hasFiles'>> }

/**
 * Backs up the database, then the uploaded files, into one new archive of a folder, while the server works, encrypted
 * where `BACKUP_RECIPIENT` is set. The archive gets its name when it is complete.
 */
export async function backUp(config: Config, folder: string, log: Log): Promise<Backup> {
  const { backupRecipient } = config
  const from = performance.now()
  const at = new Date().toISOString()
  if (isInside(folder, config.filesUrl)) throw new Error('A backup cannot be written among the uploaded files.')
  await makeWritable('the backups', folder, 0o700)
  await forgetDrafts(folder)
  const name = `filao-${at.replaceAll(/[-:]|\.\d+/g, '')}.tar.gz${backupRecipient === null ? '' : '.age'}`
  const draft = join(folder, `.${name}.${randomBytes(4).toString('hex')}.draft`)
  let schema = 0
  try {
    await withSource(config, `${draft}.dump`, log, async (source) => {
      const hasFiles = !isBucket(config)
      const filao = await version()
      const describe = async () => {
        const about = await source.about()
        schema = about.schema
        return { format: 1 as const, filao, at, hasFiles, ...about }
      }
      await writeArchive(draft, withFiles(source.parts, config), describe, backupRecipient)
    })
    const { size: bytes } = await stat(draft)
    const file = join(folder, name)
    await rename(draft, file)
    await syncFolder(folder)
    const facts = { at, bytes, seconds: (performance.now() - from) / 1000, schema }
    // The archive is there, whatever becomes of the note about it.
    await remember(config.dataDir, facts).catch((err) => log.warn({ err }, unremembered))
    return { file, ...facts }
  } catch (error) {
    throw namingFolder(error, folder)
  } finally {
    await rm(draft, { force: true })
    await rm(`${draft}.dump`, { force: true })
  }
}

/** Returns the backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => /^filao-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/.test(name)).sort()
}

/** Returns the instant that the name of a backup tells. */
export function backupTime(name: string): string {
  const [, year, month, day, hour, minute, second] = name.match(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/) ?? []
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}

/** Deletes all but the newest backups of a folder. Returns the names of those deleted. */
export async function deleteOldBackups(folder: string, count: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(0, -count)
  for (const name of old) await rm(join(folder, name))
  return old
}

/** Opens the database that is configured: the running one, or the embedded one of a server that is stopped. */
async function withSource(config: Config, dump: string, log: Log, work: (source: Source) => Promise<void>) {
  if (config.databaseUrl) {
    await writeFile(dump, '', { mode: 0o600 })
    const dumped = await dumpDatabase(config, dump)
    return await work({ parts: dumpPart(dump), about: async () => ({ kind: 'dump', ...dumped }) })
  }
  const running = await runningUrl(config.dataDir)
  const embedded = running ? null : await startStopped(config, log)
  const url = running ?? embedded?.url ?? ''
  const about = () =>
    connected(url, async (client) => {
      const { rows } = await client.query<{ major: number }>(
        `select current_setting('server_version_num')::int / 10000 as major`,
      )
      const { schema } = await countRows(client)
      return { kind: 'cluster' as const, schema, postgres: rows[0]?.major ?? 0 }
    })
  try {
    await work({ parts: clusterParts(url), about })
  } finally {
    await embedded?.stop()
  }
}

/** Starts the embedded database of a stopped server. Throws where there is none, and where it is a running server's. */
async function startStopped(config: Config, log: Log) {
  await refuseMissing(config.dataDir)
  return await startEmbedded(config.dataDir, log).catch((error: Error) => {
    const server = findOwner(config.dataDir)
    if (!server) throw error
    throw new Error(
      `The database of ${config.dataDir} does not answer, though process ${server} uses it: the log of that process says why, such as a full disk. Mend that, and back up again.`,
      { cause: error },
    )
  })
}

async function* clusterParts(url: string): AsyncGenerator<Part> {
  for await (const part of baseBackup(url)) yield { ...part, name: `postgres/${part.name.replace(/^\.\//, '')}` }
}

async function* dumpPart(file: string): AsyncGenerator<Part> {
  const part = await fileAs(file, 'database.dump')
  if (part) yield part
}

/** Adds the uploaded files after the database: a file outlives its last reference by a week. */
async function* withFiles(parts: AsyncIterable<Part>, config: Config): AsyncGenerator<Part> {
  yield* parts
  if (!isBucket(config)) yield* filesBelow(config.filesUrl, 'files')
}

/** Returns true where uploaded files are in a bucket. */
export function isBucket({ filesUrl }: Pick<Config, 'filesUrl'>): boolean {
  return filesUrl.startsWith('s3://')
}

function isInside(folder: string, of: string): boolean {
  const way = relative(of, folder)
  return !way.startsWith('..') && !way.startsWith('/')
}

/** Removes what killed backups left behind, a day later: another one may be at work now. */
async function forgetDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.filao-.*\.draft(\.dump)?$/.test(name)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > 86_400_000) await rm(join(folder, name))
  }
}

const unremembered = 'the backup is whole, but last-backup.json was not written: metrics do not know it'

async function remember(dataDir: string, facts: Omit<Backup, 'file'>): Promise<void> {
  await makeFolder(dataDir)
  const file = join(dataDir, 'last-backup.json')
  await writeFile(`${file}.draft`, `${JSON.stringify(facts)}\n`)
  await rename(`${file}.draft`, file)
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folder.
  const handle = await open(folder).catch(() => null)
  await handle?.sync().finally(() => handle.close())
}

async function version(): Promise<string> {
  const file = join(import.meta.dirname, '../../../../package.json')
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
