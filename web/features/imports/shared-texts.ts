import type { ImportKind } from '@filao/domain/imports/kind'
import { isOfEarlierRow } from '@filao/domain/imports/refusals'
import type { CheckedRow } from './import-state.ts'

/**
 * Returns the rows with those refused that share with an earlier row what only one thing can have, such as an e-mail
 * address, without being the same thing.
 */
export function withShared<Thing>(kind: ImportKind<Thing>, rows: CheckedRow<Thing>[]): CheckedRow<Thing>[] {
  const { unshared } = kind
  if (!unshared) return rows
  const first = new Map<string, CheckedRow<Thing> & { name: string }>()
  return rows.map((checked) => {
    if (!checked.thing || checked.row.isLeftOut) return checked
    const problems = unshared(checked.thing).flatMap(({ field, text, name }) => {
      const key = `${field} ${text}`
      const earlier = first.get(key)
      if (!earlier) first.set(key, { ...checked, name })
      if (!earlier || earlier.identity === checked.identity) return []
      return [{ field, message: isOfEarlierRow(earlier.name, earlier.row.line), remedy: 'leaveEmpty' as const }]
    })
    return problems.length === 0 ? checked : { ...checked, thing: null, problems, identity: null }
  })
}
