import { updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { startJobs } from '#platform/jobs/jobs'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter } from '#testing/given-rental'
import { type MailServer, mailServer } from '#testing/mail-server'
import { type ServerProcess, startServer } from '#testing/processes'
import { storedRental } from '#testing/stored-rental'
import { lapseJob } from './feature.ts'

let t: TestApp
let mail: MailServer
let servers: ServerProcess[]
beforeAll(async () => {
  t = await testApp()
  mail = await mailServer({ refusals: 3 })
  const settings = { SMTP_URL: mail.url, PUBLIC_URL: 'http://filao.example' }
  servers = await Promise.all([startServer(t.url, settings), startServer(t.url, settings)])
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await mail.close()
  await t.close()
})

/** Creates a draft for tomorrow, whose customer has an address of their own. */
async function givenDraft(n: number) {
  const { by, params, customer, wanted } = await givenCounter(t)
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: `c${n}@example.test` } })
  const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`
  const { id } = await by.request(calls.createRental, { params, body: { ...wanted, start: at(1), end: at(4) } })
  return { path: `/api/companies/${by.companyId}/rentals/${id}`, cookie: by.cookie }
}

test('each mail arrives once under two processes, even after a first refusal by the mail server', async () => {
  const drafts = []
  for (let n = 0; n < 8; n++) drafts.push(await givenDraft(n))
  const statuses = await Promise.all(
    drafts.map(async ({ path, cookie }, n) => {
      const response = await fetch(`${servers[n % 2]?.url}${path}`, {
        method: 'PATCH',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'validating' }),
      })
      return response.status
    }),
  )
  expect(statuses).toEqual(Array(8).fill(200))
  await expect.poll(() => mail.refused()).toBe(3)
  await expect.poll(() => mail.received.length).toBe(5)
  // Moves the time of the retry of refused mails to the present.
  await expect
    .poll(
      async () => {
        await t.db.pool.query(`update jobs.job set start_after = now() where state = 'retry' and name = 'rentalMail'`)
        return mail.received.length
      },
      { interval: 500 },
    )
    .toBe(8)
  const unsent = async () => (await t.db.pool.query('select id from sent_mails where sent_at is null')).rows
  await expect.poll(unsent).toEqual([])
  expect(mail.received.flatMap(({ to }) => to?.[0]?.address).sort()).toEqual(drafts.map((_, n) => `c${n}@example.test`))
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(8)
})

test('the servers let offers lapse on schedule, and mail the customer', async () => {
  const counter = await givenCounter(t)
  const [start, end] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 86_400_000)]
  const { id } = await storedRental(t, counter.by, counter.vehicle, {
    status: 'validating',
    start: start.toISOString(),
    end: end.toISOString(),
    customer: { email: 'late@example.test' },
  })
  const jobs = await startJobs(t.db, t.log, [lapseJob])
  try {
    await inTransaction(t.db, { identity: true }, (tx) => jobs.enqueue(tx, lapseJob, {}))
    const statusOf = async () => (await counter.get(id)).status
    await expect.poll(statusOf, { interval: 500 }).toBe('cancelled')
    const mailed = () => mail.received.filter(({ to }) => to?.[0]?.address === 'late@example.test')
    await expect.poll(() => mailed().length).toBe(1)
    expect(mailed()[0]?.subject).toMatch(/^Votre offre .* a expiré$/)
  } finally {
    await jobs.stop()
  }
})
