import type * as calls from '@filao/domain/customers/contract'
import { documentName } from '@filao/domain/kernel/document'
import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { requireFileRoom } from '#features/billing/public'
import { randomName } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { audit, author } from '#platform/feature/audit'
import { type Files, removeFilesJob } from '#platform/files/files'
import type { Call } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import type { Enqueue } from '#platform/jobs/jobs'
import * as queries from './document-queries.ts'
import { keepCustomers } from './queries.ts'

type DocumentKey = { companyId: number; customerId: number; id: number }

/** Stores an uploaded document of a customer. */
export async function uploadCustomerDocument(call: Call<typeof calls.uploadCustomerDocument>): Promise<StoredDocument> {
  const { tx, params, file } = call
  const { companyId, customerId } = params
  await keepCustomers(tx, companyId, [{ id: customerId }])
  const key = `customerDocuments/${companyId}/${randomName()}`
  const { contentType, bytes } = file
  const name = documentName(file.name, contentType)
  await call.files.put(key, { path: file.path })
  await requireFileRoom(tx, companyId, bytes)
  const document = await queries.insertDocument(tx, { companyId, customerId, name, contentType, bytes, key })
  await audit(tx, { ...author(call), entity: 'customerDocument', entityId: document.id, action: 'created' })
  return document
}

/** Returns the document as an attachment: a browser never shows it as a page of this site. */
export async function downloadCustomerDocument(tx: Tx, document: DocumentKey, files: Files): Promise<BinaryResponse> {
  const { name, contentType, key } = await queries.loadDocument(
    tx,
    document.companyId,
    document.customerId,
    document.id,
  )
  return { contentType, fileName: name, content: files.read(key, notFound) }
}

/** Deletes a document: it can no longer be downloaded, and its content is deleted a week after the commit. */
export async function deleteCustomerDocument(
  call: Call<typeof calls.deleteCustomerDocument>,
  enqueue: Enqueue,
): Promise<void> {
  const { tx, params } = call
  const key = await queries.deleteDocument(tx, params.companyId, params.customerId, params.id)
  await audit(tx, { ...author(call), entity: 'customerDocument', entityId: params.id, action: 'deleted' })
  await enqueue(tx, removeFilesJob, { keys: [key] })
}
