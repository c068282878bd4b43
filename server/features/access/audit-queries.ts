import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'

type AuditFilter = { entity?: string | undefined; entityId?: number | undefined }

/** Returns one page of a company's audit trail, latest first, and the number of all matching entries. */
export async function listAuditEntries(
  tx: Tx,
  companyId: number,
  { entity, entityId }: AuditFilter,
  part: { limit: number; offset: number },
) {
  let matching = tx.selectFrom('auditEntries').where('auditEntries.companyId', '=', companyId)
  if (entity) matching = matching.where('auditEntries.entity', '=', entity)
  if (entityId) matching = matching.where('auditEntries.entityId', '=', entityId)
  const [rows, { total }] = await Promise.all([
    matching
      .select((eb) => [
        'auditEntries.id',
        'auditEntries.at',
        'auditEntries.entity',
        'auditEntries.entityId',
        'auditEntries.action',
        sql<Record<string, [unknown, unknown]>>`audit_entries.changes`.as('changes'),
        jsonObjectFrom(
          eb
            .selectFrom('users')
            .select(['users.id', 'users.firstName', 'users.lastName', 'users.email'])
            .whereRef('users.companyId', '=', 'auditEntries.companyId')
            .whereRef('users.id', '=', 'auditEntries.userId'),
        ).as('user'),
        jsonObjectFrom(
          eb
            .selectFrom('apiKeys')
            .select(['apiKeys.id', 'apiKeys.name'])
            .whereRef('apiKeys.companyId', '=', 'auditEntries.companyId')
            .whereRef('apiKeys.id', '=', 'auditEntries.apiKeyId'),
        ).as('apiKey'),
      ])
      .orderBy('auditEntries.id', 'desc')
      .limit(part.limit)
      .offset(part.offset)
      .execute(),
    matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
