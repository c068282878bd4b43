import type { Agency } from '@filao/domain/company/agency.schema'
import { toInstant, toLocalDateTime } from '@filao/domain/kernel/time'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { OpenPeriod } from '../period/duration.ts'

/** The time zones of a period: the departure agency's, and the arrival agency's. */
export type Clocks = { start: string; end: string }

type Chosen = { departureAgencyId?: number | undefined; arrivalAgencyId?: number | undefined }

/**
 * Returns the clocks of the chosen agencies. One archived since then is in no list, but the rental still has its zone.
 */
export function clocksOf(
  { departureAgencyId, arrivalAgencyId }: Chosen,
  agencies: readonly Pick<Agency, 'id' | 'timezone'>[],
  rental: Pick<Rental, 'departureAgency' | 'arrivalAgency'> | undefined,
): Clocks {
  const known = [...agencies, rental?.departureAgency, rental?.arrivalAgency]
  const zoneOf = (agencyId?: number) => known.find((agency) => agency?.id === agencyId)?.timezone
  const start = zoneOf(departureAgencyId) ?? known[0]?.timezone ?? 'UTC'
  return { start, end: zoneOf(arrivalAgencyId) ?? start }
}

/** Returns the period at which other clocks show the same times, so that another agency changes nothing typed. */
export function onClocks(period: OpenPeriod, before: Clocks, after: Clocks): OpenPeriod {
  const moved = (edge: 'start' | 'end', at = period[edge], from = before[edge], to = after[edge]) =>
    at && from !== to ? toInstant(toLocalDateTime(at, from), to) : at
  return { start: moved('start'), end: moved('end') }
}
