import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. */
type ZipFile = { name: string; content: string | Uint8Array }

/** Writes a zip archive (APPNOTE 6.3, deflate, names in UTF-8), of less than 4 GB. `at` is the time of its files. */
export function zip(files: ZipFile[], at: Date): Buffer {
  const archive = zipWriter(at)
  return Buffer.concat([...files.map(archive.add), archive.end()])
}

/** Writes the same archive while its files are read, one after another. */
export async function* zipStream(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const archive = zipWriter(at)
  for await (const file of files) yield archive.add(file)
  yield archive.end()
}

/** Returns the bytes of each file that is added, and of the directory at the end. */
function zipWriter(at: Date) {
  const directory: Buffer[] = []
  let offset = 0
  let count = 0
  return {
    add({ name, content }: ZipFile): Buffer {
      const raw = Buffer.from(content as Uint8Array)
      const packed = deflateRawSync(raw)
      const fields = fieldsOf(Buffer.byteLength(name), raw, packed, at)
      const local = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name), packed])
      // Beside the local fields: made by version 2.0, no comment, no disk, no attributes, and where the file begins.
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE(offset, 10)
      directory.push(signature(0x02014b50), Buffer.from([20, 0]), fields, rest, Buffer.from(name))
      offset += local.length
      count += 1
      return local
    },
    end(): Buffer {
      const listed = Buffer.concat(directory)
      const end = Buffer.alloc(18)
      end.writeUInt16LE(count, 4)
      end.writeUInt16LE(count, 6)
      end.writeUInt32LE(listed.length, 8)
      end.writeUInt32LE(offset, 12)
      return Buffer.concat([listed, signature(0x06054b50), end])
    },
  }
}

/** Returns the fields that a file's own header and its line in the directory share. */
function fieldsOf(nameBytes: number, raw: Buffer, packed: Buffer, at: Date): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  // Names are UTF-8.
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  fields.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  fields.writeUInt32LE(crc32(raw), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(raw.length, 18)
  fields.writeUInt16LE(nameBytes, 22)
  return fields
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
