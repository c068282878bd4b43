import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Encrypts secrets that must be read again, such as those that sign webhooks: AES-256-GCM under a key outside the
 * database, so that the database and its backups alone tell none of them. `of` names the row that a secret belongs to:
 * in another row it cannot be read.
 */
export function seal(key: Buffer, plain: Buffer, of: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed])
}

/** Decrypts a sealed secret. Throws where the key or the row is another one, or the secret was changed. */
export function unseal(key: Buffer | null, sealed: Buffer, of: string): Buffer {
  if (key === null) throw new Error('SECRETS_KEY is not set, and a secret is encrypted with one.')
  if (sealed[0] !== version) throw new Error('A secret is encrypted in a way that this version does not know.')
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + nonceBytes))
    .setAAD(Buffer.from(of))
    .setAuthTag(sealed.subarray(1 + nonceBytes, headBytes))
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()])
}

/** Returns a hash of a key by which processes tell that they have the same one. */
export function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update('filao secrets key').update(key).digest('base64url')
}

const algorithm = 'aes-256-gcm'
const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + nonceBytes + tagBytes

/** The bytes that a sealed secret is longer than the secret. */
export const sealBytes = headBytes
