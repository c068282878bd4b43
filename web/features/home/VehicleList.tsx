import { vehicleStateLabels } from '@filao/domain/fleet/vehicle/vehicle-state-labels'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { HomeVehicle } from '@filao/domain/planning/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { StatusTag } from '#ui/StatusTag'
import { HomePanel } from './HomePanel.tsx'

type Props = {
  /** The state of the vehicles, and the id of the section. */
  id: 'rented' | 'stopped' | 'available'
  vehicles: HomeVehicle[]
  /** The number of all vehicles in this state. */
  count: number
  now: string
}

/** Lists the free vehicles with the end of that time, or the others with its end and reason. */
export function VehicleList({ id, vehicles, count, now }: Props) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const none = { rented: t('noRented'), stopped: t('noStopped'), available: t('noAvailable') }
  return (
    <HomePanel
      id={id}
      title={id === 'available' ? t('available') : vehicleStateLabels[id][language]}
      items={vehicles}
      count={count}
      empty={none[id]}
      rest={`${paths.vehicles}?state=${id === 'available' ? 'free' : id}`}
      className="home-vehicles"
      row={(vehicle) => <Row vehicle={vehicle} now={now} />}
    />
  )
}

/** A vehicle that a customer has or is expected to take leads to that rental. */
function Row({ vehicle, now }: { vehicle: HomeVehicle; now: string }) {
  const { t } = useTranslation('home')
  const { registrationNumber, make, model, category, location, reason, rentalId } = vehicle
  const isRented = reason === 'rental' || reason === 'departure'
  const late = isLate(vehicle, now)
  return (
    <Link
      to={isRented && rentalId !== null ? paths.rentalSummary(rentalId) : paths.vehicle(vehicle.id)}
      className="home-row"
      data-late={late}
    >
      <span className="home-row-main">
        <Plate number={registrationNumber} />
        <span className="home-note">{[category.code, make, model].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="home-row-main">
        <Until vehicle={vehicle} late={late} now={now} />
        <span className="home-note">{location.name}</span>
      </span>
      <span className="home-row-tag">
        {late && <StatusTag status="late">{t('lateTag')}</StatusTag>}
        {!late && reason && <StatusTag status={looks[reason]}>{t(`reason.${reason}`)}</StatusTag>}
      </span>
    </Link>
  )
}

const looks = {
  rental: 'ongoing',
  departure: 'pending',
  preparation: 'warning',
  unavailability: 'unavailable',
} as const

type UntilProps = { vehicle: HomeVehicle; late: boolean; now: string }

function Until({ vehicle: { until, reason, location }, late, now }: UntilProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  if (!until) return <span>{t('freeWithoutEnd')}</span>
  const at = formatNearDateTime(until, location.timezone, language, now)
  if (late) return <span className="home-row-words">{t('lateSince', { at })}</span>
  return <span className="home-row-words">{reason ? t('busyUntil', { at }) : t('freeUntil', { at })}</span>
}

/** Returns true for a busy vehicle that should have come back. */
function isLate({ until, reason }: HomeVehicle, now: string): boolean {
  return reason !== null && until !== null && Date.parse(until) < Date.parse(now)
}
