/** One file or folder of a tar archive. */
export type TarEntry = { name: string; size: number; mode: number; isFolder: boolean }

const blockBytes = 512
/** The largest number of eleven octal digits; a larger size is written in binary, as PostgreSQL and GNU tar do. */
const mostOctal = 0o77777777777

/** Returns the header block of an entry, in the ustar format that every tar program reads. */
export function tarHeader({ name, size, mode, isFolder }: TarEntry): Buffer {
  const header = Buffer.alloc(blockBytes)
  const [prefix, rest] = splitName(isFolder ? `${name}/` : name)
  header.write(rest, 0)
  header.write(octal(mode, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  if (size <= mostOctal) header.write(octal(size, 12), 124)
  else {
    header.writeUInt8(0x80, 124)
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write(octal(0, 12), 136)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(octal(checksum(header), 7), 148)
  header.write(' ', 155)
  return header
}

/** Returns the zeros that fill the last block of a content. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)
}

/** The two zero blocks that end an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes)

/**
 * Reads the entries of a tar archive in order, up to the end of `bytes`. The content of an entry is read before the
 * next one; a part that was not read is skipped. Throws when the archive is cut or a header is damaged.
 */
export async function* readTar(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { body: AsyncIterable<Buffer> }> {
  const reader = readerOf(bytes)
  for (;;) {
    const header = await reader.exactly(blockBytes)
    if (header === null) return
    if (header.every((byte) => byte === 0)) break
    const entry = parseHeader(header)
    const body = reader.next(entry.size)
    yield { ...entry, body }
    for await (const _ of body);
    await reader.exactly(tarPadding(entry.size).length)
  }
  for await (const _ of reader.next(Number.POSITIVE_INFINITY));
}

function parseHeader(header: Buffer): TarEntry {
  const field = (from: number, length: number) => {
    const text = header.toString('utf8', from, from + length)
    return text.split('\0')[0] ?? ''
  }
  const isBinary = (header[124] ?? 0) & 0x80
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(field(124, 12), 8)
  if (Number.parseInt(field(148, 8), 8) !== checksum(header) || !(size >= 0)) throw new Error('a header is damaged')
  const kind = field(156, 1) || '0'
  if (kind !== '0' && kind !== '5') throw new Error(`an entry is of the kind ${kind}, not a file or a folder`)
  const prefix = field(257, 5) === 'ustar' ? field(345, 155) : ''
  const name = [prefix, field(0, 100)].filter(Boolean).join('/').replace(/\/+$/, '')
  return { name, size, mode: Number.parseInt(field(100, 8), 8) & 0o777, isFolder: kind === '5' }
}

/** Returns the sum of a header's bytes, counting its own field as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0)
}

function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, '0')}\0`
}

/** Splits a name of more than 100 bytes at a slash. Throws when that is not possible. */
function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  for (let cut = name.indexOf('/'); cut > 0; cut = name.indexOf('/', cut + 1)) {
    const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)]
    if (rest && Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return [prefix, rest]
  }
  throw new Error(`the name ${name} is too long for an archive`)
}

/** Cuts a stream of chunks into the lengths that are asked for. */
function readerOf(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const some = async (most: number): Promise<Buffer | null> => {
    while (rest.length === 0) {
      const { done, value } = await source.next()
      if (done) return null
      rest = value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }
  async function* next(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      const part = await some(left)
      if (!part && left === Number.POSITIVE_INFINITY) return
      if (!part) throw new Error('it ends too early')
      left -= part.length
      yield part
    }
  }
  return {
    /** Returns so many bytes; null at the end of the stream. */
    async exactly(length: number): Promise<Buffer | null> {
      const first = await some(length)
      if (!first || first.length === length) return first
      const parts = [first]
      for await (const part of next(length - first.length)) parts.push(part)
      return Buffer.concat(parts)
    },
    /** Yields the following bytes; the same iteration may be continued by a second loop. */
    next(length: number): AsyncIterable<Buffer> {
      const following = next(length)
      return { [Symbol.asyncIterator]: () => ({ next: () => following.next() }) }
    },
  }
}
