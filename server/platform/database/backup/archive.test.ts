import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { verifyArchive } from './archive.ts'
import { backUp } from './backup.ts'

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
