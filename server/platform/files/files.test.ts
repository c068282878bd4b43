import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { type TestS3, testS3 } from '#testing/network/s3'
import { callFiles } from './call-files.ts'
import { checkFolders, type Files, openFiles, removeFiles } from './files.ts'
import { makeWritable, namingFolder } from './writable-folder.ts'

let folder: string
let s3: TestS3
const places: Record<string, Files> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-files-'))
  s3 = await testS3()
  places.folder = openFiles(loadConfig({ DATA_DIR: folder }))
  places.bucket = openFiles(loadConfig(s3.settings))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const missing = () => new Error('missing')
const text = async (files: Files, key: string) => (await buffer(files.read(key, missing))).toString()

describe.each(['folder', 'bucket'])('a %s', (place) => {
  const files = () => places[place] as Files

  test('stores bytes and files, returns them and removes them', async () => {
    const path = join(folder, 'upload')
    await writeFile(path, 'x'.repeat(300_000))
    await files().put('customerDocuments/1/bytes', Buffer.from('été'))
    await files().put('customerDocuments/1/file', { path })
    expect(await text(files(), 'customerDocuments/1/bytes')).toBe('été')
    expect((await text(files(), 'customerDocuments/1/file')).length).toBe(300_000)
    expect(await files().exists('customerDocuments/1/bytes')).toBe(true)
    await removeFiles(files(), ['customerDocuments/1/bytes', 'customerDocuments/1/file', 'customerDocuments/1/none'])
    expect(await files().exists('customerDocuments/1/bytes')).toBe(false)
    await expect(text(files(), 'customerDocuments/1/file')).rejects.toThrow('missing')
    expect((await stat(path)).size).toBe(300_000)
  })

  test('allows no path outside of it', async () => {
    await writeFile(join(folder, 'secret'), 'secret')
    for (const key of ['../secret', 'a/../../secret', '..', 'a/\0', '']) {
      await expect(files().put(key, Buffer.from('x'))).rejects.toThrow()
      await expect(text(files(), key)).rejects.toThrow()
    }
    expect((await readdir(folder)).toSorted()).toEqual(['files', 'secret', 'upload'])
  })

  test('removes the files of an undone call, and no others', async () => {
    await files().put('before', Buffer.from('1'))
    const call = callFiles(files())
    await call.put('during', Buffer.from('2'))
    await call.undo()
    expect([await files().exists('before'), await files().exists('during')]).toEqual([true, false])
  })
})

test('a bucket is not written with a wrong secret', async () => {
  const files = openFiles(loadConfig({ ...s3.settings, S3_SECRET_ACCESS_KEY: 'wrong' }))
  await expect(files.put('a', Buffer.from('x'))).rejects.toThrow()
  expect(s3.objects.has('a')).toBe(false)
})

test('a full disk is reported as one, and the partial file does not stay', async () => {
  const files = places.folder as Files
  await symlink('/dev/full', join(folder, 'files', 'half'))
  await expect(files.put('half', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readdir(join(folder, 'files'))).not.toContain('half')
})

const inFolder = (name: string) => loadConfig({ DATA_DIR: folder, FILES_URL: join(folder, name) })

test('a folder of the system that takes no other is refused and not waited for', async () => {
  if (process.platform !== 'linux') return
  await expect(makeWritable('DATA_DIR', '/proc/x')).rejects.toThrow('DATA_DIR cannot be written: /proc/x (ENOENT)')
  await expect(makeWritable('DATA_DIR', '/proc/x/y')).rejects.toThrow('DATA_DIR cannot be written: /proc/x/y (ENOENT)')
})

test('a folder that cannot be written is refused, with its path and the cause', async () => {
  await checkFolders(inFolder('new'))
  expect(await readdir(join(folder, 'new'))).toEqual([])
  await writeFile(join(folder, 'taken'), '')
  await expect(checkFolders(inFolder('taken'))).rejects.toThrow(/FILES_URL.*taken \(EEXIST\)\. Name another/)
  await checkFolders({ ...inFolder('new'), filesUrl: 's3://bucket' })
  const mails = { ...inFolder('new'), dataDir: join(folder, 'taken') }
  await expect(checkFolders(mails)).rejects.toThrow(/DATA_DIR.*taken \(EEXIST\)\. Name another/)
  await checkFolders({ ...mails, smtpUrl: 'smtp://mail.example' })
})

test('other users of the machine can neither list nor read files and mails, also those of before', async () => {
  const folders = { ...inFolder('open'), dataDir: join(folder, 'open-data') }
  const mails = join(folders.dataDir, 'mail')
  await mkdir(folders.filesUrl, { mode: 0o755 })
  await mkdir(mails, { recursive: true, mode: 0o755 })
  await checkFolders(folders)
  expect((await stat(folders.filesUrl)).mode & 0o777).toBe(0o750)
  expect((await stat(mails)).mode & 0o777).toBe(0o750)
})

test.runIf(existsSync('/dev/full'))('a full disk is told with the folder that was written', async () => {
  const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error)
  expect(namingFolder(full, '/backups')).toMatchObject({
    message: 'The disk of /backups is full: make room there, or name a folder on another one.',
    cause: full,
  })
  const other = new Error('a damaged archive')
  expect(namingFolder(other, '/backups')).toBe(other)
})
