import { type FreeFilter, type FreePeriod, monthsToRead, wholeFreePeriod } from '@filao/domain/planning/free-period'
import { useMemo } from 'react'
import { listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/**
 * Returns the filter of a free period; null without one, and until everything it depends on has been read: no vehicle
 * looks free because its rentals are still missing.
 */
export function useFreeFilter(free: FreePeriod, months: ReadonlySet<string>, timezone: string): FreeFilter | null {
  const { companyId } = useSession()
  const isAsked = wholeFreePeriod(free) !== null
  const { data } = useRead(listCategories, { params: { companyId } }, { enabled: isAsked })
  return useMemo(() => {
    const period = wholeFreePeriod(free)
    if (!period || !data || !monthsToRead(free, timezone).every(({ month }) => months.has(month))) return null
    return { ...period, preparationMinutes: new Map(data.map((one) => [one.id, one.preparationDurationMinutes ?? 0])) }
  }, [free, data, months, timezone])
}
