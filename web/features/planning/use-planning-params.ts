import { useCallback, useMemo } from 'react'
import { useQueryParams } from '#ui/url-param'
import { type ChangeParams, type PlanningParams, readParams, writeParams } from './planning-params.ts'

/** Reads the URL's parameters and replaces them in place: going back leaves the planning instead of undoing filters. */
export function usePlanningParams(): [PlanningParams, ChangeParams] {
  const [search, changeQuery] = useQueryParams()
  const written = search.toString()
  const params = useMemo(() => readParams(new URLSearchParams(written)), [written])
  const change: ChangeParams = useCallback(
    (asked) =>
      changeQuery((query) => {
        const last = readParams(query)
        const { free, ...part } = typeof asked === 'function' ? asked(last) : asked
        return writeParams({ ...last, ...part, free: { ...last.free, ...free } })
      }),
    [changeQuery],
  )
  return [params, change]
}
