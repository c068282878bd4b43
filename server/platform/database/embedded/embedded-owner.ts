import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log'

/** A process number that no system assigns: postmaster.pid keeps its note about shared memory and names no process. */
const nobody = 999_999_999

/** The longest time that a server takes to stop, and a little more. */
const timeoutMs = 10_000

/**
 * Makes this process the one owner of a data folder. Waits ten seconds for another live server that may be stopping,
 * then throws a sentence. A database that outlived its server (kill -9) is stopped first. Returns the function that
 * releases the folder.
 */
export async function ownFolder(dataDir: string, cluster: string, log: Log, waitMs = timeoutMs): Promise<() => void> {
  const file = join(dataDir, 'postgres.owner')
  for (let waited = 0; ; waited += 100) {
    const left = readPostmaster(cluster)
    const other = takeFolder(dataDir, file)
    if (!other) {
      if (left) await stopOrphan(left, cluster)
      return () => rmSync(file, { force: true })
    }
    if (waited >= waitMs) {
      throw new Error(`Another Filao server (process ${other}) uses ${dataDir}: stop it, or choose another DATA_DIR.`)
    }
    if (waited === 0)
      log.warn({ process: other }, 'another server uses the data folder: it may be stopping, waiting for it')
    await wait(100)
  }
}

/** Returns the number of the other live process that owns a data folder, if there is one. */
export function findOwner(dataDir: string): string | null {
  const [pid = '', started] = readText(join(dataDir, 'postgres.owner')).split('\n')
  return pid && Number(pid) !== process.pid && started && startOf(Number(pid)) === started ? pid : null
}

/** Writes this process into the owner's file. Returns the other live process that owns the folder, if there is one. */
function takeFolder(dataDir: string, file: string): string | null {
  const owner = readText(file)
  const other = findOwner(dataDir)
  if (other) return other
  try {
    // Of two processes that wait for the same server, only one creates the file.
    writeFileSync(file, `${process.pid}\n${startOf(process.pid)}`, { flag: owner ? 'w' : 'wx' })
    return null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readText(file).split('\n')[0] || 'unknown'
  }
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  if (!isAlive(pid)) return
  if (!isPostmasterOf(pid, cluster)) {
    const file = join(cluster, 'postmaster.pid')
    return writeFileSync(file, readText(file).replace(/^\d+/, String(nobody)))
  }
  // No client waits for its answers any more: an immediate stop and a recovery are faster than a checkpoint.
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal)
    for (let waited = 0; waited < 8000; waited += 20) {
      if (!isAlive(pid)) return
      await wait(20)
    }
  }
}

function readPostmaster(cluster: string): number | null {
  return Number(readText(join(cluster, 'postmaster.pid')).split('\n')[0]) || null
}

/**
 * Returns the start of a process, as the system writes it: with its number it names one process uniquely. Null when it
 * has ended.
 */
function startOf(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  return processStatus(pid, 'lstart')
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return processStatus(pid, 'command')?.includes(cluster) ?? false
  }
}

function processStatus(pid: number, column: string): string | null {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim() || null
    )
  } catch {
    return isAlive(pid) ? 'alive' : null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
