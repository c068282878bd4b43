import { isLate } from '@filao/domain/rentals/availability/availability'
import { findHolder } from '@filao/domain/rentals/handover/not-back'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listRentals } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'

/** Reads the rentals under way that have or had the vehicle of this one. */
export function useOngoingWith({ vehicleId }: Rental, { isAsked }: { isAsked: boolean }) {
  const { companyId } = useSession()
  return useRead(
    listRentals,
    { params: { companyId }, query: { vehicleId, status: 'ongoing' } },
    { enabled: isAsked, staleTime: 0 },
  )
}

/** Says that the vehicle of a contract is still out with another rental, and which. */
export function NotBack({ rental, isLeaving = false }: { rental: Rental; isLeaving?: boolean }) {
  const { t } = useTranslation('rentals/handover')
  const now = new Date().toISOString()
  const ongoing = useOngoingWith(rental, { isAsked: rental.status === 'pending' })
  const other = findHolder(rental, ongoing.data ?? [], { isLeaving, now })
  if (!other) return null
  return (
    <Notice
      type={isLeaving ? 'error' : 'warning'}
      role={isLeaving ? 'alert' : 'status'}
      title={t(isLate(other, now) ? 'notBack.late' : 'notBack.out', { number: other.publicId })}
      description={t('notBack.text')}
      action={<Link to={paths.rentalSummary(other.id)}>{t('notBack.see', { number: other.publicId })}</Link>}
    />
  )
}
