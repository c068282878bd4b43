import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { unopened } from '#platform/files/unopened'
import { isBucket } from './backup.ts'

/** The folder of the list of erasures among the uploaded files. */
const name = 'erasures'

/** Listed erasures: the name of each file and its content. */
type Erasures = Map<string, Buffer>

/**
 * Reads the erasures that were listed after a backup from the files in use until then: their folder, or the one of the
 * list itself. Throws a sentence for the operator where that is another folder, or may not be read: a restore begins
 * after it.
 */
export async function readErasures({ filesUrl }: Pick<Config, 'filesUrl'>, from: string): Promise<Erasures> {
  if (isBucket({ filesUrl })) {
    throw new Error('Uploaded files are in a bucket, and with them the list of erasures: leave out --erasures.')
  }
  const below = join(from, name)
  const folder = (await isFolder(below)) ? below : from
  const names = await readdir(folder).catch((error) => {
    throw unlisted(folder, error)
  })
  const listed = names.filter((file) => /^\d+-\d+-\d+\.json$/.test(file))
  const files = join(from, 'files')
  if (folder === from && listed.length === 0 && (await isFolder(files))) {
    throw new Error(`${from} is a DATA_DIR: name the folder of its uploaded files, ${files}, after --erasures.`)
  }
  const erasures: Erasures = new Map()
  for (const file of listed) {
    const path = join(folder, file)
    const content = await readFile(path).catch((error) => {
      throw unopened(path, error) ?? error
    })
    erasures.set(file, content)
  }
  return erasures
}

/** Adds listed erasures to the restored files. The server applies them before it answers anybody. */
export async function carryErasures({ filesUrl }: Pick<Config, 'filesUrl'>, erasures: Erasures): Promise<void> {
  await mkdir(join(filesUrl, name), { recursive: true })
  for (const [file, content] of erasures) await writeFile(join(filesUrl, name, file), content)
}

function unlisted(folder: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT')
    return new Error(`There is no folder ${folder}: --erasures names the files used until now.`)
  if (error.code === 'ENOTDIR')
    return new Error(`${folder} is no folder: --erasures names that of the files used until now.`)
  return unopened(folder, error) ?? error
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false
}
