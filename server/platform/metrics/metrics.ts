import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { findSchema } from '../database/migrations/migrate.ts'
import { listQueues } from '../database/tables/job-tables.ts'
import { freeBytesOf, type Readiness, writtenFolders } from '../health/readiness.ts'
import type { ServedRequest } from '../observation/requests.ts'
import { turnNumbers } from '../turns.ts'

/** The numbers of this process. */
export type Metrics = {
  /** Counts an answered request. */
  answered: (answered: ServedRequest) => void
  /** Returns all numbers of this moment, as Prometheus reads them. */
  text: () => Promise<string>
  contentType: string
}

type Watched = { db: Database; readiness: Readiness; config: Pick<Config, 'dataDir' | 'filesUrl'> }

/**
 * Collects the numbers of this process for Prometheus. Those of the database (jobs, mails, schema) are read when they
 * are asked for; while it is away they are left out.
 */
export function collectMetrics({ db, readiness, config }: Watched): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const gauge: Declare = (name, help, labelNames = []) =>
    new Gauge({ name: `filao_${name}`, help, labelNames, registers: [register] })
  const requests = new Histogram({
    name: 'filao_http_request_duration_seconds',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  })
  const readProcess = processGauges(gauge, db, readiness)
  const readDatabase = databaseGauges(gauge, db)
  const readDisks = diskGauges(gauge, config)

  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    text: async () => {
      readProcess()
      await Promise.all([
        readDatabase(),
        readDisks().catch((err) => db.log.warn({ err }, 'last-backup.json cannot be read')),
      ])
      return await register.metrics()
    },
    contentType: register.contentType,
  }
}

type Declare = (name: string, help: string, labelNames?: string[]) => Gauge

/** Declares the gauges of this process, and returns what reads them. */
function processGauges(gauge: Declare, db: Database, readiness: Readiness) {
  const ready = gauge('ready', '1 when a load balancer should send requests here')
  const writable = gauge('writable', '0 when the last small write of this process did not commit')
  const connections = gauge('pool_connections', 'Connections of the pool: used, idle, and requests that wait for one', [
    'state',
  ])
  const turns = gauge('turns', 'Work on a shared resource, such as database, pdf or pictures: running or waiting', [
    'resource',
    'state',
  ])
  return () => {
    ready.set(readiness.state() === 'ready' ? 1 : 0)
    writable.set(readiness.isWritable() ? 1 : 0)
    const { totalCount, idleCount, waitingCount } = db.pool
    connections.set({ state: 'used' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waiting' }, waitingCount)
    for (const [resource, numbers] of turnNumbers()) {
      for (const [state, count] of Object.entries(numbers)) turns.set({ resource, state }, count)
    }
  }
}

/** Declares the gauges of what is stored in the database, and returns what reads them. */
function databaseGauges(gauge: Declare, db: Database) {
  const databaseUp = gauge('database_up', '1 when the database answered just now')
  const schema = gauge('schema_version', 'Number of the newest migration of the database')
  const oldest = gauge('job_oldest_seconds', 'Time for which the oldest job of a queue has been due', ['queue'])
  const jobs = gauge('jobs', 'Jobs of a queue: due, retry (failed, tried again later) or failed (given up)', [
    'queue',
    'state',
  ])
  const mails = gauge('mails', 'Mails that were not sent: retry or failed', ['state'])
  const oldestMail = gauge('mail_oldest_retry_seconds', 'Time since the oldest mail that is retried was requested')
  return async () => {
    for (const one of [oldest, jobs, mails]) one.reset()
    schema.remove()
    oldestMail.remove()
    try {
      schema.set((await findSchema(db)).version)
      const queues = await listQueues(db)
      const mail = queues.filter(({ queue }) => /mail$/i.test(queue))
      for (const state of ['retry', 'failed'] as const) {
        mails.set(
          { state },
          mail.reduce((sum, one) => sum + one[state], 0),
        )
      }
      oldestMail.set(Math.max(0, ...mail.map(({ oldestRetrySeconds }) => oldestRetrySeconds)))
      for (const { queue, oldestSeconds, oldestRetrySeconds: _, ...counts } of queues) {
        oldest.set({ queue }, oldestSeconds)
        for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
      }
      databaseUp.set(1)
    } catch {
      databaseUp.set(0)
    }
  }
}

/** Declares the gauges of the disks and of the last backup, and returns what reads them. */
function diskGauges(gauge: Declare, config: Watched['config']) {
  const disk = gauge(
    'disk_free_bytes',
    'Free room on the disk of DATA_DIR, of the embedded database and of FILES_URL',
    ['folder'],
  )
  const backupAt = gauge('last_backup_timestamp_seconds', 'Time of the last backup by the backup command')
  const backupBytes = gauge('last_backup_bytes', 'Size of the last backup')
  return async () => {
    backupAt.remove()
    backupBytes.remove()
    for (const [folder, path] of Object.entries(writtenFolders(config))) {
      const free = await freeBytesOf(path)
      if (Number.isFinite(free)) disk.set({ folder }, free)
    }
    const last = await readFile(join(config.dataDir, 'last-backup.json'), 'utf8').catch(() => null)
    if (!last) return
    const { at, bytes } = JSON.parse(last) as { at: string; bytes: number }
    backupAt.set(Date.parse(at) / 1000)
    backupBytes.set(bytes)
  }
}
