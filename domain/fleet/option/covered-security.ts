import { fieldProblem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'

/** An option of a rental; `waiverCents` is null where it is no cover, or none for the priced category. */
export type CoverOption = {
  id: number
  name: string
  isCover: boolean
  waiverCents: number | null
  securityDepositCents: number | null
}

/** Returns the first cover among the chosen options of a rental; null without one. */
export function coverOf<Option extends CoverOption>(
  options: readonly Option[],
  optionIds: readonly number[],
): Option | null {
  return options.find(({ id, isCover }) => isCover && optionIds.includes(id)) ?? null
}

/** Refuses a second cover; those already on the rental (`kept`) stay. Throws `validation`. */
export function checkOneCover(options: readonly CoverOption[], kept: readonly number[]): void {
  const [first, second] = options.filter(({ isCover }) => isCover)
  if (!first || !second || (kept.includes(first.id) && kept.includes(second.id))) return
  const [a, b] = [first.name, second.name]
  throw fieldProblem('optionIds', 'two_covers', {
    fr: `Une location n’a qu’un rachat de franchise\u202f: choisissez ${guillemets(a)} ou ${guillemets(b)}.`,
    en: `A rental has one cover only: choose '${a}' or '${b}'.`,
  })
}

/**
 * Returns the deposit and the excess that the cover leaves in a category; those of the category without a cover. Throws
 * `validation` for a cover that states no excess for it.
 */
export function coveredSecurity(
  cover: CoverOption | null,
  category: { name: string; securityDepositCents: number; waiverCents: number },
): { securityDepositCents: number; waiverCents: number } {
  if (!cover) return { securityDepositCents: category.securityDepositCents, waiverCents: category.waiverCents }
  if (cover.waiverCents === null) {
    throw fieldProblem('optionIds', 'other_category', {
      fr: `Le rachat de franchise ${guillemets(cover.name)} n’existe pas pour la catégorie ${guillemets(category.name)}\u202f: retirez-le ou choisissez-en un autre.`,
      en: `The cover '${cover.name}' does not exist for the category '${category.name}': take it out or choose another one.`,
    })
  }
  return {
    securityDepositCents: cover.securityDepositCents ?? category.securityDepositCents,
    waiverCents: cover.waiverCents,
  }
}
