import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { z } from 'zod'
import { unopened } from '#platform/files/unopened'
import { decrypt, encrypt } from './encryption.ts'
import { readTar, type TarEntry } from './tar.ts'

/** A file or folder of a backup, with the content of a file. */
export type Part = TarEntry & { body: AsyncIterable<Buffer> }

const manifestName = 'manifest.json'

const About = z.object({
  /** The number of the archive's own layout. */
  format: z.literal(1),
  /** A cluster is a physical copy of the embedded database; a dump is written by pg_dump. */
  kind: z.enum(['cluster', 'dump']),
  filao: z.string(),
  /** The number of the newest migration in the backup. */
  schema: z.number(),
  /** The major version of PostgreSQL that wrote it. */
  postgres: z.number(),
  at: z.iso.datetime(),
  /** False where uploaded files are in a bucket, which the backup does not hold. */
  hasFiles: z.boolean(),
  /** The number of rows of each table, where it is known. */
  rows: z.record(z.string(), z.number()).optional(),
})
const Entry = z.object({ name: z.string(), size: z.number(), sha256: z.string() })
const Manifest = About.extend({ entries: z.array(Entry) })

/** The facts of a backup, apart from its list of files. */
export type About = z.infer<typeof About>
/** The facts of a backup and the SHA-256 hash of each of its files. */
export type Manifest = z.infer<typeof Manifest>

/**
 * Writes a compressed tar archive, encrypted for a recipient of age where there is one, and syncs it to the disk. The
 * manifest comes last, so a cut archive has none; `about` is called when everything else is written.
 */
export async function writeArchive(
  path: string,
  parts: AsyncIterable<Part>,
  about: () => Promise<About>,
  recipient: string | null = null,
): Promise<void> {
  const packed = createGzip({ level: 1 })
  const written = recipient === null ? packed : await encrypt(packed, recipient)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const archive = pack()
  await Promise.all([addAll(archive, parts, about), pipeline(archive, packed), pipeline(written, file)])
}

async function addAll(archive: Pack, parts: AsyncIterable<Part>, about: () => Promise<About>): Promise<void> {
  const entries: Manifest['entries'] = []
  try {
    for await (const part of parts) entries.push({ name: part.name, size: part.size, sha256: await add(archive, part) })
    archive.entry(
      { name: manifestName, mode: 0o600 },
      JSON.stringify({ ...(await about()), entries } satisfies Manifest),
    )
    archive.finalize()
  } catch (error) {
    archive.destroy(error as Error)
    throw error
  }
}

/** Adds a part to an archive, and returns the hash of its content. */
async function add(archive: Pack, { name, size, mode, isFolder, body }: Part): Promise<string> {
  const entry = archive.entry({ name, size, mode, type: isFolder ? 'directory' : 'file' })
  const hash = createHash('sha256')
  await pipeline(
    body,
    async function* (chunks) {
      let written = 0
      for await (const chunk of chunks) {
        hash.update(chunk)
        written += chunk.length
        yield chunk
      }
      if (written !== size) throw new Error(`${name} changed its size while it was copied`)
    },
    entry,
  )
  return hash.digest('hex')
}

/**
 * Reads a whole archive, with its identity where it is encrypted, and compares every entry with the manifest. Throws
 * one sentence when anything is damaged, missing or added.
 */
export async function verifyArchive(path: string, identity: string | null = null): Promise<Manifest> {
  if (isEncrypted(path) && identity === null)
    throw new Error(`${path} is encrypted: name the file of its identity with --identity.`)
  try {
    return await verify(path, identity)
  } catch (error) {
    const { message } = error as Error
    const damaged = `${path} is damaged or incomplete: ${message}. Nothing was changed.`
    throw unopened(path, error as Error) ?? new Error(damaged, { cause: error })
  }
}

async function verify(path: string, identity: string | null): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let text: string | null = null
  for await (const { name, size, body } of readArchive(path, identity)) {
    if (text !== null) throw new Error('it goes on after its manifest')
    if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`${name} is outside of it`)
    const hash = createHash('sha256')
    const chunks: Buffer[] = []
    for await (const chunk of body) {
      hash.update(chunk)
      if (name === manifestName) chunks.push(Buffer.from(chunk))
    }
    if (name === manifestName) text = Buffer.concat(chunks).toString()
    else found.set(name, { size, sha256: hash.digest('hex') })
  }
  if (text === null) throw new Error('it has no manifest at its end')
  const manifest = Manifest.parse(JSON.parse(text))
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = found.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    if (entry.size !== size || entry.sha256 !== sha256) throw new Error(`${name} is not what was backed up`)
  }
  if (found.size !== manifest.entries.length) throw new Error('it has files that its manifest does not name')
  return manifest
}

/** Reads the entries of an archive in order, without the manifest's check. */
export async function* readArchive(path: string, identity: string | null = null): AsyncGenerator<Part> {
  const file = createReadStream(path)
  const packed = isEncrypted(path) && identity !== null ? await decrypt(file, identity) : file
  const bytes = createGunzip()
  // Its failure also ends the loop below.
  pipeline(packed, bytes).catch(() => undefined)
  yield* readTar(bytes)
}

/** Returns the entries that an archive keeps besides its manifest. */
export async function* readParts(path: string, identity: string | null = null): AsyncGenerator<Part> {
  for await (const part of readArchive(path, identity)) if (part.name !== manifestName) yield part
}

/** Returns true for a name that an encrypted archive has. */
function isEncrypted(path: string): boolean {
  return path.endsWith('.age')
}
