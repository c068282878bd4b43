import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
type ZipFile = { name: string; content: string | Uint8Array }

/** A file of an archive with its bytes as they are in it: deflated, or as they are. */
export type PackedFile = {
  name: string
  method: 'deflated' | 'stored'
  crc: number
  /** The number of bytes of its content, and of `body`. */
  bytes: number
  packedBytes: number
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** Writes a zip archive (APPNOTE 6.3, deflate, names in UTF-8), of less than 4 GB. `at` is the time of its files. */
export function zip(files: ZipFile[], at: Date): Buffer {
  const archive = zipWriter(at)
  const parts = files.flatMap((file) => {
    const { packed, content } = deflated(file)
    return [archive.add(packed), content]
  })
  return Buffer.concat([...parts, archive.end()])
}

/**
 * Writes the same archive while its files are read, one after another. It may have any number of files of any size,
 * with the fields of ZIP64 where they are needed.
 */
export async function* zipStream(files: AsyncIterable<ZipFile | PackedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = zipWriter(at)
  for await (const file of files) {
    const packed = 'method' in file ? file : deflated(file).packed
    yield archive.add(packed)
    yield* packed.body
  }
  yield archive.end()
}

function deflated({ name, content: text }: ZipFile): { packed: PackedFile; content: Buffer } {
  const raw = Buffer.from(text as Uint8Array)
  const content = deflateRawSync(raw)
  const sizes = { bytes: raw.length, packedBytes: content.length }
  return { packed: { name, method: 'deflated', crc: crc32(raw), ...sizes, body: [content] }, content }
}

/** The values that mean that a field of ZIP64 has the number. */
const most16 = 0xffff
const most32 = 0xffffffff

/** Returns the header of each file that is added, and the directory at the end. */
function zipWriter(at: Date) {
  const directory: Buffer[] = []
  let offset = 0
  let count = 0
  return {
    add(file: PackedFile): Buffer {
      const name = Buffer.from(file.name)
      const large = file.bytes >= most32 || file.packedBytes >= most32 ? [file.bytes, file.packedBytes] : []
      const isFar = offset >= most32
      const ofFile = field64(large)
      const ofList = field64(isFar ? [...large, offset] : large)
      const local = Buffer.concat([signature(0x04034b50), fieldsOf(file, at, name, ofFile), name, ofFile])
      // Beside the local fields: made by version 2.0 or 4.5, no comment, no disk, no attributes, and where the file
      // begins.
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(isFar ? most32 : offset, 10)
      const listed = fieldsOf(file, at, name, ofList)
      directory.push(signature(0x02014b50), listed.subarray(0, 2), listed, rest, name, ofList)
      offset += local.length + file.packedBytes
      count += 1
      return local
    },
    end(): Buffer {
      const listed = Buffer.concat(directory)
      const needs64 = count >= most16 || offset >= most32 || listed.length >= most32
      const end = Buffer.alloc(18)
      end.writeUInt16LE(needs64 ? most16 : count, 4)
      end.writeUInt16LE(needs64 ? most16 : count, 6)
      end.writeUInt32LE(needs64 ? most32 : listed.length, 8)
      end.writeUInt32LE(needs64 ? most32 : offset, 12)
      const far = needs64 ? end64(count, listed.length, offset) : Buffer.alloc(0)
      return Buffer.concat([listed, far, signature(0x06054b50), end])
    },
  }
}

/** Returns the fields that a file's own header and its line in the directory share. */
function fieldsOf({ method, crc, bytes, packedBytes }: PackedFile, at: Date, name: Buffer, extra: Buffer): Buffer {
  const isLarge = bytes >= most32 || packedBytes >= most32
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(extra.length > 0 ? 45 : 20, 0)
  // Names are UTF-8.
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(method === 'deflated' ? 8 : 0, 4)
  fields.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  fields.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(isLarge ? most32 : packedBytes, 14)
  fields.writeUInt32LE(isLarge ? most32 : bytes, 18)
  fields.writeUInt16LE(name.length, 22)
  fields.writeUInt16LE(extra.length, 24)
  return fields
}

/** Returns the extra field of ZIP64 with these numbers; nothing without any. */
function field64(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0)
  const field = Buffer.alloc(4 + 8 * numbers.length)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8 * numbers.length, 2)
  numbers.forEach((number, index) => {
    field.writeBigUInt64LE(BigInt(number), 4 + 8 * index)
  })
  return field
}

/** Returns the end of the directory in ZIP64, and the record that tells where it begins. */
function end64(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end, locator])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
