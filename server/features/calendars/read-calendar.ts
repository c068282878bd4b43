import { readsPerMinute, readsPerNetwork, shownPeriod } from '@filao/domain/calendars/calendar'
import { type CalendarOccasion, eventText } from '@filao/domain/calendars/event'
import type { BinaryResponse } from '@filao/domain/kernel/endpoint'
import type { Problem } from '@filao/domain/kernel/problem'
import { type CallLimit, countCall, hashToken, isCompanyProven } from '#features/access/public'
import { type CalendarEvent, calendarFile } from '#platform/calendar-file'
import type { Tx } from '#platform/database/connect'
import { undoneIfRefused, within } from '#platform/database/tenancy/tenant'
import { notFound } from '#platform/http/problems'
import { findCalendar, markRead, type ReadCalendar } from './calendar-queries.ts'
import { listMovements, listRentedTimes, listUnavailableTimes } from './occasion-queries.ts'

/** Services that read for many people share few networks, so what is counted closely is one calendar. */
const networkLimit: CallLimit = { name: 'calendars', perMinute: readsPerNetwork }
const calendarLimit: CallLimit = { name: 'calendar', perMinute: readsPerMinute }

type Reader = { token: string; network: string }

/**
 * Returns the calendar of a secret address and counts the read, also of an unknown one. An unknown address and one of
 * an unproven company get the same 404.
 */
export async function readCalendar(
  tx: Tx,
  { token, network }: Reader,
  { now, publicUrl }: { now: string; publicUrl: string },
): Promise<BinaryResponse | Problem> {
  await countCall(tx, networkLimit, network)
  const calendar = await findCalendar(tx, hashToken(token))
  if (!calendar) return notFound()
  const counted = await undoneIfRefused(tx, () => countCall(tx, calendarLimit, `calendar ${calendar.id}`))
  if (counted) return counted
  const { companyId } = calendar
  return await within(tx, { companyId, userId: 0 }, async () => {
    if (!(await isCompanyProven(tx, companyId))) return notFound()
    await markRead(tx, companyId, calendar.id)
    const content = await calendarFile(await eventsOf(tx, calendar, { now, publicUrl }), calendar)
    return { contentType: 'text/calendar; charset=utf-8', fileName: 'filao.ics', content, isRevalidated: true }
  })
}

type Timed = { id: string; start: string; end: CalendarEvent['end']; changedAt: string; isTentative: boolean }

/** Loads the events of a calendar: the times of one vehicle, or the pick-ups and returns of agencies. */
async function eventsOf(tx: Tx, calendar: ReadCalendar, at: { now: string; publicUrl: string }) {
  const { companyId, vehicleId, shows, language } = calendar
  const { host } = new URL(at.publicUrl)
  const period = { companyId, ...shownPeriod(at.now) }
  const event = ({ id, ...times }: Timed, occasion: CalendarOccasion): CalendarEvent => {
    const { rentalId, ...text } = eventText(occasion, shows, language)
    return {
      uid: `${id}@${host}`,
      ...times,
      ...text,
      url: rentalId ? `${at.publicUrl}/rental/summary/${rentalId}` : null,
    }
  }
  if (vehicleId === null) return (await movementsOf(tx, calendar, period)).map((one) => event(one, one.occasion))
  const rented = (await listRentedTimes(tx, period, vehicleId)).map(({ rental, stretch, ...times }) =>
    event({ ...times, id: `rental-${rental.id}-${stretch}`, end: endOf(times) }, { kind: 'rented', rental }),
  )
  const away = (await listUnavailableTimes(tx, period, vehicleId)).map(({ id, description, ...times }) =>
    event({ ...times, id: `unavailability-${id}`, isTentative: false }, { kind: 'unavailable', description }),
  )
  return [...rented, ...away]
}

/** Lists the pick-ups and returns of the calendar's agency, or of all, each of half an hour. */
async function movementsOf(tx: Tx, { agencyId }: ReadCalendar, period: Parameters<typeof listMovements>[1]) {
  const rows = await listMovements(tx, period, agencyId)
  const [from, to] = [Date.parse(period.start), Date.parse(period.end)]
  return rows
    .flatMap(({ rental, departure, arrival, start, end, changedAt, isTentative }) => {
      const shared = { end: { minutes: 30 }, changedAt, isTentative }
      return [
        { ...shared, id: `departure-${rental.id}`, start, occasion: { kind: 'departure', place: departure, rental } },
        { ...shared, id: `arrival-${rental.id}`, start: end, occasion: { kind: 'arrival', place: arrival, rental } },
      ] as const
    })
    .filter(({ occasion, start }) => {
      const isHere = agencyId === null || occasion.place.id === agencyId
      return isHere && Date.parse(start) >= from && Date.parse(start) < to
    })
}

/** Returns the end of a time; a vehicle that came back in the minute it left takes a minute. */
function endOf({ start, end }: { start: string; end: string }): CalendarEvent['end'] {
  return Date.parse(end) > Date.parse(start) ? end : { minutes: 1 }
}
