import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { useToast } from '#ui/feedback/toast'
import { leadsToPayment } from '../leads-to-payment.ts'
import type { KeptCheck } from './outbox.ts'
import { type Outcome, sendWaiting } from './sending.ts'

/** The check that somebody waits for with their eyes on it. */
let watched: Pick<KeptCheck, 'rentalId' | 'stage'> | null = null

/** Says that somebody looks at a check that waits: once it is recorded, they are led on. */
export function useWatching({ rentalId, stage }: Pick<KeptCheck, 'rentalId' | 'stage'>): void {
  useEffect(() => {
    watched = { rentalId, stage }
    return () => {
      watched = null
    }
  }, [rentalId, stage])
}

/**
 * Sends what waits, and says what became of it. Who looked at the check that is recorded now is led on, and nobody else: the
 * other check of the same rental may be half filled in at that address.
 */
export function useSendWaiting(): () => Promise<void> {
  const { t } = useTranslation('rentals/handover')
  const toast = useToast()
  const navigate = useNavigate()
  const { company, companyId, user } = useSession()
  const { graceMinutes } = company
  return useCallback(async () => {
    const lookedAt = watched
    const tell = async (outcome: Outcome) => {
      const { stage, publicId, rentalId } = outcome.check
      if (outcome.state === 'waiting') return
      if (outcome.state === 'refused') {
        toast.refused(t(stage === 'delivery' ? 'sending.refusedDelivery' : 'sending.refusedReturn'))
        return
      }
      toast.success(t(stage === 'delivery' ? 'delivered' : 'returned', { number: publicId }))
      const isWatched = lookedAt?.rentalId === rentalId && lookedAt.stage === stage
      if (!isWatched || window.location.pathname !== paths.rentalCheckout(rentalId)) return
      const pays = stage === 'return' && leadsToPayment(outcome.rental, graceMinutes)
      await navigate(pays ? paths.rentalPayment(rentalId) : paths.rentalSummary(rentalId))
    }
    for (const outcome of await sendWaiting({ companyId, userId: user.id })) await tell(outcome)
  }, [companyId, user.id, graceMinutes, navigate, toast, t])
}
