import { inEuros } from '@filao/domain/kernel/money'
import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { VisitFields } from '@filao/domain/upkeep/deadline.schema'
import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** The place of a visit. */
type VisitKey = { companyId: number; vehicleId: number; visitId: number }

/** The fields of a document that staff see. */
const documentFields = ['id', 'name', 'contentType', 'bytes as size', 'createdAt'] as const

export async function insertVisit(tx: Tx, visit: Insertable<Schema['deadlineVisits']>): Promise<number> {
  const { id } = await tx.insertInto('deadlineVisits').values(visit).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Lists what was done on a vehicle with its documents, latest first. */
export async function listVisits(tx: Tx, companyId: number, vehicleId: number) {
  const rows = await tx
    .selectFrom('deadlineVisits')
    .select(['id', 'vehicleId', 'deadlineId', 'kind', 'name', ...fieldNamesInCents(VisitFields)])
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .orderBy('doneOn', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const documents = await listDocuments(tx, companyId, vehicleId)
  return rows.map((row) => ({ ...inEuros(row), documents: documents.get(row.id) ?? [] }))
}

/** Lists the documents of a vehicle's visits, by visit. */
async function listDocuments(tx: Tx, companyId: number, vehicleId: number) {
  const rows = await tx
    .selectFrom('visitDocuments')
    .select(['visitId', ...documentFields])
    .where('companyId', '=', companyId)
    .where('visitId', 'in', (from) =>
      from
        .selectFrom('deadlineVisits')
        .select('id')
        .where('companyId', '=', companyId)
        .where('vehicleId', '=', vehicleId),
    )
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ visitId }) => visitId)
}

/** Throws 404 when this vehicle has no such visit. */
export async function keepVisit(tx: Tx, { companyId, vehicleId, visitId }: VisitKey): Promise<void> {
  await tx
    .selectFrom('deadlineVisits')
    .select('id')
    .where('companyId', '=', companyId)
    .where('vehicleId', '=', vehicleId)
    .where('id', '=', visitId)
    .forKeyShare()
    .executeTakeFirstOrThrow(notFound)
}

export async function insertDocument(tx: Tx, document: Insertable<Schema['visitDocuments']>) {
  return await tx.insertInto('visitDocuments').values(document).returning(documentFields).executeTakeFirstOrThrow()
}

/** Loads the key, name and type of a document for its download. 404 when this visit has no such document. */
export async function loadDocument(tx: Tx, { companyId, visitId }: VisitKey, id: number) {
  return await tx
    .selectFrom('visitDocuments')
    .select(['name', 'contentType', 'key'])
    .where('companyId', '=', companyId)
    .where('visitId', '=', visitId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/** Deletes a document and returns the key of its content. */
export async function deleteDocument(tx: Tx, { companyId, visitId }: VisitKey, id: number): Promise<string> {
  const { key } = await tx
    .deleteFrom('visitDocuments')
    .where('companyId', '=', companyId)
    .where('visitId', '=', visitId)
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirstOrThrow(notFound)
  return key
}
