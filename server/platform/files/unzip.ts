import { crc32 } from 'node:zlib'
import { Entry, openPromise, type ZipFile } from 'yauzl'

/** A file of an archive that is read: as little of its line of the directory as an archive of millions allows. */
export type ZipEntry = ReturnType<typeof entryOf>

/** An open archive: its files, and the content of each. */
export type OpenZip = { entries: ZipEntry[]; read: (entry: ZipEntry) => AsyncGenerator<Buffer>; close: () => void }

/** The limits of an archive that is read: its number of files, the bytes of one and of all when they are unpacked. */
type ZipLimits = { files: number; bytesOfOne: number; bytesInAll: number }

/** A packed file never promises more than so many times its bytes, beyond the first megabyte. */
const mostPacked = 200
const freeBytes = 1_048_576

/**
 * Opens a zip archive, without encryption and of one disk. Throws a sentence for one that is damaged, larger than the
 * limits, or that could fill the disk when it is unpacked. Names are plain relative ones.
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(refuse)
  try {
    const entries = await readDirectory(zip, limits)
    return { entries, read: (entry) => readEntry(zip, entry), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile, limits: ZipLimits): Promise<ZipEntry[]> {
  if (zip.entryCount > limits.files) throw new Error('it has too many files')
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let total = 0
  let packed = 0
  const directory = zip.eachEntry()
  for (;;) {
    const { value, done } = await directory.next().catch(refuse)
    if (done) return entries
    const entry = entryOf(value)
    check(entry, limits)
    if (!value.canDecodeFileData()) throw new Error(`${entry.name} is packed in an unknown way`)
    if (names.has(entry.name)) throw new Error(`it has ${entry.name} twice`)
    names.add(entry.name)
    total += entry.uncompressedSize
    packed += entry.compressedSize
    // Files that share their content unpack to any number of times its size.
    if (packed > zip.fileSize) throw new Error('its files lie on top of each other')
    if (total > limits.bytesInAll) throw new Error('it is too large when it is unpacked')
    entries.push(entry)
  }
}

function entryOf(line: Entry) {
  const { compressionMethod, generalPurposeBitFlag, relativeOffsetOfLocalHeader, crc32 } = line
  const { compressedSize, uncompressedSize } = line
  const place = { compressionMethod, generalPurposeBitFlag, relativeOffsetOfLocalHeader }
  return { name: line.fileNameRaw.toString(), crc32, compressedSize, uncompressedSize, ...place }
}

function check({ name, uncompressedSize, compressedSize }: ZipEntry, limits: ZipLimits): void {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name) || name.length > 200) {
    throw new Error('it has a file with a forbidden name')
  }
  if (uncompressedSize > limits.bytesOfOne) throw new Error(`${name} is too large`)
  if (uncompressedSize > freeBytes + mostPacked * compressedSize)
    throw new Error(`${name} is larger than anything that was packed so small`)
}

/** Reads the content of a file, which has the size and the sum of the directory or throws. */
async function* readEntry(zip: ZipFile, entry: ZipEntry): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(Object.assign(new Entry(), entry))) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw new Error(`${entry.name} is damaged`, { cause: error })
  }
  if (sum !== entry.crc32) throw new Error(`${entry.name} is damaged`)
}

/** Throws a sentence in the place of an error of the format, and the error of a file that cannot be opened. */
function refuse(error: NodeJS.ErrnoException): never {
  if (error.code) throw error
  throw new Error('it is no zip archive, or it is damaged or incomplete', { cause: error })
}
