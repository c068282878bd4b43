import { createCustomer } from '@filao/domain/customers/contract'
import { issueInvoice } from '@filao/domain/invoicing/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import * as rentals from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/webhooks/contract'
import type { WebhookEvent } from '@filao/domain/webhooks/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdJobs } from '#platform/database/backup/rows'
import { announce } from '#platform/database/tables/webhook-deliveries'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Message } from '#platform/mail/mail'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { type Behaviour, givenReceiver, type Receiver, respond, signatureOf } from '#testing/network/receiver'
import { auditOf } from '#testing/stored-rental'
import { courier, type DeliveryParts } from './deliver.ts'
import { takeDue } from './delivery-queries.ts'
import { sendSwitchedOff, switchedOffMailJob } from './switch-off.ts'

let t: TestApp
let clock = noon(0)
const receivers: Receiver[] = []
beforeAll(async () => {
  t = await testApp({ WEBHOOKS_PRIVATE: 'on' })
})
afterAll(async () => {
  for (const receiver of receivers) await receiver.close()
  await t.close()
})

/** Moves the clock of calls and deliveries. */
function setClock(instant: string): void {
  clock = instant
  t.setNow(instant)
}

async function receiver(behave?: Behaviour): Promise<Receiver> {
  const made = await givenReceiver()
  receivers.push(made)
  if (behave) made.behave(behave)
  return made
}

let names = 0
async function givenWebhook(by: Member, { url }: { url: string }, events: WebhookEvent[] = ['customer.created']) {
  const params = { companyId: by.companyId }
  const webhook = await by.request(calls.createWebhook, { params, body: { name: `Hook ${++names}`, url, events } })
  return { ...webhook, params: { ...params, id: webhook.id }, log: { ...params, webhookId: webhook.id } }
}

function aCourier(settings: Partial<DeliveryParts> = {}) {
  const { db, log, enqueue } = t
  return courier({
    config: { webhooksPrivate: true, secretsKey: null },
    db,
    log,
    enqueue,
    now: () => clock,
    timeoutMs: 10_000,
    ...settings,
  })
}

/** Delivers until nothing is due. */
async function deliverAll(by = aCourier()): Promise<void> {
  for (let before = -1; before !== total(); ) {
    before = total()
    await by.deliver()
    await by.idle()
  }
}

const total = () => receivers.reduce((sum, { received }) => sum + received.length, 0)

const newCustomers = async (by: Member, count: number) => {
  for (let n = 0; n < count; n++)
    await by.request(createCustomer, { params: { companyId: by.companyId }, body: { firstName: `Awa ${n}` } })
}

