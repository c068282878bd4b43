import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { RentalTag } from './rental-columns.tsx'
import { rowPayment } from './row-payment.ts'

/**
 * A rental on a phone, below its customer and number: its status, vehicle, time and amount, in two lines; what is owed
 * in a third.
 */
export function RentalCard({ rental }: { rental: RentalRow }) {
  const { t } = useTranslation('rentals')
  const payment = rowPayment(rental)
  const { vehicle, start, end, departureAgency, arrivalAgency, totalAmount } = rental
  return (
    <div className="row-card">
      <span className="row-card-line">
        <RentalTag rental={rental} />
        <Plate number={vehicle.registrationNumber} />
      </span>
      <span className="row-card-line">
        <small className="row-card-when">
          <Moment at={start} agency={departureAgency} /> → <Moment at={end} agency={arrivalAgency} />
        </small>
        <Money euros={totalAmount} />
      </span>
      {payment?.word === 'owed' && (
        <small className="row-card-line">
          <span>{t('list.owed')}</span> <Money cents={payment.cents} />
        </small>
      )}
    </div>
  )
}

function Moment({ at, agency: { timezone } }: { at: string; agency: RentalRow['departureAgency'] }) {
  const language = useLanguage()
  return (
    <time dateTime={at}>
      {formatNearDate(at, timezone, language, new Date().toISOString())} {formatClock(at, timezone, language)}
    </time>
  )
}
