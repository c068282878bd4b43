type Brought<Ask extends (...args: never[]) => unknown> = Ask & { bring: (response: Ask) => void }

/**
 * Returns a function that a feature calls and a feature above it brings where that one is declared, so that the query
 * is with the owner of its tables. It throws while no feature has brought it.
 */
export function brought<Ask extends (...args: never[]) => unknown>(name: string): Brought<Ask> {
  let brought: Ask | null = null
  const request = (...args: Parameters<Ask>) => {
    if (!brought) throw new Error(`no feature has brought ${name}`)
    return brought(...args)
  }
  const bring = (response: Ask) => {
    brought = response
  }
  return Object.assign(request as Ask, { bring })
}