test('a rental is told from its draft to its invoice, in order and signed, and nothing that was refused', async () => {
  setClock(noon(0))
  const { by, params, wanted, deliver, check } = await givenCounter(t)
  const seen = await receiver()
  const { secret } = await givenWebhook(by, seen, [
    'rental.created',
    'rental.confirmed',
    'rental.delivered',
    'rental.returned',
    'rental.cancelled',
    'payment.recorded',
    'invoice.issued',
  ])
  const { id } = await by.request(rentals.createRental, { params, body: wanted })
  const of = { ...params, rentalId: id }
  await by.request(rentals.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  await by.request(rentals.createPayment, { params: of, body: { totalAmount: 20, securityDepositAmount: 0 } })
  const nothing = { totalAmount: 0, securityDepositAmount: 0 }
  expect((await by.send(rentals.createPayment, { params: of, body: nothing })).status).toBe(422)
  await deliver(id)
  expect((await check(id, { stage: 'return', odometer: 99_000 })).status).toBe(200)
  await by.request(issueInvoice, { params: of, body: { kind: 'invoice' } })
  const other = await by.request(rentals.createRental, { params, body: wanted })
  await by.request(rentals.updateRental, { params: { ...params, id: other.id }, body: { status: 'quote' } })
  await by.request(rentals.updateRental, { params: { ...params, id: other.id }, body: { status: 'cancelled' } })
  await deliverAll()
  const told = seen.received.map(({ type, data }) => [type, data.rentalId])
  expect(told).toEqual([
    ['rental.created', id],
    ['rental.confirmed', id],
    ['payment.recorded', id],
    ['rental.delivered', id],
    ['rental.returned', id],
    ['invoice.issued', id],
    ['rental.created', other.id],
    ['rental.cancelled', other.id],
  ])
  const sequences = seen.received.map(({ data }) => data.sequence)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
  for (const one of seen.received) expect(one.signatures).toEqual([signatureOf(one, secret)])
  expect(new Set(seen.received.map((one) => one.id)).size).toBe(8)
})

describe('receivers that', () => {
  test('fail, hang, redirect or lie get every event in the end, again with the same id, and delay no other', async () => {
    setClock(noon(0))
    const by = await t.company()
    const trap = await receiver()
    const seen = new Map<string, number>()
    const first = (bad: Behaviour): Behaviour => {
      return (received, response, request) => {
        const times = (seen.get(`${request.headers.host} ${received.id}`) ?? 0) + 1
        seen.set(`${request.headers.host} ${received.id}`, times)
        ;(times === 1 ? bad : respond(200, 'ok'))(received, response, request)
      }
    }
    const bad = {
      fails: first(respond(500, 'Oops')),
      hangs: first(() => undefined),
      redirects: first((_one, response) => void response.writeHead(307, { location: trap.url }).end()),
      hangsUp: first((_one, _response, request) => void request.socket.destroy()),
      promisesMore: first((_one, response) => {
        response.writeHead(503, { 'content-length': '1000' }).write('less')
        response.destroy()
      }),
      floods: first((_one, response) => void response.writeHead(500).end('x'.repeat(3_000_000))),
      works: respond(202),
    }
    const hooks = []
    for (const behave of Object.values(bad)) {
      const made = await receiver(behave)
      hooks.push({ made, ...(await givenWebhook(by, made)) })
    }
    const events = 6
    const hasty = aCourier({ timeoutMs: 800 })
    await newCustomers(by, events)
    await deliverAll(hasty)
    const works = hooks.at(-1)?.made.received ?? []
    expect(works).toHaveLength(events)
    // Each failure moves its event to a later instant.
    for (let round = 0; round < events + 2; round++) {
      setClock(addMinutes(clock, 30))
      await deliverAll(hasty)
    }
    for (const { made, log } of hooks) {
      expect(new Set(made.received.map(({ id }) => id)).size).toBe(events)
      const deliveries = await by.request(calls.listDeliveries, { params: log })
      expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['delivered']))
      const bodies = new Map(made.received.map(({ id, body }) => [id, body]))
      for (const { id, body } of made.received) expect(body).toBe(bodies.get(id))
    }
    // A busy machine may need more than the courier's timeout for a response: that event comes once more.
    const times = Object.values(Object.groupBy(hooks[0]?.made.received ?? [], ({ id }) => id))
    for (const received of times) expect(received?.length).toBeGreaterThanOrEqual(2)
    expect(trap.received).toEqual([])
    const flooded = await by.request(calls.listDeliveries, { params: hooks.at(-2)?.log as never })
    expect(flooded[0]?.attempts[0]).toMatchObject({ status: 500, answer: 'x'.repeat(2000) })
    const attempts = await by.request(calls.listDeliveries, { params: hooks[0]?.log as never })
    expect(attempts[0]?.attempts.at(0)).toMatchObject({ status: 500, answer: 'Oops' })
    expect(attempts[0]?.attempts.at(-1)).toMatchObject({ status: 200, answer: 'ok' })
  })

  test('took nothing for three days are switched off, and the administrators are told', async () => {
    setClock(noon(0))
    const by = await t.company()
    const { params, log } = await givenWebhook(by, await receiver(respond(500)))
    await newCustomers(by, 2)
    for (let next: string | null = clock; next; ) {
      setClock(next)
      await deliverAll()
      next = (await by.request(calls.listDeliveries, { params: log }))[0]?.nextAt ?? null
    }
    expect(Date.parse(clock) - Date.parse(noon(0))).toBe(3 * 24 * 3_600_000)
    const [webhook] = await by.request(calls.listWebhooks, { params })
    expect(webhook).toMatchObject({ isActive: false, failingSince: noon(0) })
    const deliveries = await by.request(calls.listDeliveries, { params: log })
    expect(deliveries).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
    expect((await auditOf(t, by, 'webhook', params.id)).at(-1)).toMatchObject({ action: 'switched_off', userId: null })
    const sent: Message[] = []
    const send = async (message: Message) => void sent.push(message)
    const parts = { ...t, publicUrl: 'https://filao.example', now: () => clock, send }
    for (const job of t.jobsOf(switchedOffMailJob)) await sendSwitchedOff(parts, job)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ subject: `Webhook désactivé\u202f: ${webhook?.name}` })
    expect(sent[0]?.text).toContain('https://filao.example/company/webhooks')
    await newCustomers(by, 1)
    expect(await by.request(calls.listDeliveries, { params: log })).toHaveLength(2)
    await by.request(calls.updateWebhook, { params, body: { isActive: true } })
    await newCustomers(by, 1)
    expect((await by.request(calls.listDeliveries, { params: log }))[0]).toMatchObject({ status: 'waiting' })
  })

  test('fail take half of the places at most', async () => {
    setClock(noon(0))
    const by = await t.company()
    const [bad, good] = [await receiver(respond(500)), await receiver()]
    for (let n = 0; n < 3; n++) await givenWebhook(by, bad)
    const healthy = []
    for (let n = 0; n < 3; n++) healthy.push((await givenWebhook(by, good)).id)
    await newCustomers(by, 1)
    await deliverAll()
    setClock(addMinutes(clock, 10))
    await newCustomers(by, 1)
    const room = { most: 5, mostFailing: 1, mostOfCompany: 5, servedCompanies: [], now: clock, until: clock }
    const taken = await inTransaction(t.db, { identity: true }, (tx) => takeDue(tx, room))
    const ours = taken.filter(({ companyId }) => companyId === by.companyId)
    expect(taken.filter(({ isFailing }) => isFailing)).toHaveLength(1)
    expect(
      ours
        .filter(({ isFailing }) => !isFailing)
        .map(({ webhookId }) => webhookId)
        .toSorted(),
    ).toEqual(healthy)
    await deliverAll()
  })

  test('are gone are switched off at once', async () => {
    const by = await t.company()
    const { params } = await givenWebhook(by, await receiver(respond(410)))
    await newCustomers(by, 1)
    await deliverAll()
    expect(await by.request(calls.listWebhooks, { params })).toMatchObject([{ isActive: false }])
  })

  test('fail while their webhook is being switched off get that event no more', async () => {
    const by = await t.company()
    const seen = await receiver()
    const { params, log } = await givenWebhook(by, seen)
    const activate = (isActive: boolean) => by.request(calls.updateWebhook, { params, body: { isActive } })
    seen.behave(async (_received, response) => {
      await activate(false)
      response.writeHead(500).end()
    })
    await newCustomers(by, 1)
    await deliverAll()
    const [given] = await by.request(calls.listDeliveries, { params: log })
    expect(given).toMatchObject({ status: 'failed', nextAt: null, attempts: [{ status: 500 }] })
    seen.behave(respond(204))
    const active = await activate(true)
    expect(active).toMatchObject({ isActive: true, failingSince: null })
    setClock(addMinutes(clock, 10))
    await deliverAll()
    expect(seen.received).toHaveLength(1)
  })

  test('were switched off get nothing of that time, nor of a change that began before and ended in it', async () => {
    const by = await t.company()
    const seen = await receiver()
    const { params } = await givenWebhook(by, seen)
    const activate = (isActive: boolean) => by.request(calls.updateWebhook, { params, body: { isActive } })
    await inTransaction(
      t.db,
      by,
      async (tx) => {
        await announce(tx, [{ companyId: by.companyId, type: 'customer.created', data: { id: 1, rentalId: null } }])
        await activate(false)
      },
      clock,
    )
    await newCustomers(by, 1)
    await activate(true)
    await deliverAll()
    expect(seen.received).toEqual([])
    await newCustomers(by, 1)
    await deliverAll()
    expect(seen.received).toHaveLength(1)
  })

  test('answer slowly wait alone: others are served meanwhile', async () => {
    const by = await t.company()
    const slow = await receiver(() => undefined)
    const quick = await receiver()
    await givenWebhook(by, slow)
    await givenWebhook(await t.company(), slow)
    const another = await t.company()
    await givenWebhook(another, quick)
    await newCustomers(by, 3)
    await newCustomers(another, 3)
    const own = aCourier({ timeoutMs: 60_000 })
    await own.deliver()
    await expect.poll(() => quick.received.length).toBe(3)
    expect(slow.received.length).toBeLessThanOrEqual(1)
    // Ends the requests that hang.
    slow.behave(respond(200))
    await slow.close()
    await own.idle()
  })

  test('are slow, of one company, take a quarter of the places and keep none for long', async () => {
    setClock(noon(0))
    const by = await t.company()
    const hanging: (() => void)[] = []
    const slow = await receiver((_received, response) => void hanging.push(() => response.writeHead(204).end()))
    for (let n = 0; n < 12; n++) await givenWebhook(by, slow)
    await newCustomers(by, 1)
    const own = aCourier({ timeoutMs: 60_000 })
    await own.deliver()
    await own.deliver()
    await expect.poll(() => hanging.length).toBeGreaterThanOrEqual(10)
    await own.deliver()
    expect(slow.received).toHaveLength(10)
    slow.behave(respond(204))
    for (const end of hanging) end()
    await own.idle()
    await deliverAll()
    expect(slow.received).toHaveLength(12)
    const another = await t.company()
    const tedious = await receiver((_received, response) => {
      setClock(addMinutes(clock, 1 / 6))
      response.writeHead(204).end()
    })
    await givenWebhook(another, tedious)
    await newCustomers(another, 5)
    await own.deliver()
    await own.idle()
    expect(tedious.received).toHaveLength(2)
    await deliverAll()
    expect(tedious.received).toHaveLength(5)
  })
})

