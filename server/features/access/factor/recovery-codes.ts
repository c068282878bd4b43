import { createHash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@filao/domain/access/factor/second-factor'
import type { Tx } from '#platform/database/connect'
import { replaceRecoveryCodes } from './factor-queries.ts'

/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Replaces the recovery codes of a user, and returns the new ones. They are stored as hashes only. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** Hashes a recovery code as it was typed. A code has 120 random bits, so a fast hash protects it. */
export function hashRecoveryCode(typed: string): Buffer {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return createHash('sha256').update(`filao recovery code ${code}`).digest()
}

/** Returns a code of 24 letters and digits, in groups of four. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 6 }, group).join('-')
}
