import type { Damage } from '../../fleet/damage/damage.schema.ts'

/**
 * Returns the damages that a vehicle had at an instant, earliest first. Excludes those found by this rental's own
 * checks, which are listed with each check.
 */
export function knownDamages(damages: readonly Damage[], at: string, ownChecks: readonly { id: number }[]): Damage[] {
  const own = new Set<number | null>(ownChecks.map(({ id }) => id))
  const instant = Date.parse(at)
  return damages
    .filter(({ checkId }) => checkId === null || !own.has(checkId))
    .filter(({ foundAt }) => Date.parse(foundAt) <= instant)
    .filter(({ repairedAt }) => repairedAt === null || Date.parse(repairedAt) > instant)
    .toSorted((a, b) => Date.parse(a.foundAt) - Date.parse(b.foundAt) || a.id - b.id)
}
