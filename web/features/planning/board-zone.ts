import type { Planning } from '@filao/domain/planning/board'

/**
 * Returns the time zone of the board: that of the agency it is filtered by, otherwise that of the agencies with most
 * vehicles. Undefined without any agency.
 */
export function boardZone({ vehicles, agencies }: Planning, agencyId: number | undefined): string | undefined {
  const zones = new Map(agencies.map(({ id, timezone }) => [id, timezone]))
  const chosen = agencyId === undefined ? undefined : zones.get(agencyId)
  if (chosen) return chosen
  const counts = Map.groupBy(vehicles, ({ locationId }) => zones.get(locationId))
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? agencies[0]?.timezone
}
