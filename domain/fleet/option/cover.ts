import type { Sentence } from '../../kernel/language.ts'
import { formatEuros } from '../../kernel/money.ts'
import { type FieldProblem, fieldProblem, Problem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'

/** The amounts in euros that a cover leaves to the customer in one category; null or absent where none are stated. */
type CoveredCategory = {
  categoryId: number
  waiverAmount?: number | null | undefined
  securityDepositAmount?: number | null | undefined
}

type CoverFields = { isCover: boolean; categories: readonly CoveredCategory[] }

/** A category with its own excess in euros; 0 where it has none. */
type Category = { name: string; waiverAmount: number }

/**
 * Returns what is wrong with a cover: no category, no excess that remains in one of them, or one above that of the
 * category (by id in `own`); and with another option that has the amounts of a cover.
 */
export function coverProblems(option: CoverFields, own: ReadonlyMap<number, Category>): FieldProblem[] {
  const { isCover, categories } = option
  if (isCover && categories.length === 0) return [{ path: 'categories', code: 'required', message: noCategory }]
  return categories.flatMap(({ categoryId, waiverAmount, securityDepositAmount }, index) => {
    const path = `categories.${index}.waiverAmount`
    const isStated = typeof waiverAmount === 'number'
    if (isCover && !isStated) return [{ path, code: 'required', message: noExcess }]
    if (!isCover && (isStated || typeof securityDepositAmount === 'number')) {
      return [{ path, code: 'not_a_cover', message: noCover }]
    }
    const above = isStated && aboveOwnExcess(waiverAmount, own.get(categoryId))
    return above ? [{ path, code: 'range', message: above }] : []
  })
}

/** Returns the refusal of a cover that leaves more than the category's own excess; null for a category without one. */
export function aboveOwnExcess(waiverAmount: number, category: Category | undefined): Sentence | null {
  if (!category || category.waiverAmount === 0 || waiverAmount <= category.waiverAmount) return null
  const { name, waiverAmount: own } = category
  return {
    fr: `La franchise de la catégorie ${guillemets(name)} est de ${formatEuros(own, 'fr')}\u202f: un rachat ne peut pas laisser plus.`,
    en: `The excess of the category '${name}' is ${formatEuros(own, 'en')}: a cover cannot leave more.`,
  }
}

type Countable = { isCover: boolean; maxQuantity: number }

/** Returns what is wrong with a cover of which a rental could have several; null when nothing is. */
export function severalCovers({ isCover, maxQuantity }: Countable): FieldProblem | null {
  return isCover && maxQuantity > 1 ? { path: 'maxQuantity', code: 'range', message: onlyOne } : null
}

/** Refuses a cover of which a rental could have several. Throws `validation`. */
export function checkOneOfCover(option: Countable): void {
  const wrong = severalCovers(option)
  if (wrong) throw fieldProblem(wrong.path, wrong.code, wrong.message)
}

/** Throws `validation` at each field that `coverProblems` finds. */
export function checkCover(option: CoverFields, own: ReadonlyMap<number, Category>): void {
  const wrong = coverProblems(option, own)
  if (wrong[0]) throw new Problem('validation', wrong[0].message, { fields: wrong })
}

/** Returns the refusal to offer a cover in a category for which it states no excess. */
export function noExcessStated(name: string): Sentence {
  return {
    fr: `${guillemets(name)} est un rachat de franchise\u202f: indiquez dans sa fiche la franchise qui reste pour cette catégorie.`,
    en: `'${name}' is a cover: state on its own page the excess that remains for this category.`,
  }
}

/** The refusal of one option as a cover and as what young drivers pay, since a rental would get it beside its own. */
export const noYoungCover: Sentence = {
  fr: 'Un rachat de franchise ne peut pas être l’option des jeunes conducteurs.',
  en: 'A cover cannot be the option of young drivers.',
}

const onlyOne: Sentence = {
  fr: 'Une location n’a qu’un rachat de franchise\u202f: indiquez 1.',
  en: 'A rental has one cover only: enter 1.',
}
const noCategory: Sentence = {
  fr: 'Choisissez les catégories de ce rachat de franchise.',
  en: 'Choose the categories of this cover.',
}
/** The refusal of a cover without an excess in a category. */
export const noExcess: Sentence = {
  fr: 'Indiquez la franchise qui reste à la charge du client, 0 s’il n’en reste pas.',
  en: 'State the excess that remains for the customer, 0 when none does.',
}
const noCover: Sentence = {
  fr: 'Seul un rachat de franchise change la franchise et la caution.',
  en: 'Only a cover changes the excess and the deposit.',
}
