import { crc32, deflateSync } from 'node:zlib'

/**
 * Draws a png of one colour, written by hand so that tests do not depend on the library they test. `pixels` are the
 * data after the header, which may claim another size.
 */
export function pictureOf(
  { width, height, chunks = [] }: { width: number; height: number; chunks?: [string, Buffer][] },
  pixels = { width, height },
): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(pixels.width * 3, 0x7f)])
  const data = deflateSync(Buffer.concat(Array.from({ length: pixels.height }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Reads a png's size in pixels from its header. */
export function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = Buffer.from(png)
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) }
}

/** Lists the names of a png's chunks, each once: they show the data beside its pixels. */
export function chunksOf(png: Uint8Array): string[] {
  const view = Buffer.from(png)
  const names = new Set<string>()
  for (let at = 8; at < view.length; at += 12 + view.readUInt32BE(at))
    names.add(view.toString('latin1', at + 4, at + 8))
  return [...names]
}
