import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { courier } from '../server/features/webhooks/deliver.ts'
import { insertWebhook } from '../server/features/webhooks/webhook-queries.ts'
import type { Tx } from '../server/platform/database/connect.ts'
import { inTransaction } from '../server/platform/database/tenancy/tenant.ts'
import { newSecret } from '../server/platform/outgoing/sign.ts'
import { givenReceiver } from '../server/testing/network/receiver.ts'
import { startGenerated } from './companies/generated.ts'
import { checkArrivals, type Recorded } from './receivers/arrivals.ts'
import { startReceivers } from './receivers/receivers.ts'
import { table } from './report/table.ts'

/**
 * Records payments of rentals, ten of each, of which ten webhooks are told, most of them with receivers that fail.
 * Fails when an event does not arrive, a duplicate has another body, the order of a rental's payments is not visible,
 * or a redirect is followed.
 */
const { values } = parseArgs({ options: { events: { type: 'string', default: '10000' } } })
/** The payments of each rental, recorded one after the other, so that a retried event is overtaken by later ones. */
const perRental = 10
/**
 * The time limit of a request, in milliseconds: a tenth of the product's, as a receiver without an answer only waits.
 */
const timeoutMs = 1000
const generated = await startGenerated()
const { companyId, cookie } = await generated.company({ vehicles: 20, rentals: 400, customers: 100 })
const trap = await givenReceiver()
const receivers = await startReceivers(trap)
const secrets = new Map<string, string>()
try {
  await deleteWebhooks()
  for (const { name, url } of receivers) await addWebhook(name, url)
  const before = performance.now()
  const recording = recordPayments(Number(values.events) / receivers.length)
  await deliverUntil(recording)
  const recorded = await recording
  const seconds = (until: number) => ((until - before) / 1000).toFixed(0)
  const rows = receivers.map((receiver) => {
    const arrivals = checkArrivals(receiver, recorded, secrets.get(receiver.name) ?? '')
    return [receiver.name, ...Object.values(arrivals).map(String), seconds(receiver.latestAt())]
  })
  if (trap.received.length > 0) throw new Error(`${trap.received.length} redirects were followed`)
  const count = (recorded.length * receivers.length).toLocaleString('en-GB')
  table(
    `${count} events of ${recorded.length.toLocaleString('en-GB')} payments to ten receivers in ${seconds(performance.now())} s (target: each arrives, a duplicate has the id and the body of the first, \`sequence\` gives the order of each rental's payments, no redirect is followed)`,
    ['receiver', 'events', 'requests', 'duplicates', 'overtaken', 'last new event after, s'],
    rows,
  )
} finally {
  await deleteWebhooks()
  for (const { close } of [...receivers, trap]) await close()
  await generated.stop()
}

async function addWebhook(name: string, url: string): Promise<void> {
  const secret = newSecret()
  secrets.set(name, secret)
  await inScope((tx) => insertWebhook(tx, { companyId, name, url, events: ['payment.recorded'], secret }))
}

async function deleteWebhooks(): Promise<void> {
  await inScope((tx) => sql`delete from webhooks where company_id = ${companyId}`.execute(tx))
}

/** Records payments of 1 € by the API, and returns them in their order. */
async function recordPayments(count: number): Promise<Recorded[]> {
  const { rows } = await inScope((tx) =>
    sql<{ id: number }>`select id from rentals where status = 'done' order by id`.execute(tx),
  )
  const recorded: Recorded[] = []
  for (let at = 0; at < count; at++) {
    const rentalId = rows[Math.floor(at / perRental) % rows.length]?.id ?? 0
    const answered = await generated.app.inject({
      method: 'POST',
      url: `/api/companies/${companyId}/rentals/${rentalId}/payments`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { totalAmount: 1, securityDepositAmount: 0, isOverConfirmed: true },
    })
    if (answered.statusCode !== 201) throw new Error(`a payment was answered ${answered.statusCode} ${answered.body}`)
    recorded.push({ id: answered.json().id, rentalId })
  }
  return recorded
}

/** Delivers every second, as the server's job does, until the changes are made and no event waits. */
async function deliverUntil(changes: Promise<unknown>): Promise<void> {
  let isChanging = true
  const ended = changes.finally(() => {
    isChanging = false
  })
  const { db } = generated
  const now = () => new Date().toISOString()
  const enqueue = async () => undefined
  const own = courier({
    config: { webhooksPrivate: true, secretsKey: null },
    db,
    log: db.log,
    enqueue,
    now,
    timeoutMs,
  })
  while (isChanging || (await waiting()) > 0) {
    await own.deliver()
    await wait(1000)
  }
  await ended
  await own.idle()
}

async function waiting(): Promise<number> {
  const { rows } = await inScope((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries where company_id = ${companyId} and next_at is not null`.execute(
      tx,
    ),
  )
  return rows[0]?.count ?? 0
}

async function inScope<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return await inTransaction(generated.db, { companyId, userId: 0 }, work)
}
