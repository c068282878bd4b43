/**
 * The caches of a browser in a test. As in a browser, a cache that was deleted while it is open can be written to, and
 * nobody finds what is in it.
 */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const toCache = (stored: Map<string, Response>) => ({
    put: async (url: string, response: Response) => {
      stored.delete(url)
      stored.set(url, response)
    },
    match: async (url: string) => stored.get(url)?.clone(),
    delete: async (url: string) => stored.delete(url),
    keys: async () => [...stored.keys()].map((url) => ({ url: `http://localhost${url}` })),
  })
  return {
    keys: async () => [...all.keys()],
    open: async (name: string) => {
      const stored = all.get(name) ?? new Map<string, Response>()
      all.set(name, stored)
      return toCache(stored)
    },
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url)?.clone(),
    /** The URLs that are kept, by cache. */
    urls: () => Object.fromEntries([...all].map(([name, stored]) => [name, [...stored.keys()]])),
  }
}
