import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packedChromium } from './packed-chromium.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-packed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packed Chromium', () => {
  test('is unpacked whole and once, also under concurrent demand', async () => {
    const [first, second] = await Promise.all([packedChromium(folder), packedChromium(folder)])
    expect(second).toBe(first)
    const { size, mode, ino } = await stat(first)
    expect(size).toBeGreaterThan(100_000_000)
    expect(mode & 0o777).toBe(0o700)
    expect(await readdir(folder)).toHaveLength(1)
    await packedChromium(folder)
    expect((await stat(first)).ino).toBe(ino)
  })

  test('is not run from a folder in which another user may write', async () => {
    await chmod(folder, 0o777)
    await expect(packedChromium(folder)).rejects.toThrow('somebody else')
  })
})
