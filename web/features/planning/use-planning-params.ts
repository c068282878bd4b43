import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type ChangeParams, type PlanningParams, readParams, writeParams } from './planning-params.ts'

/** Reads the URL's parameters and replaces them in place: going back leaves the planning instead of undoing filters. */
export function usePlanningParams(): [PlanningParams, ChangeParams] {
  const [search, setSearch] = useSearchParams()
  const written = search.toString()
  const params = useMemo(() => readParams(new URLSearchParams(written)), [written])
  // The newest query, which React Router writes to the URL later: a second change at once builds on it.
  const latest = useRef(written)
  useLayoutEffect(() => {
    latest.current = written
  }, [written])
  const change = useCallback(
    (asked: Parameters<ChangeParams>[0]) => {
      const last = readParams(new URLSearchParams(latest.current))
      const { free, ...part } = typeof asked === 'function' ? asked(last) : asked
      const next = { ...last, ...part, free: { ...last.free, ...free } }
      const query = writeParams(next)
      latest.current = query.toString()
      setSearch(query, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [params, change]
}
