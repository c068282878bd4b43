import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSecretsKey } from './key-file.ts'
import { seal, sealBytes, unseal } from './seal.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a sealed secret is read with its key and row alone, and never looks the same twice', () => {
  const [key, other] = [randomBytes(32), randomBytes(32)]
  const secret = randomBytes(20)
  const sealed = seal(key, secret, 'app of user 1')
  expect(sealed).toHaveLength(20 + sealBytes)
  expect(seal(key, secret, 'app of user 1')).not.toEqual(sealed)
  expect(unseal(key, sealed, 'app of user 1')).toEqual(secret)
  expect(() => unseal(other, sealed, 'app of user 1')).toThrow()
  expect(() => unseal(key, sealed, 'app of user 2')).toThrow()
  expect(() => unseal(null, sealed, 'app of user 1')).toThrow('SECRETS_KEY is not set')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, changed, 'app of user 1')).toThrow()
  }
})

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
