import { setTimeout as wait } from 'node:timers/promises'
import { attacks } from '../server/testing/attacks/attacks.ts'
import { enterShop, network, rentalOf, type Shop } from '../server/testing/attacks/company.ts'
import type { Tally } from '../server/testing/attacks/run.ts'
import { type Reply, sendRequest } from '../server/testing/attacks/send-request.ts'
import { pictureOf } from '../server/testing/picture.ts'
import { startAttack, tallyWords } from './attacks/attacking.ts'
import { startGenerated } from './companies/generated.ts'
import { dataDir } from './companies/loads.ts'
import { startServer } from './companies/started.ts'
import { median, percentile, table } from './report/table.ts'

/**
 * Measures ten calls of a quiet company while two hostile companies or strangers do the worst that the API allows.
 * Target: the p95 of each of the ten at most 3 times its p95 without attack, and no answer of 500 or more. Name attacks
 * to run only those: `node bench/fairness.ts exports imports`.
 */
const chosen = attacks.filter(({ name }) => process.argv.length < 3 || process.argv.slice(2).includes(name))

/**
 * Calm and attacked rounds take turns, so that other work on the machine weighs on both alike. A round asks the slow
 * kinds once and the others twice.
 */
const turns = 7
const roundsPerTurn = 3
const slow = ['document', 'picture', 'sign-in']

const picture = pictureOf({ width: 1200, height: 800 })
let weeks = 20
let made = 0

/** The ten calls. Writes leave drafts and small payments behind in the generated company. */
const calls: Record<string, (shop: Shop) => Promise<Reply>> = {
  'list of rentals': (shop) => read(shop, '/rentals?limit=50'),
  planning: (shop) => read(shop, `/planning?${span(0, 30)}`),
  availabilities: (shop) => read(shop, `/availabilities?${span(7, 14)}&departureAgencyId=${shop.agencyId}`),
  home: (shop) => read(shop, '/home'),
  document: (shop) => read(shop, `/rentals/${shop.rentalId}/printable?format=pdf`),
  search: (shop) => write(shop, '/rentals/search', { term: 'mar' }),
  'new rental': async (shop) => {
    const reply = await write(shop, '/rentals', rentalOf(shop, weeks++))
    if (reply.status < 300) made = JSON.parse(reply.body).id
    return reply
  },
  payment: (shop) => write(shop, `/rentals/${made}/payments`, { totalAmount: 1, securityDepositAmount: 0 }),
  picture: ({ url, cookie }) => {
    const body = { visibility: 'public', resize: 512, imageFormat: 'png', path: 'companyLogos' }
    return sendRequest(url, { method: 'POST', path: '/files', cookie, body, file: picture })
  },
  'sign-in': ({ url, cookie, email, password }) => {
    // Signing in ends the session that the browser had, so only the cookie of the known device is sent.
    const device = cookie.split('; ').filter((one) => !one.startsWith('filao_session'))
    const question = { method: 'POST', path: '/auth', cookie: device.join('; '), body: { email, password } }
    return sendRequest(url, { ...question, from: network() })
  },
}

const generated = await startGenerated()
const logins = {
  quiet: await generated.company({ vehicles: 60, rentals: 3000, customers: 800 }),
  hostile: [
    await generated.company({ vehicles: 120, rentals: 6000, customers: 1500 }),
    await generated.company({ vehicles: 121, rentals: 6000, customers: 1500 }),
  ],
}
await generated.stop()
const { url, stop } = await startServer({ DATA_DIR: dataDir, BILLING: 'off', LOG_LEVEL: 'fatal' })
const rows: string[][] = []
try {
  const quiet = await enterShop(url, logins.quiet)
  const hostile = await Promise.all(logins.hostile.map((login) => enterShop(url, login)))
  await measure(quiet, new Map())
  for (const { name } of chosen) {
    const calm: Measured = new Map()
    const pressed: Measured = new Map()
    const tally: Tally = {}
    for (let turn = 0; turn < turns; turn++) {
      await measure(quiet, calm)
      const { stop: end } = await startAttack({ name, shops: hostile })
      await wait(1000)
      await measure(quiet, pressed)
      for (const [status, count] of Object.entries(await end())) tally[status] = (tally[status] ?? 0) + count
      await wait(1000)
    }
    rows.push(row(name, calm, pressed))
    process.stderr.write(`${rows.at(-1)?.join(' | ')} (attack: ${tallyWords(tally)})\n`)
  }
} finally {
  await stop()
}
table(
  `Ten calls of a quiet company during an attack: the p95 of each kind as a multiple of its p95 in calm turns between, ${turns * roundsPerTurn} to ${2 * turns * roundsPerTurn} calls of a kind (target: 3.0, no 5xx)`,
  ['attack', 'median of the ten', 'all calls together', 'most slowed kind', 'its p95 calm and attacked, ms', '5xx'],
  rows,
)

/** The answers of each kind of call. */
type Measured = Map<string, Reply[]>

async function measure(shop: Shop, measured: Measured): Promise<void> {
  for (let round = 0; round < roundsPerTurn; round++) {
    for (const pass of [1, 2]) {
      for (const [kind, call] of Object.entries(calls)) {
        if (pass === 2 && slow.includes(kind)) continue
        const reply = await call(shop)
        if (reply.status >= 400 && reply.status < 500) throw new Error(`${kind} answered ${reply.status} ${reply.body}`)
        measured.set(kind, [...(measured.get(kind) ?? []), reply])
      }
    }
  }
}

function row(name: string, calm: Measured, pressed: Measured): string[] {
  const p95 = (replies: Reply[] = []) =>
    percentile(
      replies.map(({ ms }) => ms),
      95,
    )
  const ratios = [...pressed].map(([kind, replies]) => {
    const [before, during] = [p95(calm.get(kind)), p95(replies)]
    return { kind, before, during, ratio: during / before }
  })
  for (const { kind, before, during, ratio } of ratios) {
    process.stderr.write(`  ${kind} ${before.toFixed(0)} ${during.toFixed(0)} ${ratio.toFixed(1)}\n`)
  }
  const worst = ratios.reduce((most, one) => (one.ratio > most.ratio ? one : most))
  const middle = median(ratios.map(({ ratio }) => ratio))
  const together = p95([...pressed.values()].flat()) / p95([...calm.values()].flat())
  const failed = [...pressed.values()].flat().filter(({ status }) => status >= 500 || status === 0)
  const milliseconds = `${worst.before.toFixed(0)} and ${worst.during.toFixed(0)}`
  return [
    name,
    middle.toFixed(1),
    together.toFixed(1),
    `${worst.kind} ${worst.ratio.toFixed(1)}`,
    milliseconds,
    `${failed.length}`,
  ]
}

function read({ url, cookie, companyId }: Shop, path: string): Promise<Reply> {
  return sendRequest(url, { path: `/companies/${companyId}${path}`, cookie })
}

function write({ url, cookie, companyId }: Shop, path: string, body: unknown): Promise<Reply> {
  return sendRequest(url, { method: 'POST', path: `/companies/${companyId}${path}`, cookie, body })
}

/** Returns the query of a period, in days from now. */
function span(from: number, to: number): string {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  return `start=${at(from)}&end=${at(to)}`
}
