import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { isInHistory } from '#platform/database/references'
import type { Schema } from '#platform/database/schema'

export async function insertPublicFile(tx: Tx, file: Insertable<Schema['publicFiles']>): Promise<number> {
  const { id } = await tx.insertInto('publicFiles').values(file).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locks public files of the company until the transaction ends. Returns the keys of those that exist. */
export async function keepPublicFiles(tx: Tx, companyId: number, keys: string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const kept = await tx
    .selectFrom('publicFiles')
    .select('key')
    .where('companyId', '=', companyId)
    .where('key', 'in', keys)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(kept.map(({ key }) => key))
}

/** Names public files by their keys, or all those stored before an instant. */
type Candidates = { keys: string[] } | { before: string }

/** Deletes those of the public files that neither the logo nor a photo shows. Returns their keys. */
export async function deleteUnusedFiles(tx: Tx, companyId: number, candidates: Candidates): Promise<string[]> {
  if ('keys' in candidates && candidates.keys.length === 0) return []
  const deleted = await tx
    .deleteFrom('publicFiles')
    .where('companyId', '=', companyId)
    .where((where) =>
      'keys' in candidates ? where('key', 'in', candidates.keys) : where('createdAt', '<', candidates.before),
    )
    .where(({ not }) => not(isInHistory('publicFiles', sql.ref('publicFiles.companyId'), sql.ref('publicFiles.key'))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('companies')
            .select('companies.id')
            .where('companies.id', '=', companyId)
            .where(sql<boolean>`companies.logo_url = '/files/' || public_files.key`),
        ),
      ),
    )
    .returning('key')
    .execute()
  return deleted.map(({ key }) => key)
}
