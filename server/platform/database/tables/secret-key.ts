import { sql } from 'kysely'
import { fingerprintOf } from '#platform/secrets/seal'
import type { Database, Tx } from '../connect.ts'
import { inTransaction } from '../tenancy/tenant.ts'

/**
 * Stores the fingerprint of the key of the secrets, unless secrets are encrypted with another one, or with one and this
 * process has none: it then throws a sentence.
 */
export async function checkSecretsKey(db: Database, key: Buffer | null): Promise<void> {
  const wanted = key && fingerprintOf(key)
  const stored = await inTransaction(db, { identity: true }, async (tx) => {
    if (wanted)
      await tx
        .insertInto('secretKey')
        .values({ fingerprint: wanted })
        .onConflict((conflict) =>
          conflict
            .column('isOnly')
            .doUpdateSet({ fingerprint: wanted, storedAt: sql`now()` })
            .where('secretKey.sealedAt', 'is', null)
            .where('secretKey.fingerprint', '!=', wanted),
        )
        .execute()
    return await tx.selectFrom('secretKey').select(['fingerprint', 'sealedAt']).executeTakeFirst()
  })
  if (stored?.sealedAt && stored.fingerprint !== wanted) throw new Error(otherKey)
}

const otherKey =
  'The secrets of this database are encrypted with another key: put the secrets.key of its DATA_DIR back, or set SECRETS_KEY to it. A key that is lost is given up with `npm run forget-secrets`.'

/**
 * Returns true when a key encrypts secrets from now on: it is that of the database, and was stored a day ago, so that
 * no process is left that reads secrets in the clear only.
 */
export async function beginsSealing(tx: Tx, key: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('secretKey')
    .set({ sealedAt: sql`coalesce(sealed_at, now())` })
    .where('fingerprint', '=', fingerprintOf(key))
    .where('storedAt', '<', sql<string>`now() - interval '1 day'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets the key, so that the next start stores the one that it has. */
export async function deleteSecretsKey(tx: Tx): Promise<void> {
  await tx.deleteFrom('secretKey').execute()
}
