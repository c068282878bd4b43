import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive. `isStored` leaves its bytes unpacked, for pictures and documents, which hardly shrink. */
type ZippedFile = { name: string; content: string | Uint8Array | Readable; isStored?: boolean }

/**
 * Writes a zip archive while its files are read, one after another. It may have any number of files of any size. `at`
 * is the time of its files.
 */
export async function* zipStream(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  addAll(archive, files, at).catch((error) => output.destroy(error))
  yield* output
}

async function addAll(archive: ZipFile, files: Parameters<typeof zipStream>[0], at: Date): Promise<void> {
  let source = Readable.from([])
  // One function for all files, since the archive holds it to its end.
  const give = (then: (error: null, source: Readable) => void) => then(null, source)
  // A reader that left would let the source wait for ever.
  archive.outputStream.once('close', () => source.destroy())
  for await (const { name, content, isStored = false } of files) {
    source = content instanceof Readable ? content : Readable.from([Buffer.from(content as Uint8Array)])
    archive.addReadStreamLazy(name, { mtime: at, compress: !isStored }, give)
    await finished(source)
  }
  archive.end()
}
