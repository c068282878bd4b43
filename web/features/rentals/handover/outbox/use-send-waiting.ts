import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import type { KeptCheck } from './outbox.ts'
import { type Outcome, sendWaiting } from './sending.ts'

/** The waiting check that the user is looking at. */
let watched: Pick<KeptCheck, 'rentalId' | 'stage'> | null = null

/** Marks a waiting check as looked at: once it is recorded, the user is led to the next screen. */
export function useWatching({ rentalId, stage }: Pick<KeptCheck, 'rentalId' | 'stage'>): void {
  useEffect(() => {
    watched = { rentalId, stage }
    return () => {
      watched = null
    }
  }, [rentalId, stage])
}

/**
 * Sends the waiting checks and reports each result. Only a user looking at the recorded check is led on, because the
 * other check of the same rental may be half filled in at that URL.
 */
export function useSendWaiting(): () => Promise<void> {
  const { t } = useTranslation('rentals/handover')
  const toast = useToast()
  const navigate = useNavigate()
  const { companyId, user } = useSession()
  return useCallback(async () => {
    const lookedAt = watched
    const notify = async (outcome: Outcome) => {
      const { stage, publicId, rentalId } = outcome.check
      if (outcome.state === 'waiting') return
      if (outcome.state === 'refused') {
        toast.refused(t(stage === 'delivery' ? 'sending.refusedDelivery' : 'sending.refusedReturn'))
        return
      }
      toast.success(t(stage === 'delivery' ? 'delivered' : 'returned', { number: publicId }))
      const isWatched = lookedAt?.rentalId === rentalId && lookedAt.stage === stage
      if (!isWatched || window.location.pathname !== paths.rentalCheckout(rentalId)) return
      await navigate(paths.rentalSummary(rentalId), { replace: true })
    }
    for (const outcome of await sendWaiting({ companyId, userId: user.id })) await notify(outcome)
  }, [companyId, user.id, navigate, toast, t])
}
