import type { AddressInfo } from 'node:net'
import { buildApp } from '../../server/app/app.ts'
import { jobs as allJobs, jobHandlers } from '../../server/app/features.ts'
import { generateCompany } from '../../server/demo/generated/generate.ts'
import { quietParts } from '../../server/demo/generated/quiet-parts.ts'
import { loadConfig } from '../../server/platform/config.ts'
import { startDatabase } from '../../server/platform/database/start/start.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { createLog } from '../../server/platform/log.ts'
import { mailer } from '../../server/platform/mail/mail.ts'

/** An order to the server of the soak; it answers each with `Done`. */
export type Order = { now: string } & ({ run: number } | { measure: true } | { end: true })

/**
 * `waiting` counts the mails that are not sent yet, `resources` what keeps the process alive: sockets, timers, files.
 */
export type Done = { heapMb: number; residentMb: number; resources: number; waiting: number }

/** The server's address with a company to work in. */
export type Ready = { url: string; login: { email: string; password: string; companyId: number } }

/** Number of runs of each scheduled job in an hour of the simulated clock. */
const perHour: Record<string, number> = { lapse: 12, remind: 4, digest: 4, billing: 2, closeJournals: 1, forget: 1 }

/** A server whose clock is its parent's: jobs of changes run by the queue, scheduled ones when the parent says so. */
const config = loadConfig()
const log = createLog('error')
const { db, stop } = await startDatabase(config, log)
const jobs = await startJobs(db, log, allJobs)
let now = new Date().toISOString()
const { parts: quiet, stop: stopParts } = quietParts(config, db, () => now)
const parts = { ...quiet, enqueue: jobs.enqueue }
const jobParts = { ...parts, send: mailer(config, log), publicUrl: config.publicUrl, isClockNear: () => true }
const login = await generateCompany(quiet, { vehicles: 40, rentals: 2000, customers: 500, seed: 1 })
await jobs.work(
  jobHandlers.filter(({ job }) => !job.schedule),
  jobParts,
)
const app = await buildApp(parts)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
process.send?.({ url: `http://127.0.0.1:${port}`, login } satisfies Ready)

process.on('disconnect', () => process.exit(1))
process.on('message', (order: Order) => {
  obey(order).catch((error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
})

async function obey(order: Order): Promise<void> {
  now = order.now
  if ('run' in order) await runScheduled(order.run)
  if ('end' in order) return await end()
  // Twice, since what the first one frees may hold something else.
  for (let time = 0; time < 2 && 'measure' in order; time++) global.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({
    heapMb: heapUsed / 1e6,
    residentMb: rss / 1e6,
    resources: process.getActiveResourcesInfo().length,
    waiting: await mailsWaiting(),
  } satisfies Done)
}

/** Runs the scheduled jobs of this hour of the day. */
async function runScheduled(hour: number): Promise<void> {
  for (const { job, run } of jobHandlers.filter(({ job }) => job.schedule)) {
    const times = perHour[job.name] ?? (hour === 10 ? 1 : 0)
    for (let time = 0; time < times; time++) await run(jobParts, {} as never)
  }
}

async function mailsWaiting(): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where name = 'mail' and state < 'completed'`,
  )
  return rows[0]?.count ?? 0
}

async function end(): Promise<void> {
  await app.close()
  await jobs.stop()
  await stopParts()
  await stop()
  process.exit(0)
}
