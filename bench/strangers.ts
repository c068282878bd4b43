import { setTimeout as wait } from 'node:timers/promises'
import { enterShop, type Shop } from '../server/testing/attacks/company.ts'
import { sendRequest } from '../server/testing/attacks/send-request.ts'
import { startAttack, tallyWords } from './attacks/attacking.ts'
import { startGenerated } from './companies/generated.ts'
import { dataDir } from './companies/loads.ts'
import { startServer } from './companies/started.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the reads of a company while one connection sends the most expensive requests in a loop, with a session of
 * another company or none. Target: the median read at most 1.5 times the quiet one.
 */
const attacks = ['documents of the API', 'pages about the API', 'large bodies of strangers', 'refused price lists']

/** Quiet and attacked readings take turns, so that other work on the machine weighs on both alike. */
const turns = 8
const readsPerTurn = 25

const generated = await startGenerated()
const login = await generated.company({ vehicles: 60, rentals: 3000, customers: 800 })
const other = await generated.company({ vehicles: 8, rentals: 200, customers: 60 })
await generated.stop()
const { url, stop } = await startServer({ DATA_DIR: dataDir, BILLING: 'off', LOG_LEVEL: 'fatal' })
const rows: string[][] = []
try {
  const [quiet, hostile] = [await enterShop(url, login), await enterShop(url, other)]
  await readTimes(quiet)
  for (const name of attacks) {
    const calm: number[] = []
    const pressed: number[] = []
    const tally: Record<string, number> = {}
    for (let turn = 0; turn < turns; turn++) {
      calm.push(...(await readTimes(quiet)))
      const attack = await startAttack({ name, shops: [hostile], atOnce: 1 })
      await wait(500)
      pressed.push(...(await readTimes(quiet)))
      for (const [status, count] of Object.entries(await attack.stop())) tally[status] = (tally[status] ?? 0) + count
      await wait(300)
    }
    const [before, during] = [median(calm), median(pressed)]
    const times = [before, during].map((ms) => ms.toFixed(0))
    rows.push([name, ...times, (during / before).toFixed(2), tallyWords(tally)])
    process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`)
  }
} finally {
  await stop()
}
table(
  `Reads of a company beside one hostile connection, ${turns * readsPerTurn} of each (target: 1.5 times)`,
  ['connection sends', 'quiet p50, ms', 'beside it p50, ms', 'times', 'its answers'],
  rows,
)

/** Reads the home of the company and its rentals in turns. Returns the milliseconds of each. */
async function readTimes({ url, cookie, companyId }: Shop): Promise<number[]> {
  const times: number[] = []
  for (let read = 0; read < readsPerTurn; read++) {
    const path = `/companies/${companyId}${read % 2 ? '/home' : '/rentals?limit=50'}`
    const { status, ms } = await sendRequest(url, { path, cookie })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    times.push(ms)
  }
  return times
}
