import type { Exclusion } from '../../customers/exclusion/exclusion.schema.ts'
import { isExcluded } from '../../customers/exclusion/exclusion.ts'
import { customerName, type NamedCustomer } from '../../customers/name/person.ts'
import type { LocalDate } from '../../kernel/time.schema.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import type { DriverFault } from './eligibility.schema.ts'

/** The customers whom a rental names: who rents, who drives, and who is billed. */
type People = { customerId: number; additionalDriverIds: readonly number[]; billedCustomerId?: number | null }

/** The parts of a rental that decide if the marks of its people are looked at. */
type Decided = People & { status: RentalStatus; start: string; departureAgencyId: number }

/** A customer with a mark that they may not rent again, in force or ended. */
export type MarkedCustomer = NamedCustomer & { id: number; exclusion: Pick<Exclusion, 'reason' | 'until'> }

/** Lists the customers whom a rental names, in any role. */
export function namedPeople({ customerId, additionalDriverIds, billedCustomerId = null }: People): number[] {
  return [customerId, ...additionalDriverIds, ...(billedCustomerId === null ? [] : [billedCustomerId])]
}

/**
 * Returns the people whose marks a change of a rental must look at: all of a new rental, of one that is offered or
 * confirmed, and of one that leaves on another day; otherwise those who are newly named. What was agreed stays agreed.
 */
export function peopleToCheck(before: Decided | null, after: Decided): number[] {
  if (after.status === 'cancelled' || after.status === 'done') return []
  const people = namedPeople(after)
  if (before === null) return people
  const isOffered = before.status !== after.status && after.status !== 'draft'
  const leavesElse = before.start !== after.start || before.departureAgencyId !== after.departureAgencyId
  if (isOffered || (leavesElse && before.status !== 'ongoing')) return people
  const known = new Set(namedPeople(before))
  return people.filter((id) => !known.has(id))
}

/** Lists the marks that are in force on the day of departure, as faults that an administrator may let pass. */
export function exclusionFaults(people: readonly MarkedCustomer[], leavesOn: LocalDate): DriverFault[] {
  return people
    .filter(({ exclusion }) => isExcluded(exclusion, leavesOn))
    .map(({ id, exclusion, ...named }) => ({
      driverId: id,
      name: customerName({ ...named, title: null }),
      rule: 'excluded',
      limit: `${exclusion.reason},${exclusion.until}`,
      day: exclusion.until,
      isMissing: false,
      isHint: false,
    }))
}

/** Returns the mark of which a fault tells. */
export function exclusionOf({ limit }: Pick<DriverFault, 'limit'>): Pick<Exclusion, 'reason' | 'until'> {
  const [reason, until] = limit.split(',') as [Exclusion['reason'], string]
  return { reason, until }
}
