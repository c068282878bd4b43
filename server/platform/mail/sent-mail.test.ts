import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { insertSentMail } from '../database/tables/sent-mails.ts'
import { inTransaction } from '../database/tenancy/tenant.ts'
import type { Message } from './mail.ts'
import { type Compose, type MailParts, sendOnce } from './sent-mail.ts'

const now = '2026-03-02T10:00:00Z'
const message: Message = { to: '', subject: '', html: '<p>Le paiement a échoué</p>', text: 'Le paiement a échoué' }

let database: TestDatabase
let companyId: number
const sent: Message[] = []
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  sent.length = 0
  companyId = await inTransaction(database.db, { identity: true }, async (tx) => {
    const company = tx.insertInto('companies').values({ name: 'paid' })
    return (await company.returning('id').executeTakeFirstOrThrow()).id
  })
})
afterAll(() => database.drop())

const parts = (send: MailParts['send'] = async (one) => void sent.push(one)): MailParts => ({
  db: database.db,
  publicUrl: 'https://filao.example',
  now: () => now,
  send,
})

/** Marks the company as failed in its name, and requests the mail about it; undefined when it was already requested. */
const failPayment = () =>
  inTransaction(database.db, { companyId, userId: 0 }, async (tx) => {
    await tx.updateTable('companies').set({ name: 'failed' }).where('id', '=', companyId).execute()
    return await insertSentMail(tx, {
      companyId,
      kind: 'billing',
      recipient: 'awa@example.test',
      subject: 'Le paiement a échoué',
      dedupe: 'failed',
      queuedAt: now,
    })
  })

const payAgain = () =>
  inTransaction(database.db, { companyId, userId: 0 }, async (tx) => {
    await tx.updateTable('companies').set({ name: 'paid' }).where('id', '=', companyId).execute()
  })

/** Composes the mail while the payment is failed. `looked` is called after each look, with their number. */
function composer(looked: (looks: number) => Promise<void>): Compose {
  let looks = 0
  return (_mail, read) =>
    read(async (tx) => {
      const company = tx.selectFrom('companies').select('name').where('id', '=', companyId)
      const { name } = await company.executeTakeFirstOrThrow()
      await looked(++looks)
      return name === 'failed' ? message : null
    })
}

const stored = async () =>
  (await database.db.pool.query('select id, subject, sent_at from sent_mails where company_id = $1', [companyId])).rows

/** Resolves when a transaction waits for a lock. */
const isWaiting = () =>
  vi.waitFor(async () => {
    const { rows } = await database.db.pool.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and locktype = 'advisory' and not granted`,
    )
    expect(rows).toHaveLength(1)
  }, 30_000)

test('a second failure after the look, and before the mail is deleted, is sent', async () => {
  const mail = await failPayment()
  await payAgain()
  const compose = composer(async (looks) => {
    if (looks === 1) expect(await failPayment()).toBeUndefined()
  })
  await sendOnce(parts(), { companyId, mailId: mail?.id ?? 0 }, compose)
  expect(sent).toMatchObject([{ to: 'awa@example.test', text: message.text }])
  expect(await stored()).toMatchObject([{ id: mail?.id, sent_at: expect.anything() }])
})

test('a second failure while the mail is being deleted requests a new mail', async () => {
  const mail = await failPayment()
  await payAgain()
  let again: ReturnType<typeof failPayment> | undefined
  const compose = composer(async (looks) => {
    if (looks === 1) return
    again = failPayment()
    await isWaiting()
  })
  await sendOnce(parts(), { companyId, mailId: mail?.id ?? 0 }, compose)
  const next = await again
  expect(next?.id).toBeGreaterThan(mail?.id ?? 0)
  expect(sent).toEqual([])
  const composed = composer(async () => undefined)
  await sendOnce(parts(), { companyId, mailId: next?.id ?? 0 }, composed)
  expect(sent).toHaveLength(1)
  expect(await stored()).toMatchObject([{ id: next?.id, sent_at: expect.anything() }])
})

test('no mail is sent about a failure that was resolved', async () => {
  const mail = await failPayment()
  await payAgain()
  await sendOnce(
    parts(),
    { companyId, mailId: mail?.id ?? 0 },
    composer(async () => undefined),
  )
  expect([sent, await stored()]).toEqual([[], []])
})

test('a mail has the subject of its text, which may have changed since it was requested', async () => {
  const mail = await failPayment()
  const subject = 'Le paiement a encore échoué'
  await sendOnce(parts(), { companyId, mailId: mail?.id ?? 0 }, async () => ({ ...message, subject }))
  expect(sent).toMatchObject([{ subject }])
  expect(await stored()).toMatchObject([{ subject, sent_at: expect.anything() }])
})

test('a request for a mail that is being sent does not wait for the mail server', async () => {
  const mail = await failPayment()
  const send = async (one: Message) => {
    expect(await failPayment()).toBeUndefined()
    sent.push(one)
  }
  await sendOnce(
    parts(send),
    { companyId, mailId: mail?.id ?? 0 },
    composer(async () => undefined),
  )
  expect(sent).toHaveLength(1)
})
