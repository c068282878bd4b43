import { once } from 'node:events'
import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import pg from 'pg'
import { type Generated, startGenerated } from './companies/generated.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the processor time that this process spends on a write over HTTP, in turns with a bare Fastify route that
 * sends as many statements, which do nothing. Both include the client's part, which asks in the same process; neither
 * includes PostgreSQL.
 */
const writes = 150
const rounds = 5

type Write = { name: string; method: 'POST' | 'PATCH'; path: (n: number) => string; body: (n: number) => object }

const generated = await startGenerated()
const rows: string[][] = []
try {
  const { companyId, cookie } = await generated.company({ vehicles: 500, rentals: 50_000, customers: 12_500 })
  const own = `/api/companies/${companyId}`
  const pending = await rentalsOf(generated, companyId, 'pending')
  const [draft] = await rentalsOf(generated, companyId, 'draft')
  const kinds: Write[] = [
    {
      name: 'a new customer',
      method: 'POST',
      path: () => `${own}/customers`,
      body: (n) => ({ firstName: 'Zoé', lastName: `Célestine ${n}` }),
    },
    {
      name: 'a payment',
      method: 'POST',
      // Each on another rental: the answer lists all payments of its own.
      path: (n) => `${own}/rentals/${pending[n % pending.length]}/payments`,
      body: () => ({ method: 'card', totalAmount: 0.01, securityDepositAmount: 0 }),
    },
    {
      name: 'a change of a draft',
      method: 'PATCH',
      path: () => `${own}/rentals/${draft}`,
      body: (n) => ({ discountPercent: (n % 10) * 5 }),
    },
  ]
  const url = await generated.app.listen({ port: 0, host: '127.0.0.1' })
  for (const kind of kinds) rows.push(await measure(generated, url, cookie, kind))
} finally {
  await generated.stop()
}
table(
  'A write over HTTP, and a bare route with as many statements that do nothing: milliseconds of processor time of the process of both sides',
  ['write', 'statements', 'server', 'bare route', 'difference'],
  rows,
)

async function measure({ db }: Generated, url: string, cookie: string, kind: Write): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let n = Date.now()
  const write = () => send(agent, url + kind.path(n), kind.method, cookie, kind.body(n++))
  for (let warm = 0; warm < 50; warm++) await write()
  const statements = await countStatements(write)
  const bare = Fastify()
  bare.post('/', async () => {
    const client = await db.pool.connect()
    const nothings = Array.from({ length: statements }, (_, at) => client.query('select $1::int as at', [at]))
    return await Promise.all(nothings).finally(() => client.release())
  })
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const served: number[] = []
  const plain: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      served.push(await processorMs(write))
      plain.push(await processorMs(() => send(agent, bareUrl, 'POST', cookie, kind.body(n++))))
    }
  } finally {
    agent.destroy()
    await bare.close()
  }
  const [ours, theirs] = [median(served), median(plain)]
  return [kind.name, String(statements), ours.toFixed(2), theirs.toFixed(2), (ours - theirs).toFixed(2)]
}

/** Counts the statements of a call, with those that begin and end its transactions. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  let count = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...requested: unknown[]) {
    count++
    return Reflect.apply(query, this, requested)
  } as never
  try {
    await call()
  } finally {
    pg.Client.prototype.query = query
  }
  return count
}

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < writes; done++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / writes
}

async function send(agent: Agent, url: string, method: string, cookie: string, body: object): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const requested = request(url, { agent, method, headers })
  requested.end(JSON.stringify(body))
  const [response] = await once(requested, 'response')
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  await once(response, 'end')
  if (response.statusCode >= 300)
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${Buffer.concat(parts)}`)
}

async function rentalsOf({ db }: Generated, companyId: number, status: string): Promise<number[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    'select id from rentals where company_id = $1 and status = $2 and total_cents > 10000 order by id desc',
    [companyId, status],
  )
  return rows.map(({ id }) => id)
}
