import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSecretsKey } from './key-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the key is the setting, else a file beside the embedded database that its first start makes', async () => {
  const dataDir = join(folder, 'new')
  const made = await findSecretsKey({ secretsKey: null, databaseUrl: null, dataDir })
  expect(made).toHaveLength(32)
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600)
  expect(await findSecretsKey({ secretsKey: null, databaseUrl: null, dataDir })).toEqual(made)
  const secretsKey = Buffer.alloc(32, 1)
  expect(await findSecretsKey({ secretsKey, databaseUrl: null, dataDir })).toBe(secretsKey)
  expect(await findSecretsKey({ secretsKey: null, databaseUrl: 'postgres://db/filao', dataDir })).toBeNull()
})

test('a file that holds no key is refused, and stays as it is', async () => {
  await writeFile(join(folder, 'secrets.key'), 'short\n')
  const read = findSecretsKey({ secretsKey: null, databaseUrl: null, dataDir: folder })
  await expect(read).rejects.toThrow(`${join(folder, 'secrets.key')} must hold 32 bytes in base64`)
  expect(await readFile(join(folder, 'secrets.key'), 'utf8')).toBe('short\n')
})
