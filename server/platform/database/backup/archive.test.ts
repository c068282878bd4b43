import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyArchive } from './archive.ts'

const missing = join(tmpdir(), 'no-such-backup.tar.gz')

test('a file that is not there and a folder are named in a sentence', async () => {
  await expect(verifyArchive(missing)).rejects.toThrow(`There is no file ${missing}.`)
  await expect(verifyArchive(tmpdir())).rejects.toThrow(`${tmpdir()} is a folder: name the file in it.`)
})
