import { open } from 'node:fs/promises'

/** The accepted file types, detected from the first bytes. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/heic' | 'application/pdf'

/** Returns the type of a file by its content, ignoring its name; null for any other type. */
export async function contentTypeOf(path: string): Promise<FileType | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return typeOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Returns the type of a file that begins with these bytes. */
export function typeOf(head: Buffer): FileType | null {
  const text = head.toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  return text.slice(4, 8) === 'ftyp' ? heifType(head) : null
}

/** Tells avif and heic apart by the brands in the first box, since both are the same container. */
function heifType(head: Buffer): FileType | null {
  const box = head.toString('latin1', 8, Math.min(head.length, head.readUInt32BE(0)))
  const brands = box.match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif'
  return brands.some((brand) => /^he(ic|ix|im|is|vc|vx)$/.test(brand)) ? 'image/heic' : null
}
