import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder in which Debian keeps the programs of each major version. */
const debian = '/usr/lib/postgresql'

/**
 * Finds one of PostgreSQL's own programs: the oldest one that is not older than the server. Null when there is none.
 */
export async function findProgram(name: string, serverMajor: number): Promise<string | null> {
  const majors = await readdir(debian).catch(() => [])
  const paths = [name, ...majors.map((major) => join(debian, major, 'bin', name))]
  const found = await Promise.all(paths.map(async (path) => ({ path, major: await majorOf(path) })))
  const usable = found.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major)
  return usable[0]?.path ?? null
}

async function majorOf(program: string): Promise<number> {
  const run = await promisify(execFile)(program, ['--version']).catch(() => null)
  return Number(run?.stdout.match(/\) (\d+)/)?.[1] ?? 0)
}

/**
 * Runs one of PostgreSQL's programs on a database. The password reaches it through a file, so that no list of processes
 * shows it. Throws the last words of the program when it fails.
 */
export async function runOn(url: string, program: string, options: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'filao-password-'))
  try {
    const address = new URL(url)
    const escaped = decodeURIComponent(address.password).replaceAll(/[\\:]/g, '\\$&')
    const passfile = join(folder, 'passfile')
    await writeFile(passfile, `*:*:*:*:${escaped}\n`, { mode: 0o600 })
    address.password = ''
    address.searchParams.set('passfile', passfile)
    await run(program, [`--dbname=${address.href}`, '--no-password', ...options])
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function run(program: string, options: string[]): Promise<void> {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  })
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
}
