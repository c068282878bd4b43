import { Problem } from '@filao/domain/kernel/problem'
import type Sharp from 'sharp'

const maxPixels = 50_000_000

let loaded: Promise<typeof Sharp> | undefined

/**
 * Loads the picture library with all readers blocked except those of the four picture types, from files, and of
 * drawings, from memory: uploads are files, so that none is ever read as a drawing.
 */
function library(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    const readers = ['PngFile', 'JpegFile', 'WebpFile', 'HeifFile', 'SvgBuffer']
    sharp.unblock({ operation: readers.map((reader) => `VipsForeignLoad${reader}`) })
    return sharp
  })
  return loaded
}

/**
 * Writes the picture at `from` as a png that fits into a square of `size` pixels, upright and without metadata. A
 * picture that is not wholly readable is refused with 415, more than 50 megapixels with 413. Decodes it in memory, so
 * it is called in turns.
 */
export async function writePng(from: string, to: string, size: number): Promise<void> {
  const sharp = await library()
  const drawn = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .png()
    .toFile(to)
  await drawn.catch((error: Error) => {
    throw /pixel limit/i.test(error.message) ? tooManyPixels() : unreadable()
  })
}

/** Renders a drawing of ours as a png of this width. */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const sharp = await library()
  return await sharp(Buffer.from(svg)).resize({ width }).png({ palette: true }).toBuffer()
}

function tooManyPixels(): Problem {
  return new Problem('too_large', {
    fr: 'Cette image est trop grande\u202f: 50 mégapixels au plus.',
    en: 'This picture is too large: 50 megapixels at most.',
  })
}

function unreadable(): Problem {
  return new Problem('unsupported_media', {
    fr: 'Cette image est illisible ou incomplète.',
    en: 'This picture cannot be read, or is incomplete.',
  })
}
