import { inEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { type Source, SourceFields } from '@filao/domain/sources/source.schema'
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'

const columns = ['id', 'companyId', ...fieldNamesInCents(SourceFields)] as const

/** Lists the sources that are not archived, by name. */
export async function listSources(tx: Tx, companyId: number): Promise<Source[]> {
  const rows = await sources(tx, companyId).select(columns).orderBy(sql`fold(name)`).orderBy('id').execute()
  return rows.map(answered)
}

export async function loadSource(tx: Tx, companyId: number, id: number): Promise<Source> {
  const row = await sources(tx, companyId).select(columns).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return answered(row)
}

/** Finds a source that rentals name, archived or not. */
export async function findNamedSource(tx: Tx, companyId: number, id: number): Promise<Source | null> {
  const row = await tx
    .selectFrom('sources')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? answered(row) : null
}

/**
 * Keeps a source from being archived until the transaction ends, so that a rental may name it. 404 at `sourceId` when
 * it does not exist, is switched off or archived.
 */
export async function keepSource(tx: Tx, companyId: number, id: number): Promise<void> {
  const refusal = () => unknown({ path: 'sourceId', thing: 'source' })
  const enabled = sources(tx, companyId).select('id').where('id', '=', id).where('isEnabled', '=', true)
  await enabled.forKeyShare().executeTakeFirstOrThrow(refusal)
}

/** Locks a source. 404 when it does not exist or was removed. */
export async function lockSource(tx: Tx, companyId: number, id: number): Promise<void> {
  await sources(tx, companyId).select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
}

export async function insertSource(tx: Tx, source: Insertable<Schema['sources']>): Promise<number> {
  const { id } = await tx.insertInto('sources').values(source).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSource(tx: Tx, companyId: number, id: number, change: Updateable<Schema['sources']>) {
  await tx.updateTable('sources').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function deleteSource(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('sources').where('companyId', '=', companyId).where('id', '=', id).execute()
}

function sources(tx: Tx, companyId: number): SelectQueryBuilder<Schema, 'sources', object> {
  return tx.selectFrom('sources').where('companyId', '=', companyId).where('archivedAt', 'is', null)
}

type Row = Pick<Schema['sources'], never> & { kind: string; language: string | null; commissionOn: string[] }

function answered<Stored extends Row>(row: Stored) {
  return inEuros(row) as unknown as Source
}
