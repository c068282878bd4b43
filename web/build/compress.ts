import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text file of a folder and of those below it, or beside the named ones, as small
 * as they get, so that the server compresses none of them. Browsers accept Brotli over HTTPS only.
 */
export async function compressFiles(folder: string, only?: string[]): Promise<void> {
  const names = only ?? (await readdir(folder, { recursive: true }))
  for (const name of names.filter((one) => /\.(js|css|svg|html|webmanifest)$/.test(one))) {
    const content = await readFile(join(folder, name))
    if (content.length < 1024) continue
    const hints = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      brotli(content, { params: hints }).then((small) => writeFile(join(folder, `${name}.br`), small)),
      zip(content, { level: 9 }).then((small) => writeFile(join(folder, `${name}.gz`), small)),
    ])
  }
}
