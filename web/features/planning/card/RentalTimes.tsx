import { formatElapsed } from '@filao/domain/kernel/date-text'
import { minutesBetween } from '@filao/domain/kernel/time'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { durationDays } from '@filao/domain/rentals/status/period'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { StatusTag } from '#ui/StatusTag'

/** Shows the departure and the return, each in its agency's time zone, the number of days and the delay. */
export function RentalTimes({ rental }: { rental: Rental }) {
  const { t } = useTranslation('planning/card')
  const language = useLanguage()
  const { company } = useSession()
  const { status, start, end, deliveredAt, returnedAt, departureAgency, arrivalAgency } = rental
  const now = new Date().toISOString()
  const days = rental.price?.days ?? durationDays(rental, departureAgency.timezone, company.graceMinutes)
  const isLate = (due: string) => Date.parse(due) < Date.parse(now)
  const late = (due: string) => formatElapsed(minutesBetween(due, now), language)
  return (
    <>
      <dl className="bar-card-times">
        <div>
          <dt>{t(deliveredAt ? 'left' : 'departure')}</dt>
          <dd>
            <strong>
              <DateTime at={deliveredAt ?? start} zone={departureAgency.timezone} show="near" />
            </strong>
            <small>{departureAgency.name}</small>
          </dd>
        </div>
        <div>
          <dt>{t(returnedAt ? 'back' : 'return')}</dt>
          <dd>
            <strong>
              <DateTime at={returnedAt ?? end} zone={arrivalAgency.timezone} show="near" />
            </strong>
            <small>{arrivalAgency.name}</small>
          </dd>
        </div>
      </dl>
      <p className="bar-card-days">
        <span>{t('days', { count: days })}</span>
        {status === 'ongoing' && isLate(end) && (
          <StatusTag status="late">{t('lateReturn', { time: late(end) })}</StatusTag>
        )}
        {status === 'pending' && isLate(start) && (
          <StatusTag status="late">{t('lateDeparture', { time: late(start) })}</StatusTag>
        )}
      </p>
    </>
  )
}
