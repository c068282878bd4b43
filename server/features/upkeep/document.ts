import { documentName } from '@filao/domain/kernel/document'
import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type * as calls from '@filao/domain/upkeep/contract'
import { requireFileRoom } from '#features/billing/public'
import { randomName } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { audit, author } from '#platform/feature/audit'
import { type Files, removeFilesJob } from '#platform/files/files'
import type { Call } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import type { Enqueue } from '#platform/jobs/jobs'
import * as queries from './visit-queries.ts'

type DocumentKey = { companyId: number; vehicleId: number; visitId: number; id: number }

/** Stores an uploaded report or bill of a visit. */
export async function uploadVisitDocument(call: Call<typeof calls.uploadVisitDocument>): Promise<StoredDocument> {
  const { tx, params, file } = call
  const { companyId, visitId } = params
  await queries.keepVisit(tx, params)
  const key = `visitDocuments/${companyId}/${randomName()}`
  const { contentType, bytes } = file
  const name = documentName(file.name, contentType)
  await call.files.put(key, { path: file.path })
  await requireFileRoom(tx, companyId, bytes)
  const document = await queries.insertDocument(tx, { companyId, visitId, name, contentType, bytes, key })
  await audit(tx, { ...author(call), entity: 'visitDocument', entityId: document.id, action: 'created' })
  return document
}

/** Returns the document as an attachment: a browser never shows it as a page of this site. */
export async function downloadVisitDocument(tx: Tx, document: DocumentKey, files: Files): Promise<BinaryResponse> {
  await queries.keepVisit(tx, document)
  const { name, contentType, key } = await queries.loadDocument(tx, document, document.id)
  return { contentType, fileName: name, content: files.read(key, notFound) }
}

/** Deletes a document: it can no longer be downloaded, and its content is deleted a week after the commit. */
export async function deleteVisitDocument(
  call: Call<typeof calls.deleteVisitDocument>,
  enqueue: Enqueue,
): Promise<void> {
  const { tx, params } = call
  await queries.keepVisit(tx, params)
  const key = await queries.deleteDocument(tx, params, params.id)
  await audit(tx, { ...author(call), entity: 'visitDocument', entityId: params.id, action: 'deleted' })
  await enqueue(tx, removeFilesJob, { keys: [key] })
}
