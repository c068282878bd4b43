import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { HomeVehicle } from '@filao/domain/planning/contract'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { useLanguage } from '#ui/language'
import { Plate } from '#ui/Plate'
import { StatusTag } from '#ui/StatusTag'

type Props = {
  /** The id of the section, used in the page's address. */
  id: 'available' | 'unavailable'
  vehicles: HomeVehicle[]
  /** The number of all vehicles. */
  count: number
  now: string
}

const few = 8

/** Lists the free vehicles with the end of that time, or the busy ones with its end and reason. */
export function VehicleList({ id, vehicles, count, now }: Props) {
  const { t } = useTranslation('home')
  const titleId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? vehicles : vehicles.slice(0, few)
  return (
    <section id={id} className="home-panel" aria-labelledby={titleId} tabIndex={-1}>
      <header>
        <h2 id={titleId}>
          {t(`${id}`)} <span className="page-count">{count}</span>
        </h2>
        {vehicles.length > few && (
          <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'fewer' : 'all')}
          </Button>
        )}
      </header>
      {vehicles.length === 0 && <p className="home-note">{t(id === 'available' ? 'noAvailable' : 'noUnavailable')}</p>}
      <ul className="home-rows home-vehicles">
        {shown.map((vehicle) => (
          <li key={vehicle.id}>
            <Row vehicle={vehicle} now={now} />
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="home-note">{t('more', { count: count - shown.length })}</p>}
    </section>
  )
}

function Row({ vehicle, now }: { vehicle: HomeVehicle; now: string }) {
  const { t } = useTranslation('home')
  const { registrationNumber, make, model, category, location, reason } = vehicle
  const late = isLate(vehicle, now)
  return (
    <Link to={paths.vehicle(vehicle.id)} className="home-row" data-late={late}>
      <span className="home-row-main">
        <Plate number={registrationNumber} />
        <span className="home-note">{[category.code, make, model].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="home-row-main">
        <Until vehicle={vehicle} late={late} />
        <span className="home-note">{location.name}</span>
      </span>
      <span className="home-row-tag">
        {late && <StatusTag status="late">{t('lateTag')}</StatusTag>}
        {!late && reason && <StatusTag status={looks[reason]}>{t(`reason.${reason}`)}</StatusTag>}
      </span>
    </Link>
  )
}

const looks = { rental: 'ongoing', preparation: 'warning', unavailability: 'unavailable' } as const

function Until({ vehicle: { until, reason, location }, late }: { vehicle: HomeVehicle; late: boolean }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  if (!until) return <span>{t('freeWithoutEnd')}</span>
  const at = formatNearDateTime(until, location.timezone, language)
  if (late) return <span className="home-row-words">{t('lateSince', { at })}</span>
  return <span className="home-row-words">{reason ? t('busyUntil', { at }) : t('freeUntil', { at })}</span>
}

/** Returns true for a busy vehicle that should have come back. */
function isLate({ until, reason }: HomeVehicle, now: string): boolean {
  return reason !== null && until !== null && Date.parse(until) < Date.parse(now)
}
