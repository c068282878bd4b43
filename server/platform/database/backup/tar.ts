import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'

/** One file or folder of a tar archive. */
export type TarEntry = { name: string; size: number; mode: number; isFolder: boolean }

/**
 * Reads the entries of a tar archive in order, up to the end of `bytes`. The content of an entry is read before the
 * next one, or skipped as a whole. Throws when the archive is cut, a header is damaged, or an entry is a link.
 */
export async function* readTar(bytes: Readable): AsyncGenerator<TarEntry & { body: AsyncIterable<Buffer> }> {
  const entries = extract()
  // Its failure also ends the loop below.
  pipeline(bytes, entries).catch(() => undefined)
  for await (const body of entries) {
    const { name, size = 0, mode = 0, type } = body.header
    if (type !== 'file' && type !== 'directory') throw new Error(`${name} is no file and no folder: ${type}`)
    yield {
      name: name.replace(/\/+$/, ''),
      size,
      mode: mode & 0o777,
      isFolder: type === 'directory',
      body: body as AsyncIterable<Buffer>,
    }
    body.resume()
  }
}
