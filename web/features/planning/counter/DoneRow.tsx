import { customerName } from '@filao/domain/customers/name/person'
import type { CounterRental } from '@filao/domain/planning/counter.schema'
import { Link } from 'react-router'
import { Plate } from '#features/fleet/public'
import { RentalStatusTag } from '#features/rentals/public'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { momentOf, type Side } from './counter-day.ts'

/** Renders a completed departure or return as one line. */
export function DoneRow({ side, rental, namesAgency }: { side: Side; rental: CounterRental; namesAgency: boolean }) {
  const { at, agency } = momentOf(rental, side)
  return (
    <Link to={paths.rentalSummary(rental.id)} className="counter-done-row">
      <DateTime at={at} zone={agency.timezone} show="time" />
      {namesAgency && <span className="counter-note">{agency.name}</span>}
      <span className="counter-done-name">{customerName(rental.customer)}</span>
      <Plate number={rental.vehicle.registrationNumber} />
      <RentalStatusTag status={rental.status} />
    </Link>
  )
}
