import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ParamsChange, type PlanningParams, readParams, writeParams } from './planning-params.ts'

/** Reads the URL's parameters and replaces them in place: going back leaves the planning instead of undoing filters. */
export function usePlanningParams(): [PlanningParams, (change: ParamsChange) => void] {
  const [search, setSearch] = useSearchParams()
  const written = search.toString()
  const params = useMemo(() => readParams(new URLSearchParams(written)), [written])
  const change = useCallback(
    ({ free, ...part }: ParamsChange) => {
      // The browser's own query: two changes may be made before the screen is drawn again.
      const last = readParams(new URLSearchParams(location.search))
      const next = { ...last, ...part, free: { ...last.free, ...free } }
      setSearch(writeParams(next), { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [params, change]
}
