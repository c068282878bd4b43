import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseAccount } from '../../server/platform/database/embedded/embedded-account.ts'
import { freePort } from '../../server/platform/free-port.ts'
import { type OwnServer, ownServer } from '../../server/testing/operation/own-server.ts'

const root = join(import.meta.dirname, '../..')
const deploy = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

/** Processes of Filao behind HAProxy, on PostgreSQL behind PgBouncer with a synchronous standby, as in `deploy`. */
export type Stage = {
  url: string
  primary: OwnServer
  standby: OwnServer
  killFilao: () => Promise<void>
  /** Replaces one process after the other, as an upgrade does. */
  replaceEach: () => Promise<void>
  restartPooler: () => Promise<void>
  /** Makes PgBouncer ask another server. */
  pointAt: (server: OwnServer) => Promise<void>
  stop: () => Promise<void>
}

/** Starts everything, with so many processes of Filao. `programs` is the folder of PostgreSQL's programs. */
export async function openStage(programs: string, count: number): Promise<Stage> {
  const home = await mkdtemp(join(tmpdir(), 'filao-outages-'))
  await chmod(home, 0o755)
  const started: (() => Promise<unknown>)[] = [() => rm(home, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of started.toReversed()) await end().catch(() => undefined)
  }
  try {
    const primary = await ownServer(programs)
    started.push(() => primary.stop())
    await query(primary.url, await deploy('roles.sql'))
    const standby = await ownServer(programs, [], { of: primary, name: 'standby_a' })
    started.push(() => standby.stop())
    await query(primary.url, `alter system set synchronous_standby_names = 'ANY 1 (standby_a, standby_b)'`)
    await query(primary.url, 'select pg_reload_conf()')
    const pooler = await startPooler(home, primary)
    started.push(pooler.stop)
    const ports: number[] = []
    while (ports.length < count) ports.push(await freePort(20_000))
    const direct = primary.url.replace('postgres@', 'filao@').replace(/postgres$/, 'filao')
    const settings = (n: number) => ({
      DATABASE_URL: `postgres://filao@127.0.0.1:${pooler.port}/filao`,
      DATABASE_DIRECT_URL: direct,
      DATA_DIR: join(home, `data-${n}`),
      FILES_URL: join(home, 'files'),
      PORT: String(ports[n]),
      STOP_DELAY: '3',
    })
    const processes = await Promise.all(ports.map((_, n) => startFilao(settings(n))))
    started.push(() => Promise.all(processes.map((child) => end(child))))
    const balancer = await startBalancer(home, ports)
    started.push(balancer.stop)
    return {
      url: balancer.url,
      primary,
      standby,
      stop,
      async killFilao() {
        await end(processes[0] as ChildProcess, 'SIGKILL')
        processes[0] = await startFilao(settings(0))
      },
      async replaceEach() {
        for (const [n, child] of processes.entries()) {
          await end(child)
          processes[n] = await startFilao(settings(n))
          // The balancer sends requests to the new process before the next one leaves.
          await wait(3000)
        }
      },
      restartPooler: pooler.restart,
      pointAt: pooler.pointAt,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs statements one by one as the superuser. */
export async function query(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const texts = statements
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((text) => text.trim())
  let rows: Record<string, unknown>[] = []
  for (const text of texts) rows = (await client.query(text)).rows
  await client.end()
  return rows
}

async function startPooler(home: string, first: OwnServer) {
  const port = await freePort(20_000)
  const file = join(home, 'pgbouncer.ini')
  const users = join(home, 'users.txt')
  const account = await databaseAccount(home)
  const write = async (server: OwnServer) => {
    const text = (await deploy('pgbouncer.ini'))
      .replace('host=postgres port=5432', `host=127.0.0.1 port=${server.port}`)
      .replace(/^listen_addr .*$/m, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port .*$/m, `listen_port = ${port}`)
      .replace(/^auth_type .*$/m, 'auth_type = trust')
      .replace(/^auth_file .*$/m, `auth_file = ${users}`)
    await writeFile(file, `${text}\nunix_socket_dir =\n`)
  }
  await write(first)
  await writeFile(users, '"filao" ""\n')
  if (account) for (const path of [file, users]) await chown(path, account.uid, account.gid)
  const start = () => spawn('pgbouncer', ['-q', file], { ...account, cwd: home, stdio: 'ignore' })
  let child = start()
  return {
    port,
    stop: () => end(child),
    async restart() {
      await end(child, 'SIGKILL')
      child = start()
    },
    async pointAt(server: OwnServer) {
      await write(server)
      child.kill('SIGHUP')
    },
  }
}

async function startFilao(settings: Record<string, string>): Promise<ChildProcess> {
  const options = ['--max-semi-space-size=4', '--import', './server/compile-cache.mjs', 'server/dist/main.js']
  const fixed = { PATH: '/usr/bin:/bin', NODE_ENV: 'production', BILLING: 'off', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
  const child = spawn(process.execPath, options, {
    cwd: root,
    env: { ...fixed, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilAnswered(`http://127.0.0.1:${settings.PORT}/api/health`, child)
  return child
}

async function startBalancer(home: string, ports: number[]) {
  const port = await freePort(20_000)
  const file = join(home, 'haproxy.cfg')
  const text = (await deploy('haproxy.cfg'))
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^ {2}(user|group) .*\n/gm, '')
    .replaceAll(/^ {2}server a 127.0.0.1:3000(.*)\n.*\n/gm, (_, more: string) =>
      ports.map((each, n) => `  server f${n} 127.0.0.1:${each}${more.replace('/a', `/f${n}`)}\n`).join(''),
    )
  await writeFile(file, text)
  const child = spawn('haproxy', ['-f', file], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/api/health`, child)
  return { url, stop: () => end(child) }
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt++) {
    if ((await fetch(url).catch(() => null))?.ok) return
    await wait(100)
  }
  throw new Error(`${url} does not answer`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
