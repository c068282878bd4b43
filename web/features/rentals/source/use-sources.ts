import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { listSources } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'

/**
 * Returns the sources that can be chosen: those that are switched on, and the rental's own. `collects` is true of a
 * source that takes money for the company, `languageOf` is the language of its customers.
 */
export function useSources(own: Rental['source']) {
  const { companyId } = useSession()
  const language = useLanguage()
  const all = useRead(listSources, { params: { companyId } }).data ?? []
  const enabled = all.filter(({ id, isEnabled }) => isEnabled || id === own?.id)
  const choices = own && !enabled.some(({ id }) => id === own.id) ? [...enabled, own] : enabled
  const find = (id: number | null) => all.find((source) => source.id === id)
  return {
    choices,
    collects: (id: number | null) => find(id)?.collectsMoney ?? false,
    languageOf: (id: number | null) => find(id)?.language ?? null,
    /** Writes the adjustment of the source's prices, such as −10 %; null where there is none. */
    adjustmentOf: (id: number | null) => {
      const percent = find(id)?.priceAdjustmentPercent
      return percent ? new Intl.NumberFormat(language, signed).format(percent / 100) : null
    },
  }
}

const signed = { style: 'percent', signDisplay: 'always', maximumFractionDigits: 2 } as const
