import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'

/** A file of an archive that is read. */
export type ZipEntry = { name: string; bytes: number; packedBytes: number; crc: number; method: number; offset: number }

/** An open archive: its files, and the content of each. */
export type OpenZip = { entries: ZipEntry[]; read: (entry: ZipEntry) => AsyncGenerator<Buffer> }

/** The limits of an archive that is read: its number of files, the bytes of one and of all when they are unpacked. */
type ZipLimits = { files: number; bytesOfOne: number; bytesInAll: number }

/** A packed file never promises more than so many times its bytes, beyond the first megabyte. */
const mostPacked = 200
const freeBytes = 1_048_576
const mostDirectoryBytes = 512 * 1_048_576

/**
 * Opens a zip archive, without encryption and of one disk. Throws a sentence for one that is damaged, larger than the
 * limits, or that could fill the disk when it is unpacked. Names are plain relative ones.
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const file = await open(path)
  try {
    const entries = await readDirectory(file, limits)
    return { entries, read: (entry) => readEntry(path, entry) }
  } finally {
    await file.close()
  }
}

async function readDirectory(file: FileHandle, limits: ZipLimits): Promise<ZipEntry[]> {
  const { count, bytes, offset, size } = await findDirectory(file)
  if (count > limits.files) throw new Error('it has too many files')
  if (bytes > mostDirectoryBytes) throw new Error('its list of files is too long')
  const directory = await readAt(file, offset, bytes)
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let total = 0
  let packed = 0
  let at = 0
  for (let left = count; left > 0; left--) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const end = at + 46 + nameBytes + extraBytes + noteBytes
    if (end > directory.length) throw damaged()
    const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes)
    const [bytes, packedBytes, offset] = numbersOf(directory, at, extra)
    const entry = {
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packedBytes,
      bytes,
      offset,
    }
    check(entry, limits)
    if (names.has(entry.name)) throw new Error(`it has ${entry.name} twice`)
    names.add(entry.name)
    total += entry.bytes
    packed += entry.packedBytes
    // Files that share their content unpack to any number of times its size.
    if (packed > size) throw new Error('its files lie on top of each other')
    if (total > limits.bytesInAll) throw new Error('it is too large when it is unpacked')
    entries.push(entry)
    at = end
  }
  return entries
}

function check({ name, method, bytes, packedBytes }: ZipEntry, limits: ZipLimits): void {
  if (!/^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(name) || name.length > 200) {
    throw new Error('it has a file with a forbidden name')
  }
  if (method !== 0 && method !== 8) throw new Error(`${name} is packed in an unknown way`)
  if (bytes > limits.bytesOfOne) throw new Error(`${name} is too large`)
  if (bytes > freeBytes + mostPacked * packedBytes)
    throw new Error(`${name} is larger than anything that was packed so small`)
}

/** The list of files at the end of an archive, and the size of the whole. */
type Directory = { count: number; bytes: number; offset: number; size: number }

/** Finds the directory by the record at the end of the file, which a comment of at most 64 kB may follow. */
async function findDirectory(file: FileHandle): Promise<Directory> {
  const { size } = await file.stat()
  const length = Math.min(size, 65_557)
  const tail = await readAt(file, size - length, length)
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end < 0 || end + 22 > tail.length) throw new Error('it is no zip archive, or its end is missing')
  const small = {
    count: tail.readUInt16LE(end + 10),
    bytes: tail.readUInt32LE(end + 12),
    offset: tail.readUInt32LE(end + 16),
  }
  const isLarge = small.count === 0xffff || small.bytes === 0xffffffff || small.offset === 0xffffffff
  const found = isLarge ? await findDirectory64(file, tail, end) : small
  if (found.offset + found.bytes > size) throw damaged()
  return { ...found, size }
}

async function findDirectory64(file: FileHandle, tail: Buffer, end: number): Promise<Omit<Directory, 'size'>> {
  const locator = end - 20
  if (locator < 0 || tail.readUInt32LE(locator) !== 0x07064b50) throw damaged()
  const record = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56)
  if (record.readUInt32LE(0) !== 0x06064b50) throw damaged()
  const [count, bytes, offset] = [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at))) as [
    number,
    number,
    number,
  ]
  return { count, bytes, offset }
}

/** Reads the sizes of a file and where it begins. Those above 32 bits are in the field of ZIP64, in the same order. */
function numbersOf(directory: Buffer, at: number, extra: Buffer): [bytes: number, packedBytes: number, offset: number] {
  const large = field64(extra)
  const read = (field: number) => {
    const number = directory.readUInt32LE(at + field)
    if (number !== 0xffffffff) return number
    const next = large.shift()
    if (next === undefined) throw damaged()
    return next
  }
  return [read(24), read(20), read(42)]
}

function field64(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const numbers = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    return Array.from({ length: numbers.length >> 3 }, (_, index) => Number(numbers.readBigUInt64LE(8 * index)))
  }
  return []
}

async function* readEntry(path: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const { name, method, bytes, packedBytes, offset, crc } = entry
  const begin = await findContent(path, offset)
  let read = 0
  let sum = 0
  for await (const chunk of unpacked(path, begin, packedBytes, method)) {
    read += chunk.length
    if (read > bytes) throw new Error(`${name} is larger than it says`)
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (read !== bytes || sum !== crc) throw new Error(`${name} is damaged`)
}

async function findContent(path: string, offset: number): Promise<number> {
  const file = await open(path)
  try {
    const header = await readAt(file, offset, 30)
    if (header.readUInt32LE(0) !== 0x04034b50) throw damaged()
    return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await file.close()
  }
}

async function* unpacked(path: string, begin: number, packedBytes: number, method: number): AsyncGenerator<Buffer> {
  if (packedBytes === 0) return
  const packed = createReadStream(path, { start: begin, end: begin + packedBytes - 1 })
  if (method === 0) return yield* packed
  const content = createInflateRaw()
  // Its failure also ends the loop below.
  pipeline(packed, content).catch(() => undefined)
  yield* content
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead !== length) throw damaged()
  return bytes
}

function damaged(): Error {
  return new Error('it is damaged or incomplete')
}
