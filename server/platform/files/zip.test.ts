import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openZip, type ZipEntry } from './unzip.ts'
import { zipStream } from './zip.ts'

const at = new Date('2026-03-16T10:00:00Z')
const limits = { files: 100_000, bytesOfOne: 10_000_000, bytesInAll: 20_000_000 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the archive of some files. */
function zip(files: Parameters<typeof zipStream>[0]): Promise<Buffer> {
  return buffer(zipStream(files, at))
}

async function kept(archive: Uint8Array): Promise<string> {
  const path = join(folder, `${Math.random()}.zip`)
  await writeFile(path, archive)
  return path
}

/** Reads every file of an archive. */
async function readAll(archive: Uint8Array, given = limits): Promise<[string, string][]> {
  const { entries, read, close } = await openZip(await kept(archive), given)
  const files: [string, string][] = []
  try {
    for (const entry of entries) files.push([entry.name, (await buffer(read(entry))).toString()])
    return files
  } finally {
    close()
  }
}

test('an archive is read as it was written', async () => {
  const files = [
    { name: 'a.txt', content: 'été' },
    { name: 'b/c.bin', content: '' },
  ]
  expect(await readAll(await zip(files))).toEqual(files.map(({ name, content }) => [name, content]))
})

test('a source is closed when the reader of the archive leaves, and its failure ends the archive', async () => {
  const [endless, broken] = [new Readable({ read: () => undefined }), new Readable({ read: () => undefined })]
  for await (const _ of zipStream([{ name: 'a', content: endless }], at)) break
  await expect.poll(() => endless.destroyed).toBe(true)
  setImmediate(() => broken.destroy(new Error('the disk is gone')))
  await expect(zip([{ name: 'a', content: broken }])).rejects.toThrow('the disk is gone')
})

/** The headers and the directory of an archive of 5 GB that an older version wrote, with its 5 GB left out. */
const largeParts = [
  'UEsDBC0AAAgAAABQcFwBAAAA//////////8FABQAbGFyZ2UBABAAAAAAQAEAAAAAAABAAQAAAA==',
  'UEsDBBQAAAgAAABQcFzHp4s7BAAAAAQAAAAFAAAAYWZ0ZXI=',
  `UEsBAi0ALQAACAAAAFBwXAEAAAD//////////wUAFAAAAAAAAAAAAAAAAAAAAGxhcmdlAQAQAAAAAEABAAAAAAAAQAEAAABQSwECLQAtAAAI
  AAAAUHBcx6eLOwQAAAAEAAAABQAMAAAAAAAAAAAAAAD/////YWZ0ZXIBAAgANwAAQAEAAABQSwYGLAAAAAAAAAAtAC0AAAAAAAAAAAACAAAA
  AAAAAAIAAAAAAAAAhgAAAAAAAABeAABAAQAAAFBLBgcAAAAA5AAAQAEAAAABAAAAUEsFBgAAAAD///////////////8AAA==`,
].map((part) => Buffer.from(part, 'base64'))

test('files above 4 GB are listed with their sizes, and what follows them is read', async () => {
  const bytes = 5 * 1024 ** 3
  const [ofLarge = Buffer.of(), ofAfter = Buffer.of(), directory = Buffer.of()] = largeParts
  const path = join(folder, 'sparse.zip')
  const file = await open(path, 'w')
  // The content of the large file is a hole.
  await file.write(ofLarge, 0, ofLarge.length, 0)
  const rest = Buffer.concat([ofAfter, Buffer.from('text'), directory])
  await file.write(rest, 0, rest.length, ofLarge.length + bytes)
  await file.close()
  const { entries, read, close } = await openZip(path, { ...limits, bytesOfOne: 2 * bytes, bytesInAll: 2 * bytes })
  expect(entries.map(({ name, uncompressedSize }) => [name, uncompressedSize])).toEqual([
    ['large', bytes],
    ['after', 4],
  ])
  expect((await buffer(read(entries[1] as ZipEntry))).toString()).toBe('text')
  const [first] = entries
  const begun = first && (await read(first).next())
  expect(begun?.value?.subarray(0, 3)).toEqual(Buffer.alloc(3))
  close()
})

test('an archive of an older version is read', async () => {
  const older = `UEsDBBQAAAgIAABQcFwHFfsXCwAAAHgAAAAKAAAAZGF0YS9hLnR4dDu8suTwSoXDdCcBUEsDBBQAAAgIAABQcFwAAAAAAgAAAAAAAAAFAAAA
  Yi5iaW4DAFBLAQIUABQAAAgIAABQcFwHFfsXCwAAAHgAAAAKAAAAAAAAAAAAAAAAAAAAAABkYXRhL2EudHh0UEsBAhQAFAAACAgAAFBwXAAA
  AAACAAAAAAAAAAUAAAAAAAAAAAAAAAAAMwAAAGIuYmluUEsFBgAAAAACAAIAawAAAFgAAAAAAA==`
  expect(await readAll(Buffer.from(older, 'base64'))).toEqual([
    ['data/a.txt', 'été '.repeat(20)],
    ['b.bin', ''],
  ])
})

test('an archive that is cut, changed, too large or badly named is refused in words', async () => {
  const good = await zip([{ name: 'a.txt', content: 'some text that is long enough' }])
  await expect(readAll(good.subarray(0, -30))).rejects.toThrow('no zip archive')
  await expect(readAll(Buffer.from('no archive at all'))).rejects.toThrow('no zip archive')
  const changed = Buffer.from(good)
  changed[40] = (changed[40] ?? 0) ^ 1
  await expect(readAll(changed)).rejects.toThrow()
  for (const name of ['../a.txt', '/a.txt', 'a//b', 'a/../b', 'C:\\a', 'é.txt', '.hidden']) {
    const archive = await zip([{ name: 'n'.repeat(Buffer.byteLength(name)), content: 'x' }])
    const renamed = archive.toString('latin1').replaceAll(/n+/g, Buffer.from(name).toString('latin1'))
    await expect(readAll(Buffer.from(renamed, 'latin1'))).rejects.toThrow('forbidden name')
  }
  const twice = { name: 'a.txt', content: 'x' }
  await expect(readAll(await zip([twice, twice]))).rejects.toThrow('twice')
  const bomb = await zip([{ name: 'bomb', content: Buffer.alloc(9_000_000) }])
  await expect(readAll(bomb)).rejects.toThrow('packed so small')
  await expect(readAll(good, { ...limits, bytesOfOne: 10 })).rejects.toThrow('too large')
  await expect(readAll(good, { ...limits, bytesInAll: 10 })).rejects.toThrow('too large')
  await expect(readAll(await zip([twice, { ...twice, name: 'b' }]), { ...limits, files: 1 })).rejects.toThrow(
    'too many',
  )
  // The directory promises fewer bytes than are packed.
  const lying = Buffer.from(good)
  lying.writeUInt32LE(3, lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  await expect(readAll(lying)).rejects.toThrow('a.txt is damaged')
})

test('an archive whose files share their content is refused before anything is unpacked', async () => {
  const content = randomBytes(100_000)
  const many = Array.from({ length: 50 }, (_, n) => ({ name: `photo${n}`, content: n === 0 ? content : 'x' }))
  const bomb = await zip(many)
  const header = Buffer.from([0x50, 0x4b, 1, 2])
  const first = bomb.indexOf(header)
  // Each file becomes the first one, under its own name.
  for (let entry = first; entry >= 0; entry = bomb.indexOf(header, entry + 46)) {
    bomb.copy(bomb, entry + 10, first + 10, first + 28)
    bomb.copy(bomb, entry + 42, first + 42, first + 46)
  }
  await expect(readAll(bomb)).rejects.toThrow('on top of each other')
})
