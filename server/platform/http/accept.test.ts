import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { turnNumbers } from '#platform/turns'
import { pictureOf } from '#testing/picture'
import { acceptFile } from './accept.ts'

test('while pictures of a company wait, its slot rests after each one, and leaves the processor to other calls', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'filao-accept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const content = pictureOf({ width: 1500, height: 1500 })
  const accept = async (name: string) => {
    await mkdir(join(folder, name))
    const file = { path: join(folder, name, 'file'), name: 'a.png', bytes: content.length, sha256: '' }
    await writeFile(file.path, content)
    const turn = { group: 'company 1', signal: new AbortController().signal }
    return await acceptFile(file, { maxBytes: 1e7, as: 'picture' }, { resize: 512 }, turn)
  }
  const accepted = ['first', 'second', 'third'].map(accept)
  await Promise.race(accepted)
  expect(Object.fromEntries(turnNumbers()).pictures).toEqual({ running: 1, waiting: 2 })
  await Promise.all(accepted)
})
