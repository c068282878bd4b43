import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { startGenerated } from './companies/generated.ts'
import { type Started, startServer } from './companies/started.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the answers a second of one process of Filao on one core, of one on two cores, and of two on two cores, in
 * turns. PostgreSQL and the senders run on the same cores. Target: two processes on two cores give 1.8 times as many
 * answers as one process on one core. Needs Linux with `taskset`.
 */
const rounds = 5
const seconds = 6
const senders = 6
const setups = [
  { processes: 1, cores: '0' },
  { processes: 1, cores: '0,1' },
  { processes: 2, cores: '0,1' },
]

type Caller = { own: string; cookie: string; vehicles: number[]; customers: number[]; rentals: number[] }
type Call = { method: 'GET' | 'PATCH'; path: string; cookie: string; body?: string }
type Result = { perSecond: number; serverMs: number }

const generated = await startGenerated()
const { connectionString = '' } = generated.db.pool.options
const results = setups.map((): Result[] => [])
try {
  const callers = await Promise.all([60, 61, 62, 63].map(findCaller))
  for (let round = 0; round < rounds; round++) {
    for (const [at, setup] of setups.entries()) results[at]?.push(await measure(setup, callers))
  }
} finally {
  pin(process.pid, '0,1')
  await generated.stop()
}
const rateOf = (at: number) => median((results[at] ?? []).map(({ perSecond }) => perSecond))
const timesOf = (at: number) =>
  median(results[at]?.map(({ perSecond }, round) => perSecond / (results[0]?.[round]?.perSecond ?? 0)) ?? [])
table(
  'Answers a second: reads of counters, lists and single records, and writes of customers, of four companies (target: two processes on two cores give 1.8 times as many as one on one)',
  ['processes', 'cores', 'answers a second', 'times the first', 'processor time of Filao for one, ms'],
  setups.map(({ processes, cores }, at) => [
    String(processes),
    String(cores.split(',').length),
    rateOf(at).toFixed(0),
    timesOf(at).toFixed(2),
    median((results[at] ?? []).map(({ serverMs }) => serverMs)).toFixed(2),
  ]),
)

async function findCaller(vehicles: number): Promise<Caller> {
  const { companyId, cookie } = await generated.company({
    vehicles,
    rentals: vehicles * 100,
    customers: vehicles * 25,
  })
  const own = `/api/companies/${companyId}`
  const idsOf = async (list: string): Promise<number[]> => {
    const response = await generated.app.inject({ url: `${own}/${list}?limit=50`, headers: { cookie } })
    return (response.json() as { id: number }[]).map(({ id }) => id)
  }
  const lists = await Promise.all(['vehicles', 'customers', 'rentals'].map(idsOf))
  const [ofVehicles = [], ofCustomers = [], ofRentals = []] = lists
  return { own, cookie, vehicles: ofVehicles, customers: ofCustomers, rentals: ofRentals }
}

/** Starts the processes of a setup on its cores, and lets each company's senders ask all of them in turn. */
async function measure({ processes, cores }: (typeof setups)[number], callers: Caller[]): Promise<Result> {
  for (const pid of [process.pid, ...(await postgresProcesses())]) pin(pid, cores)
  const settings = { DATABASE_URL: connectionString, DATABASE_POOL_SIZE: '10', BILLING: 'off', DEMO: 'off' }
  const started: Started[] = []
  for (let n = 0; n < processes; n++) started.push(await startServer({ ...settings, ROLES: 'web' }))
  for (const { pid } of started) pin(pid, cores)
  const agent = new Agent({ keepAlive: true })
  const ask = async (sending: number, until: number): Promise<number> => {
    const caller = callers[sending % callers.length] as Caller
    let responses = 0
    for (; performance.now() < until; responses++) {
      const server = started[(sending + responses) % processes]
      await send(agent, server?.url ?? '', callOf(caller, sending, responses))
    }
    return responses
  }
  const askAll = async (until: number) => {
    const answered = await Promise.all(
      Array.from({ length: senders * callers.length }, (_, sending) => ask(sending, until)),
    )
    return answered.reduce((all, responses) => all + responses, 0)
  }
  try {
    await askAll(performance.now() + 10_000)
    const busyBefore = started.map(({ pid }) => processorMs(pid))
    const responses = await askAll(performance.now() + seconds * 1000)
    const busyMs = started.reduce((all, { pid }, at) => all + processorMs(pid) - (busyBefore[at] ?? 0), 0)
    return { perSecond: responses / seconds, serverMs: busyMs / responses }
  } finally {
    agent.destroy()
    await Promise.all(started.map(({ stop }) => stop()))
  }
}

/** Returns the next call of a sender: seven reads, then a write of a customer that no other sender writes. */
function callOf({ own, cookie, vehicles, customers, rentals }: Caller, sending: number, n: number): Call {
  const pick = (ids: number[]) => ids[(sending * 7 + n) % ids.length]
  const reads = [
    `${own}/vehicles/${pick(vehicles)}`,
    `${own}/rentals/${pick(rentals)}`,
    `${own}/customers/${pick(customers)}`,
    `${own}/rentals?limit=25`,
    `${own}/rentals/${pick(rentals)}/payments`,
    `${own}/vehicles?limit=25`,
    `${own}/planning/counter`,
  ]
  const path = reads[n % (reads.length + 1)]
  if (path) return { method: 'GET', path, cookie }
  const customer = `${own}/customers/${customers[sending % customers.length]}`
  return { method: 'PATCH', path: customer, cookie, body: JSON.stringify({ notes: `${n}` }) }
}

async function send(agent: Agent, url: string, { method, path, cookie, body }: Call): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }) }
  const [response] = await once(request(url + path, { agent, method, headers }).end(body), 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode}`)
}

/** Lets a process and its threads run only on some cores. What it starts later inherits that. */
function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })
}

/** Returns the process of the database's server, and those of its connections. */
async function postgresProcesses(): Promise<number[]> {
  const { rows } = await generated.db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const server = Number(statOf(rows[0]?.pid ?? 0)[1])
  const children = execFileSync('ps', ['--ppid', String(server), '-o', 'pid='], { encoding: 'utf8' })
  return [server, ...children.trim().split(/\s+/).map(Number)]
}

/** Returns the processor time of a process so far, in milliseconds. */
function processorMs(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) * 10
}

/** Returns what Linux tells of a process, from its state on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
