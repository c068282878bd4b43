/**
 * Holds the newest query that was asked for. The router draws a change later, sometimes after the next one was asked
 * for, so that a change builds on the newest query and not on the one on the screen.
 */
export function newestQuery() {
  let drawnKey = ''
  let newest = new URLSearchParams()
  /** The queries that were asked for and are not drawn yet, the oldest first. */
  let awaited: string[] = []
  return {
    /** Returns the query that the edit makes of the newest one, which it replaces. */
    change(edit: (query: URLSearchParams) => URLSearchParams): URLSearchParams {
      newest = edit(new URLSearchParams(newest))
      awaited = [...awaited, newest.toString()]
      return newest
    },
    /** Takes the query that is drawn at an entry of the history, unless a later one is awaited. */
    drawn(key: string, query: URLSearchParams): void {
      if (key === drawnKey) return
      drawnKey = key
      const at = awaited.lastIndexOf(query.toString())
      awaited = at < 0 ? [] : awaited.slice(at + 1)
      if (awaited.length === 0) newest = query
    },
  }
}
