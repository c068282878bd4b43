import { inCents } from '@filao/domain/kernel/money'
import { localDate, toInstant } from '@filao/domain/kernel/time'
import type { Counter, CounterQuery, CounterRental } from '@filao/domain/planning/counter'
import { findMissing } from '@filao/domain/planning/missing'
import { isLate } from '@filao/domain/rentals/availability'
import { loadAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { type CounterDay, listDayDepartures, listDayReturns } from './counter-queries.ts'

type Row = Awaited<ReturnType<typeof listDayDepartures>>[number]

/** Loads the departures and returns of an agency on a day of its own calendar. */
export async function loadCounter(tx: Tx, companyId: number, query: CounterQuery, now: string): Promise<Counter> {
  const { timezone } = await loadAgency(tx, companyId, query.agencyId)
  const today = localDate(now, timezone)
  const date = query.date ?? today
  const day = { companyId, agencyId: query.agencyId, ...bounds(date, timezone), isToday: date === today }
  const [departures, returns] = await Promise.all([listDayDepartures(tx, day), listDayReturns(tx, day)])
  return {
    date,
    departures: inOrder(departures.map((row) => asDeparture(row, day, now))),
    returns: inOrder(returns.map((row) => asReturn(row, now))),
  }
}

/** Returns the local midnights that begin and end the day: 23 to 25 hours. */
function bounds(date: string, timezone: string): Pick<CounterDay, 'from' | 'to'> {
  const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  return { from: toInstant(`${date}T00:00`, timezone), to: toInstant(`${next}T00:00`, timezone) }
}

/** A line of the day: its planned or actual time, and its state. */
type Line = CounterRental & { at: string; isDone: boolean }

/** On a later day a missing vehicle is not reported, since it may be back by then. */
function asDeparture(row: Row, day: CounterDay, now: string): Line {
  const isDue = Date.parse(day.from) <= Date.parse(now)
  const isDone = row.status !== 'pending'
  const isLate = !isDone && Date.parse(row.start) < Date.parse(now)
  return {
    ...row,
    ...findMissing(inCents(row), row.facts, now, isDue),
    isLate,
    isDone,
    at: row.deliveredAt ?? row.start,
  }
}

function asReturn(row: Row, now: string): Line {
  const isDone = row.status === 'done'
  return {
    ...row,
    ...findMissing(inCents(row), row.facts, now, true),
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
