import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { mailServer } from '#testing/mail-server'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/tenancy/tenant.ts'
import { removeFilesJob } from '../files/files.ts'
import { createLog } from '../log.ts'
import { type Message, mailer, mailJob, type SendMail } from '../mail/mail.ts'
import { defineJob, forgetJob, handle, type Jobs, startJobs } from './jobs.ts'

const message: Message = {
  to: 'awa@example.test',
  subject: 'Réservation « Clio »',
  html: '<p>Bonjour Éloïse</p>',
  text: 'Bonjour Éloïse : https://filao.example/l/abc',
}

/** Mails with documents, which may take long. */
const slowMailJob = defineJob<{ companyId: number; mailId: number }>('slowMail', {
  concurrency: { localConcurrency: 2, localGroupConcurrency: 1 },
})
/** Work that several features share. */
const sweepJob = defineJob('sweep')
const kinds = [mailJob, removeFilesJob, slowMailJob, sweepJob, forgetJob]

let database: TestDatabase
let jobs: Jobs
let folder: string
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  jobs = await startJobs(database.db, database.log, kinds)
  folder = await mkdtemp(join(tmpdir(), 'filao-mail-'))
})
afterEach(async () => {
  await jobs.stop()
  await rm(folder, { recursive: true, force: true })
})
afterAll(() => database.drop())

const enqueue = (data: Message, fails = false) =>
  inTransaction(database.db, { identity: true }, async (tx) => {
    await jobs.enqueue(tx, mailJob, data)
    if (fails) throw new Error('changed my mind')
  })

const send = (smtpUrl: string | null) =>
  mailer({ smtpUrl, mailFrom: 'Filao <no-reply@filao.example>', dataDir: folder }, database.log)

/** Works the mails of the queue. */
const sendWith = (send: SendMail) => jobs.work([handle(mailJob, (_parts: object, mail) => send(mail))], {})

const states = async () =>
  (await database.db.pool.query<{ state: string }>('select state from jobs.job order by created_on')).rows.map(
    ({ state }) => state,
  )

test('a mail requested in a transaction that is rolled back is never sent; a committed one is sent once', async () => {
  const server = await mailServer()
  try {
    await expect(enqueue({ ...message, subject: 'never' }, true)).rejects.toThrow('changed my mind')
    await enqueue(message)
    await sendWith(send(server.url))
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 30_000 })
    await enqueue({ ...message, subject: 'the last one' })
    await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 30_000 })
    expect(server.received).toMatchObject([
      {
        subject: 'Réservation « Clio »',
        from: { name: 'Filao', address: 'no-reply@filao.example' },
        to: [{ address: 'awa@example.test' }],
        html: expect.stringContaining('Bonjour Éloïse'),
        text: expect.stringContaining('https://filao.example/l/abc'),
      },
      { subject: 'the last one' },
    ])
  } finally {
    await server.close()
  }
})

test('a scheduled job is started by the clock', async () => {
  const { rows } = await database.db.pool.query('select name, cron from jobs.schedule')
  expect(rows).toEqual([{ name: 'forget', cron: '17 * * * *' }])
})

test('a job with a wrong name or wrong data does not compile', () => {
  const enqueue = (tx: Tx) => [
    // @ts-expect-error a job is enqueued by its value.
    jobs.enqueue(tx, 'mail', message),
    // @ts-expect-error the text of the mail is missing.
    jobs.enqueue(tx, mailJob, { to: message.to, subject: message.subject, html: message.html }),
    // @ts-expect-error the job has no data.
    jobs.enqueue(tx, forgetJob, message),
    // @ts-expect-error the work takes other data than the job has.
    handle(removeFilesJob, async (_parts: object, data: Message) => void data),
  ]
  expect(enqueue).toBeTypeOf('function')
})

test('the handlers of one job run in their order', async () => {
  const ran: string[] = []
  const note = (name: string) => handle(sweepJob, async () => void ran.push(name))
  await jobs.work([note('first'), note('second')], {})
  await inTransaction(database.db, { identity: true }, (tx) => jobs.enqueue(tx, sweepJob, {}))
  await vi.waitFor(() => expect(ran).toEqual(['first', 'second']), { timeout: 30_000 })
})

test('a handler that fails holds up none of the others, and the job is retried', async () => {
  const ran: string[] = []
  const fails = handle(sweepJob, async () => {
    ran.push('failing')
    throw new Error('no room left')
  })
  await jobs.work([fails, handle(sweepJob, async () => void ran.push('other'))], {})
  await inTransaction(database.db, { identity: true }, (tx) => jobs.enqueue(tx, sweepJob, {}))
  await vi.waitFor(async () => expect(await states()).toContain('retry'), { timeout: 30_000 })
  expect(ran).toEqual(['failing', 'other'])
  await database.db.pool.query(`delete from jobs.job where state = 'retry'`)
})

test('a stored file outlives its last reference by a week, longer than a backup takes; a mail is sent at once', async () => {
  await inTransaction(database.db, { identity: true }, (tx) =>
    jobs.enqueue(tx, removeFilesJob, { keys: ['customerDocuments/1/file'] }),
  )
  await enqueue(message)
  const { rows } = await database.db.pool.query<{ name: string; hours: number; kept: boolean }>(
    `select name, round(extract(epoch from start_after - created_on) / 3600)::int as hours,
       keep_until > start_after + interval '1 day' as kept
     from jobs.job where name in ('mail', 'removeFiles') and state = 'created' order by name`,
  )
  await database.db.pool.query(`delete from jobs.job where state = 'created'`)
  expect(rows).toEqual([
    { name: 'mail', hours: 0, kept: true },
    { name: 'removeFiles', hours: 168, kept: true },
  ])
})