test('couriers of several processes deliver each event once between them, in its order', async () => {
  const by = await t.company()
  const seen = await receiver()
  await givenWebhook(by, seen)
  await newCustomers(by, 8)
  const processes = [aCourier(), aCourier(), aCourier()]
  for (let n = 0; n < 4; n++) await Promise.all(processes.map((one) => one.deliver()))
  await Promise.all(processes.map((one) => one.idle()))
  await deliverAll()
  const sequences = seen.received.map(({ data }) => data.sequence)
  expect(new Set(sequences).size).toBe(8)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
  expect(sequences).toHaveLength(8)
})

test('an event whose process was killed is sent again by another one, with the same id', async () => {
  setClock(noon(0))
  const by = await t.company()
  const seen = await receiver()
  const { id } = await givenWebhook(by, seen)
  await newCustomers(by, 1)
  // The process that took the webhook was killed before it stored the outcome.
  await t.db.pool.query(
    `begin; set local app.scope = 'identity'; update webhooks set leased_until = '${addMinutes(clock, 0.5)}' where id = ${id}; commit`,
  )
  await deliverAll()
  expect(seen.received).toEqual([])
  setClock(addMinutes(clock, 1))
  await deliverAll()
  expect(seen.received).toHaveLength(1)
})

test('a test event, and an event sent again with the same id, are logged and audited', async () => {
  setClock(noon(0))
  const by = await t.company()
  const seen = await receiver()
  const { params, log } = await givenWebhook(by, seen)
  const requested = await by.request(calls.testWebhook, { params })
  expect(requested).toMatchObject({ type: 'webhook.test', status: 'waiting', attempts: [] })
  await deliverAll()
  await by.request(calls.sendAgain, { params: { ...log, id: requested.id } })
  await deliverAll()
  expect(seen.received.map(({ id }) => id)).toEqual([requested.messageId, requested.messageId])
  expect(seen.received[0]?.body).toBe(requested.request)
  const [logged] = await by.request(calls.listDeliveries, { params: log })
  expect(logged).toMatchObject({ status: 'delivered', nextAt: null, attempts: [{ status: 204 }, { status: 204 }] })
  const actions = (await auditOf(t, by, 'webhook', params.id)).map(({ action }) => action)
  expect(actions).toEqual(['created', 'tested', 'sent_again'])
})

