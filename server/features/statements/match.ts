import { inCents, inEuros } from '@filao/domain/kernel/money'
import { type KnownRental, type ListedBooking, pairBookings } from '@filao/domain/statements/booking-match'
import type { BookingMatches, BookingsToMatch } from '@filao/domain/statements/statement.schema'
import type { Tx } from '#platform/database/connect'
import { type Candidate, listCandidates, loadSource } from './queries.ts'

/** Compares the list of a source for a month with its rentals. 404 when there is no such source. */
export async function matchBookings(
  tx: Tx,
  companyId: number,
  sourceId: number,
  { month, bookings }: BookingsToMatch,
): Promise<BookingMatches> {
  await loadSource(tx, companyId, sourceId)
  const listed = bookings.map(({ startsOn, endsOn, ...booking }): ListedBooking => {
    return { ...inCents(booking), startDay: startsOn, endDay: endsOn }
  })
  const references = bookings.flatMap(({ reference }) => reference ?? [])
  const candidates = await listCandidates(tx, companyId, { sourceId, month, references })
  const known = candidates.map(({ id, status, startsOn, endsOn, ...candidate }): KnownRental => {
    const isCancelled = status === 'cancelled'
    return { ...candidate, rentalId: id, isCancelled, startDay: startsOn, endDay: endsOn }
  })
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return pairBookings(listed, known).map((match) => {
    const rentalId = 'rentalId' in match ? match.rentalId : null
    const rental = rentalId === null ? undefined : byId.get(rentalId)
    return {
      kind: match.kind,
      line: 'line' in match ? match.line : null,
      firstLine: 'firstLine' in match ? match.firstLine : null,
      rental: rental ? shown(rental) : null,
      by: 'by' in match ? match.by : null,
      differs: 'differs' in match ? match.differs : [],
    }
  })
}

function shown({ names: _, isExpected: __, ...rental }: Candidate) {
  return inEuros(rental)
}
