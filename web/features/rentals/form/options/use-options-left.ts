import type { Period } from '@filao/domain/kernel/period'
import type { OptionLeft } from '@filao/domain/rentals/stock/stock.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOptionsLeft } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { periodProblem } from '../../period/duration.ts'

/**
 * Returns how many are left of each option that the departure agency counts, by the option's id; the last ones stay
 * while the next ones load.
 */
export function useOptionsLeft(
  period: Period | null,
  departureAgencyId: number | undefined,
  rentalId: number | undefined,
): ReadonlyMap<number, OptionLeft> {
  const { companyId } = useSession()
  // The start of an edited rental may be in the past.
  const isAsked =
    period !== null &&
    departureAgencyId !== undefined &&
    periodProblem('end', period, { now: period.start, language: 'fr' }) === null
  const query = useDebounced(
    {
      start: period?.start ?? '',
      end: period?.end ?? '',
      departureAgencyId: departureAgencyId ?? 0,
      ...(rentalId !== undefined && { rentalId }),
    },
    250,
  )
  const { data } = useRead(
    listOptionsLeft,
    { params: { companyId }, query },
    {
      enabled: isAsked && query.departureAgencyId > 0 && query.start !== '',
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    },
  )
  return useMemo(() => new Map((isAsked ? (data ?? []) : []).map((one) => [one.optionId, one])), [isAsked, data])
}
