import type { Planning } from '@filao/domain/planning/board'

/**
 * Whose time the board shows: that of the agency it is narrowed down to, otherwise of the agencies where most vehicles stand.
 * Undefined where there is no agency.
 */
export function boardZone({ vehicles, agencies }: Planning, agencyId: number | undefined): string | undefined {
  const zones = new Map(agencies.map(({ id, timezone }) => [id, timezone]))
  const chosen = agencyId === undefined ? undefined : zones.get(agencyId)
  if (chosen) return chosen
  const counts = Map.groupBy(vehicles, ({ locationId }) => zones.get(locationId))
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? agencies[0]?.timezone
}
