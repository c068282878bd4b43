import { CarOutlined, EuroOutlined, EyeOutlined, LoginOutlined, PhoneOutlined } from '@ant-design/icons'
import { customerName } from '@filao/domain/customers/name/person'
import { formatElapsed, formatNearDateTime } from '@filao/domain/kernel/date-text'
import { localDate } from '@filao/domain/kernel/time'
import type { CounterRental } from '@filao/domain/planning/counter.schema'
import { canMove } from '@filao/domain/rentals/record/transition'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { RentalStatusTag, RentalTexts } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LinkButton } from '#ui/LinkButton'
import { usePhoneFormat } from '#ui/phone/phone-format'
import { useReturnState } from '#ui/return-path'
import { StatusTag } from '#ui/StatusTag'
import { CounterMessage } from './CounterMessage.tsx'
import { minutesLate, momentOf, type Side } from './counter-day.ts'
import { MissingTags } from './MissingTags.tsx'

type Props = { side: Side; rental: CounterRental; now: string; namesAgency: boolean }

/** Renders a departure or a return still to be done: time, customer, vehicle, missing items and the action. */
export function CounterCard({ side, rental, now, namesAgency }: Props) {
  const { t } = useTranslation('planning/counter')
  const language = useLanguage()
  const phoneWords = usePhoneFormat()
  const { at, agency, other } = momentOf(rental, side)
  const { vehicle, customer, status, isLate, missing } = rental
  const isOfToday = localDate(at, agency.timezone) === localDate(now, agency.timezone)
  const isElsewhere = other.id !== agency.id
  const [phone] = customer.phoneNumbers
  const mayWrite = useCan('rentals.write')
  return (
    <article className="counter-card" data-late={isLate} data-ready={missing.length === 0}>
      <p className="counter-when">
        <strong>
          <DateTime at={at} zone={agency.timezone} show={isLate && !isOfToday ? 'near' : 'time'} />
        </strong>
        {namesAgency && <span className="counter-note">{agency.name}</span>}
        {isLate && (
          <StatusTag status="late">{t('lateBy', { time: formatElapsed(minutesLate(at, now), language) })}</StatusTag>
        )}
        {status === 'validating' && <RentalStatusTag status="validating" />}
        {side === 'departures' && missing.length === 0 && status !== 'validating' && (
          <StatusTag status="available">{t('ready')}</StatusTag>
        )}
      </p>
      <Plate number={vehicle.registrationNumber} />
      <div className="counter-who">
        <h3>
          <Link to={paths.rentalSummary(rental.id)}>{customerName(customer)}</Link>
        </h3>
        {customer.phoneNumbers.slice(0, 1).map((digits) => (
          <a key={digits} href={`tel:+${digits}`} className="counter-phone">
            <PhoneOutlined aria-hidden /> {phoneWords(digits)}
          </a>
        ))}
        {phone && mayWrite && <CounterMessage rentalId={rental.id} name={customerName(customer)} phone={phone} />}
      </div>
      <p className="counter-what">
        {[vehicle.make, vehicle.model].filter(Boolean).join(' ')}{' '}
        <span className="counter-note">{vehicle.category.code}</span>
      </p>
      <p className="counter-note counter-way">
        {side === 'departures' && t('until', { at: formatNearDateTime(rental.end, other.timezone, language, now) })}
        {side === 'departures' && isElsewhere && ' · '}
        {isElsewhere && t(side === 'departures' ? 'to' : 'from', { agency: other.name })}
      </p>
      <RentalTexts rental={rental} side={side} />
      {missing.length > 0 && <MissingTags rental={rental} zone={agency.timezone} />}
      <Actions side={side} rental={rental} />
    </article>
  )
}

function Actions({ side, rental }: { side: Side; rental: CounterRental }) {
  const { t } = useTranslation('planning/counter')
  const state = useReturnState()
  const { id, status, missing } = rental
  const named = (action: string) => ({ 'aria-label': `${action}, ${customerName(rental.customer)}`, children: action })
  const mayCheck = canMove(status, side === 'departures' ? 'ongoing' : 'done')
  const owes = missing.includes('payment')
  const mayCollect = owes || missing.includes('deposit')
  return (
    <div className="counter-actions">
      {mayCollect && (
        <LinkButton
          {...(owes && { type: 'primary' as const })}
          icon={<EuroOutlined />}
          to={paths.rentalPayment(id)}
          state={state}
          {...named(t('collect'))}
        />
      )}
      {mayCheck ? (
        <LinkButton
          {...(!owes && { type: 'primary' as const })}
          icon={side === 'departures' ? <CarOutlined /> : <LoginOutlined />}
          to={paths.rentalCheckout(id)}
          state={state}
          {...named(t(side === 'departures' ? 'deliver' : 'takeBack'))}
        />
      ) : (
        <LinkButton icon={<EyeOutlined />} to={paths.rentalSummary(id)} {...named(t('open'))} />
      )}
    </div>
  )
}
