import { chown, lstat, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { makeWritable, namingFolder } from '#platform/files/writable-folder'
import type { Log } from '#platform/log'
import { clusterHome } from '../embedded/embedded-cluster.ts'
import { ownFolder } from '../embedded/embedded-owner.ts'
import { startEmbedded } from '../embedded/embedded-server.ts'
import { newestVersion } from '../migrations/migrate.ts'
import { type Manifest, readParts, verifyArchive } from './archive.ts'
import { isBucket } from './backup.ts'
import { connected, findRestoreProgram, inspectDump, restoreDump } from './dump.ts'
import { countRows, holdJobs } from './rows.ts'
import { syncFiles, writePart } from './stored-files.ts'

/** The content of a backup, counted in the restored database; `held` is the number of mails that are not sent. */
type Restored = { manifest: Manifest; rows: Record<string, number>; files: number; held: number }

/** The archive of a backup, with the identity that decrypts it where it is encrypted. */
type Archive = { file: string; identity: string | null }

type Counted = Pick<Restored, 'rows' | 'held'>

/**
 * Restores a backup into an empty place: a DATA_DIR without a cluster, or an empty database in DATABASE_URL. Everything
 * is verified first, unpacked beside its final place, started once, and only then renamed. Jobs named in `heldJobs` are
 * held.
 */
export async function restore(config: Config, archive: Archive, heldJobs: string[], log: Log): Promise<Restored> {
  const manifest = await verifyArchive(archive.file, archive.identity)
  await refuse(config, manifest)
  const files = manifest.entries.filter(({ name }) => name.startsWith('files/')).length
  const counted = config.databaseUrl
    ? await restoreOwnServer(config, config.databaseDirectUrl ?? config.databaseUrl, { ...archive, manifest, heldJobs })
    : await restoreCluster(config, { ...archive, heldJobs }, log)
  return { manifest, files, ...counted }
}

/** Throws one sentence where the backup does not fit this version of Filao, its settings or its folders. */
async function refuse(config: Config, { kind, schema, filao, hasFiles }: Manifest): Promise<void> {
  const newest = await newestVersion()
  if (schema > newest) {
    throw new Error(
      `The backup was made by a newer Filao (${filao}, schema ${schema}); this one knows schema ${newest}: install that version first.`,
    )
  }
  if (kind === 'cluster' && config.databaseUrl) {
    throw new Error('This is a backup of the embedded database: restore it without DATABASE_URL.')
  }
  if (kind === 'dump' && !config.databaseUrl) {
    throw new Error('This is a backup of a PostgreSQL server of your own: set DATABASE_URL to an empty database.')
  }
  if (kind === 'cluster' && (await isTaken(join(config.dataDir, 'postgres')))) {
    throw new Error(`${config.dataDir} already has a database: choose another DATA_DIR, or move this one away.`)
  }
  if (!hasFiles) return
  if (isBucket(config)) throw new Error('The backup holds uploaded files: restore it with FILES_URL set to a folder.')
  if (await isTaken(config.filesUrl)) {
    throw new Error(`${config.filesUrl} already has files: choose another FILES_URL, or move them away.`)
  }
}

/** Returns true when a folder holds anything but what a file system or an interrupted restore leaves in it. */
async function isTaken(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => name !== 'lost+found' && !name.startsWith(draftName))
}

const draftName = '.restore-'

async function restoreCluster(
  { dataDir, filesUrl }: Config,
  { file, identity, heldJobs }: Archive & { heldJobs: string[] },
  log: Log,
): Promise<Counted> {
  await makeWritable('DATA_DIR', dataDir)
  const home = await realpath(dataDir)
  const release = await ownFolder(home, join(home, 'postgres'), log)
  const { folder, account } = await clusterHome(home)
  const draft = await mkdtemp(`${folder}.new-`)
  const cluster = join(draft, 'postgres')
  const files = await draftFolder(filesUrl)
  try {
    await mkdir(cluster, { mode: 0o700 })
    if (account) for (const path of [draft, cluster]) await chown(path, account.uid, account.gid)
    for await (const part of readParts(file, identity)) {
      const [top, ...way] = part.name.split('/')
      if (top === 'postgres') await writePart(part, join(cluster, ...way), { folder: dataDir, account })
      else await writePart(part, join(files, ...way), { folder: filesUrl })
    }
    for (const unpacked of [cluster, files]) await syncFiles(unpacked)
    const counted = await startOnce(draft, heldJobs, log)
    await moveUp(files, filesUrl)
    await rename(join(draft, 'postgres.password'), join(home, 'postgres.password'))
    await rename(cluster, folder)
    return counted
  } catch (error) {
    throw namingFolder(error, dataDir)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(files, { recursive: true, force: true })
    await removeDeadLink(join(home, 'postgres'))
    release()
  }
}

/** Starts the restored cluster where it was unpacked, which recovers it, and stops it in order. */
async function startOnce(dataDir: string, heldJobs: string[], log: Log): Promise<Counted> {
  const { url, stop } = await startEmbedded(dataDir, log)
  try {
    return await connected(url, async (client) => {
      const held = await holdJobs(client, heldJobs)
      return { held, rows: (await countRows(client)).rows }
    })
  } finally {
    await stop()
  }
}

async function restoreOwnServer(
  { dataDir, filesUrl }: Config,
  url: string,
  { file, identity, manifest, heldJobs }: Archive & { manifest: Manifest; heldJobs: string[] },
): Promise<Counted> {
  const program = await findRestoreProgram(url)
  await makeWritable('DATA_DIR', dataDir)
  const draft = await mkdtemp(join(dataDir, draftName))
  const files = manifest.hasFiles ? await draftFolder(filesUrl) : null
  const dump = join(draft, 'database.dump')
  try {
    for await (const part of readParts(file, identity)) {
      const [top, ...way] = part.name.split('/')
      if (part.name === 'database.dump') await writePart(part, dump, { folder: dataDir })
      else if (top === 'files' && files) await writePart(part, join(files, ...way), { folder: filesUrl })
    }
    await restoreDump(url, program, dump)
    const { rows, held } = await inspectDump(url, heldJobs)
    const wrong = Object.entries(manifest.rows ?? {}).filter(([table, count]) => rows[table] !== count)
    if (wrong.length > 0) {
      const list = wrong.map(([table, count]) => `${table} has ${rows[table] ?? 'no'} rows instead of ${count}`)
      throw new Error(`The restored database differs from the backup: ${list.join(', ')}.`)
    }
    if (files) {
      await syncFiles(files)
      await moveUp(files, filesUrl)
    }
    return { rows, held }
  } finally {
    await rm(draft, { recursive: true, force: true })
    if (files) await rm(files, { recursive: true, force: true })
  }
}

/** Creates the folder in which uploaded files are unpacked: inside their own, which may be the root of a volume. */
async function draftFolder(filesUrl: string): Promise<string> {
  await makeWritable('FILES_URL', filesUrl)
  for (const name of await readdir(filesUrl)) {
    if (name.startsWith(draftName)) await rm(join(filesUrl, name), { recursive: true })
  }
  return await mkdtemp(join(filesUrl, draftName))
}

async function moveUp(draft: string, folder: string): Promise<void> {
  for (const name of await readdir(draft)) await rename(join(draft, name), join(folder, name))
}

/** Removes the link to a cluster that a failed restore did not put in place. */
async function removeDeadLink(entry: string): Promise<void> {
  const link = await lstat(entry).catch(() => null)
  if (link?.isSymbolicLink() && !(await stat(entry).catch(() => null))) await rm(entry)
}
