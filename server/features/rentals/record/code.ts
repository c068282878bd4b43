import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that a code can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns a public code: 16 characters, 80 random bits. */
export function newCode(): string {
  return [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
}
