import type { Access, MemberName } from '@filao/domain/access/user'
import { type Expression, type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/** The fields of a user that colleagues see. */
export const publicFields = [
  'id',
  'companyId',
  'firstName',
  'lastName',
  'email',
  'language',
  'role',
  sql<boolean>`email_proven_at is not null`.as('isEmailProven'),
  sql<Access>`case when password_hash is null then 'pending' when must_change_password then 'provisional' else 'own' end`.as(
    'access',
  ),
  sql<boolean>`second_factor_at is not null`.as('hasSecondFactor'),
  'weeklyReportEnabled',
  'boardView',
] as const

/** Selects the author of a row, even if they have left the team. */
export function memberName(userId: Expression<number | null>) {
  return sql<MemberName | null>`(
    select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
    from users u where u.id = ${userId}
  )`
}

/** Finds the signed-in user of a session token, with one statement and no transaction. */
export const findSessionSql =
  'select user_id, company_id, role, language, last_seen_at, must_change_password, must_set_factor from find_session($1)'

export async function findUser(tx: Tx, id: number) {
  return await tx.selectFrom('users').select(publicFields).where('id', '=', id).executeTakeFirst()
}

/** Finds the user of an address. With `lock`, their password and access cannot change before the transaction ends. */
export async function findUserByEmail(tx: Tx, email: string, { lock = false } = {}) {
  const user = tx
    .selectFrom('users')
    .select([...publicFields, 'passwordHash', 'signedInAt'])
    .where('email', '=', email)
    .where('archivedAt', 'is', null)
  return await (lock ? user.forNoKeyUpdate() : user).executeTakeFirst()
}

/** Finds a user who may sign in, locked: their password and factors cannot change before the transaction ends. */
export async function lockUser(tx: Tx, id: number) {
  return await tx
    .selectFrom('users')
    .select([...publicFields, 'passwordHash', 'signedInAt'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Finds the password hash of a user. With `lock`, nobody else changes the password before the transaction ends. */
export async function findPasswordHash(tx: Tx, userId: number, { lock = false } = {}): Promise<string | null> {
  const user = tx.selectFrom('users').select('passwordHash').where('id', '=', userId)
  const row = await (lock ? user.forNoKeyUpdate() : user).executeTakeFirst()
  return row?.passwordHash ?? null
}

export async function listUsers(tx: Tx) {
  return await tx.selectFrom('users').select(publicFields).where('archivedAt', 'is', null).orderBy('id').execute()
}

/** Inserts the user. Returns undefined when the address is taken. */
export async function insertUser(tx: Tx, user: Insertable<Schema['users']>) {
  return await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').where('archivedAt', 'is', null).doNothing())
    .returning(publicFields)
    .executeTakeFirst()
}

export async function updateUser(tx: Tx, id: number, change: Updateable<Schema['users']>) {
  if (Object.keys(change).length > 0) await tx.updateTable('users').set(change).where('id', '=', id).execute()
  return await tx.selectFrom('users').select(publicFields).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Makes a user the administrator of a company that they create; false where they have joined one by now. */
export async function joinAsFounder(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ companyId, role: 'admin' })
    .where('id', '=', userId)
    .where('companyId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function loadSessionCompany(tx: Tx, companyId: number | null) {
  if (companyId === null) return null
  return await tx
    .selectFrom('companies')
    .select(['id', 'name', 'logoUrl', 'countryCode'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** Deletes expired attempts, links, challenges, pending sign-ins and sessions. */
export async function deleteOldAccess(tx: Tx): Promise<void> {
  await tx.deleteFrom('attempts').where('at', '<', sql<string>`now() - interval '1 day'`).execute()
  await tx.deleteFrom('passwordTokens').where('expiresAt', '<', sql<string>`now()`).execute()
  await tx.deleteFrom('addressTokens').where('expiresAt', '<', sql<string>`now()`).execute()
  await tx.deleteFrom('passkeyChallenges').where('expiresAt', '<', sql<string>`now()`).execute()
  await tx.deleteFrom('pendingSignIns').where('expiresAt', '<', sql<string>`now()`).execute()
  await tx.deleteFrom('sessions').where('lastSeenAt', '<', sql<string>`now() - interval '30 days'`).execute()
}
