import type { Database, Tx } from '#platform/database/connect'
import { beginsSealing } from '#platform/database/tables/secret-key'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { seal, unseal } from '#platform/secrets/seal'
import { deleteSecret, listSecrets, updateFactorTime, updateSecret } from './factor-queries.ts'
import { totpBytes } from './totp.ts'

/** Encrypts the secrets of apps that are in the clear. */
export async function sealApps(db: Database, key: Buffer | null): Promise<void> {
  if (key === null) return
  await inTransaction(db, { identity: true }, async (tx) => {
    const plain = await listSecrets(tx, { hasSealed: false })
    if (plain.length === 0 || !(await beginsSealing(tx, key))) return
    for (const { userId, secret } of plain) {
      await updateSecret(tx, userId, seal(key, secret, rowOf(userId)))
    }
  })
}

/** Returns the secret of a user's app as it is, decrypted where it is encrypted. */
export function openApp(key: Buffer | null, userId: number, secret: Buffer): Buffer {
  return secret.length === totpBytes ? secret : unseal(key, secret, rowOf(userId))
}

/** Removes the apps whose secret is encrypted with a lost key. Returns their number. */
export async function forgetSealedApps(tx: Tx): Promise<number> {
  const lost = await listSecrets(tx, { hasSealed: true })
  for (const { userId } of lost) {
    await deleteSecret(tx, userId)
    await updateFactorTime(tx, userId)
  }
  return lost.length
}

function rowOf(userId: number): string {
  return `app of user ${userId}`
}
