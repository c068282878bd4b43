import { type ChildProcess, spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeWritable } from '#platform/files/writable-folder'
import { freePort } from '#platform/free-port'
import type { Log } from '#platform/log'
import { type Cluster, prepareCluster } from './embedded-cluster.ts'
import { ownFolder } from './embedded-owner.ts'

/** A running embedded database: its address with the password in it, and the function to stop it cleanly. */
export type Embedded = { url: string; stop: () => Promise<void> }

/** Failed statements and their values are the callers' concern and may hold personal data: they are not logged. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
}

/**
 * Starts PostgreSQL on DATA_DIR/postgres, on a free loopback port, and keeps it running: when it dies, it is started
 * again on the same port. Throws a sentence when another server still owns the folder after `waitMs`, ten seconds if
 * not given.
 */
export async function startEmbedded(
  dataDir: string,
  log: Log,
  more: Record<string, string> = {},
  waitMs?: number,
): Promise<Embedded> {
  await makeWritable('DATA_DIR', dataDir)
  const home = await realpath(dataDir)
  const entry = join(home, 'postgres')
  const release = await ownFolder(home, await realpath(entry).catch(() => entry), log, waitMs)
  try {
    const { url, stop } = await runCluster(await prepareCluster(home), log, more)
    return { url, stop: () => stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** Starts PostgreSQL on a cluster whose folder this process owns, on a free loopback port, and keeps it running. */
export async function runCluster(cluster: Cluster, log: Log, more: Record<string, string> = {}): Promise<Embedded> {
  const port = await freePort(26_000)
  const { stop } = await runWithRestarts(cluster, { ...settings, ...more, port: String(port) }, log)
  return { url: `postgres://filao:${cluster.password}@127.0.0.1:${port}/postgres`, stop }
}

async function runWithRestarts(cluster: Cluster, options: Record<string, string>, log: Log) {
  let stopping = false
  let child = await launch(cluster, options, log)
  const watch = () => child.once('exit', restart)
  const restart = async () => {
    for (let pause = 50; !stopping; pause = Math.min(pause * 2, 5000)) {
      log.error('the database ended unexpectedly; it is started again')
      try {
        child = await launch(cluster, options, log)
        if (stopping) return void child.kill('SIGINT')
        return watch()
      } catch (err) {
        log.error({ err }, 'the database does not start')
        await wait(pause)
      }
    }
  }
  watch()
  return {
    async stop() {
      stopping = true
      await shutDown(child)
    },
  }
}

/**
 * Starts PostgreSQL and waits until it accepts connections. The previous server's last backends may need a moment to
 * end.
 */
async function launch(cluster: Cluster, options: Record<string, string>, log: Log): Promise<ChildProcess> {
  for (let attempt = 0; ; attempt++) {
    const { child, failure } = await launchOnce(cluster, options, log)
    if (!failure) return child
    if (attempt === 40 || !/shared memory block|postmaster\.pid/.test(failure)) {
      throw new Error(`PostgreSQL did not start on ${cluster.folder}: ${failure}`)
    }
    await wait(250)
  }
}

function launchOnce(cluster: Cluster, options: Record<string, string>, log: Log) {
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(cluster.programs, 'postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.account,
    cwd: cluster.folder,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C signals the whole process group of a terminal: the database must end after the server's last request, not
    // with it.
    detached: true,
  })
  // A process that ends while the database still starts must not leave it behind.
  const stopAtExit = () => void child.kill('SIGINT')
  process.once('exit', stopAtExit)
  child.once('exit', () => process.off('exit', stopAtExit))
  return new Promise<{ child: ChildProcess; failure: string | null }>((done) => {
    let said = ''
    child.once('error', (error) => done({ child, failure: error.message }))
    child.once('exit', () => done({ child, failure: said.trim().slice(-600) || 'it ended without a word' }))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
      log.debug({ text: text.trim() }, 'postgres')
      if (said.includes('ready to accept connections')) done({ child, failure: null })
    })
  })
}

async function shutDown(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<true>((done) => child.once('exit', () => done(true)))
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    child.kill(signal)
    if (await Promise.race([ended, wait(10_000, false, { ref: false })])) return
  }
}
