import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { verifyArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { readErasures } from './erasures.ts'
import { writePart } from './stored-files.ts'

const missing = join(tmpdir(), 'no-such-backup.tar.gz')
const log = createLog('silent')

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'filao-archive-'))
  await writeFile(join(home, 'taken'), '')
})
afterAll(() => rm(home, { recursive: true, force: true }))

test('a file that is not there and a folder are named in a sentence', async () => {
  await expect(verifyArchive(missing)).rejects.toThrow(`There is no file ${missing}.`)
  await expect(verifyArchive(tmpdir())).rejects.toThrow(`${tmpdir()} is a folder: name the file in it.`)
})

test('a folder that takes no backup is named in a sentence', async () => {
  const folder = join(home, 'taken', 'backups')
  await expect(backUp(loadConfig({ DATA_DIR: home }), folder, log)).rejects.toThrow(
    `The folder of the backups cannot be written: ${folder} (ENOTDIR). Name another folder`,
  )
})

test('a disk that is full during a restore is told with the folder of the settings', async () => {
  async function* body(): AsyncGenerator<Buffer> {
    yield Buffer.from('half')
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  const part = { name: 'files/1', size: 9, mode: 0o600, isFolder: false, body: body() }
  await expect(writePart(part, join(home, 'draft', '1'), { folder: '/srv/files' })).rejects.toThrow(
    'The disk of /srv/files is full: make room there',
  )
})

test('a part of which the disk took half at first is written whole', async () => {
  const probe = await open(join(home, 'taken'))
  type Handle = { write: (chunk: Buffer) => Promise<unknown> }
  const write = vi.spyOn(Object.getPrototypeOf(probe) as Handle, 'write')
  write.mockImplementation(async (chunk) => ({ bytesWritten: chunk.length >> 1, buffer: chunk }))
  const chunks = ['first ', 'second'].map((text) => Buffer.from(text))
  const part = { name: 'files/2', size: 12, mode: 0o600, isFolder: false, body: Readable.from(chunks) }
  const path = join(home, 'whole', '2')
  await writePart(part, path, { folder: home }).finally(() => write.mockRestore())
  await probe.close()
  expect(await readFile(path, 'utf8')).toBe('first second')
})

describe('the list of erasures', () => {
  const listed = '1-2-1763209020000.json'
  const read = (from: string, filesUrl = join(home, 'restored')) => readErasures({ filesUrl }, join(home, from))

  test('is found in the folder of files used until now, and in its own', async () => {
    await mkdir(join(home, 'data', 'files', 'erasures'), { recursive: true })
    await writeFile(join(home, 'data', 'files', 'erasures', listed), '{}')
    for (const from of ['data/files', 'data/files/erasures']) expect([...(await read(from)).keys()]).toEqual([listed])
    await mkdir(join(home, 'never'))
    expect((await read('never')).size).toBe(0)
  })

  test('is refused in a sentence where it cannot be in the folder, so that nothing is restored without it', async () => {
    await expect(read('nope')).rejects.toThrow(`There is no folder ${join(home, 'nope')}: --erasures names`)
    await expect(read('taken')).rejects.toThrow(`${join(home, 'taken')} is no folder: --erasures names`)
    await expect(read('data')).rejects.toThrow(`name the folder of its uploaded files, ${join(home, 'data', 'files')}`)
    await expect(read('data/files', 's3://bucket')).rejects.toThrow('in a bucket')
  })

  test('is read before the restore: a file of it that cannot be is named', async () => {
    await mkdir(join(home, 'gone'))
    await symlink(join(home, 'nowhere'), join(home, 'gone', listed))
    await expect(read('gone')).rejects.toThrow(`There is no file ${join(home, 'gone', listed)}.`)
  })
})
