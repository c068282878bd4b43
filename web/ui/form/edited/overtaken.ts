import type { TFunction } from 'i18next'
import { ApiProblem } from '#api/problem'

type Values = Record<string, unknown>

/** A record as it was read, with the form's values of it. */
type Read = { values: Values }

/** Returns the values that are others now, as they are now; null when all are the same. */
export function changedValues(then: Read, now: Read): Values | null {
  const changed = Object.entries(now.values).filter(([name, value]) => !isSame(value, then.values[name]))
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/**
 * Returns the values that differ from those that the form was filled from: what a colleague changed meanwhile, and
 * nobody typed here, is not sent.
 */
export function typedChange<Body extends object>(body: Body, filledFrom: object): Partial<Body> {
  const before = filledFrom as Values
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !isSame(value, before[name])),
  ) as Partial<Body>
}

/** Returns true when newer values replace nothing typed: each field has the earlier value still, or the newer one. */
export function mayTake(newer: object, then: Read, inForm: Values): boolean {
  return Object.entries(newer).every(
    ([name, value]) => isSame(inForm[name], then.values[name]) || isSame(inForm[name], value),
  )
}

/** Returns the refusal of a save that a colleague's came before, with the words for the values that differ. */
export function overtaken(names: string[], labels: Partial<Record<string, string>>, t: TFunction<'ui'>): ApiProblem {
  const parts = [...new Set(names.map((name) => labels[name] ?? name))].join(', ')
  return new ApiProblem('stale', 412, t('form.overtaken', { parts }))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
