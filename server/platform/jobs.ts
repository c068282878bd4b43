import type { BillingNews } from '@filao/domain/billing/news'
import type { RentalStatus } from '@filao/domain/rentals/status'
import { PgBoss, type WorkConcurrencyOptions } from 'pg-boss'
import type { Database, Tx } from './database/connect.ts'
import { type DatabaseClock, followClock } from './database/tables/clock.ts'
import { grantJobs, ownStatements, statementsIn } from './database/tables/job-tables.ts'
import type { Log } from './log.ts'

/** The data of each background job. A job may run twice, so each handler is safe to repeat. */
export type JobData = {
  mail: { to: string; subject: string; html: string; text: string }
  /** Removes stored files without any reference, a day later. */
  removeFiles: { keys: string[] }
  /** Sends a mail about a rental that `sent_mails` holds: its status, and its payment if it is about one. */
  rentalMail: { companyId: number; mailId: number; status: RentalStatus; paymentId?: number }
  /** Sends the departures and returns of a day at the agencies of a zone. */
  digestMail: { companyId: number; mailId: number; date: string; timezone: string }
  /** Sends news of the subscription to an administrator. */
  billingMail: { companyId: number; mailId: number; userId: number; news: BillingNews }
  /** Creates a new company's customer at the payment provider. */
  billingAccount: { companyId: number }
  /** Reads the payment provider's plans again. */
  billingPlans: Record<string, never>
  /** Deletes expired rows. */
  forget: Record<string, never>
  /** Cancels expired offers. */
  lapse: Record<string, never>
  /** Reminds customers of tomorrow's returns. */
  remind: Record<string, never>
  /** Requests the digests of agencies where the day begins. */
  digest: Record<string, never>
  /** Follows the subscriptions: elapsed time, and missed webhook events of the provider. */
  billing: Record<string, never>
}
export type JobName = keyof JobData

/** Adds a job to the queue in the transaction that requests it: it runs after the commit, or never. */
export type Enqueue = <Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]) => Promise<void>

export type Jobs = {
  enqueue: Enqueue
  /** The clock by which jobs decide, read before each of them: the database's, since a server's own may be wrong. */
  clock: Pick<DatabaseClock, 'now' | 'isNear'>
  /** Starts working the queues of these jobs. */
  work: (handlers: { [Name in JobName]?: (data: JobData[Name]) => Promise<void> }) => Promise<void>
  stop: () => Promise<void>
}

const schema = 'jobs'
/** The schedule of each job; null for those that a change requests. */
const schedules: Record<JobName, string | null> = {
  mail: null,
  rentalMail: null,
  digestMail: null,
  billingMail: null,
  billingAccount: null,
  billingPlans: '*/10 * * * *',
  removeFiles: null,
  forget: '17 * * * *',
  lapse: '*/5 * * * *',
  remind: '*/15 * * * *',
  digest: '*/15 * * * *',
  billing: '*/30 * * * *',
}
const names = Object.keys(schedules) as JobName[]
/**
 * The delays of jobs, in seconds. A file outlives its last reference by a day, so that a copy of the files taken after
 * a database dump holds everything that the dump refers to.
 */
const delays: Partial<Record<JobName, number>> = { removeFiles: 86_400 }
/** A mail may wait for its document: those of one company are sent one by one, in parallel with those of another. */
const concurrency: Partial<Record<JobName, WorkConcurrencyOptions>> = {
  rentalMail: { localConcurrency: 2, localGroupConcurrency: 1 },
}
/** Retries over about a day, with growing pauses: a mail server may be away for hours. */
const queue = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 14_400 }

/** Starts the job queue, in the database itself, so that a job and the change that requests it are one transaction. */
export async function startJobs(db: Database, log: Log): Promise<Jobs> {
  const clock = await followClock(db, log)
  const boss = new PgBoss({
    db: ownStatements(db),
    schema,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue failed'))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, queue)
    const schedule = schedules[name]
    if (schedule) await boss.schedule(name, schedule, {})
  }
  await grantJobs(db, schema)
  return {
    clock,
    enqueue: async (tx, name, data) => {
      const startAfter = delays[name]
      const group = 'companyId' in data ? { group: { id: `${data.companyId}` } } : {}
      await boss.send(name, data, { db: statementsIn(tx), ...group, ...(startAfter ? { startAfter } : {}) })
    },
    work: async (handlers) => {
      for (const name of names) {
        const handle = handlers[name] as ((data: unknown) => Promise<void>) | undefined
        if (!handle) continue
        const polling = { pollingIntervalSeconds: schedules[name] ? 15 : 1 }
        await boss.work(name, { ...polling, ...concurrency[name] }, async (jobs) => {
          for (const job of jobs) {
            await clock.read()
            await handle(job.data)
          }
        })
      }
    },
    stop: async () => {
      clock.stop()
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}
