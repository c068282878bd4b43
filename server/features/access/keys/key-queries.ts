import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import { type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Finds the key of a hashed token and counts its call, with one statement of its own. */
export const useKeySql = 'select id, company_id, permissions, calls, seconds_left from use_api_key($1, $2)'

function keysOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom('apiKeys')
    .select((eb) => [
      'apiKeys.id',
      'apiKeys.name',
      sql<KeyPermission[]>`api_keys.permissions`.as('permissions'),
      'apiKeys.lastFour',
      'apiKeys.createdAt',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', 'users.firstName', 'users.lastName'])
          .whereRef('users.companyId', '=', 'apiKeys.companyId')
          .whereRef('users.id', '=', 'apiKeys.createdBy'),
      ).as('createdBy'),
    ])
    .where('apiKeys.companyId', '=', companyId)
    .where('apiKeys.revokedAt', 'is', null)
}

/** Lists the company's keys that are not revoked, oldest first. */
export async function listKeys(tx: Tx, companyId: number) {
  return await keysOf(tx, companyId).orderBy('apiKeys.id').execute()
}

export async function loadKey(tx: Tx, companyId: number, id: number) {
  return await keysOf(tx, companyId).where('apiKeys.id', '=', id).executeTakeFirstOrThrow(notFound)
}

/** Inserts the key. Returns undefined when another key that is not revoked has the name. */
export async function insertKey(tx: Tx, key: Insertable<Schema['apiKeys']>) {
  return await tx
    .insertInto('apiKeys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Revokes the key. 404 when it is already revoked, or another company's. */
export async function markRevoked(tx: Tx, companyId: number, id: number) {
  return await tx
    .updateTable('apiKeys')
    .set({ revokedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirstOrThrow(notFound)
}
