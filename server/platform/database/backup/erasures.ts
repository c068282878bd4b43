import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { isBucket } from './backup.ts'

/** The folder of the list of erasures among the uploaded files. */
const name = 'erasures'

/**
 * Adds the erasures that were listed after a backup to the restored files, from the files in use until then: their
 * folder, or the one of the list itself. The server applies them before it answers anybody. Returns how many there are.
 */
export async function carryErasures({ filesUrl }: Pick<Config, 'filesUrl'>, from: string): Promise<number> {
  if (isBucket({ filesUrl })) throw new Error('Uploaded files are in a bucket, and with them the list of erasures.')
  const below = join(from, name)
  const folder = (await stat(below).catch(() => null))?.isDirectory() ? below : from
  const listed = (await readdir(folder)).filter((file) => /^\d+-\d+-\d+\.json$/.test(file))
  await mkdir(join(filesUrl, name), { recursive: true })
  for (const file of listed) await copyFile(join(folder, file), join(filesUrl, name, file))
  return listed.length
}
