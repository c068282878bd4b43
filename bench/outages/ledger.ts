import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes } from '@filao/domain/kernel/time'
import pg from 'pg'

/** The writes that were acknowledged, the instants of failed requests, and how many requests there were. */
export type Ledger = {
  requests: number
  failures: number[]
  customers: string[]
  rentals: number[]
  quotes: number[]
  payments: { rentalId: number; cents: number }[]
}

/** The acknowledged writes that are missing, and the writes that were done more than once. */
export type Found = { lost: number; doubled: number }

/** A company with its agent's session, a vehicle and the rest that a rental names. */
export type Shop = { cookie: string; company: string; vehicleId: number; places: object }
type Answer = { status: number; body: Record<string, unknown>; cookie: string | null }

const noon = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
let number = 0

/** Registers companies, each with an agent at its counter. A network may register only a few an hour. */
export function openShops(url: string, count: number): Promise<Shop[]> {
  return Promise.all(Array.from({ length: count }, () => openShop(url)))
}

/** Writes as the agents of these companies, until `stop`; each write has a key and is repeated with it. */
export function openLedger(url: string, shops: Shop[]): { ledger: Ledger; stop: () => Promise<void> } {
  const ledger: Ledger = { requests: 0, failures: [], customers: [], rentals: [], quotes: [], payments: [] }
  let isOver = false
  const work = Promise.all(
    shops.map(async (shop) => {
      while (!isOver) await rentOnce(url, shop, ledger, () => isOver)
    }),
  )
  return {
    ledger,
    async stop() {
      isOver = true
      await work
    },
  }
}

/** Compares a ledger with the tables, read as a superuser. */
export async function compare(databaseUrl: string, ledger: Ledger): Promise<Found> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const select = async <Row>(text: string) => (await client.query(text)).rows as Row[]
    const customers = await select<{ name: string; count: number }>(
      'select last_name as name, count(*)::int as count from customers where last_name is not null group by 1',
    )
    const rentals = await select<{ id: number; status: string }>('select id::int, status from rentals')
    const payments = await select<{ rentalId: number; cents: number; count: number }>(
      'select rental_id::int as "rentalId", total_cents as cents, count(*)::int as count from payments group by 1, 2',
    )
    const names = new Set(customers.map(({ name }) => name))
    const status = new Map(rentals.map((rental) => [rental.id, rental.status]))
    const paid = new Set(payments.map(({ rentalId, cents }) => `${rentalId} ${cents}`))
    const lost = [
      ...ledger.customers.filter((name) => !names.has(name)),
      ...ledger.rentals.filter((id) => !status.has(id)),
      ...ledger.quotes.filter((id) => status.get(id) !== 'quote'),
      ...ledger.payments.filter(({ rentalId, cents }) => !paid.has(`${rentalId} ${cents}`)),
    ]
    return { lost: lost.length, doubled: [...customers, ...payments].filter(({ count }) => count > 1).length }
  } finally {
    await client.end()
  }
}

/** Makes a call until it is answered, with the same key, and counts each attempt that failed. Null once it is over. */
async function call(
  url: string,
  cookie: string,
  [method, path, body]: [string, string, object?],
  { ledger, isOver = () => false }: { ledger?: Ledger; isOver?: () => boolean } = {},
): Promise<Answer | null> {
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
    ...(method === 'POST' && { 'idempotency-key': `ledger-${++number}-${process.pid}` }),
  }
  for (let attempt = 0; attempt < 600 && !(attempt > 0 && isOver()); attempt++) {
    if (ledger) ledger.requests++
    const answer = await request(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    // A conflict of a key says that its first attempt is still at work.
    if (answer && answer.status < 500 && !(attempt > 0 && answer.status === 409)) return answer
    if (!answer || answer.status >= 500) ledger?.failures.push(Date.now())
    await wait(100 + Math.random() * 200)
  }
  return null
}

async function request(url: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(35_000) })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    const body = text && isJson ? JSON.parse(text) : {}
    return { status: response.status, body, cookie: response.headers.get('set-cookie') }
  } catch {
    return null
  }
}

async function openShop(url: string): Promise<Shop> {
  let cookie = ''
  const must = async (method: string, path: string, body: object) => {
    const answer = await call(url, cookie, [method, path, body])
    if (!answer || answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const email = `ledger-${process.pid}-${++number}@example.test`
  cookie = String((await must('POST', '/auth/registration', { email, language: 'fr' })).cookie).split(';')[0] ?? ''
  const company = `/companies/${(await must('POST', '/companies', { name: 'Karukera' })).body.id}`
  const idOf = async (path: string, body: object) => Number((await must('POST', company + path, body)).body.id)
  const agencyId = await idOf('/agencies', { name: 'Jarry' })
  const amounts = { securityDepositAmount: 800, waiverAmount: 1200 }
  const categoryId = await idOf('/categories', { code: 'B', name: 'Citadine', ...amounts })
  await must('PUT', `${company}/prices`, [{ seasonId: null, agencyId, categoryId, minDays: 1, price: 40 }])
  const vehicleId = await idOf('/vehicles', { registrationNumber: 'AB-100-GP', categoryId, locationId: agencyId })
  return { cookie, company, vehicleId, places: { departureAgencyId: agencyId, arrivalAgencyId: agencyId } }
}

/** A customer, a rental, its quote, a payment, and two reads. */
async function rentOnce(url: string, shop: Shop, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const { cookie, company, vehicleId, places } = shop
  const make = (method: string, path: string, body?: object) =>
    call(url, cookie, [method, company + path, ...(body ? [body] : [])] as [string, string, object?], {
      ledger,
      isOver,
    })
  const n = ++number
  const lastName = `Client ${process.pid} ${n}`
  const customer = await make('POST', '/customers', { firstName: 'Awa', lastName })
  if (customer?.status !== 201) return
  ledger.customers.push(lastName)
  await make('GET', `/customers/${customer.body.id}`)
  const start = addMinutes(noon, n * 120)
  const period = { start, end: addMinutes(start, 60) }
  const rental = await make('POST', '/rentals', { ...places, ...period, vehicleId, customerId: customer.body.id })
  if (rental?.status !== 201) return
  const id = Number(rental.body.id)
  ledger.rentals.push(id)
  if ((await make('PATCH', `/rentals/${id}`, { status: 'quote' }))?.status === 200) ledger.quotes.push(id)
  const amount = n / 100
  const body = { totalAmount: amount, securityDepositAmount: 0, isOverConfirmed: true }
  const paid = await make('POST', `/rentals/${id}/payments`, body)
  if (paid?.status === 201) ledger.payments.push({ rentalId: id, cents: Math.round(amount * 100) })
  await make('GET', `/rentals/${id}`)
}
