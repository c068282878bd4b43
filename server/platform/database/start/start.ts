import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { freeBytesOf } from '../../health/readiness.ts'
import type { Log } from '../../log.ts'
import { connect, type Database } from '../connect.ts'
import { refuseMissing } from '../embedded/embedded-cluster.ts'
import { startEmbedded } from '../embedded/embedded-server.ts'
import { areDifferentDatabases } from '../identity.ts'
import { migrate } from '../migrations/migrate.ts'
import { loadPostalCodes } from '../migrations/postal-codes.ts'
import { refuseWrongDirect, untilReachable } from '../reachable.ts'

/** The room in megabytes below which a disk is named beside the reason why the embedded database did not start. */
const leastFree = 64

/**
 * Opens the configured database, which may come up a minute later than this process, or starts the embedded one, and
 * brings it to the newest schema and shipped data.
 */
export async function startDatabase(
  config: Config,
  log: Log,
  freeBytes = freeBytesOf,
): Promise<{ db: Database; stop: () => Promise<void> }> {
  return await open(config, log).catch(async (error: Error) => {
    const { dataDir, databaseUrl } = config
    const free = await Promise.all([dataDir, join(dataDir, 'postgres')].map(freeBytes))
    const megabytes = Math.floor(Math.min(...free) / 1e6)
    if (databaseUrl || megabytes >= leastFree) throw error
    const room = `Only ${megabytes} MB are free on the disk of ${dataDir}: make room there, or choose another DATA_DIR.`
    throw new Error(`${error.message}\n${room}`, { cause: error })
  })
}

async function open(config: Config, log: Log): ReturnType<typeof startDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const db = connect({ url, directUrl: config.databaseDirectUrl, poolSize: config.databasePoolSize }, log)
  const stop = async () => {
    await db.close()
    await embedded?.stop()
  }
  try {
    if (config.databaseUrl) await untilReachable(db)
    if (config.databaseDirectUrl) await refuseWrongDirect(db)
    if (config.databaseUrl && config.databaseDirectUrl)
      await refuseAnother(config.databaseUrl, config.databaseDirectUrl)
    await migrate(db)
    await loadPostalCodes(db)
  } catch (error) {
    await stop()
    throw error
  }
  return { db, stop }
}

/** Opens the database of a server for a command. Throws a sentence where the embedded one was never created. */
export async function openDatabase(config: Config, log: Log): ReturnType<typeof startDatabase> {
  if (!config.databaseUrl) await refuseMissing(config.dataDir)
  return await startDatabase(config, log)
}

async function refuseAnother(url: string, directUrl: string): Promise<void> {
  if (!(await areDifferentDatabases(url, directUrl))) return
  throw new Error('DATABASE_DIRECT_URL leads to another database than DATABASE_URL: name the same one in both.')
}
