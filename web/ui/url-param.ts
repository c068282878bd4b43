import { useSearchParams } from 'react-router'

/**
 * Reads and sets a filter in the URL, so that it survives going back and can be sent to a colleague. Setting it starts
 * at the first page.
 */
export function useUrlParam(name: string): [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const setValue = (value: string) => {
    // The browser's own query: two filters may be set before the screen is drawn again.
    const next = new URLSearchParams(location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    next.delete('cursor')
    setParams(next, { replace: true, preventScrollReset: true })
  }
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
