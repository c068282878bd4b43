import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from './read-archive.ts'

const missing = join(tmpdir(), 'no-such-company.zip')

test('a file that is not there and a folder are named in a sentence', async () => {
  await expect(openArchive(missing)).rejects.toThrow(`There is no file ${missing}.`)
  await expect(openArchive(tmpdir())).rejects.toThrow(`${tmpdir()} is a folder: name the file in it.`)
})
