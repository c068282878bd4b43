import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addMinutes } from '@filao/domain/kernel/time'
import { mailServer } from '../server/testing/mail-server.ts'
import { table } from './report/table.ts'
import type { Done, Order, Ready } from './soaks/server.ts'

/**
 * Lets a company work for a week of a simulated clock: each day rentals from the customer's call to the invoice, with
 * documents, mails, four open screens and every scheduled job at its rate. Measures the heap after a collection of
 * garbage at the end of each day. Target: level, less than 0.5 MB a day.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '8' }, rentals: { type: 'string', default: '1' } },
})
const days = Number(values.days)
const rentalsAnHour = Number(values.rentals)

let calls = 0
let documents = 0
let number = 0

const folder = await mkdtemp(join(tmpdir(), 'filao-soak-'))
const mail = await mailServer()
const child = fork(join(import.meta.dirname, 'soaks/server.ts'), {
  execArgv: ['--expose-gc', '--max-semi-space-size=4'],
  // Logs go to the error output, so that the table stands alone.
  stdio: ['ignore', 2, 2, 'ipc'],
  env: { ...process.env, DATA_DIR: folder, BILLING: 'off', SMTP_URL: mail.url, NODE_ENV: 'production' },
})
const [{ url, login }] = (await once(child, 'message')) as [Ready]
const morning = `${new Date().toISOString().slice(0, 10)}T12:00:00Z`
const cookie = await signIn()
const { id: agencyId } = (await read<{ id: number }[]>('/agencies'))[0] ?? { id: 0 }
const rows: string[][] = []
const floors: number[] = []
for (let day = 0; day < days; day++) {
  const [callsBefore, documentsBefore, mailsBefore] = [calls, documents, mail.received.length]
  const screens = await Promise.all(Array.from({ length: 4 }, openScreen))
  for (let hour = 0; hour < 24; hour++) {
    const now = addMinutes(morning, (day * 24 + hour) * 60)
    await order(child, { now, run: (hour + 12) % 24 })
    // The counter is open for ten hours.
    for (let each = 0; each < rentalsAnHour && hour < 10; each++) await rent(now)
  }
  for (const close of screens) close()
  const now = addMinutes(morning, (day + 1) * 1440 - 1)
  while ((await order(child, { now, run: -1 })).waiting > 0) await wait(500)
  await wait(2000)
  const { heapMb, residentMb, resources } = await order(child, { now, measure: true })
  floors.push(heapMb)
  const did = [calls - callsBefore, documents - documentsBefore, mail.received.length - mailsBefore]
  rows.push([`${day + 1}`, ...did.map(String), heapMb.toFixed(1), residentMb.toFixed(0), `${resources}`])
  process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`)
  mail.received.length = 0
  mail.raw.length = 0
}
const ended = once(child, 'exit')
child.send({ now: morning, end: true } satisfies Order)
await ended
await mail.close()
await rm(folder, { recursive: true, force: true })
// The first day fills caches.
const slope = slopeOf(floors.slice(1))
table(
  `A week of a company by a simulated clock: the heap after garbage is collected grows by ${slope.toFixed(2)} MB a day from the second day on (target: less than 0.5)`,
  ['day', 'calls', 'documents', 'mails', 'heap, MB', 'resident, MB', 'open resources'],
  rows,
)

async function order(to: ChildProcess, what: Order): Promise<Done> {
  const answered = once(to, 'message')
  to.send(what)
  return (await answered)[0] as Done
}

async function request(method: string, path: string, body?: object): Promise<Response> {
  calls++
  const headers = {
    cookie: cookie ?? '',
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
    ...(method === 'POST' && { 'idempotency-key': `soak-${calls}` }),
  }
  const response = await fetch(`${url}/api/companies/${login.companyId}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`)
  return response
}

async function read<Body>(path: string): Promise<Body> {
  return (await (await request('GET', path)).json()) as Body
}

async function write<Body = { id: number }>(path: string, body: object, method = 'POST'): Promise<Body> {
  return (await (await request(method, path, body)).json()) as Body
}

async function print(path: string): Promise<void> {
  documents++
  const start = Buffer.from(await (await request('GET', path)).arrayBuffer()).subarray(0, 5)
  if (start.toString() !== '%PDF-') throw new Error(`${path} is no PDF`)
}

async function signIn(): Promise<string> {
  const { email, password } = login
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Follows the company's events as an open screen does. Returns the function that closes it. */
async function openScreen(): Promise<() => void> {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/companies/${login.companyId}/events`, {
    headers: { cookie },
    signal: stop.signal,
  })
  void response.body?.pipeTo(new WritableStream({ write: () => undefined })).catch(() => undefined)
  return () => stop.abort()
}

/** One rental from the customer's call to the invoice, and the screens that an agent opens for it. */
async function rent(now: string): Promise<void> {
  const n = ++number
  const period = { start: addMinutes(now, 30), end: addMinutes(now, 30 + 1440) }
  const places = { departureAgencyId: agencyId, arrivalAgencyId: agencyId }
  await read('/home')
  const { id: customerId } = await write('/customers', {
    firstName: 'Awa',
    lastName: `Marival ${n}`,
    email: `awa-${n}@example.test`,
    phoneNumbers: [],
  })
  const query = new URLSearchParams({ ...period, departureAgencyId: `${agencyId}`, arrivalAgencyId: `${agencyId}` })
  const free = (await read<Available[]>(`/availabilities?${query}`)).find(({ isAvailable }) => isAvailable)
  if (!free) return
  const { id } = await write('/rentals', { ...period, ...places, vehicleId: free.id, customerId })
  const own = `/rentals/${id}`
  await write(own, { status: 'quote' }, 'PATCH')
  await write(`${own}/mails`, { kind: 'document' })
  await write(own, { status: 'pending' }, 'PATCH')
  await print(`${own}/printable?format=pdf`)
  await write(`${own}/payments`, { totalAmount: 40, securityDepositAmount: 0, isOverConfirmed: true })
  await write(`${own}/checks`, { stage: 'delivery', odometer: free.odometer })
  await read(`/planning?${new URLSearchParams({ start: now, end: addMinutes(now, 30 * 1440) })}`)
  await read('/rentals?limit=50')
  await write(`${own}/checks`, { stage: 'return', odometer: free.odometer + 120 })
  await print(`${own}/printable?format=pdf`)
  await read(`/customers/${customerId}/overview`)
}

type Available = { id: number; odometer: number; isAvailable: boolean }

/** Returns the slope of a line through the values, by least squares. */
function slopeOf(values: number[]): number {
  const x = (values.length - 1) / 2
  const y = values.reduce((sum, value) => sum + value, 0) / values.length
  const over = values.reduce((sum, value, at) => sum + (at - x) * (value - y), 0)
  return over / values.reduce((sum, _, at) => sum + (at - x) ** 2, 0)
}
