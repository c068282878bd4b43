import { chown, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { namingFolder } from '#platform/files/writable-folder'
import type { Account } from '../embedded/embedded-account.ts'
import type { Part } from './archive.ts'

/**
 * Reads the files below a folder, under `prefix`. A file that is removed meanwhile is left out; no folder is no file.
 */
export async function* filesBelow(folder: string, prefix: string): AsyncGenerator<Part> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const part = await fileAs(path, [prefix, ...relative(folder, path).split(sep)].join('/'))
    if (part) yield part
  }
}

/** Opens a file as a part of a backup under another name; null when there is none. */
export async function fileAs(path: string, name: string): Promise<Part | null> {
  const file = await open(path).catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return null
  const { size, mode } = await file.stat()
  async function* body() {
    try {
      // A file that grows is copied up to its size at the beginning.
      if (file && size > 0) yield* file.createReadStream({ end: size - 1, autoClose: false }) as AsyncIterable<Buffer>
    } finally {
      await file?.close()
    }
  }
  return { name, size, mode: mode & 0o777, isFolder: false, body: body() }
}

/** The folder of the settings that a part is written below, and the account that will own it, if any. */
type Place = { folder: string; account?: Account | null }

/** Writes a part at a path. `syncFiles` brings it to the disk. A full disk is told with the folder of the settings. */
export async function writePart(part: Part, path: string, { folder, account = null }: Place): Promise<void> {
  try {
    await writeBody(part, path)
    if (account) await chown(path, account.uid, account.gid)
  } catch (error) {
    throw namingFolder(error, folder)
  }
}

async function writeBody(part: Part, path: string): Promise<void> {
  if (part.isFolder) await mkdir(path, { recursive: true, mode: part.mode || 0o700 })
  else {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'wx', part.mode || 0o600)
    try {
      // `write` may take a part of a chunk, as a disk does that is just full; `writeFile` goes on to its end or throws.
      for await (const chunk of part.body) await file.writeFile(chunk)
    } finally {
      await file.close()
    }
  }
}

/** Brings every file below a folder to the disk: after all of them are written, since that is many times faster. */
export async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name), 'r+')
    await file.sync().finally(() => file.close())
  }
}
