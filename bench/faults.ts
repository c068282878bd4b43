import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installedPostgres } from '../server/testing/operation/own-server.ts'
import { compare, openLedger, openShops } from './outages/ledger.ts'
import { openStage, query, type Stage } from './outages/stage.ts'
import { table } from './report/table.ts'

/**
 * Counts, under load and one fault after another, the requests that failed, the acknowledged writes that were lost, the
 * writes that were done twice, and the time until the last failure. Needs PostgreSQL, PgBouncer and HAProxy.
 * `--processes 3` has another process of Filao, and `--only none` measures a part of the faults.
 */
const { values } = parseArgs({
  options: { processes: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
})
const processes = Number(values.processes)
const agents = 6
/** The time in milliseconds for which each fault is watched, from its beginning. */
const watchedMs = 25_000

const programs = await installedPostgres()
const missing = ['pgbouncer', 'haproxy'].filter((name) => spawnSync(name, ['-v']).error)
if (!programs || missing.length > 0) {
  process.stdout.write(`Install ${['postgresql', ...missing].join(', ')} to measure faults.\n`)
  process.exit(1)
}

/** Each fault acts on the stage, and returns when it is over. */
const faults: [name: string, act: (stage: Stage) => Promise<unknown>][] = [
  ['none, for comparison', async () => undefined],
  ['processes replaced one after the other', (stage) => stage.replaceEach()],
  ['kill -9 of one Filao', (stage) => stage.killFilao()],
  ['kill -9 of PgBouncer, started again', (stage) => stage.restartPooler()],
  ['restart of PostgreSQL', (stage) => restart(stage)],
  ['kill -9 of a connection of PostgreSQL (recovery)', (stage) => crash(stage)],
  ['PostgreSQL frozen for 10 s', (stage) => freeze(stage, 10_000)],
  ['failover to the synchronous standby', (stage) => failOver(stage)],
]

async function restart({ primary }: Stage): Promise<void> {
  await primary.stop('SIGINT')
  await primary.start()
}

async function crash({ primary }: Stage): Promise<void> {
  const [backend] = await query(primary.url, `select pid from pg_stat_activity where usename = 'filao' limit 1`)
  process.kill(Number(backend?.pid), 'SIGKILL')
}

async function freeze({ primary }: Stage, ms: number): Promise<void> {
  const pids = processesOf(primary.pid())
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
}

/** Returns a server's process and its children. */
function processesOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...stdout.split('\n').map(Number).filter(Boolean)]
}

async function failOver({ primary, standby, pointAt }: Stage): Promise<void> {
  await primary.stop('SIGKILL')
  await query(standby.url, 'select pg_promote()')
  // The new primary has no standby yet: waiting for one would stop every write.
  await query(standby.url, `alter system set synchronous_standby_names = ''`)
  await query(standby.url, 'select pg_reload_conf()')
  await pointAt(standby)
}

const stage = await openStage(programs, processes)
const rows: string[][] = []
let database = stage.primary
try {
  const shops = await openShops(stage.url, agents)
  for (const [name, act] of faults.filter(([name]) => name.startsWith(values.only))) {
    const begin = Date.now()
    const { ledger, stop } = openLedger(stage.url, shops)
    await wait(3000)
    const before = ledger.failures.length
    const start = Date.now()
    await act(stage)
    const over = Date.now()
    if (name.startsWith('failover')) database = stage.standby
    await wait(Math.max(0, watchedMs - (over - start)))
    await stop()
    const seconds = (Date.now() - begin) / 1000
    const { lost, doubled } = await compare(database.url.replace(/postgres$/, 'filao'), ledger)
    const failed = ledger.failures.length - before
    const last = Math.max(over, ...ledger.failures)
    const acknowledged = ledger.customers.length + ledger.rentals.length + ledger.quotes.length + ledger.payments.length
    const healed = failed > 0 ? `${((last - over) / 1000).toFixed(1)} s` : ''
    const perSecond = (acknowledged / seconds).toFixed(0)
    rows.push([
      name,
      ...[ledger.requests, failed, acknowledged].map(String),
      perSecond,
      `${lost}`,
      `${doubled}`,
      healed,
    ])
  }
} finally {
  await stage.stop()
}
table(
  `Faults under load of ${agents} agents: ${processes} processes behind HAProxy, which asks /api/ready, and PgBouncer, with a synchronous standby`,
  [
    'fault',
    'requests',
    'failed',
    'acknowledged writes',
    'a second',
    'lost',
    'done twice',
    'last failure after its end',
  ],
  rows,
)