test('a restored copy does not send the events that waited when the backup was made', async () => {
  setClock(noon(0))
  const by = await t.company()
  const seen = await receiver()
  const { log } = await givenWebhook(by, seen)
  await newCustomers(by, 1)
  const client = t.db.client({ name: 'restore' })
  await client.connect()
  await holdJobs(client, ['mail'])
  await client.end()
  await deliverAll()
  expect(seen.received).toEqual([])
  expect(await by.request(calls.listDeliveries, { params: log })).toMatchObject([{ status: 'failed', attempts: [] }])
})

test('a renewed secret signs beside the former one for 24 hours; neither is ever listed', async () => {
  const by = await t.company()
  const seen = await receiver()
  const { params, secret } = await givenWebhook(by, seen)
  setClock(new Date().toISOString())
  const renewed = await by.request(calls.renewWebhookSecret, { params })
  await newCustomers(by, 1)
  await deliverAll()
  setClock(addMinutes(clock, 25 * 60))
  await newCustomers(by, 1)
  await deliverAll()
  const signed = seen.received.map((one) =>
    one.signatures.map((signature) => {
      return [secret, renewed.secret].findIndex((known) => signatureOf(one, known) === signature)
    }),
  )
  expect(signed).toEqual([[1, 0], [1]])
  const listed = JSON.stringify(await by.request(calls.listWebhooks, { params }))
  expect(listed).not.toContain('whsec_')
  expect(JSON.stringify(await auditOf(t, by, 'webhook', params.id))).not.toContain('whsec_')
})

