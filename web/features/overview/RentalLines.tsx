import { customerName } from '@filao/domain/customers/name/person'
import { isLate } from '@filao/domain/rentals/availability/availability'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { RentalStatusTag } from '#features/rentals/public'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { StatusTag } from '#ui/StatusTag'

type Line = {
  label: string
  rental: RentalRow
  /** The time the vehicle came back, instead of the period of the rental. */
  returnedAt?: string
}
type Props = {
  lines: Line[]
  /** The other thing that a line names. */
  names: 'vehicle' | 'customer'
}

/** Shows the current, next and last rental of a customer or a vehicle. */
export function RentalLines({ lines, names }: Props) {
  const { t } = useTranslation('overview')
  return (
    <section className="overview-card" aria-label={t('now.title')}>
      <h2>{t('now.title')}</h2>
      {lines.length === 0 && <p className="overview-nothing">{t('now.nothing')}</p>}
      <ul className="overview-rentals">
        {lines.map((line) => (
          <li key={`${line.label} ${line.rental.id}`}>
            <span className="overview-label">{line.label}</span>
            <RentalLine {...line} names={names} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows a rental in two lines: its number and state, then its dates and its vehicle or customer. */
export function RentalLine({ rental, returnedAt, names }: Pick<Line, 'rental' | 'returnedAt'> & Pick<Props, 'names'>) {
  const { t } = useTranslation('overview')
  const { t: words } = useTranslation('rentals')
  const { id, publicId, status, start, end, vehicle, customer, departureAgency, arrivalAgency } = rental
  return (
    <div className="overview-rental">
      <span>
        <Link to={paths.rentalSummary(id)}>{publicId}</Link>
        <RentalStatusTag status={status} />
        {isLate(rental, new Date().toISOString()) && <StatusTag status="late">{words('late')}</StatusTag>}
      </span>
      <span>
        {returnedAt ? (
          <span>
            {t('now.returnedOn')} <DateTime at={returnedAt} zone={arrivalAgency.timezone} show="near" />
          </span>
        ) : (
          <span>
            <DateTime at={start} zone={departureAgency.timezone} show="near" /> →{' '}
            <DateTime at={end} zone={arrivalAgency.timezone} show="near" />
          </span>
        )}
        {names === 'vehicle' ? (
          <Link to={paths.vehicle(vehicle.id)} className="overview-vehicle">
            <Plate number={vehicle.registrationNumber} /> {[vehicle.make, vehicle.model].filter(Boolean).join(' ')}
          </Link>
        ) : (
          <Link to={paths.customer(customer.id)}>{customerName(customer)}</Link>
        )}
      </span>
    </div>
  )
}
