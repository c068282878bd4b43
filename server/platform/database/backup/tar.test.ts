import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTar } from './tar.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'filao-tar-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

async function read(bytes: Buffer) {
  const entries: [string, string][] = []
  for await (const { name, isFolder, body } of readTar(Readable.from([bytes]))) {
    entries.push([name, isFolder ? 'folder' : await text(body)])
  }
  return entries
}

/** Archives that an older version wrote, packed with gzip: two files in folders, and the header of a dump of 3 TB. */
const [older = Buffer.of(), large = Buffer.of()] = [
  `H4sIAAAAAAACA+3UTQ5AMBAF4DmKG3haxnlIbEmocCXncDGJnb8NrUS8bxbTZZOXeWUswQFADqwbx33y1iRLJcrkBX3nilYA+acyburqhfz1Ov/E
  5Ok+f1WVCMw/uJHoo4Qemye/c6P/Adht/6u1xny8/4tgvH7TDQ2PgIjohxadYIyDABAAAA==`,
  `H4sIAAAAAAACA0spzS1goDEwMDAwMDMwANMGSHQDWJZpV+17uBhU3tzQyJhBwYCBDqC0uCSxiMGALnYNQgAAtw9L3gACAAA=`,
].map((archive) => gunzipSync(Buffer.from(archive, 'base64')))

test('an archive of an older version is read, and one that is cut or has a damaged header is refused', async () => {
  expect(await read(older)).toEqual([
    ['b', 'folder'],
    ['b/one', 'x'.repeat(700)],
    [`${'a'.repeat(90)}/${'é'.repeat(40)}`, 'two'],
  ])
  await expect(read(older.subarray(0, 1500))).rejects.toThrow()
  const damaged = Buffer.from(older)
  damaged[0] = 0x63
  await expect(read(damaged)).rejects.toThrow('Invalid tar header')
})

test('a size beyond eight gigabytes of an older version is read', async () => {
  const { value } = await readTar(Readable.from([large])).next()
  expect(value).toMatchObject({ name: 'dump', size: 3_000_000_000_000, isFolder: false })
})

test('an archive with a link is refused', async () => {
  await writeFile(join(home, 'a'), '')
  await symlink('a', join(home, 'b'))
  await expect(read(execFileSync('tar', ['cf', '-', 'b'], { cwd: home }))).rejects.toThrow('b is no file and no folder')
})
