import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** The fields of a document that staff see. */
const documentFields = ['id', 'name', 'contentType', 'bytes as size', 'createdAt'] as const

/** Lists a customer's documents, latest first. */
export async function listDocuments(tx: Tx, companyId: number, customerId: number) {
  return await tx
    .selectFrom('customerDocuments')
    .select(documentFields)
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/** Loads the key, name and type of a document for its download. 404 when this customer has no such document. */
export async function loadDocument(tx: Tx, companyId: number, customerId: number, id: number) {
  return await tx
    .selectFrom('customerDocuments')
    .select(['name', 'contentType', 'key'])
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

export async function insertDocument(tx: Tx, document: Insertable<Schema['customerDocuments']>) {
  return await tx.insertInto('customerDocuments').values(document).returning(documentFields).executeTakeFirstOrThrow()
}

/** Deletes a document and returns the key of its content. */
export async function deleteDocument(tx: Tx, companyId: number, customerId: number, id: number): Promise<string> {
  const { key } = await tx
    .deleteFrom('customerDocuments')
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .returning('key')
    .executeTakeFirstOrThrow(notFound)
  return key
}

/** Deletes all documents of a customer and returns the keys of their contents. */
export async function deleteDocumentsOf(tx: Tx, companyId: number, customerId: number): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('customerDocuments')
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .returning('key')
    .execute()
  return deleted.map(({ key }) => key)
}
