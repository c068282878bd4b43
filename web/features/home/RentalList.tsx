import { customerName } from '@filao/domain/customers/name/person'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { RentalStatusTag, type Step, stepPath, stepsOf } from '#features/rentals/public'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LinkButton } from '#ui/LinkButton'
import { usePhoneFormat } from '#ui/phone/phone-format'
import { useReturnState } from '#ui/return-path'
import { StatusTag } from '#ui/StatusTag'
import { HomePanel } from './HomePanel.tsx'
import { isLate, type Side } from './lateness.ts'

type Props = {
  side: Side
  rentals: RentalRow[]
  /** The number of all rentals. */
  count: number
  now: string
}

/** Lists the departures or the returns of the next days with time, customer and vehicle; late ones are marked. */
export function RentalList({ side, rentals, count, now }: Props) {
  const { t } = useTranslation('home')
  const status = side === 'departures' ? 'validating,pending' : 'ongoing'
  return (
    <HomePanel
      id={side}
      title={t(`${side}`)}
      items={rentals}
      count={count}
      empty={t(side === 'departures' ? 'noDepartures' : 'noReturns')}
      rest={`${paths.rentals}?status=${status}`}
      row={(rental) => (
        <div className="home-line">
          <Row rental={rental} side={side} late={isLate(rental, side, now)} />
          <NextStep rental={rental} />
        </div>
      )}
    />
  )
}

function Row({ rental, side, late }: { rental: RentalRow; side: Side; late: boolean }) {
  const { t } = useTranslation('home')
  const words = usePhoneFormat()
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
          {!late && rental.status === 'validating' && <RentalStatusTag status="validating" />}
          <span className="home-note">{agency.name}</span>
        </span>
        <span className="home-row-words home-row-person">
          <span>{customerName(customer)}</span>
          {phone && <span className="home-row-phone">{words(phone)}</span>}
        </span>
      </span>
      <span className="home-row-main home-row-vehicle">
        <Plate number={vehicle.registrationNumber} />
        <span className="home-note">{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</span>
      </span>
    </Link>
  )
}

/** Leads to the next step of the rental, which comes back here. */
function NextStep({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  const { t: home } = useTranslation('home')
  const mayWrite = useCan('rentals.write')
  const state = useReturnState()
  const { next } = stepsOf(rental)
  if (!next || !mayWrite) return null
  const short: Partial<Record<Step, string>> = {
    payment: home('next.payment'),
    delivery: home('next.delivery'),
    return: home('next.return'),
  }
  const word = short[next] ?? t(`actions.${next}`)
  return (
    <LinkButton
      size="small"
      to={stepPath(next, rental) ?? paths.rentalSummary(rental.id)}
      state={state}
      aria-label={`${word} ${rental.publicId}`}
    >
      {word}
    </LinkButton>
  )
}
