import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { Planning } from '@filao/domain/planning/board.schema'
import { dayAt } from '@filao/domain/planning/scale'
import type { PlanningParams } from './params/planning-params.ts'

type Known = { planning: Planning | null; now: number; territoryZone: string }

/**
 * Returns the time zone of the board, and a day of its period: today in that zone, unless the address has another day.
 */
export function boardTime(
  { date, agencyId }: Pick<PlanningParams, 'date' | 'agencyId'>,
  { planning, now, territoryZone }: Known,
): { timezone: string; date: LocalDate } {
  const timezone = (planning && boardZone(planning, agencyId)) ?? territoryZone
  return { timezone, date: date ?? dayAt(now, timezone) }
}

/**
 * Returns the time zone of the agency that the board is filtered by, otherwise that of the agencies with most vehicles.
 * Undefined without any agency.
 */
function boardZone({ vehicles, agencies }: Planning, agencyId: number | undefined): string | undefined {
  const zones = new Map(agencies.map(({ id, timezone }) => [id, timezone]))
  const chosen = agencyId === undefined ? undefined : zones.get(agencyId)
  if (chosen) return chosen
  const counts = Map.groupBy(vehicles, ({ locationId }) => zones.get(locationId))
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? agencies[0]?.timezone
}
