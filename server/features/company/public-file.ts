import { randomInt } from 'node:crypto'
import { fileKey, unknownFile } from '@filao/domain/company/public-file'
import type { FileUpload } from '@filao/domain/company/public-file.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { requireFileRoom } from '#features/billing/public'
import type { Database, Tx } from '#platform/database/connect'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { audit } from '#platform/feature/audit'
import type { CallFiles } from '#platform/files/call-files'
import { removeFilesJob } from '#platform/files/files'
import type { AcceptedFile } from '#platform/http/accept'
import type { Caller } from '#platform/http/call'
import type { Enqueue } from '#platform/jobs/jobs'
import { deleteUnusedFiles, insertPublicFile, keepPublicFiles } from './file-queries.ts'
import { listCompanyIds } from './queries.ts'

type Upload = { tx: Tx; caller: Caller; body: FileUpload; file: AcceptedFile; files: CallFiles }

/** Stores a public picture and returns its key. The folder was checked before the picture was decoded. */
export async function uploadFile({ tx, caller, body, file, files }: Upload): Promise<string> {
  const { userId } = caller
  const companyId = caller.companyId as number
  const key = `${body.path}/${randomName()}.png`
  await files.put(key, { path: file.path })
  await requireFileRoom(tx, companyId, file.bytes)
  const id = await insertPublicFile(tx, { companyId, key, userId, bytes: file.bytes })
  await audit(tx, { companyId, userId, entity: 'file', entityId: id, action: 'created' })
  return key
}

/**
 * Returns the keys of URLs that uploads of the company returned. Refuses the field of any other URL, or of another
 * folder.
 */
export async function keepFiles<Addresses extends Partial<Record<string, string>>>(
  tx: Tx,
  companyId: number,
  folder: string,
  addresses: Addresses,
): Promise<Addresses> {
  const given = Object.entries(addresses).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const keys = given.map(([field, url]) => [field, keyIn(folder, field, url)] as const)
  const kept = await keepPublicFiles(
    tx,
    companyId,
    keys.map(([, key]) => key),
  )
  for (const [field, key] of keys) if (!kept.has(key)) throw unknownFile(field)
  return Object.fromEntries(keys) as Addresses
}

function keyIn(folder: string, field: string, url: string): string {
  const key = fileKey(url)
  if (key?.startsWith(`${folder}/`)) return key
  throw unknownFile(field)
}

/** Deletes public files that nothing shows any more. Their contents are deleted a week after the commit. */
export async function releaseFiles(tx: Tx, enqueue: Enqueue, companyId: number, keys: string[]): Promise<void> {
  const unused = await deleteUnusedFiles(tx, companyId, { keys })
  if (unused.length > 0) await enqueue(tx, removeFilesJob, { keys: unused })
}

/** The time in which an uploaded picture may be saved in a form. */
const unusedMinutes = 7 * 1440

/** Deletes the public files of every company that nothing shows a week after their upload, so that they free room. */
export async function forgetUnusedFiles(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  const before = addMinutes(now, -unusedMinutes)
  await inEachCompany(db, listCompanyIds, async (tx, companyId) => {
    const keys = await deleteUnusedFiles(tx, companyId, { before })
    if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  })
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns 26 random letters and digits, so that nobody finds a file by guessing. */
export function randomName(): string {
  return Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('')
}
