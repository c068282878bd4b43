import type { ImportKind } from './kind.ts'
import { isOfEarlierRow } from './refusals.ts'
import type { CellProblem } from './row.ts'

type Checked<Thing> = { thing: Thing | null; identity: string | null; row: { line: number; isLeftOut: boolean } }

/**
 * Returns, by the position of their row, the problems of rows that share with an earlier one what only one thing can
 * have, such as an e-mail address, without being the same thing.
 */
export function sharedTexts<Thing>(
  { unshared }: Pick<ImportKind<Thing>, 'unshared'>,
  rows: readonly Checked<Thing>[],
): Map<number, CellProblem[]> {
  const first = new Map<string, { line: number; identity: string | null; name: string }>()
  const found = new Map<number, CellProblem[]>()
  for (const [at, { thing, identity, row }] of rows.entries()) {
    if (!unshared || !thing || row.isLeftOut) continue
    const problems = unshared(thing).flatMap(({ field, text, name }) => {
      const key = `${field} ${text}`
      const earlier = first.get(key)
      if (!earlier) first.set(key, { line: row.line, identity, name })
      if (!earlier || earlier.identity === identity) return []
      return [{ field, message: isOfEarlierRow(earlier.name, earlier.line), remedy: 'leaveEmpty' as const }]
    })
    if (problems.length > 0) found.set(at, problems)
  }
  return found
}
