import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Reply } from '../server/testing/attacks/ask.ts'
import { attacks } from '../server/testing/attacks/attacks.ts'
import { enterShop, network, rentalOf, type Shop } from '../server/testing/attacks/company.ts'
import { pictureOf } from '../server/testing/picture.ts'
import { startAttack, tallyWords } from './attacks/attacking.ts'
import { startGenerated } from './generated.ts'
import { dataDir } from './loads.ts'
import { startServer } from './started.ts'
import { percentile, table } from './table.ts'

/**
 * Measures ten calls of a quiet company while two hostile companies or strangers do the worst that the API allows.
 * Target: the slowest of the ten at most 3 times its p95 without attack, and no answer of 500 or more. Name attacks to
 * run only those: `node bench/fairness.ts exports imports`.
 */
const chosen = attacks.filter(({ name }) => process.argv.length < 3 || process.argv.slice(2).includes(name))
const rounds = 6

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
    return ask(url, { method: 'POST', path: '/files', cookie, body, file: picture })
  },
  'sign-in': ({ url, cookie, email, password }) =>
    ask(url, { method: 'POST', path: '/auth', cookie, body: { email, password }, from: network() }),
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
  await measure(quiet)
  for (const { name } of chosen) {
    // Each attack is compared with the calls right before it, since other work on the machine comes and goes.
    const calm = await measure(quiet)
    const { stop: end } = await startAttack({ name, shops: hostile })
    await wait(1500)
    const pressed = await measure(quiet)
    const tally = await end()
    rows.push(row(name, calm, pressed))
    process.stderr.write(`${rows.at(-1)?.join(' | ')} (attack: ${tallyWords(tally)})\n`)
    await wait(2000)
  }
} finally {
  await stop()
}
table(
  'Ten calls of a quiet company during an attack, as multiples of the same calls before it (target: 3.0, no 5xx)',
  ['attack', 'all calls, p50', 'all calls, p95', 'slowest kind of call, p95', 'its p95 before and during, ms', '5xx'],
  rows,
)

/** The answers of each kind of call. */
type Measured = Map<string, Reply[]>

async function measure(shop: Shop): Promise<Measured> {
  const measured: Measured = new Map()
  for (let round = 0; round < rounds; round++) {
    for (const [kind, call] of Object.entries(calls)) {
      measured.set(kind, [...(measured.get(kind) ?? []), await call(shop)])
    }
  }
  return measured
}

function row(name: string, calm: Measured, pressed: Measured): string[] {
  const times = (replies: Reply[]) => replies.map(({ ms }) => ms)
  const p95 = (replies: Reply[] = []) => percentile(times(replies), 95)
  const ratios = [...pressed].map(([kind, replies]) => {
    const [before, during] = [p95(calm.get(kind)), p95(replies)]
    return { kind, before, during, ratio: during / before }
  })
  const worst = ratios.reduce((most, one) => (one.ratio > most.ratio ? one : most))
  const middle = (percent: number) => {
    // Each kind counts alike: the ratio of its percentiles, in the middle of the ten.
    const all = [...pressed].map(
      ([kind, replies]) => percentile(times(replies), percent) / percentile(times(calm.get(kind) ?? []), percent),
    )
    return percentile(all, 50).toFixed(1)
  }
  const failed = [...pressed.values()].flat().filter(({ status }) => status >= 500 || status === 0)
  const milliseconds = `${worst.before.toFixed(0)} and ${worst.during.toFixed(0)}`
  return [name, middle(50), middle(95), `${worst.kind} ${worst.ratio.toFixed(1)}`, milliseconds, `${failed.length}`]
}

function read({ url, cookie, companyId }: Shop, path: string): Promise<Reply> {
  return ask(url, { path: `/companies/${companyId}${path}`, cookie })
}

function write({ url, cookie, companyId }: Shop, path: string, body: unknown): Promise<Reply> {
  return ask(url, { method: 'POST', path: `/companies/${companyId}${path}`, cookie, body })
}

/** Returns the query of a period, in days from now. */
function span(from: number, to: number): string {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  return `start=${at(from)}&end=${at(to)}`
}
