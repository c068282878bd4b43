import { setTimeout as wait } from 'node:timers/promises'
import { PgBoss, type WorkConcurrencyOptions } from 'pg-boss'
import { attemptEach } from '../attempt-each.ts'
import type { Database, Tx } from '../database/connect.ts'
import { type DatabaseClock, followClock } from '../database/tables/clock.ts'
import { grantJobs, oneByOne, ownStatements, statementsIn } from '../database/tables/job-tables.ts'
import type { Log } from '../log.ts'
import { logRepeated } from '../repeated-errors.ts'
import { inSpan, runTraced } from '../trace.ts'

type JobOptions = {
  /** The schedule, as in cron; absent for a job that a change requests. */
  schedule?: string
  /**
   * The seconds between two runs of a job that runs all the time, in each working process. Its runs share their work.
   */
  everySeconds?: number
  /** The delay in seconds between the request and the work. */
  delay?: number
  concurrency?: WorkConcurrencyOptions
  /** True for a job that sends a mail: a restored backup holds those that wait. */
  sendsMail?: true
}

/** A kind of background job. It may run twice, so each handler is safe to repeat. */
export type Job<Data extends object = object> = JobOptions & {
  name: string
  /** Binds the type of the job's data to its name; never set. */
  data?: Data
}

/** Declares a kind of job, with the type of its data. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: JobOptions = {},
): Job<Data> {
  return { name, ...options }
}

/** Deletes expired rows; each feature that has some adds a handler. */
export const forgetJob = defineJob('forget', { schedule: '17 * * * *' })

/** Encrypts the secrets that were stored since the last time. */
export const sealSecretsJob = defineJob('sealSecrets', { schedule: '47 * * * *' })

/** Adds a job to the queue in the transaction that requests it: it runs after the commit, or never. */
export type Enqueue = <Data extends object>(tx: Tx, job: Job<Data>, data: NoInfer<Data>) => Promise<void>

/** The work of a job, done with parts of the application. */
export type JobHandler<Parts> = { job: Job; run: (parts: Parts, data: never) => Promise<void> }

/** Binds a job to its work, whose data must be the job's. */
export function handle<Parts, Data extends object>(
  job: Job<Data>,
  run: (parts: Parts, data: NoInfer<Data>) => Promise<void>,
): JobHandler<Parts> {
  return { job, run }
}

export type Jobs = {
  enqueue: Enqueue
  /** The clock by which jobs decide, read before each of them: the database's, since a server's own may be wrong. */
  clock: Pick<DatabaseClock, 'now' | 'isNear'>
  /** Starts working the queues of these handlers. Those of one job run in their order, also after a failed one. */
  work: <Parts>(handlers: JobHandler<Parts>[], parts: Parts) => Promise<void>
  stop: () => Promise<void>
}

const schema = 'jobs'
/** Retries over about a day, with growing pauses: a mail server may be away for hours. */
const queue = { retryLimit: 15, retryDelay: 15, retryBackoff: true, retryDelayMax: 14_400 }

/**
 * Starts the queues of these jobs, in the database itself, so that a job and the change that requests it are one
 * transaction. A process that `works` none of them only adds to them.
 */
export async function startJobs(db: Database, log: Log, kinds: Iterable<Job>, { works = true } = {}): Promise<Jobs> {
  const clock = await followClock(db, log)
  const boss = new PgBoss({
    db: ownStatements(db),
    schema,
    // A process that only adds jobs neither starts scheduled ones nor looks after those of others.
    schedule: works,
    supervise: works,
  })
  boss.on('error', logRepeated(log, 'the job queue failed'))
  await oneByOne(db, () => boss.start())
  const earlier = new Map((await boss.getQueues()).map(({ name, retryLimit }) => [name, retryLimit]))
  for (const { name, schedule, everySeconds } of kinds) {
    if (everySeconds) continue
    await boss.createQueue(name, queue)
    // One that an earlier version created keeps its settings.
    if (earlier.has(name) && earlier.get(name) !== queue.retryLimit) await boss.updateQueue(name, queue)
    if (schedule) await boss.schedule(name, schedule, {})
  }
  await grantJobs(db, schema)
  const loops: Loop[] = []
  return {
    clock,
    enqueue: async (tx, { name, delay }, data) => {
      const group = 'companyId' in data ? { group: { id: `${data.companyId}` } } : {}
      const startAfter = delay ? { startAfter: delay } : {}
      await boss.send(name, data, { db: statementsIn(tx), ...group, ...startAfter })
    },
    work: async (handlers, parts) => {
      for (const [{ name, schedule, concurrency, everySeconds }, ofJob] of Map.groupBy(handlers, ({ job }) => job)) {
        const logFailure = logRepeated(log, `the job ${name} failed`)
        if (everySeconds) {
          const runAll = () => attemptEach(ofJob, ({ run }) => run(parts, {} as never))
          loops.push(repeat(runAll, everySeconds, logFailure))
          continue
        }
        const polling = { pollingIntervalSeconds: schedule ? 15 : 1 }
        await boss.work(name, { ...polling, ...concurrency }, async (jobs) => {
          for (const { data } of jobs) {
            await clock.read()
            const work = () => attemptEach(ofJob, ({ run }) => run(parts, data as never))
            // The queue keeps an error to itself: it only tries the job again.
            await runTraced({}, () => inSpan(`job ${name}`, 'internal', () => ({}), work)).catch((err) => {
              logFailure(err)
              throw err
            })
          }
        })
      }
    },
    stop: async () => {
      for (const loop of loops) await loop.stop()
      clock.stop()
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}

type Loop = { stop: () => Promise<void> }

/** Runs `work` again and again with a pause after each run, a failed one too. `stop` waits for the run under way. */
function repeat(work: () => Promise<void>, pauseSeconds: number, onError: (error: Error) => void): Loop {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await work().catch(onError)
      await wait(pauseSeconds * 1000, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
