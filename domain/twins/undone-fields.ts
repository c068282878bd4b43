import { customerProblems } from '../customers/whole-customer.ts'

/** The values before and after a merge, by field. */
export type MergeChanges = Record<string, [unknown, unknown]>

type Values = Record<string, unknown>

/**
 * Returns the fields that an undo puts back: those that still have the value of the merge. What was edited since stays,
 * and so does what the customer could not be without.
 */
export function undoneFields(now: Values, changes: MergeChanges): Values {
  const unedited = Object.entries(changes).filter(([field, [, after]]) => isSame(now[field], after))
  const restored = Object.fromEntries(unedited.map(([field, [before]]) => [field, before]))
  for (const { path } of customerProblems({ ...now, ...restored })) delete restored[path]
  return restored
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
