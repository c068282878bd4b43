import { minutesBetween } from '@filao/domain/kernel/time'
import { type DrawnPerson, peopleDrawer } from './material/people.ts'
import type { Random } from './material/random.ts'
import type { Stay } from './material/stay.ts'

/** A stay and the customer who books it, as a place in the list of people. */
export type Booked = { stay: Stay; customer: number }

/**
 * Gives every stay its customer, in the order of the bookings: visitors for long rentals, islanders for short ones, who
 * come back more often. Nobody has two vehicles at the same time. People are in the order of their first bookings.
 */
export function assignCustomers(stays: Stay[], random: Random): { people: DrawnPerson[]; bookings: Booked[] } {
  const draw = peopleDrawer(random)
  const people: DrawnPerson[] = []
  const known = { local: [] as number[], visitor: [] as number[] }
  const periods: [start: string, end: string][][] = []
  const bookings = stays
    .toSorted((a, b) => a.bookedAt.localeCompare(b.bookedAt))
    .map((stay) => {
      const isLong = minutesBetween(stay.start, stay.end) > 5 * 1440
      const kind = random.chance(isLong ? 0.85 : 0.3) ? 'visitor' : 'local'
      let customer = known[kind].length > 0 && random.chance(returning[kind]) ? random.pick(known[kind]) : -1
      const isFree = periods[customer]?.every(([start, end]) => end <= stay.start || stay.end <= start)
      if (!isFree) {
        customer = people.push(draw(kind)) - 1
        known[kind].push(customer)
        periods.push([])
      }
      periods[customer]?.push([stay.start, stay.end])
      return { stay, customer }
    })
  return { people, bookings }
}

/** The share of bookings made by people who have rented before. */
const returning = { local: 0.6, visitor: 0.12 }
