import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths'
import { useSession } from '#app/session'
import { useToast } from '#ui/toast'
import { leadsToPayment } from './leads-to-payment.ts'
import { type Outcome, sendWaiting } from './sending.ts'

/** Sends what waits, and says what became of it. Who still looks at a check that is recorded is led on. */
export function useSendWaiting(): () => Promise<void> {
  const { t } = useTranslation('rentals/check')
  const toast = useToast()
  const navigate = useNavigate()
  const { company, companyId, user } = useSession()
  const { graceMinutes } = company
  return useCallback(async () => {
    const tell = async (outcome: Outcome) => {
      const { stage, publicId, rentalId } = outcome.check
      if (outcome.state === 'waiting') return
      if (outcome.state === 'refused') {
        toast.refused(t(stage === 'delivery' ? 'sending.refusedDelivery' : 'sending.refusedReturn'))
        return
      }
      toast.success(t(stage === 'delivery' ? 'delivered' : 'returned', { number: publicId }))
      if (window.location.pathname !== paths.rentalCheckout(rentalId)) return
      const pays = stage === 'return' && leadsToPayment(outcome.rental, graceMinutes)
      await navigate(pays ? paths.rentalPayment(rentalId) : paths.rentalSummary(rentalId))
    }
    for (const outcome of await sendWaiting({ companyId, userId: user.id })) await tell(outcome)
  }, [companyId, user.id, graceMinutes, navigate, toast, t])
}
