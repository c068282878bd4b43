import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { listSources } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/**
 * Returns the sources that can be chosen: those that are switched on, and the rental's own. `collects` is true of a
 * source that takes money for the company.
 */
export function useSources(own: Rental['source']) {
  const { companyId } = useSession()
  const all = useRead(listSources, { params: { companyId } }).data ?? []
  const enabled = all.filter(({ id, isEnabled }) => isEnabled || id === own?.id)
  const choices = own && !enabled.some(({ id }) => id === own.id) ? [...enabled, own] : enabled
  const find = (id: number | null) => all.find((source) => source.id === id)
  return {
    choices,
    collects: (id: number | null) => find(id)?.collectsMoney ?? false,
    languageOf: (id: number | null) => find(id)?.language ?? null,
  }
}
