import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { makeFolder } from './writable-folder.ts'

/**
 * Returns the key that encrypts secrets: the setting, or the file beside the embedded database. Machines that share a
 * database of their own share the setting, since each has its DATA_DIR; without it their secrets stay in the clear.
 */
export async function findSecretsKey({ secretsKey, databaseUrl, dataDir }: Settings): Promise<Buffer | null> {
  return secretsKey ?? (databaseUrl ? null : await readKeyFile(dataDir))
}

type Settings = Pick<Config, 'secretsKey' | 'databaseUrl' | 'dataDir'>

/**
 * Reads the key from `DATA_DIR/secrets.key`, which no backup holds; makes one at the first start. Throws a sentence
 * where the file holds no key.
 */
async function readKeyFile(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'secrets.key')
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found === null) {
    await makeFolder(dataDir)
    const made = randomBytes(32).toString('base64')
    // Another process that starts at the same time may have made it first.
    await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true }).catch(onlyWhenThere)
    return await readKeyFile(dataDir)
  }
  const key = Buffer.from(found.trim(), 'base64')
  if (key.length !== 32) throw new Error(`${file} must hold 32 bytes in base64: put the file of before back.`)
  return key
}

function onlyWhenThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
