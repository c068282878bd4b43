import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { StoredPasskey } from '#platform/passkeys'
import { totpBytes } from './totp.ts'

/** Stores the secret of an app that no code has confirmed yet. Returns false when the user has a confirmed one. */
export async function insertSecret(tx: Tx, userId: number, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('totpSecrets')
    .values({ userId, secret })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ secret }).where('totpSecrets.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return (rows ?? 0n) > 0n
}

/** Lists the apps whose secret is in the clear; with `hasSealed` those whose secret is encrypted. */
export async function listSecrets(tx: Tx, { hasSealed }: { hasSealed: boolean }) {
  return await tx
    .selectFrom('totpSecrets')
    .select(['userId', 'secret'])
    .where(sql<number>`length(secret)`, hasSealed ? '>' : '=', totpBytes)
    .forNoKeyUpdate()
    .execute()
}

export async function updateSecret(tx: Tx, userId: number, secret: Buffer): Promise<void> {
  await tx.updateTable('totpSecrets').set({ secret }).where('userId', '=', userId).execute()
}

/** Finds the secret of a user's app, confirmed or not yet. */
export async function findSecret(tx: Tx, userId: number, { isConfirmed }: { isConfirmed: boolean }) {
  return await tx
    .selectFrom('totpSecrets')
    .select('secret')
    .where('userId', '=', userId)
    .where('confirmedAt', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
}

/** Uses up a code of the app by its time step, and confirms the app. False when that code, or a later one, was used. */
export async function takeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totpSecrets')
    .set({ lastStep: step, confirmedAt: sql`coalesce(confirmed_at, now())` })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the user's app. Returns false without a confirmed one. */
export async function deleteSecret(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.deleteFrom('totpSecrets').where('userId', '=', userId).returning('confirmedAt').execute()
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
}

/** Uses up a recovery code of the user; false when they do not have it. */
export async function takeRecoveryCode(tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> {
  const code = tx.deleteFrom('recoveryCodes').where('userId', '=', userId).where('codeHash', '=', codeHash)
  return (await code.executeTakeFirst()).numDeletedRows > 0n
}

export async function countRecoveryCodes(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('recoveryCodes')
    .select((code) => code.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** A stored passkey with its owner. */
type OwnedPasskey = StoredPasskey & { id: number; userId: number }

const passkeyFields = ['id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports'] as const

/** Lists the passkeys of a user in the order in which they were added. */
export async function listPasskeys(tx: Tx, userId: number) {
  return await tx
    .selectFrom('passkeys')
    .select([...passkeyFields, 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export async function findPasskey(tx: Tx, credentialId: Buffer): Promise<OwnedPasskey | undefined> {
  return await tx
    .selectFrom('passkeys')
    .select(passkeyFields)
    .where('credentialId', '=', credentialId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Inserts a passkey. Returns undefined when the credential is known already. */
export async function insertPasskey(tx: Tx, userId: number, name: string, passkey: StoredPasskey) {
  return await tx
    .insertInto('passkeys')
    .values({ userId, name, ...passkey })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(['id', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()
}

/** Stores the use of a passkey. */
export async function touchPasskey(tx: Tx, id: number, counter: number): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, lastUsedAt: sql`now()` }).where('id', '=', id).execute()
}

/** Deletes a passkey of the user and returns its name; undefined when they have no such passkey. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<string | undefined> {
  const row = tx.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).returning('name')
  return (await row.executeTakeFirst())?.name
}

export async function deletePasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute()
}

/**
 * Stores since when the user has a second factor, after a change of their factors: null without any. Returns true when
 * they have one.
 */
export async function updateFactorTime(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({
      secondFactorAt: sql`(
        select coalesce(second_factor_at, now())
        where exists (select from totp_secrets where user_id = ${userId} and confirmed_at is not null)
          or exists (select from passkeys where user_id = ${userId})
      )`,
    })
    .where('id', '=', userId)
    .returning('secondFactorAt')
    .executeTakeFirstOrThrow()
  return row.secondFactorAt !== null
}

type Purpose = 'registration' | 'sign_in'

/** Stores a challenge for five minutes. With a user, only they may answer it. */
export async function insertChallenge(
  tx: Tx,
  challenge: Buffer,
  purpose: Purpose,
  userId: number | null,
): Promise<void> {
  const expiresAt = sql<string>`now() + interval '5 minutes'`
  await tx.insertInto('passkeyChallenges').values({ challenge, purpose, userId, expiresAt }).execute()
}

/** Uses up a challenge. Returns undefined when it is unknown, used or expired. */
export async function takeChallenge(tx: Tx, challenge: Buffer, purpose: Purpose) {
  return await tx
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('userId')
    .executeTakeFirst()
}

/** Stores for ten minutes that the user's password was right. */
export async function insertPendingSignIn(tx: Tx, tokenHash: Buffer, userId: number): Promise<void> {
  const expiresAt = sql<string>`now() + interval '10 minutes'`
  await tx.insertInto('pendingSignIns').values({ tokenHash, userId, expiresAt }).execute()
}

/** Finds the user whose password was right less than ten minutes ago. */
export async function findPendingUser(tx: Tx, tokenHash: Buffer): Promise<number | undefined> {
  const row = await tx
    .selectFrom('pendingSignIns')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row?.userId
}

export async function deletePendingSignIn(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('pendingSignIns').where('tokenHash', '=', tokenHash).execute()
}

/** Loads the company's rules about signing in. */
export async function loadSignInRules(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('companies')
    .select('secondFactorRequired as isSecondFactorRequired')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

export async function updateSignInRules(tx: Tx, companyId: number, secondFactorRequired: boolean): Promise<void> {
  await tx.updateTable('companies').set({ secondFactorRequired }).where('id', '=', companyId).execute()
}

/** Ends the sessions of the company's administrators who have no second factor. */
export async function endUnprotectedSessions(tx: Tx, companyId: number): Promise<void> {
  const unprotected = tx
    .selectFrom('users')
    .select('id')
    .where('companyId', '=', companyId)
    .where('role', '=', 'admin')
    .where('secondFactorAt', 'is', null)
  await tx.deleteFrom('sessions').where('userId', 'in', unprotected).execute()
}
