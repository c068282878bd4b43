import type { Option } from '@filao/domain/fleet/option'

type Kept = { id: number; name: string; price: number; dailyPrice: number }
type Choice = Kept & { description?: string | null }

/**
 * Returns the options that a rental may have: the enabled ones, and those it already has. `fitting` are those of the
 * vehicle's category, those of no category, and the chosen ones; `others` belong to other categories.
 */
export function optionChoices(
  options: readonly Option[],
  { categoryId, chosen, kept }: { categoryId: number | undefined; chosen: readonly number[]; kept: readonly Kept[] },
): { fitting: Choice[]; others: Choice[] } {
  const offered = options.filter(({ id, isEnabled }) => isEnabled || chosen.includes(id))
  const gone = kept.filter(({ id }) => !options.some((option) => option.id === id))
  const fits = ({ id, categories }: Option) =>
    categories.length === 0 ||
    categoryId === undefined ||
    chosen.includes(id) ||
    categories.some((one) => one.categoryId === categoryId)
  return { fitting: [...offered.filter(fits), ...gone], others: offered.filter((option) => !fits(option)) }
}
