import { useRef } from 'react'
import { call } from '#api/call'
import { uploadCheckPhoto } from '#api/calls'
import { newKey } from '../handover/outbox/check-values.ts'
import type { PhotoBox } from '../handover/outbox/stored-photos.ts'

/** Uploads the photos of a form, skipping those already uploaded. Returns the server's id of each. */
export function useUploads(params: { companyId: number; rentalId: number }, box: PhotoBox) {
  const sent = useRef(new Map<string, number>())
  const keys = useRef(new Map<string, string>())
  return async (photos: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    for (const id of photos.filter((photo) => !sent.current.has(photo))) {
      const picture = await box.find(id)
      if (!picture) continue
      const key = keys.current.get(id) ?? newKey()
      keys.current.set(id, key)
      const form = new FormData()
      form.append('file', picture, `${id}.jpg`)
      sent.current.set(id, (await call(uploadCheckPhoto, { params, form, idempotencyKey: key })).id)
    }
    return sent.current
  }
}
