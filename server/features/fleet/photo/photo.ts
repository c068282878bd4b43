import { fileKey } from '@filao/domain/company/public-file'
import { checkPhotoYear, photoFinder } from '@filao/domain/fleet/photo/vehicle-photo'
import type {
  VehiclePhoto,
  VehiclePhotoChange,
  VehiclePhotoCreation,
} from '@filao/domain/fleet/photo/vehicle-photo.schema'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import { keepFiles, releaseFiles } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import type { Files } from '#platform/files/files'
import { notFound } from '#platform/http/problems'
import type { Enqueue } from '#platform/jobs/jobs'
import { loadVehicle } from '../vehicle/vehicle-queries.ts'
import * as queries from './photo-queries.ts'

/** Creates a photo from the URLs of two uploads of this company. */
export async function createVehiclePhoto(
  tx: Tx,
  by: Author,
  { url, thumbnailUrl, ...fields }: VehiclePhotoCreation,
  now: string,
): Promise<VehiclePhoto> {
  checkPhotoYear(fields.year, now)
  const keys = await keysOf(tx, by, { url, thumbnailUrl })
  const photo = { ...fields, key: keys.url, thumbnailKey: keys.thumbnailUrl, companyId: by.companyId }
  const id = await queries.insertPhoto(tx, photo)
  await audit(tx, { ...by, entity: 'vehiclePhoto', entityId: id, action: 'created' })
  return await queries.loadPhoto(tx, by.companyId, id)
}

/** Changes a photo. Files that nothing shows any more are deleted after the commit. */
export async function updateVehiclePhoto(
  tx: Tx,
  by: Author,
  id: number,
  { url, thumbnailUrl, ...fields }: VehiclePhotoChange,
  { now, enqueue }: { now: string; enqueue: Enqueue },
): Promise<VehiclePhoto> {
  if (fields.year !== undefined) checkPhotoYear(fields.year, now)
  const stored = await queries.lockPhoto(tx, by.companyId, id)
  const before = await queries.loadPhoto(tx, by.companyId, id)
  const keys = await keysOf(tx, by, { ...(url ? { url } : {}), ...(thumbnailUrl ? { thumbnailUrl } : {}) })
  const change = withoutUndefined({ ...fields, key: keys.url, thumbnailKey: keys.thumbnailUrl })
  await queries.updatePhoto(tx, by.companyId, id, change)
  const after = await queries.loadPhoto(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'vehiclePhoto', entityId: id }, before, after)
  await releaseFiles(tx, enqueue, by.companyId, Object.values(stored))
  return after
}

/** Removes a photo. Its files are deleted after the commit. */
export async function deleteVehiclePhoto(tx: Tx, by: Author, id: number, enqueue: Enqueue): Promise<void> {
  const stored = await queries.lockPhoto(tx, by.companyId, id)
  await queries.deletePhoto(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'vehiclePhoto', entityId: id, action: 'deleted' })
  await releaseFiles(tx, enqueue, by.companyId, Object.values(stored))
}

/** Returns the thumbnail that fits the vehicle best. 404 when there is none. */
export async function getVehicleThumbnail(
  tx: Tx,
  companyId: number,
  vehicleId: number,
  files: Files,
): Promise<BinaryResponse> {
  const vehicle = await loadVehicle(tx, companyId, vehicleId)
  const photo = photoFinder(await queries.listPhotos(tx, companyId))(vehicle)
  const key = photo && fileKey(photo.thumbnailUrl)
  if (!key) throw notFound()
  return { contentType: 'image/png', content: files.read(key, notFound), maxAgeSeconds: 300 }
}

async function keysOf<Addresses extends Partial<Record<string, string>>>(tx: Tx, by: Author, addresses: Addresses) {
  return await keepFiles(tx, by.companyId, `vehiclePhotos/${by.companyId}`, addresses)
}
