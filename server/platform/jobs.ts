import type { BillingNews } from '@filao/domain/billing/news'
import type { RentalStatus } from '@filao/domain/rentals/status'
import { PgBoss, type WorkConcurrencyOptions } from 'pg-boss'
import type { Database, Tx } from './database/connect.ts'
import { type DatabaseClock, followClock } from './database/tables/clock.ts'
import { grantJobs, ownStatements, statementsIn } from './database/tables/job-tables.ts'
import type { Log } from './log.ts'

/** What is done later, and what each job is told. A job may run twice, so each handler is safe to repeat. */
export type JobData = {
  mail: { to: string; subject: string; html: string; text: string }
  /** Removes stored files that nothing refers to any more, a day later. */
  removeFiles: { keys: string[] }
  /** Sends a mail about a rental that `sent_mails` holds: what status it tells of, and of which payment. */
  rentalMail: { companyId: number; mailId: number; status: RentalStatus; paymentId?: number }
  /** Sends the departures and returns of a day at the agencies of a zone. */
  digestMail: { companyId: number; mailId: number; date: string; timezone: string }
  /** Tells an administrator what became of the subscription. */
  billingMail: { companyId: number; mailId: number; userId: number; news: BillingNews }
  /** Makes a new company a customer of the provider of payments. */
  billingAccount: { companyId: number }
  /** Reads again what the provider of payments sells. */
  billingPlans: Record<string, never>
  /** Forgets what is too old to matter. */
  forget: Record<string, never>
  /** Cancels the offers that are no longer good. */
  lapse: Record<string, never>
  /** Reminds customers of tomorrow's returns. */
  remind: Record<string, never>
  /** Asks for the digests of agencies where the day begins. */
  digest: Record<string, never>
  /** Follows the subscriptions: time that passed, and what the provider did not tell. */
  billing: Record<string, never>
}
export type JobName = keyof JobData

/** Puts a job on the queue with the transaction that asks for it: it runs after the commit, or never. */
export type Enqueue = <Name extends JobName>(tx: Tx, name: Name, data: JobData[Name]) => Promise<void>

export type Jobs = {
  enqueue: Enqueue
  /** What jobs decide by, read before each of them: the database's clock, since a server's own may be wrong. */
  clock: Pick<DatabaseClock, 'now' | 'isNear'>
  /** Starts working the queues of these jobs. */
  work: (handlers: { [Name in JobName]?: (data: JobData[Name]) => Promise<void> }) => Promise<void>
  stop: () => Promise<void>
}

const schema = 'jobs'
/** Every job with when it asks for itself; null for those that a change asks for. */
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
 * How long a job waits, in seconds. A file outlives what referred to it by a day, so that a copy of the files which is taken
 * after a database dump holds everything that the dump refers to.
 */
const delays: Partial<Record<JobName, number>> = { removeFiles: 86_400 }
/** A mail may wait for its document: those of one company are sent one by one, beside those of another one. */
const concurrency: Partial<Record<JobName, WorkConcurrencyOptions>> = {
  rentalMail: { localConcurrency: 2, localGroupConcurrency: 1 },
}
/** Retries over about a day, with growing pauses: a mail server may be away for hours. */
const queue = { retryLimit: 12, retryDelay: 15, retryBackoff: true, retryDelayMax: 14_400 }

/** The job queue, in the database itself, so that a job and the change that asks for it are one transaction. */
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
