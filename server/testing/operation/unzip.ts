import { inflateRawSync } from 'node:zlib'

/** Reads the files of a zip by its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, name] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const text = archive.toString('utf8', at + 46, at + 46 + name)
    const content = archive.subarray(begin, begin + packed)
    files.set(text, archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content))
    at += 46 + name + archive.readUInt16LE(at + 30)
  }
  return files
}
