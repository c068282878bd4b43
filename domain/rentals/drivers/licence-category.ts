import type { LicenceCategory } from '../../fleet/driver-rules/driver-rules.ts'

/** The categories that each one lets its holder drive too (Code de la route, R221-4 to R221-10). */
const included: Record<LicenceCategory, readonly LicenceCategory[]> = {
  AM: [],
  A1: ['AM'],
  A2: ['A1', 'AM'],
  A: ['A2', 'A1', 'AM'],
  B1: ['AM'],
  B: ['B1', 'AM'],
  BE: ['B', 'B1', 'AM'],
  C1: ['B', 'B1', 'AM'],
  C: ['C1', 'B', 'B1', 'AM'],
  D1: ['B', 'B1', 'AM'],
  D: ['D1', 'B', 'B1', 'AM'],
}

/** Returns true when the categories on a licence, as typed (« B, A1 »), allow to drive what needs `wanted`. */
export function holdsCategory(typed: string, wanted: LicenceCategory): boolean {
  const held = typed.toUpperCase().split(/[^A-Z0-9]+/)
  return held.some((one) => one === wanted || included[one as LicenceCategory]?.includes(wanted))
}
