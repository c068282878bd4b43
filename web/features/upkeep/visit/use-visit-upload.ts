import { useAction } from '#api/action'
import { uploadVisitDocument } from '#api/calls'
import { useGate } from '#features/billing/public'
import { useSession } from '#session/session'

/** Sends documents of a visit one after the other, and offers a larger plan where there is no room for one. */
export function useVisitUpload() {
  const { companyId } = useSession()
  const upload = useAction(uploadVisitDocument)
  const gate = useGate('megabytes')
  return {
    prompt: gate.prompt,
    pending: upload.isPending,
    send: async (visit: { vehicleId: number; visitId: number }, files: readonly File[]) => {
      for (const file of files) {
        const form = new FormData()
        form.append('file', file)
        await gate.through(() => upload.mutateAsync({ params: { companyId, ...visit }, form }))
      }
    },
  }
}
