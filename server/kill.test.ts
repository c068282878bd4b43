import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { addMinutes } from '@filao/domain/kernel/time'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryFolder } from '#testing/memory-folder'
import { inLongRun } from '#testing/operation/long'
import { type ServerProcess, startServer } from '#testing/processes'

/** Times that the server, PostgreSQL or both are killed, in turns. */
const rounds = inLongRun(6, 3)
const writers = 8

let dataDir: string
let server: ServerProcess
let shop: Awaited<ReturnType<typeof givenShop>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(await memoryFolder(), 'filao-kill-'))
  await start()
  shop = await givenShop()
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the server on its own database. Returns the milliseconds until it answered. */
async function start(): Promise<void> {
  server = await startServer('', { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
}

type Answer = { status: number; body: Record<string, unknown>; cookie: string | null }

/** Makes a call. Null when no answer came: it is then unknown if it was done. */
async function call(method: string, path: string, body?: object, key?: string): Promise<Answer | null> {
  const headers = {
    cookie: shop?.cookie ?? '',
    'sec-fetch-site': 'same-origin',
    ...(key && { 'idempotency-key': key }),
  }
  try {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {}, cookie: response.headers.get('set-cookie') }
  } catch {
    return null
  }
}

async function mustCall(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await call(method, path, body)
  if (!answer || answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer
}

/** Creates a company with one vehicle for each writer, over HTTP. */
async function givenShop() {
  const account = await mustCall('POST', '/auth/registration', { email: 'kill@example.test', language: 'fr' })
  const cookie = String(account.cookie).split(';')[0] as string
  shop = { cookie } as typeof shop
  const company = `/companies/${(await mustCall('POST', '/companies', { name: 'Karukera' })).body.id}`
  const idOf = async (path: string, body: object) => (await mustCall('POST', company + path, body)).body.id as number
  const agencyId = await idOf('/agencies', { name: 'Jarry' })
  const amounts = { securityDepositAmount: 800, waiverAmount: 1200 }
  const categoryId = await idOf('/categories', { code: 'B', name: 'Citadine', ...amounts })
  const line = { seasonId: null, agencyId, categoryId, minDays: 1, price: 40 }
  await mustCall('PUT', `${company}/prices`, [line])
  const vehicleIds: number[] = []
  for (let n = 0; n < writers; n++) {
    const place = { categoryId, locationId: agencyId }
    vehicleIds.push(await idOf('/vehicles', { registrationNumber: `AB-${100 + n}-GP`, ...place }))
  }
  const customerId = await idOf('/customers', { firstName: 'Zoé' })
  const places = { customerId, departureAgencyId: agencyId, arrivalAgencyId: agencyId }
  return { cookie, company, vehicleIds, places }
}

/** The writes that the server has acknowledged, and payments that got no answer. */
type Acknowledged = {
  customers: string[]
  statuses: Map<number, string[]>
  payments: { key: string; rentalId: number; amount: number }[]
  unanswered: { key: string; rentalId: number; amount: number }[]
}

const tomorrow = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
let number = 0

/** Writes as one agent at the counter until stopped: customers, rentals through their statuses, payments. */
async function write(vehicle: number, done: Acknowledged, isOver: () => boolean): Promise<void> {
  const vehicleId = shop.vehicleIds[vehicle] as number
  while (!isOver()) {
    const n = ++number
    const lastName = `Client ${n}`
    const customer = await call('POST', `${shop.company}/customers`, { firstName: 'Awa', lastName })
    if (customer?.status === 201) done.customers.push(lastName)
    const start = addMinutes(tomorrow, n * 120)
    const rental = await call('POST', `${shop.company}/rentals`, {
      ...shop.places,
      vehicleId,
      start,
      end: addMinutes(start, 60),
    })
    if (rental?.status !== 201) continue
    const id = rental.body.id as number
    done.statuses.set(id, ['draft'])
    for (const status of ['quote', 'pending', ...(n % 3 ? [] : ['cancelled'])]) {
      // Until the answer comes, the rental may be in either status.
      done.statuses.get(id)?.push(status)
      const moved = await call('PATCH', `${shop.company}/rentals/${id}`, { status })
      if (moved?.status !== 200) break
      done.statuses.set(id, [status])
    }
    const payment = { key: `payment-${n}`, rentalId: id, amount: n / 100 }
    const paid = await pay(payment)
    if (paid) done.payments.push(payment)
    else done.unanswered.push(payment)
  }
}

async function pay({ key, rentalId, amount }: Acknowledged['payments'][number]): Promise<boolean> {
  const body = { totalAmount: amount, securityDepositAmount: 0, isOverConfirmed: true }
  return (await call('POST', `${shop.company}/rentals/${rentalId}/payments`, body, key))?.status === 201
}

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Queries the tables as the owner of the database. */
async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8')
  const client = new pg.Client({ connectionString: `postgres://filao:${password}@127.0.0.1:${port}/postgres` })
  await client.connect()
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

async function check(done: Acknowledged): Promise<void> {
  const customers = new Set(
    (await ask<{ name: string }>('select last_name as name from customers')).map(({ name }) => name),
  )
  expect(done.customers.filter((name) => !customers.has(name))).toEqual([])
  const rentals = await ask<{ id: number; status: string }>('select id, status from rentals')
  const statusOf = new Map(rentals.map(({ id, status }) => [id, status]))
  const lost = [...done.statuses].filter(([id, possible]) => !possible.includes(statusOf.get(id) ?? 'lost'))
  expect(lost).toEqual([])
  const paid = await ask<{ rentalId: number; cents: number; times: number }>(
    'select rental_id as "rentalId", total_cents as cents, count(*)::int as times from payments group by 1, 2',
  )
  expect(paid.filter(({ times }) => times > 1)).toEqual([])
  const cents = new Map(paid.map((payment) => [payment.rentalId, payment.cents]))
  expect(done.payments.filter(({ rentalId, amount }) => cents.get(rentalId) !== Math.round(amount * 100))).toEqual([])
  expect(await ask(halfDone)).toEqual([])
  const { body } = await mustCall('GET', `${shop.company}/journal/verification`)
  expect(body).toMatchObject({ isWhole: true, firstFault: null })
}

/**
 * Finds rows that one transaction writes together and a torn one would not: status, occupancy, audit, numbers, stored
 * answers.
 */
const halfDone = `
  select 'rental ' || r.id as what from rentals r
  left join occupancies o on o.rental_id = r.id
  left join lateral (
    select action from audit_entries where entity = 'rental' and entity_id = r.id order by id desc limit 1
  ) last on true
  where (o.id is not null) <> (r.status = 'pending')
    or last.action is distinct from case when r.status = 'draft' then 'created' else r.status end
  union all
  select 'customer ' || c.id from customers c
  where not exists (select from audit_entries where entity = 'customer' and entity_id = c.id)
  union all
  select 'payment ' || p.id from payments p
  where not exists (select from audit_entries where entity = 'payment' and entity_id = p.id)
    or not exists (select from idempotency_keys k where (k.body ->> 'id')::int = p.id)
  union all
  select 'key ' || key from idempotency_keys where status is null
  union all
  select 'number of ' || name from companies
  where rental_counter <> (select count(*) from rentals) or customer_counter <> (select count(*) from customers)`

const victims = ['server', 'postgres', 'both'] as const

test('nothing acknowledged is lost, done twice or half done when the server, PostgreSQL or both are killed', async () => {
  const done: Acknowledged = { customers: [], statuses: new Map(), payments: [], unanswered: [] }
  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length]
    let isOver = false
    const before = done.payments.length
    const writing = shop.vehicleIds.map((_, vehicle) => write(vehicle, done, () => isOver))
    await expect.poll(() => done.payments.length, { interval: 5 }).toBeGreaterThan(before + 10 + round)
    if (victim !== 'server') process.kill(await postmaster(), 'SIGKILL')
    if (victim === 'postgres') {
      // PostgreSQL starts again without help, and the writers continue.
      const lost = done.payments.length
      await expect.poll(() => done.payments.length, { interval: 20 }).toBeGreaterThan(lost + 10)
      isOver = true
      await Promise.all(writing)
    } else {
      isOver = true
      const stopped = server.stop('SIGKILL')
      await Promise.all([stopped, ...writing])
      await start()
    }
    for (const payment of done.unanswered.splice(0)) {
      expect([payment, await pay(payment)]).toEqual([payment, true])
      done.payments.push(payment)
    }
    await check(done)
  }
  // Sends every key once more: the answers are the first ones, and nothing is paid again.
  for (const payment of done.payments.slice(-40)) expect(await pay(payment)).toBe(true)
  await check(done)
})

