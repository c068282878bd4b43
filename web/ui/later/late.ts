import { startTransition, useEffect, useState } from 'react'

/** A module whose code is a file of its own. `peek` returns it once it was fetched, else null. */
type Late<Module extends object> = { fetch: () => Promise<Module>; peek: () => Module | null }

/** Describes such a module by its `import()`. */
export function late<Module extends object>(load: () => Promise<Module>): Late<Module> {
  let fetched: Module | null = null
  const fetch = async () => {
    fetched ??= await load()
    return fetched
  }
  return { fetch, peek: () => fetched }
}

/**
 * Returns the module, or null until it is wanted and its code is there. Code that was fetched before is there in the
 * first render: a `lazy` component would suspend even then, and React would hold it back for 300 ms. Throws when the
 * code cannot be fetched.
 */
export function useLate<Module extends object>({ fetch, peek }: Late<Module>, isWanted = true): Module | null {
  const [module, setModule] = useState(peek)
  useEffect(() => {
    if (!isWanted || module) return
    let isOver = false
    const show = (next: () => Module) => {
      if (!isOver) startTransition(() => setModule(next))
    }
    fetch().then(
      (fetched) => show(() => fetched),
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isOver = true
    }
  }, [fetch, isWanted, module])
  return isWanted ? module : null
}
