import type { TFunction } from 'i18next'
import { ApiProblem } from '#api/problem'
import type { Edits } from './edits.ts'

/** Returns the values that are others now, as they are now; null when all are the same. */
export function changedValues(then: Pick<Edits, 'values'>, now: Pick<Edits, 'values'>): Edits['values'] | null {
  const changed = Object.entries(now.values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(then.values[name]),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Returns the refusal of a save that a colleague's came before, with the words for the values that differ. */
export function overtaken(names: string[], { labels }: Edits, t: TFunction<'ui'>): ApiProblem {
  const parts = [...new Set(names.map((name) => labels[name] ?? name))].join(', ')
  return new ApiProblem('stale', 412, t('form.overtaken', { parts }))
}
