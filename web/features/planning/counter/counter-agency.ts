import { remember } from '#api/remember'
import { lastAgency, rememberAgency } from '#features/rentals/public'

/** The value of `agencyId` in the address that shows every agency. */
export const allAgencies = 'all'

const remembered = 'filao:counter'

/** Remembers in this browser what the counter shows: an agency, also proposed for rentals, or all. */
export function rememberCounter(chosen: number | typeof allAgencies): void {
  if (chosen !== allAgencies) rememberAgency(chosen)
  remember(remembered, chosen === allAgencies ? allAgencies : '')
}

/** Returns the agency to show: that of the address, else what this browser showed last, else the first; null is all. */
export function counterAgency<A extends { id: number }>(agencies: readonly A[], inUrl: string): A | null {
  const isAll = inUrl ? inUrl === allAgencies : localStorage.getItem(remembered) === allAgencies
  if (isAll && agencies.length > 1) return null
  const id = Number(inUrl) || lastAgency()
  return agencies.find((agency) => agency.id === id) ?? agencies[0] ?? null
}
