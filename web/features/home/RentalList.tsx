import { personName } from '@filao/domain/customers/person'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#app/paths'
import { DateTime } from '#ui/date/DateTime'
import { Plate } from '#ui/Plate'
import { usePhoneWords } from '#ui/phone/phone-words'
import { StatusTag } from '#ui/StatusTag'
import { isLate, type Side } from './lateness.ts'

type Props = {
  side: Side
  rentals: RentalRow[]
  /** The number of all rentals. */
  count: number
  now: string
}

const shown = 8

/** Lists the departures or the returns of the next days with time, customer and vehicle; late ones are marked. */
export function RentalList({ side, rentals, count, now }: Props) {
  const { t } = useTranslation('home')
  const titleId = useId()
  const status = side === 'departures' ? 'validating,pending' : 'ongoing'
  return (
    <section className="home-panel" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {t(`${side}`)} <span className="page-count">{count}</span>
        </h2>
        {count > shown && <Link to={`${paths.rentals}?status=${status}`}>{t('all')}</Link>}
      </header>
      {rentals.length === 0 && <p className="home-note">{t(side === 'departures' ? 'noDepartures' : 'noReturns')}</p>}
      <ul className="home-rows">
        {rentals.slice(0, shown).map((rental) => (
          <li key={rental.id}>
            <Row rental={rental} side={side} late={isLate(rental, side, now)} />
          </li>
        ))}
      </ul>
      {count > shown && <p className="home-note">{t('more', { count: count - shown })}</p>}
    </section>
  )
}

function Row({ rental, side, late }: { rental: RentalRow; side: Side; late: boolean }) {
  const { t } = useTranslation('home')
  const words = usePhoneWords()
  const { vehicle, customer } = rental
  const [at, agency] =
    side === 'departures' ? [rental.start, rental.departureAgency] : [rental.end, rental.arrivalAgency]
  const phone = customer.phoneNumbers[0]
  return (
    <Link to={paths.rentalSummary(rental.id)} className="home-row" data-late={late}>
      <span className="home-row-main">
        <span className="home-row-when">
          <strong>
            <DateTime at={at} zone={agency.timezone} show="near" />
          </strong>
          {late && <StatusTag status="late">{t('lateTag')}</StatusTag>}
          {!late && rental.status === 'validating' && <StatusTag status="validating" />}
          <span className="home-note">{agency.name}</span>
        </span>
        <span className="home-row-words">
          {personName(customer)}
          {phone && <span className="home-row-phone"> · {words(phone)}</span>}
        </span>
      </span>
      <span className="home-row-main home-row-vehicle">
        <Plate number={vehicle.registrationNumber} />
        <span className="home-note">{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</span>
      </span>
    </Link>
  )
}
