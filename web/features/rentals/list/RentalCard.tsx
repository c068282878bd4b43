import { customerName } from '@filao/domain/customers/person'
import { formatClock, formatNearDate } from '@filao/domain/kernel/date-text'
import type { RentalRow } from '@filao/domain/rentals/rental'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { Plate } from '#ui/Plate'
import { RentalTag } from './rental-columns.tsx'

/** A rental on a phone, below its number: who, with which vehicle, when and for how much, in two lines. */
export function RentalCard({ rental }: { rental: RentalRow }) {
  const { customer, vehicle, start, end, departureAgency, arrivalAgency, totalAmount } = rental
  return (
    <div className="row-card">
      <span className="row-card-line">
        <RentalTag rental={rental} />
        <span className="row-card-name">{customerName(customer)}</span>
        <Plate number={vehicle.registrationNumber} />
      </span>
      <span className="row-card-line">
        <small className="row-card-when">
          <Moment at={start} agency={departureAgency} /> → <Moment at={end} agency={arrivalAgency} />
        </small>
        <Money euros={totalAmount} />
      </span>
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
