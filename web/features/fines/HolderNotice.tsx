import { customerName } from '@filao/domain/customers/name/person'
import { fineLabels } from '@filao/domain/fines/fine'
import type { FineHolder } from '@filao/domain/fines/fine.schema'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { Notice } from '#ui/feedback/Notice'
import { SegmentedControl } from '#ui/SegmentedControl'
import './fines.css'

type Props = {
  answer: FineHolder
  /** The driver who is chosen; the rental's customer without one. */
  driverId: number | null
  onChoose: (driverId: number) => void
}

/** Says who had the vehicle in the minute of a notice, and lets one of several drivers be chosen. */
export function HolderNotice({ answer, driverId, onChoose }: Props) {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const { vehicle, rental, drivers, unavailability } = answer
  if (!vehicle)
    return (
      <Notice
        className="fine-answer"
        type="warning"
        role="status"
        title={t('answer.noVehicle')}
        description={t('answer.check')}
      />
    )
  const zone = vehicle.timezone
  const name = (
    <span className="fine-vehicle">
      <Plate number={vehicle.registrationNumber} />
      <Link to={paths.vehicle(vehicle.id)}>
        {[vehicle.make, vehicle.model].filter(Boolean).join(' ') || rentalLabels.vehicleId[language]}
      </Link>
    </span>
  )
  if (!rental) {
    return (
      <Notice
        className="fine-answer"
        type="info"
        role="status"
        title={unavailability ? t('answer.away') : t('answer.nobody')}
        description={
          <>
            {name}
            {unavailability && (
              <p>
                <DateTime at={unavailability.start} zone={zone} /> – <DateTime at={unavailability.end} zone={zone} />
                {unavailability.description && `, ${unavailability.description}`}
              </p>
            )}
          </>
        }
      />
    )
  }
  const chosen = drivers.find(({ id }) => id === driverId) ?? drivers[0]
  return (
    <Notice
      className="fine-answer"
      type="success"
      role="status"
      title={t('answer.rental', { name: chosen ? customerName(chosen) : t('unknown') })}
      description={
        <>
          {name}
          <p>
            <Link to={paths.rentalSummary(rental.id)}>{t('answer.rentalNumber', { number: rental.publicId })}</Link>{' '}
            <DateTime at={rental.deliveredAt ?? rental.start} zone={zone} /> –{' '}
            {rental.returnedAt ? <DateTime at={rental.returnedAt} zone={zone} /> : t('answer.stillOut')}
          </p>
          {drivers.length > 1 && (
            <div className="fine-drivers">
              <span>{t('answer.who')}</span>
              <SegmentedControl
                label={fineLabels.driverId[language]}
                options={drivers.map((driver) => ({ value: String(driver.id), label: customerName(driver) }))}
                value={String(chosen?.id)}
                onChange={(id) => onChoose(Number(id))}
              />
            </div>
          )}
        </>
      }
    />
  )
}
