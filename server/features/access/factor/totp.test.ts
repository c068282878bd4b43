import { describe, expect, test } from 'vitest'
import { appUrl, base32, codeAt, newSecret, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000).toISOString()

describe('a code of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is that of RFC 6238, appendix B, %i seconds after 1970', (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
  })

  test('is accepted half a minute early or late, and no more', () => {
    const code = codeAt(secret, 100)
    expect(stepOf(secret, code, at(100 * 30))).toBe(100)
    expect(stepOf(secret, code, at(102 * 30 - 1))).toBe(100)
    expect(stepOf(secret, code, at(99 * 30))).toBe(100)
    expect(stepOf(secret, code, at(102 * 30))).toBeNull()
    expect(stepOf(secret, code, at(99 * 30 - 1))).toBeNull()
  })

  test.each(['', '28708', '2870820', '28708²', 'abcdef'])('is never %j', (typed) => {
    expect(stepOf(secret, typed, at(59))).toBeNull()
  })
})

test('a secret has 160 bits, and is written in base32', () => {
  expect(newSecret()).toHaveLength(20)
  expect(newSecret()).not.toEqual(newSecret())
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(appUrl(secret, 'awa+1@example.test')).toBe(
    'otpauth://totp/Filao%3Aawa%2B1%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Filao',
  )
})
