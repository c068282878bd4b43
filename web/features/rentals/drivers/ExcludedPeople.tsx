import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { DriverNotice } from './DriverNotice.tsx'
import { driversRequest, useDrivers } from './use-drivers.ts'

/** Says on the summary of a contract, before it leaves, that one of its people may not rent again. */
export function ExcludedPeople({ rental }: { rental: Rental }) {
  const verdict = useDrivers(driversRequest(rental, rental.id))
  if (!verdict) return null
  const marks = verdict.faults.flatMap((fault, at) =>
    fault.rule === 'excluded' ? [{ fault, isPassed: verdict.passed[at] ?? false }] : [],
  )
  const faults = marks.map(({ fault }) => fault)
  const passed = marks.map(({ isPassed }) => isPassed)
  return <DriverNotice verdict={{ ...verdict, faults, passed }} rental={{ id: rental.id }} />
}
