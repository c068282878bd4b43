const prefix = 'filao-files-'

/** Returns the name of the cache that holds the files of a version; `entry` is its first script. */
export function cacheOf(entry: string): string {
  return `${prefix}${entry}`
}

/**
 * Returns the caches of files that go once a version is there: all but its own and that of the version before, whose
 * tabs may still be open. `names` are in the order in which the caches were made.
 */
export function outdatedCaches(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== own)
  return others.slice(0, -1)
}

/** Returns true for a file whose name changes with its content. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Returns true for a screen of the back-office: neither the customer's page, the API nor a file. */
export function isScreen(path: string): boolean {
  return !/^\/(api|assets|files|l)(\/|$)/.test(path) && !/\.[^/]*$/.test(path)
}
