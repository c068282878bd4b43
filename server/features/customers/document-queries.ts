import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** A document as staff see it. */
const documentFields = ['id', 'name', 'contentType', 'bytes as size', 'createdAt'] as const

/** A customer's documents, latest first. */
export async function listDocuments(tx: Tx, companyId: number, customerId: number) {
  return await tx
    .selectFrom('customerDocuments')
    .select(documentFields)
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/** What a download needs. 404 where this customer has no such document. */
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

/** Forgets a document and answers the key of its content. */
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

/** Forgets all documents of a customer and answers the keys of their contents. */
export async function deleteDocumentsOf(tx: Tx, companyId: number, customerId: number): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('customerDocuments')
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .returning('key')
    .execute()
  return deleted.map(({ key }) => key)
}
