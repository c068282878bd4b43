import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { DriverNotice } from './DriverNotice.tsx'
import { driversRequest, useDrivers } from './use-drivers.ts'

/** Says on the summary of a rental, before it leaves, that one of its people may not rent again. */
export function ExcludedPeople({ rental }: { rental: Rental }) {
  const verdict = useDrivers(driversRequest(rental, rental.id))
  return <DriverNotice verdict={verdict} rental={{ id: rental.id }} part="marks" />
}
