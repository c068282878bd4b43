import { useCallback, useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { newestQuery } from './newest-query.ts'

/** Returns the query that the URL gets, made from the newest one; it may change the copy it is given. */
type Edit = (query: URLSearchParams) => URLSearchParams

/**
 * Changes the URL's query in place, so that going back leaves the screen instead of undoing filters. With `isKept`,
 * going back returns to the query before.
 */
type ChangeQuery = (edit: Edit, options?: { isKept: boolean }) => void

const newest = newestQuery()

/** Reads and changes the URL's query. */
export function useQueryParams(): [params: URLSearchParams, change: ChangeQuery] {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  useLayoutEffect(() => newest.drawn(key, params), [key, params])
  const change: ChangeQuery = useCallback(
    (edit, { isKept } = { isKept: false }) =>
      setParams(newest.change(edit), { replace: !isKept, preventScrollReset: true }),
    [setParams],
  )
  return [params, change]
}

/**
 * Reads and sets a filter in the URL, so that it survives going back and can be sent to a colleague. Setting it starts
 * at the first page. A function computes the value from the newest one.
 */
export function useUrlParam(
  name: string,
): [value: string, setValue: (value: string | ((last: string) => string)) => void] {
  const [params, change] = useQueryParams()
  const setValue = (requested: string | ((last: string) => string)) =>
    change((query) => {
      const value = typeof requested === 'function' ? requested(query.get(name) ?? '') : requested
      if (value) query.set(name, value)
      else query.delete(name)
      if (name !== 'page') query.delete('page')
      query.delete('cursor')
      return query
    })
  return [params.get(name) ?? '', setValue]
}

/** Returns the id in a parameter of the URL; undefined for anything else. */
export function idParam(params: URLSearchParams, name: string): number | undefined {
  return Number(/^\d{1,9}$/.exec(params.get(name) ?? '')?.[0] ?? 0) || undefined
}

/** Returns the parameter of the URL if it is one of the choices. */
export function choiceParam<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === params.get(name))
}
