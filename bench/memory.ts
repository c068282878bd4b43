import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes } from '@filao/domain/kernel/time'
import { startGenerated } from './companies/generated.ts'
import { boardLoad, dataDir } from './companies/loads.ts'
import { startServer } from './companies/started.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the machine's memory that the server's process holds: half a minute after its first 200 on an existing
 * database, and five seconds and half a minute after reads of a company with 2,000 vehicles. Targets: 150 MB, and 300
 * MB after the reads.
 */
const generated = await startGenerated()
const { companyId, email, password } = await generated.company(boardLoad(2000))
await generated.stop()

const today = `${new Date().toISOString().slice(0, 10)}T14:00:00Z`
const week = { start: addMinutes(today, 3 * 1440), end: addMinutes(today, 10 * 1440) }
const month = { start: today, end: addMinutes(today, 30 * 1440) }

const idle: number[] = []
const read: number[] = []
const settled: number[] = []
for (let run = 0; run < 5; run++) {
  const { url, pid, stop } = await startServer({ DATA_DIR: dataDir, BILLING: 'off' })
  await wait(30_000)
  idle.push(residentMb(pid))
  await readMuch(url)
  await wait(5000)
  read.push(residentMb(pid))
  await wait(25_000)
  settled.push(residentMb(pid))
  await stop()
}
const row = (name: string, runs: number[]) => [
  name,
  median(runs).toFixed(0),
  runs.map((mb) => mb.toFixed(0)).join(', '),
]
table(
  'Resident memory of the server’s process, MB (target: 150 idle, 300 after the reads)',
  ['', 'median', 'each'],
  [row('idle', idle), row('5 s after the reads', read), row('30 s after the reads', settled)],
)

function residentMb(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/**
 * Reads two thousand single vehicles, ten at a time, then forty availabilities and forty months of the board, two at a
 * time.
 */
async function readMuch(url: string): Promise<void> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const session = await fetch(`${url}/api/auth`, { method: 'POST', headers: own, body })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const get = async (path: string) => {
    const response = await fetch(`${url}/api/companies/${companyId}${path}`, { headers: { cookie } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.json()
  }
  const [vehicle] = await get('/vehicles?limit=1')
  const [agency] = await get('/agencies')
  const agencies = { departureAgencyId: String(agency.id), arrivalAgencyId: String(agency.id) }
  await several(200, 10, () => get(`/vehicles/${vehicle.id}`))
  await several(20, 2, () => get(`/availabilities?${new URLSearchParams({ ...week, ...agencies })}`))
  await several(20, 2, () => get(`/planning?${new URLSearchParams(month)}`))
}

async function several(times: number, atOnce: number, request: () => Promise<unknown>): Promise<void> {
  const inTurn = async () => {
    for (let time = 0; time < times; time++) await request()
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
}
