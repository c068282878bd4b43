import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { findSchema } from '../database/migrations/migrate.ts'

/** `ready`, or the reason for which a load balancer should send no requests. */
type ReadyState = 'ready' | 'stopping' | 'disk' | 'schema' | 'database'

/** Tells whether a load balancer should send requests to this process, from the last check. */
export type Readiness = {
  state: () => ReadyState
  /**
   * False when the last small write of this process did not commit, for example because the only synchronous standby is
   * gone. It changes no readiness: every process would be unready at once.
   */
  isWritable: () => boolean
  /** Checks again; done every two seconds in any case. */
  check: () => Promise<void>
  /** Writes again; done every ten seconds in any case. */
  checkWrites: () => Promise<void>
  /** Makes the process unready for good: it still answers, and closes each connection after its answer. */
  leave: () => void
  stop: () => void
}

/** Readiness of an application that no balancer asks. */
export const alwaysReady: Readiness = {
  state: () => 'ready',
  isWritable: () => true,
  check: async () => undefined,
  checkWrites: async () => undefined,
  leave: () => undefined,
  stop: () => undefined,
}

const everyMs = 2000
const writesEveryMs = 10_000
/**
 * The time in milliseconds for which a silent or read-only database changes nothing. Every process would be unready at
 * once, and people would get the balancer's own page instead of a refusal that says when to try again.
 */
const toleratedMs = 30_000
const leastFreeBytes = 64 * 1024 * 1024

type Checks = { now?: () => number; freeBytes?: (folder: string) => Promise<number> }

/**
 * Checks every two seconds, the first time before it resolves: the database answered and took writes within the last 30
 * seconds, it has every migration of this version, unchanged, and the disks of data, embedded database and files have
 * 64 MB left. Migrations of a newer version are accepted, so that an old process serves on while it is being replaced.
 */
export async function followReadiness(
  db: Database,
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
  { now = () => performance.now(), freeBytes = freeBytesOf }: Checks = {},
): Promise<Readiness> {
  const folders = writtenFolders(config)
  let isLeaving = false
  let state: ReadyState = 'ready'
  let servedAt = now()
  let isOurs = true

  const read = async (): Promise<ReadyState> => {
    const free = await Promise.all(Object.values(folders).map(freeBytes))
    try {
      const schema = await findSchema(db)
      isOurs = schema.isOurs
      if (!schema.isReadOnly) servedAt = now()
    } catch {
      // A database that is silent for a short time changes nothing.
    }
    if (now() - servedAt > toleratedMs) return 'database'
    if (!isOurs) return 'schema'
    return Math.min(...free) < leastFreeBytes ? 'disk' : 'ready'
  }

  const check = async () => {
    const before = state
    state = await read()
    if (state !== before) db.log.warn({ state }, state === 'ready' ? 'ready again' : 'not ready')
  }

  let isWritable = true
  const checkWrites = async () => {
    const before = isWritable
    isWritable = await tryWrite(db)
    if (isWritable !== before) db.log.warn({ isWritable }, isWritable ? 'writes commit again' : 'writes do not commit')
  }

  await check()
  let isWriting = false
  const writes = setInterval(async () => {
    if (isWriting) return
    isWriting = true
    await checkWrites()
    isWriting = false
  }, writesEveryMs).unref()
  let isChecking = false
  const timer = setInterval(async () => {
    // Checks of a database that hangs would take the connections of /api/health.
    if (isChecking) return
    isChecking = true
    await check()
    isChecking = false
  }, everyMs).unref()
  return {
    state: () => (isLeaving ? 'stopping' : state),
    isWritable: () => isWritable,
    check,
    checkWrites,
    leave: () => {
      isLeaving = true
    },
    stop: () => {
      clearInterval(timer)
      clearInterval(writes)
    },
  }
}

/** Commits a message in the log of the database, which waits for synchronous standbys as every write does. */
async function tryWrite(db: Database): Promise<boolean> {
  return await db.observe(`select pg_logical_emit_message(true, 'filao', '')`).then(
    () => true,
    () => false,
  )
}

/** Returns the folders whose disks may fill up; the embedded database may be a link to another disk. */
export function writtenFolders({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>) {
  return { data: dataDir, postgres: join(dataDir, 'postgres'), files: filesUrl }
}

/** Returns the room on a folder's disk; unlimited for a bucket, and for a folder that does not exist yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  return await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
}
