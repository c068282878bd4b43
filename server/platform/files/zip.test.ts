import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip } from './unzip.ts'
import { zip, zipStream } from './zip.ts'

const at = new Date('2026-03-16T10:00:00Z')
const limits = { files: 100_000, bytesOfOne: 10_000_000, bytesInAll: 20_000_000 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function kept(archive: Uint8Array): Promise<string> {
  const path = join(folder, `${Math.random()}.zip`)
  await writeFile(path, archive)
  return path
}

/** Reads every file of an archive. */
async function readAll(archive: Uint8Array, given = limits): Promise<[string, string][]> {
  const { entries, read } = await openZip(await kept(archive), given)
  const files: [string, string][] = []
  for (const entry of entries) files.push([entry.name, (await buffer(read(entry))).toString()])
  return files
}

async function* many(count: number) {
  for (let number = 1; number <= count; number++) yield { name: `data/${number}.txt`, content: `${number}` }
}

test('an archive is read as it was written, also with more files than the first format counts', async () => {
  const files = [
    { name: 'a.txt', content: 'été' },
    { name: 'b/c.bin', content: '' },
  ]
  expect(await readAll(zip(files, at))).toEqual(files.map(({ name, content }) => [name, content]))
  const { entries, read } = await openZip(await kept(await buffer(zipStream(many(65_600), at))), limits)
  expect(entries).toHaveLength(65_600)
  const last = entries.at(-1)
  expect(last && (await buffer(read(last))).toString()).toBe('65600')
})

test('an archive that is cut, changed, too large or badly named is refused in words', async () => {
  const good = zip([{ name: 'a.txt', content: 'some text that is long enough' }], at)
  await expect(readAll(good.subarray(0, -30))).rejects.toThrow('no zip archive')
  await expect(readAll(Buffer.from('no archive at all'))).rejects.toThrow('no zip archive')
  const changed = Buffer.from(good)
  changed[40] = (changed[40] ?? 0) ^ 1
  await expect(readAll(changed)).rejects.toThrow()
  for (const name of ['../a.txt', '/a.txt', 'a//b', 'a/../b', 'C:\\a', '', 'é.txt', '.hidden']) {
    await expect(readAll(zip([{ name, content: 'x' }], at))).rejects.toThrow('forbidden name')
  }
  const twice = { name: 'a.txt', content: 'x' }
  await expect(readAll(zip([twice, twice], at))).rejects.toThrow('twice')
  const bomb = zip([{ name: 'bomb', content: Buffer.alloc(9_000_000) }], at)
  await expect(readAll(bomb)).rejects.toThrow('packed so small')
  await expect(readAll(good, { ...limits, bytesOfOne: 10 })).rejects.toThrow('too large')
  await expect(readAll(good, { ...limits, bytesInAll: 10 })).rejects.toThrow('too large')
  await expect(readAll(zip([twice, { ...twice, name: 'b' }], at), { ...limits, files: 1 })).rejects.toThrow('too many')
  // The directory promises fewer bytes than are packed.
  const lying = Buffer.from(good)
  lying.writeUInt32LE(3, lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  await expect(readAll(lying)).rejects.toThrow('larger than it says')
})