test('each of several renewed secrets signs for its own 24 hours, ten at most', async () => {
  setClock(noon(0))
  const by = await t.company()
  const seen = await receiver()
  const { params, secret } = await givenWebhook(by, seen)
  const secrets = [secret]
  const renew = async () => {
    const renewed = await by.request(calls.renewWebhookSecret, { params })
    secrets.push(renewed.secret)
    return renewed.formerSecretUntil
  }
  const signers = async () => {
    const before = seen.received.length
    await newCustomers(by, 1)
    await deliverAll()
    const [one] = seen.received.slice(before)
    return one?.signatures.map((signature) => secrets.findIndex((known) => signatureOf(one, known) === signature))
  }
  expect(await renew()).toBe(addMinutes(noon(0), 24 * 60))
  setClock(addMinutes(noon(0), 60))
  expect(await renew()).toBe(addMinutes(noon(0), 25 * 60))
  expect(await signers()).toEqual([2, 1, 0])
  setClock(addMinutes(noon(0), 24 * 60 - 1))
  expect(await signers()).toEqual([2, 1, 0])
  setClock(addMinutes(noon(0), 24 * 60))
  expect(await signers()).toEqual([2, 1])
  setClock(addMinutes(noon(0), 25 * 60 - 1))
  expect((await by.request(calls.listWebhooks, { params }))[0]?.formerSecretUntil).toBe(addMinutes(noon(0), 25 * 60))
  expect(await signers()).toEqual([2, 1])
  setClock(addMinutes(noon(0), 25 * 60))
  expect((await by.request(calls.listWebhooks, { params }))[0]?.formerSecretUntil).toBeNull()
  expect(await signers()).toEqual([2])
  for (let count = 0; count < 10; count++) await renew()
  expect(await signers()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(await by.send(calls.renewWebhookSecret, { params })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  setClock(addMinutes(noon(0), 49 * 60))
  expect(await signers()).toEqual([12])
  const { rows } = await t.db.pool.query('select earlier_secrets from webhooks where id = $1', [params.id])
  expect(rows[0].earlier_secrets, 'those of the last renewal').toHaveLength(9)
  await renew()
  const after = await t.db.pool.query('select earlier_secrets from webhooks where id = $1', [params.id])
  expect(after.rows).toEqual([{ earlier_secrets: [] }])
})

test('an address in a private network, without encryption or with credentials is refused, as are names twice', async () => {
  const strict = await testApp({}, undefined)
  try {
    const by = await strict.company()
    const params = { companyId: by.companyId }
    const create = (url: string) => {
      return by.send(calls.createWebhook, { params, body: { name: 'Site', url, events: ['rental.created'] } })
    }
    for (const url of [
      'http://example.org',
      'https://127.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://0x7f.1/',
      'https://a:b@example.org',
      'x',
    ]) {
      expect([url, await create(url)]).toMatchObject([url, { status: 422, body: { errors: [{ path: 'url' }] } }])
    }
    expect((await create('https://example.org/')).status).toBe(201)
    expect(await create('https://example.org/')).toMatchObject({ status: 409, body: { errors: [{ path: 'name' }] } })
  } finally {
    await strict.close()
  }
})
