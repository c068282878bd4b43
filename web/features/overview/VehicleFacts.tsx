import { customerName } from '@filao/domain/customers/name/person'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fuelLabels, transmissionLabels, word } from '@filao/domain/fleet/vehicle/vehicle-values'
import type { VehicleOverview } from '@filao/domain/overview/vehicle-overview'
import { isLate } from '@filao/domain/rentals/availability/availability'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FuelGauge, Plate, useVehiclePhotos, VehicleThumbnail } from '#features/fleet/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { Kilometres } from '#ui/Kilometres'
import { StatusTag } from '#ui/StatusTag'
import { Fact, Facts } from './Facts.tsx'

type Props = { vehicle: Vehicle; overview: VehicleOverview | undefined; zone: string }

/** Shows a vehicle, where it is now, and its state. */
export function VehicleFacts({ vehicle, overview, zone }: Props) {
  const { t } = useTranslation('overview')
  const labels = useLabels(vehicleLabels)
  const photoOf = useVehiclePhotos()
  const { make, model, year, category, odometer, fuelLevel, comments } = vehicle
  return (
    <Facts title={rentalLabels.vehicleId[useLanguage()]}>
      <div className="overview-photo">
        <dt>
          <Plate number={vehicle.registrationNumber} />
        </dt>
        <dd>
          <VehicleThumbnail photo={photoOf(vehicle)} />
          <span>{[make, model, year].filter(Boolean).join(' ')}</span>
        </dd>
      </div>
      <Fact label={t('place')}>
        <Place vehicle={vehicle} overview={overview} zone={zone} />
      </Fact>
      <Fact label={labels.categoryId}>
        {category.code} · {category.name}
      </Fact>
      <Fact label={labels.odometer}>
        <Kilometres km={odometer} />
      </Fact>
      <Fact label={labels.fuel}>{fuelLevel ? <FuelGauge level={fuelLevel} /> : <small>{t('none')}</small>}</Fact>
      <Fact label={t('features')}>
        <Features vehicle={vehicle} />
      </Fact>
      {comments && (
        <div className="overview-comments">
          <dt>{labels.comments}</dt>
          <dd>{comments}</dd>
        </div>
      )}
    </Facts>
  )
}

/** Shows who has the vehicle until when, or the agency where it is; and until when it is out of service. */
function Place({ vehicle, overview, zone }: Props) {
  const { t } = useTranslation('overview')
  const { t: words } = useTranslation('rentals')
  const { ongoingRental: rental, unavailability } = overview ?? {}
  if (rental) {
    return (
      <>
        <span>
          {t('outWith')} <Link to={paths.rentalSummary(rental.id)}>{customerName(rental.customer)}</Link>
        </span>
        <span>
          {t('until')} <DateTime at={rental.end} zone={rental.arrivalAgency.timezone} show="near" />
        </span>
        {isLate(rental, new Date().toISOString()) && <StatusTag status="late">{words('late')}</StatusTag>}
      </>
    )
  }
  return (
    <>
      <span>{t('atAgency', { name: vehicle.location.name })}</span>
      {unavailability && (
        <StatusTag status="unavailable">
          {t('unavailable')} <DateTime at={unavailability.end} zone={zone} show="near" />
        </StatusTag>
      )}
    </>
  )
}

function Features({ vehicle }: Pick<Props, 'vehicle'>) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { seats, transmission, fuel, color } = vehicle
  const words = [
    seats && t('seats', { count: seats }),
    transmission && word(transmissionLabels, transmission, language),
    fuel && word(fuelLabels, fuel, language),
    color,
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : <small>{t('none')}</small>
}
