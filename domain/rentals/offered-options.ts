import { fieldProblem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'

/** An option of a rental, and how many of it. */
type Wanted = { id: number; name: string; isEnabled: boolean; quantity: number; maxQuantity: number }

/**
 * Refuses to add inactive options, and more of one than a rental may have; those already on the rental (`kept`, an id
 * for each) stay. Throws `validation`.
 */
export function checkOffered(options: readonly Wanted[], kept: readonly number[]): void {
  const off = options.find(({ id, isEnabled }) => !isEnabled && !kept.includes(id))
  if (off) {
    throw fieldProblem('optionIds', 'disabled', {
      fr: `L’option ${guillemets(off.name)} est désactivée\u202f: elle ne peut plus être ajoutée à une location.`,
      en: `The option '${off.name}' is switched off: it can no longer be added to a rental.`,
    })
  }
  const many = options.find((option) => option.quantity > Math.max(option.maxQuantity, countOf(option.id, kept)))
  if (!many) return
  const { name, quantity, maxQuantity } = many
  throw fieldProblem('optionIds', 'range', {
    fr: `L’option ${guillemets(name)} se loue au plus ${maxQuantity} fois par location, et ${quantity} sont demandées.`,
    en: `A rental can have at most ${maxQuantity} of the option '${name}', and ${quantity} are requested.`,
  })
}

/** Returns how many of an option a list of ids has: a repeated id is that many of it. */
export function countOf(id: number, optionIds: readonly number[]): number {
  return optionIds.filter((one) => one === id).length
}
