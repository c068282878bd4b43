import { territories } from '@filao/domain/company/territories'
import { inEuros } from '@filao/domain/kernel/money'
import { addDays, localDate, toInstant } from '@filao/domain/kernel/time'
import type { Counter, CounterQuery, CounterRental } from '@filao/domain/planning/counter.schema'
import { findMissing } from '@filao/domain/planning/missing'
import { isLate } from '@filao/domain/rentals/availability/availability'
import { listAgencies, loadAgency, loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { type CounterDay, listDayDepartures, listDayReturns } from './counter-queries.ts'

type Row = Awaited<ReturnType<typeof listDayDepartures>>[number]

/** Loads the departures and returns of an agency, or of all, on a day of its own calendar. */
export async function loadCounter(tx: Tx, companyId: number, query: CounterQuery, now: string): Promise<Counter> {
  const { timezone, agencies } = await loadPlace(tx, companyId, query.agencyId)
  const zones = Map.groupBy(agencies, (agency) => agency.timezone)
  const days = [...zones].map(([zone, ofZone]): CounterDay => {
    const today = localDate(now, zone)
    const date = query.date ?? today
    return { companyId, agencyIds: ofZone.map(({ id }) => id), ...bounds(date, zone), isToday: date === today }
  })
  const departures = days.map(async (day) =>
    (await listDayDepartures(tx, day)).map((row) => asDeparture(row, day, now)),
  )
  const returns = days.map(async (day) => (await listDayReturns(tx, day)).map((row) => asReturn(row, now)))
  return {
    date: query.date ?? localDate(now, timezone),
    departures: inOrder((await Promise.all(departures)).flat()),
    returns: inOrder((await Promise.all(returns)).flat()),
  }
}

/** Loads the agencies of the counter, and the zone that names its day: the company's for all agencies. */
async function loadPlace(tx: Tx, companyId: number, agencyId: number | undefined) {
  if (agencyId !== undefined) {
    const agency = await loadAgency(tx, companyId, agencyId)
    return { timezone: agency.timezone, agencies: [agency] }
  }
  const [company, agencies] = await Promise.all([loadCompany(tx, companyId), listAgencies(tx, companyId)])
  return { timezone: territories[company.countryCode].timezone, agencies }
}

/** Returns the local midnights that begin and end the day: 23 to 25 hours. */
function bounds(date: string, timezone: string): Pick<CounterDay, 'from' | 'to'> {
  return { from: toInstant(`${date}T00:00`, timezone), to: toInstant(`${addDays(date, 1)}T00:00`, timezone) }
}

/** A line of the day: its planned or actual time, and its state. */
type Line = CounterRental & { at: string; isDone: boolean }

/** On a later day a missing vehicle is not reported, since it may be back by then. */
function asDeparture(row: Row, day: CounterDay, now: string): Line {
  const isDue = Date.parse(day.from) <= Date.parse(now)
  const isDone = row.status !== 'pending'
  const isLate = !isDone && Date.parse(row.start) < Date.parse(now)
  return {
    ...inEuros(row),
    ...findMissing(row, row.facts, now, isDue),
    isLate,
    isDone,
    at: row.deliveredAt ?? row.start,
  }
}

function asReturn(row: Row, now: string): Line {
  const isDone = row.status === 'done'
  return {
    ...inEuros(row),
    ...findMissing(row, row.facts, now, true),
    isLate: isLate(row, now),
    isDone,
    at: row.returnedAt ?? row.end,
  }
}

/** Sorts open lines before done ones, late ones first, then by time. */
function inOrder(lines: Line[]): CounterRental[] {
  return lines.sort(
    (a, b) =>
      Number(a.isDone) - Number(b.isDone) ||
      Number(b.isLate) - Number(a.isLate) ||
      Date.parse(a.at) - Date.parse(b.at) ||
      a.id - b.id,
  )
}
