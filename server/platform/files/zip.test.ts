import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip, type ZipEntry } from './unzip.ts'
import { type PackedFile, zip, zipStream } from './zip.ts'

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
  // Ten seconds on a quiet machine.
})

test('files above 4 GB are listed with their sizes, and what follows them is read', async () => {
  const bytes = 5 * 1024 ** 3
  const large: PackedFile = { name: 'large', method: 'stored', crc: 1, bytes, packedBytes: bytes, body: [] }
  const after: PackedFile = { name: 'after', method: 'stored', crc: crc32('text'), bytes: 4, packedBytes: 4, body: [] }
  const [ofLarge, ofAfter, directory] = await Array.fromAsync(
    zipStream(
      (async function* () {
        yield large
        yield after
      })(),
      at,
    ),
  )
  const path = join(folder, 'sparse.zip')
  const file = await open(path, 'w')
  // The content of the large file is a hole.
  await file.write(ofLarge as Uint8Array, 0, ofLarge?.length, 0)
  const rest = Buffer.concat([ofAfter as Uint8Array, Buffer.from('text'), directory as Uint8Array])
  await file.write(rest, 0, rest.length, (ofLarge?.length ?? 0) + bytes)
  await file.close()
  const { entries, read } = await openZip(path, { ...limits, bytesOfOne: 2 * bytes, bytesInAll: 2 * bytes })
  expect(entries.map(({ name, bytes, packedBytes }) => [name, bytes, packedBytes])).toEqual([
    ['large', bytes, bytes],
    ['after', 4, 4],
  ])
  expect((await buffer(read(entries[1] as ZipEntry))).toString()).toBe('text')
  const [first] = entries
  const begun = first && (await read(first).next())
  expect(begun?.value?.subarray(0, 3)).toEqual(Buffer.alloc(3))
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

test('an archive whose files share their content is refused before anything is unpacked', async () => {
  const content = randomBytes(100_000)
  const many = Array.from({ length: 50 }, (_, n) => ({ name: `photo${n}`, content: n === 0 ? content : 'x' }))
  const bomb = Buffer.from(zip(many, at))
  const header = Buffer.from([0x50, 0x4b, 1, 2])
  const first = bomb.indexOf(header)
  // Each file becomes the first one, under its own name.
  for (let entry = first; entry >= 0; entry = bomb.indexOf(header, entry + 46)) {
    bomb.copy(bomb, entry + 10, first + 10, first + 28)
    bomb.copy(bomb, entry + 42, first + 42, first + 46)
  }
  await expect(readAll(bomb)).rejects.toThrow('on top of each other')
})
