import { createHash } from 'node:crypto'
import { newestVersion } from '#platform/database/migrations/migrate'
import { unopened } from '#platform/files/unopened'
import { type OpenZip, openZip, type ZipEntry } from '#platform/files/unzip'
import { Manifest, manifestName } from './manifest.ts'

/** An archive of a company whose files are those of its manifest. */
export type CheckedArchive = {
  manifest: Manifest
  close: () => void
  has: (name: string) => boolean
  read: (name: string) => AsyncGenerator<Buffer>
  /** Reads the lines of a file, some at once. */
  readLines: (name: string) => AsyncGenerator<string[]>
}

/** The limits of an archive: five million files, 100 GB for one, 500 GB in all. */
const limits = { files: 5_000_000, bytesOfOne: 100 * 1024 ** 3, bytesInAll: 500 * 1024 ** 3 }
const mostManifestBytes = 1024 ** 3

/**
 * Opens an archive and compares each of its files with the manifest. Throws a sentence when something is damaged,
 * missing or added, or when a server with another schema wrote it.
 */
export async function openArchive(path: string): Promise<CheckedArchive> {
  let zip: OpenZip | undefined
  try {
    zip = await openZip(path, limits)
    return await check(zip)
  } catch (error) {
    zip?.close()
    const { message } = error as Error
    throw unopened(path, error as Error) ?? new Error(`${path} cannot be imported: ${message}.`, { cause: error })
  }
}

async function check(zip: OpenZip): Promise<CheckedArchive> {
  const entries = new Map(zip.entries.map((entry) => [entry.name, entry]))
  const manifest = await readManifest(zip, entries.get(manifestName))
  const schema = await newestVersion()
  if (manifest.schema !== schema) {
    throw new Error(
      `it has schema ${manifest.schema} and this server ${schema}: bring both servers to the same version and export again`,
    )
  }
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = entries.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    const hash = createHash('sha256')
    for await (const chunk of zip.read(entry)) hash.update(chunk)
    if (entry.uncompressedSize !== bytes || hash.digest('hex') !== sha256)
      throw new Error(`${name} is not what was exported`)
  }
  if (entries.size !== manifest.entries.length + 1) throw new Error('it has files that its manifest does not name')
  const read = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    return zip.read(entry)
  }
  const readLines = (name: string) => linesOf(read(name))
  return { manifest, close: zip.close, has: (name) => entries.has(name), read, readLines }
}

async function readManifest(zip: OpenZip, entry: ZipEntry | undefined): Promise<Manifest> {
  if (!entry) throw new Error('it has no manifest, so it is no archive of a company or is incomplete')
  if (entry.uncompressedSize > mostManifestBytes) throw new Error('its manifest is too long')
  const chunks: Buffer[] = []
  for await (const chunk of zip.read(entry)) chunks.push(chunk)
  try {
    return Manifest.parse(JSON.parse(Buffer.concat(chunks).toString()))
  } catch (error) {
    throw new Error('its manifest is not one of this version', { cause: error })
  }
}

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') throw new Error('its last line has no end')
}
