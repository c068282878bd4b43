import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, sealBytes, unseal } from './seal.ts'

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
