import type { Period } from '@filao/domain/kernel/period'
import { keepPreviousData } from '@tanstack/react-query'
import { listAvailabilities } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { periodProblem } from '../period/duration.ts'

type Asked = {
  period: Period | null
  departureAgencyId: number | undefined
  arrivalAgencyId: number | undefined
  excludeRentalId: number | undefined
}

/**
 * Lists the available vehicles once a period and a departure are chosen; the last list stays while the next one loads.
 */
export function useAvailabilities({ period, departureAgencyId, arrivalAgencyId, excludeRentalId }: Asked) {
  const { companyId } = useSession()
  const isAsked = period !== null && departureAgencyId !== undefined && isLongEnough(period)
  const query = useDebounced(
    {
      start: period?.start ?? '',
      end: period?.end ?? '',
      departureAgencyId: departureAgencyId ?? 0,
      ...(arrivalAgencyId !== undefined && { arrivalAgencyId }),
      ...(excludeRentalId !== undefined && { excludeRentalId }),
    },
    150,
  )
  return useRead(
    listAvailabilities,
    { params: { companyId }, query },
    {
      enabled: isAsked && query.departureAgencyId > 0 && query.start !== '',
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    },
  )
}

/** Validates only the end, because the start of an edited rental may be in the past. */
function isLongEnough(period: Period): boolean {
  return periodProblem('end', period, { now: period.start, language: 'fr' }) === null
}