/** Sends a request's head, and keeps its body back once the server has read the head. */
async function begin(path: string, body: object) {
  const text = JSON.stringify(body)
  const headers = { cookie: shop.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const one = request(`${server.url}/api${path}`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(text), expect: '100-continue' },
  })
  const status = new Promise<number>((answered, failed) => {
    one.on('response', (response) => response.resume().on('end', () => answered(response.statusCode ?? 0)))
    one.on('error', failed)
  })
  one.flushHeaders()
  await once(one, 'continue')
  return { status, finish: () => one.end(text) }
}

test('a stop first answers every request in flight', async () => {
  const people = Array.from({ length: 40 }, (_, n) => ({ firstName: 'Awa', lastName: `En cours ${n}` }))
  const begun = await Promise.all(people.map((person) => begin(`${shop.company}/customers`, person)))
  const stopped = server.stop('SIGTERM')
  await expect.poll(() => call('GET', '/health'), { interval: 20 }).toBeNull()
  for (const { finish } of begun) finish()
  expect(await Promise.all(begun.map(({ status }) => status))).toEqual(Array(40).fill(201))
  await stopped
  await start()
  const [kept] = await ask<{ count: number }>(
    `select count(*)::int as count from customers where last_name like 'En cours %'`,
  )
  expect(kept?.count).toBe(40)
})
