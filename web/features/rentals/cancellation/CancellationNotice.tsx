import { addMinutes } from '@filao/domain/kernel/time'
import { cancellationReasonLabels, mayTakeBack, takeBackMinutes } from '@filao/domain/rentals/cancellation/cancellation'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { reinstateRental } from '#api/calls'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'

/** Shows why a rental was cancelled and, while that is possible, takes the cancellation back. */
export function CancellationNotice({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const reinstate = useAction(reinstateRental)
  const minutes = useMinutesLeft(rental)
  const { id, publicId, cancelledAt, cancellationReason, cancellationComment, departureAgency } = rental
  if (!cancelledAt) return null
  const takeBack = async () => {
    try {
      await reinstate.mutateAsync({ params: { companyId, id } })
      toast.success(t('cancellation.takenBack', { number: publicId }))
    } catch (problem) {
      toast.problem(problem)
    }
  }
  const reason = cancellationReason && cancellationReasonLabels[cancellationReason][language]
  const why = [reason, cancellationComment].filter(Boolean).join(' · ')
  return (
    <Notice
      type="info"
      title={why ? t('cancellation.why', { why }) : t('cancellation.noReason')}
      description={
        <>
          <DateTime at={cancelledAt} zone={departureAgency.timezone} />
          {minutes > 0 && ` · ${t('cancellation.left', { count: minutes })}`}
        </>
      }
      action={
        minutes > 0 &&
        mayWrite && (
          <Button loading={reinstate.isPending} onClick={() => void takeBack()}>
            {t('cancellation.takeBack')}
          </Button>
        )
      }
    />
  )
}

/** Returns the started minutes in which the cancellation can be taken back; 0 once it is final. */
function useMinutesLeft(rental: Rental): number {
  const [now, setNow] = useState(() => Date.now())
  const isOpen = mayTakeBack(rental, new Date(now).toISOString())
  useEffect(() => {
    setNow(Date.now())
    if (!isOpen) return
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [isOpen])
  if (!isOpen || rental.cancelledAt === null) return 0
  const left = Math.ceil((Date.parse(addMinutes(rental.cancelledAt, takeBackMinutes)) - now) / 60_000)
  // The clock of this device may be behind the server's.
  return Math.min(left, takeBackMinutes)
}
