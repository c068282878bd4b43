import { chmod, lstat, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The system account that runs the database when the server itself runs as root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number }

/** Returns null when the server is not root: the database then runs as the same user. */
export async function databaseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await lstat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return chooseAccount(await readFile('/etc/passwd', 'utf8').catch(() => ''))
}

/**
 * Chooses `postgres`, else `nobody`, else any account but root. Throws where there is none: initdb needs an account
 * with a name.
 */
export function chooseAccount(passwd: string): Account {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  const chosen =
    accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody') ?? accounts[0]
  if (!chosen)
    throw new Error('PostgreSQL does not run as root and this system has no other account: set DATABASE_URL.')
  return { uid: chosen.uid, gid: chosen.gid }
}

/** Returns true when the account may enter every folder on the way to a folder or program. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (folder === dirname(folder)) return true
  }
}

/** Lets other accounts pass through a folder of ours, without letting them list it. */
export async function letThrough(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  if (!(mode & 0o001)) await chmod(folder, (mode & 0o777) | 0o011)
}