test('a refused mail is retried later, and then sent once', async () => {
  const server = await mailServer({ refusals: 1 })
  try {
    await enqueue(message)
    await sendWith(send(server.url))
    await vi.waitFor(async () => expect(await states()).toContain('retry'), { timeout: 30_000 })
    expect([server.refused(), server.received.length]).toEqual([1, 0])
    await database.db.pool.query("update jobs.job set start_after = now() where state = 'retry'")
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 30_000 })
    await vi.waitFor(async () => expect(await states()).not.toContain('retry'), { timeout: 30_000 })
  } finally {
    await server.close()
  }
})

test('a mail is retried for a day at least, also in a queue that an earlier version created', async () => {
  const earliest = async () => {
    // Each pause is doubled, and up to twice as long at random.
    const { rows } = await database.db.pool.query<{ hours: number }>(
      `select (select sum(least(retry_delay_max, retry_delay * 2 ^ n)) from generate_series(0, retry_limit - 1) n)::float / 3600
         as hours from jobs.queue where name = 'mail'`,
    )
    return rows[0]?.hours
  }
  expect(await earliest()).toBeGreaterThan(24)
  await database.db.pool.query("update jobs.queue set retry_limit = 12 where name = 'mail'")
  expect(await earliest()).toBeLessThan(13)
  await jobs.stop()
  jobs = await startJobs(database.db, database.log, kinds)
  expect(await earliest()).toBeGreaterThan(24)
})

test('mails of one company that wait for their documents do not delay those of another', async () => {
  const started: string[] = []
  const held = Promise.withResolvers<void>()
  const request = (companyId: number, mailId: number) =>
    inTransaction(database.db, { identity: true }, (tx) => jobs.enqueue(tx, slowMailJob, { companyId, mailId }))
  for (const [companyId, mailId] of [
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const)
    await request(companyId, mailId)
  const work = handle(slowMailJob, async (_parts: object, { companyId, mailId }) => {
    started.push(`${companyId}-${mailId}`)
    if (companyId === 1) await held.promise
  })
  await jobs.work([work], {})
  await vi.waitFor(() => expect(started).toContain('2-1'), { timeout: 30_000 })
  // One of the first company has started, whichever of the two was fetched; the other one waits.
  expect(started.map((mail) => mail.slice(0, 1)).toSorted()).toEqual(['1', '2'])
  held.resolve()
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['1-1', '1-2', '2-1']), { timeout: 30_000 })
})

test('a mail server that does not answer is retried', async () => {
  const server = await mailServer()
  await server.close()
  await expect(send(server.url)(message)).rejects.toThrow('ECONNREFUSED')
})

test('without a mail server each message becomes a complete file that mail programs open', async () => {
  await sendWith(send(null))
  await enqueue(message)
  const outbox = join(folder, 'mail')
  const files = await vi.waitFor(
    async () => {
      // A file that is still being written has a name that begins with a dot.
      const names = (await readdir(outbox)).filter((name) => !name.startsWith('.'))
      expect(names).toHaveLength(1)
      return names
    },
    { timeout: 30_000 },
  )
  expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-awa@example\.test\.eml$/)
  const mail = await PostalMime.parse(await readFile(join(outbox, files[0] ?? '')))
  expect(mail).toMatchObject({
    subject: message.subject,
    to: [{ address: message.to }],
    from: { address: 'no-reply@filao.example' },
    text: expect.stringContaining('Éloïse'),
  })
})

test('a mail address can neither choose the path of its file nor add recipients', async () => {
  await send(null)({ ...message, to: '../../etc/passwd\r\nBcc: eve@example.test' })
  const names = await readdir(join(folder, 'mail'))
  expect(names).toHaveLength(1)
  const mail = await PostalMime.parse(await readFile(join(folder, 'mail', names[0] ?? '')))
  expect(mail.bcc ?? []).toEqual([])
})

test('a mail that was not sent is logged without its recipient', async () => {
  const server = await mailServer({ refusals: 1 })
  const lines: Record<string, unknown>[] = []
  const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line)) })
  const own = await startJobs(database.db, log, kinds)
  try {
    await own.work([handle(mailJob, (_parts: object, mail) => send(server.url)(mail))], {})
    await enqueue(message)
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 30_000 })
    expect(lines[0]).toMatchObject({ msg: 'the job mail failed', err: { message: expect.stringContaining('451') } })
    expect(JSON.stringify(lines)).not.toContain(message.to)
  } finally {
    await own.stop()
    await server.close()
    await database.db.pool.query('delete from jobs.job')
  }
})

test('a queue that is started again keeps its jobs', async () => {
  await enqueue({ ...message, subject: 'kept' })
  await jobs.stop()
  jobs = await startJobs(database.db, database.log, kinds)
  const sent: string[] = []
  await sendWith(async ({ subject }) => void sent.push(subject))
  await vi.waitFor(() => expect(sent).toEqual(['kept']), { timeout: 30_000 })
})

test('a job that runs all the time goes on after a failure, and ends with the run under way', async () => {
  let runs = 0
  const always = defineJob('always', { everySeconds: 0.01 })
  const run = async () => {
    runs++
    if (runs === 1) throw new Error('the database is away')
  }
  const own = await startJobs(database.db, createLog('silent'), [always])
  await own.work([handle(always, run)], {})
  await expect.poll(() => runs).toBeGreaterThan(3)
  await own.stop()
  const after = runs
  await new Promise((done) => setTimeout(done, 50))
  expect(runs).toBe(after)
})
