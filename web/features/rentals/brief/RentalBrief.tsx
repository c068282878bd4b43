import { customerName } from '@filao/domain/customers/name/person'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Plate } from '#features/fleet/public'
import { DateTime } from '#ui/date/DateTime'
import { RentalStatusTag } from '../status/RentalStatusTag.tsx'
import './RentalBrief.css'

/** Identifies the rental of a screen, in two lines. */
export function RentalBrief({ rental }: { rental: Rental }) {
  const { customer, vehicle, departureAgency, arrivalAgency } = rental
  return (
    <div className="rental-brief">
      <p>
        <strong>{customerName(customer)}</strong>
        <Plate number={vehicle.registrationNumber} />
        <span>{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</span>
        <RentalStatusTag status={rental.status} />
      </p>
      <p>
        <DateTime at={rental.start} zone={departureAgency.timezone} /> →{' '}
        <DateTime at={rental.end} zone={arrivalAgency.timezone} />
      </p>
    </div>
  )
}
