import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connected } from '#platform/database/backup/dump'
import { canReach, databaseAccount } from '#platform/database/embedded/embedded-account'
import { freePort } from '#platform/free-port'
import { memoryFolder } from '../memory-folder.ts'

/** The folder of the programs of a PostgreSQL that the system has installed; null when there is none. */
export async function installedPostgres(): Promise<string | null> {
  const majors = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = majors
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => b - a)[0]
  return newest ? `/usr/lib/postgresql/${newest}/bin` : null
}

/** A PostgreSQL server of the system's own version, on a free port, with the superuser `postgres`. */
export type OwnServer = {
  url: string
  port: number
  folder: string
  pid: () => number
  start: () => Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Creates a cluster with the system's programs and starts it: a new one, or a standby of another. `more` is added to
 * its configuration.
 */
export async function ownServer(
  programs: string,
  more: string[] = [],
  standby?: { of: OwnServer; name: string },
): Promise<OwnServer> {
  const parent = await memoryFolder()
  const home = await mkdtemp(join(parent, 'filao-own-'))
  const account = await databaseAccount(home)
  if (account) await chown(home, account.uid, account.gid)
  if (account && !(await canReach(parent, account))) throw new Error(`${parent} cannot be entered by the database`)
  const folder = join(home, 'cluster')
  const port = await freePort(20_000)
  const run = (program: string, ...options: string[]) =>
    promisify(execFile)(join(programs, program), options, { ...account, cwd: home })
  if (standby) {
    const source = `host=127.0.0.1 port=${standby.of.port} user=postgres application_name=${standby.name}`
    await run('pg_basebackup', '-D', folder, '-R', '-d', source, '-c', 'fast')
  } else await run('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const configuration = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, ...more]
  await writeFile(join(folder, 'postgresql.auto.conf'), `${configuration.join('\n')}\n`, { flag: 'a' })
  let child = launch()
  function launch() {
    return spawn(join(programs, 'postgres'), ['-D', folder], { ...account, cwd: home, stdio: 'ignore', detached: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const untilReady = async () => {
    for (let attempt = 0; ; attempt++) {
      const response = await connected(url, async (client) => client.query('select 1')).catch((error: Error) => error)
      if (!(response instanceof Error)) return
      if (attempt === 3600 || child.exitCode !== null) throw response
      await wait(100)
    }
  }
  await untilReady()
  return {
    url,
    port,
    folder,
    pid: () => child.pid as number,
    async start() {
      child = launch()
      await untilReady()
    },
    /** Stops the server; without a signal it is stopped for good and its files are deleted. */
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal ?? 'SIGQUIT')
        await ended
      }
      if (!signal) await rm(home, { recursive: true, force: true })
    },
  }
}
