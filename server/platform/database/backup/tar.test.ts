import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts'

const file = (name: string, content: string) => {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    tarHeader({ name, size: bytes.length, mode: 0o600, isFolder: false }),
    bytes,
    tarPadding(bytes.length),
  ])
}
const folder = (name: string) => tarHeader({ name, size: 0, mode: 0o700, isFolder: true })
const longName = `${'a'.repeat(90)}/${'é'.repeat(40)}`
const whole = Buffer.concat([folder('b'), file('b/one', 'x'.repeat(700)), file(longName, 'two'), tarEnd])

/** Hands the bytes over in pieces of this length. */
async function* pieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length)
}

async function read(bytes: Buffer, length: number) {
  const entries: [string, string][] = []
  for await (const { name, isFolder, body } of readTar(pieces(bytes, length))) {
    let content = ''
    for await (const chunk of body) content += chunk.toString()
    entries.push([name, isFolder ? 'folder' : content])
  }
  return entries
}

test.each([1, 100, 512, 513, 100_000])('entries are read from pieces of %i bytes', async (length) => {
  expect(await read(whole, length)).toEqual([
    ['b', 'folder'],
    ['b/one', 'x'.repeat(700)],
    [longName, 'two'],
  ])
})

test('other tar programs read it', async () => {
  const home = await mkdtemp(join(tmpdir(), 'filao-tar-'))
  await writeFile(join(home, 'a.tar'), whole)
  execFileSync('tar', ['xf', 'a.tar'], { cwd: home })
  expect(await readFile(join(home, longName), 'utf8')).toBe('two')
  await rm(home, { recursive: true })
})

test('a size beyond eight gigabytes is kept', async () => {
  const size = 3_000_000_000_000
  const header = tarHeader({ name: 'dump', size, mode: 0o600, isFolder: false })
  const { value } = await readTar(pieces(header, 512)).next()
  expect(value).toMatchObject({ name: 'dump', size })
})

test('a cut archive, a damaged header and a link are refused', async () => {
  await expect(read(whole.subarray(0, 900), 512)).rejects.toThrow('ends too early')
  const damaged = Buffer.from(whole)
  damaged[0] = 0x63
  await expect(read(damaged, 512)).rejects.toThrow('a header is damaged')
  expect(() => tarHeader({ name: 'n'.repeat(300), size: 0, mode: 0, isFolder: false })).toThrow('too long')
})
