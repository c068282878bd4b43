import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
/** The length of a secret: 160 bits, as RFC 4226 recommends. */
export const totpBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns a random secret of an authenticator app. */
export function newSecret(): Buffer {
  return randomBytes(totpBytes)
}

/** Returns the code of a time step: six digits (RFC 4226, section 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/**
 * Returns the time step whose code this is: the current one, or a neighbour for a clock that is half a minute off
 * (RFC 6238, section 5.2). Null for any other code.
 */
export function stepOf(secret: Buffer, code: string, now: string): number | null {
  const current = Math.floor(Date.parse(now) / 1000 / stepSeconds)
  const typed = Buffer.from(code)
  const matches = [current - 1, current, current + 1].filter((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return typed.length === right.length && timingSafeEqual(typed, right)
  })
  return matches[0] ?? null
}

/** Returns a secret in base32 (RFC 4648), as apps take it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Returns the URL that an app reads from the picture. */
export function appUrl(secret: Buffer, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Filao' })
  return `otpauth://totp/${encodeURIComponent(`Filao:${email}`)}?${query}`
}
