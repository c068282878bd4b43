import { fieldProblem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'

/** Refuses to add inactive options; those already on the rental (`kept`) stay. Throws `validation`. */
export function checkOffered(
  options: readonly { id: number; name: string; isEnabled: boolean }[],
  kept: readonly number[],
): void {
  const off = options.find(({ id, isEnabled }) => !isEnabled && !kept.includes(id))
  if (!off) return
  throw fieldProblem('optionIds', 'disabled', {
    fr: `L’option ${guillemets(off.name)} est désactivée\u202f: elle ne peut plus être ajoutée à une location.`,
    en: `The option '${off.name}' is switched off: it can no longer be added to a rental.`,
  })
}
