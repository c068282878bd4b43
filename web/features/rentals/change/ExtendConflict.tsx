import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { reasonLabels } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'

type Props = {
  rental: { id: number }
  vehicle: Pick<AvailableVehicle, 'reason' | 'conflict'>
  zone: string
}

/** Says from when the vehicle is needed elsewhere, and leads to the two rentals that could take another vehicle. */
export function ExtendConflict({ rental, vehicle: { reason, conflict }, zone }: Props) {
  const { t } = useTranslation('rentals/change')
  const language = useLanguage()
  if (!reason) return null
  const number = conflict?.publicId
  const date = conflict && formatNearDateTime(conflict.start, zone, language, new Date().toISOString())
  return (
    <Notice
      type="error"
      role="alert"
      className="extend-conflict"
      title={reasonLabels[reason][language]}
      description={
        <>
          {date && <p>{number ? t('extend.neededBy', { number, date }) : t('extend.stoppedFrom', { date })}</p>}
          <p>
            {number && (
              <Link to={`${paths.rentals}?q=${encodeURIComponent(number)}`}>{t('extend.other', { number })}</Link>
            )}
            <Link to={paths.rentalVehicle(rental.id)}>{t('extend.replace')}</Link>
          </p>
        </>
      }
    />
  )
}
