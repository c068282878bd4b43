import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Acting } from '@filao/domain/access/caller'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { addMinutes } from '@filao/domain/kernel/time'
import type { CheckPhoto } from '@filao/domain/rentals/check/check.schema'
import type * as calls from '@filao/domain/rentals/contract'
import { takesChecks } from '@filao/domain/rentals/handover/handover'
import { requireFileRoom } from '#features/billing/public'
import { listCompanyIds, randomName } from '#features/company/public'
import type { Database, Tx } from '#platform/database/connect'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { audit, author, difference } from '#platform/feature/audit'
import { type Files, removeFilesJob } from '#platform/files/files'
import type { Call } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import type { Enqueue } from '#platform/jobs/jobs'
import { isSealed, sealed } from '../document/sealed-proofs.ts'
import { loadStatus } from '../record/queries.ts'
import * as queries from './photo-queries.ts'

/** The time that a photo is kept without a check, since a phone may be without network for days. */
const waitingMinutes = 7 * 1440

/**
 * Stores a photo of a vehicle that is about to leave or to come back, its thumbnail, and the hash of the stored file.
 */
export async function uploadCheckPhoto(call: Call<typeof calls.uploadCheckPhoto>): Promise<CheckPhoto> {
  const { tx, params, file, files, now, caller } = call
  const { companyId, rentalId } = params
  const { status } = await loadStatus(tx, companyId, rentalId)
  if (!takesChecks(status)) throw noCheckFollows()
  const [content, thumbnail] = await Promise.all([readFile(file.path), readFile(file.thumbnail as string)])
  const name = `checkPhotos/${companyId}/${randomName()}`
  const keys = { key: `${name}.png`, thumbnailKey: `${name}-thumbnail.png` }
  const sha256 = createHash('sha256').update(content).digest()
  await Promise.all([files.put(keys.key, content), files.put(keys.thumbnailKey, thumbnail)])
  const bytes = content.length + thumbnail.length
  await requireFileRoom(tx, companyId, bytes)
  const photo = { companyId, rentalId, ...keys, bytes, sha256, takenAt: now, takenBy: caller.userId }
  const kept = await queries.insertPhoto(tx, photo)
  const changes = difference({}, { rentalId, sha256: sha256.toString('hex') })
  await audit(tx, { ...author(call), entity: 'checkPhoto', entityId: kept.id, action: 'created', changes })
  return kept
}

/** Returns a photo of the rental as png, for its company only; a photo that is only proof, for administrators. */
export async function getCheckPhoto(
  tx: Tx,
  caller: Acting,
  place: { companyId: number; rentalId: number; id: number },
  size: 'full' | 'thumbnail',
  files: Files,
): Promise<BinaryResponse> {
  const { key, thumbnailKey, damageId } = await queries.loadPhotoKeys(tx, place)
  if (damageId === null && (await isSealed(tx, caller, place.companyId, place.rentalId))) throw sealed()
  const content = files.read(size === 'full' ? key : thumbnailKey, notFound)
  return { contentType: 'image/png', content }
}

/** The photos that a check names, with their path in its body: `photoIds`, `damages.2.photoIds`. */
type NamedPhotos = { path: string; ids: readonly number[]; damageId: number | null }

/**
 * Attaches the photos to a check. Refuses, at its path, a photo that is not the rental's, that another check has, or
 * that is named twice.
 */
export async function takePhotos(
  tx: Tx,
  rental: { companyId: number; rentalId: number },
  checkId: number,
  named: readonly NamedPhotos[],
): Promise<void> {
  for (const { path, ids, damageId } of named) {
    const taken = await queries.attachPhotos(tx, rental, [...ids], { checkId, damageId })
    if (taken.size < ids.length) throw unknownPhoto(path)
  }
}

/**
 * Deletes the photos of every company that got no check within a week. Their files are deleted a week after the commit.
 */
export async function forgetWaitingPhotos(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  const before = addMinutes(now, -waitingMinutes)
  await inEachCompany(db, listCompanyIds, async (tx, companyId) => {
    const keys = await queries.deleteWaitingPhotos(tx, companyId, before)
    if (keys.length > 0) await enqueue(tx, removeFilesJob, { keys })
  })
}

function unknownPhoto(path: string): Problem {
  return fieldProblem(path, 'unknown', {
    fr: 'Une de ces photos n’est pas de cette location, ou sert déjà. Envoyez-la de nouveau.',
    en: 'One of these photos does not belong to this rental, or is already used. Upload it again.',
  })
}

function noCheckFollows(): Problem {
  return new Problem('invalid_transition', {
    fr: 'Le véhicule de cette location ne part ni ne revient\u202f: aucun état des lieux n’attend cette photo.',
    en: 'This rental has no pick-up or return to record: the photo cannot be added.',
  })
}
