import { readFile, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Job, startJobs } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import { connect } from '../../connect.ts'
import { migrate } from '../../migrations/migrate.ts'
import { loadPostalCodes } from '../../migrations/postal-codes.ts'
import {
  type Cluster,
  clusterHome,
  findPrograms,
  initialise,
  postgresMajor,
  refuseMissing,
} from '../embedded-cluster.ts'
import { ownFolder } from '../embedded-owner.ts'
import { type Embedded, runCluster } from '../embedded-server.ts'
import { copyRows } from './copy-rows.ts'
import { earlierPrograms } from './earlier-programs.ts'

/** The outcome of an upgrade: the folder of before, which stays, and the rows that were copied. */
type Upgraded = { from: string; before: string; rows: number; tables: number }

/**
 * Brings the embedded database of a stopped server to the major version of PostgreSQL that Filao brings: a second
 * cluster is made beside it, every row is copied and compared, and the two change places last. The cluster of before
 * stays, at the newest schema. Returns null when there is nothing to do.
 */
export async function upgradeCluster(dataDir: string, kinds: Iterable<Job>, log: Log): Promise<Upgraded | null> {
  await refuseMissing(dataDir)
  const home = await realpath(dataDir)
  const { folder, account } = await clusterHome(home)
  const from = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (from === postgresMajor) return null
  if (Number(from) > Number(postgresMajor)) throw new Error(`PostgreSQL ${from} is newer than ${postgresMajor}.`)
  const release = await ownFolder(home, folder, log)
  try {
    const password = await readFile(join(home, 'postgres.password'), 'utf8')
    const earlier = { folder, programs: await earlierPrograms(from, account), account, password }
    const draft = `${folder}.upgraded`
    await rm(draft, { recursive: true, force: true })
    const programs = await findPrograms(account)
    await initialise(draft, programs, account, password)
    const sums = await running(earlier, kinds, log, ({ url: source }) =>
      running({ folder: draft, programs, account, password }, kinds, log, ({ url: target }) =>
        copyRows(source, target),
      ),
    )
    const before = `${folder}.${from}`
    await rename(folder, before)
    await rename(draft, folder)
    const counts = Object.values(sums).map(({ rows }) => rows)
    return { from, before, rows: counts.reduce((sum, count) => sum + count, 0), tables: counts.length }
  } finally {
    release()
  }
}

/** Starts a cluster, brings it to the newest schema with the queues of these jobs, and stops it after the work. */
async function running<Result>(
  cluster: Cluster,
  kinds: Iterable<Job>,
  log: Log,
  work: (embedded: Embedded) => Promise<Result>,
): Promise<Result> {
  const embedded = await runCluster(cluster, log)
  try {
    const db = connect({ url: embedded.url }, log)
    try {
      await migrate(db)
      await loadPostalCodes(db)
      const jobs = await startJobs(db, log, kinds, { works: false })
      await jobs.stop()
    } finally {
      await db.close()
    }
    return await work(embedded)
  } finally {
    await embedded.stop()
  }
}
