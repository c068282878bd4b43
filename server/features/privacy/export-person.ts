import { buffer } from 'node:stream/consumers'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type * as calls from '@filao/domain/privacy/contract'
import { checkUnmerged, loadErasable } from '#features/customers/public'
import { auditExport, author } from '#platform/feature/audit'
import type { Files } from '#platform/files/files'
import { zipStream } from '#platform/files/zip'
import type { Call } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import { listPersonFiles, loadPerson, type PersonFile } from './person-queries.ts'

/**
 * Makes the archive of everything stored about a customer. What the database holds is read at one instant; files are
 * read one by one while the archive is sent, and one removed meanwhile is left out.
 */
export async function exportPerson(call: Call<typeof calls.exportPerson>, files: Files): Promise<BinaryResponse> {
  const { tx, params, now } = call
  const { companyId, id } = params
  const { publicId, mergedIntoId } = await loadErasable(tx, companyId, id)
  await checkUnmerged(tx, companyId, mergedIntoId)
  const person = await loadPerson(tx, companyId, id)
  const stored = await listPersonFiles(tx, companyId, id)
  await auditExport(tx, author(call), { customer: publicId })
  const content = zipStream(partsOf(person, stored, files), new Date(now))
  return { contentType: 'application/zip', fileName: `${publicId}.zip`, content }
}

async function* partsOf(person: Record<string, unknown>, stored: PersonFile[], files: Files) {
  yield { name: 'data.json', content: `${JSON.stringify(person, null, 2)}\n` }
  for (const { key, name } of stored) {
    const content = await buffer(files.read(key, notFound)).catch(() => null)
    if (content) yield { name, content }
  }
}
