import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { takeLargestPlan } from '../../e2e/largest-plan.ts'
import { attacks } from '../../server/testing/attacks/attacks.ts'
import { openShop, type Shop } from '../../server/testing/attacks/company.ts'
import { fuzz } from '../../server/testing/attacks/fuzz.ts'
import { sendRequest } from '../../server/testing/attacks/send-request.ts'
import { startServer } from '../companies/started.ts'
import { percentile, table } from '../report/table.ts'
import { startAttack, tallyWords } from './attacking.ts'

/**
 * `npm run attack`: does every attack for a while, then sends generated calls to every operation, and prints one table.
 * Starts a server of its own with a new database, or attacks the one at the given URL. Exit code 1 when a server error
 * was answered, or a quiet company was not served.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '20' },
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})
const seconds = Number(values.seconds)
const folder = positionals[0] ? null : await mkdtemp(join(tmpdir(), 'filao-attack-'))
const started = folder ? await startServer({ DATA_DIR: folder, BILLING: 'local', LOG_LEVEL: 'fatal' }) : null
const url = positionals[0] ?? started?.url ?? ''
const rows: string[][] = []
try {
  const hostile = [await openShop(url, 5), await openShop(url, 5)]
  const quiet = await openShop(url, 5)
  // A base plan would refuse the attacks that add records. An installation of somebody's sells real plans.
  if (started) for (const shop of hostile) await takeLargestPlan(asMember(shop))
  for (const { name, atOnce } of attacks) {
    const { stop } = await startAttack({ name, shops: hostile })
    const until = performance.now() + seconds * 1000
    const reads: { status: number; ms: number }[] = []
    while (performance.now() < until) {
      reads.push(await sendRequest(url, { path: `/companies/${quiet.companyId}/home`, cookie: quiet.cookie }))
      await wait(50)
    }
    const tally = await stop()
    report(name, `${atOnce} at once, ${tallyWords(tally)}`, reads, isWrong(tally))
  }
  const onProgress = (sent: number) => process.stderr.write(`${sent} generated calls\n`)
  const { tally, wrong, slowest } = await fuzz(hostile, {
    calls: Number(values.calls),
    seed: Number(values.seed),
    onProgress,
  })
  process.stderr.write(`slowest: ${slowest.name}, ${slowest.ms.toFixed(0)} ms\n`)
  for (const one of wrong.slice(0, 10)) process.stderr.write(`${one}\n`)
  const last = await sendRequest(url, { path: `/companies/${quiet.companyId}/home`, cookie: quiet.cookie })
  report('generated calls to every operation', tallyWords(tally), [last], wrong.length > 0)
} finally {
  await started?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
}
table(`Attacks, ${seconds} s each`, ['attack', 'answers', 'reads of a quiet company, p95 ms', 'not served', ''], rows)

function report(name: string, responses: string, reads: { status: number; ms: number }[], isBroken: boolean): void {
  const times = reads.map(({ ms }) => ms)
  const failed = reads.filter(({ status }) => status !== 200).length
  const verdict = isBroken || failed > 0 ? 'FAILED' : 'held'
  if (verdict === 'FAILED') process.exitCode = 1
  rows.push([name, responses, percentile(times, 95).toFixed(0), String(failed), verdict])
  process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`)
}

/** Returns calls below the company's path, which throw when they are refused. */
function asMember({ cookie, companyId }: Shop) {
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const reply = await sendRequest(url, { method, path: `/companies/${companyId}${path}`, cookie, body })
    if (reply.status >= 300 || reply.status === 0) throw new Error(`${path} answered ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body || 'null')
  }
}

/** Returns true for a server error that is not the honest refusal of a full queue. */
function isWrong(tally: Record<string, number>): boolean {
  return Object.keys(tally).some((status) => Number(status) >= 500 && status !== '503')
}
