import { replaceEqualDeep } from '@tanstack/react-query'

/** The ETags of answers, by the data as the screens have them. */
const versions = new WeakMap<object, string>()

/** Notes the version (ETag) of an answer's data. */
export function noteVersion(data: unknown, version: string | null | undefined): void {
  if (version && typeof data === 'object' && data !== null) versions.set(data, version)
}

/**
 * Returns the version that data were answered with, for `ifMatch`; `*`, which is every version, where they had none.
 */
export function versionOf(data: object): string {
  return versions.get(data) ?? '*'
}

/** Keeps the parts of cached data that are equal in newer ones, as the cache does by itself, with the newer version. */
export function shareStructure(cached: unknown, newer: unknown): unknown {
  const shared = replaceEqualDeep(cached, newer)
  if (typeof newer === 'object' && newer !== null) noteVersion(shared, versions.get(newer))
  return shared
}
