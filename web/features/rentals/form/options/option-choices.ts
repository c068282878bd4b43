import type { Option } from '@filao/domain/fleet/option/option.schema'
import { toCents, toEuros } from '@filao/domain/kernel/money'
import { optionCents } from '@filao/domain/pricing/option-rate'
import { decidesDrivers } from '@filao/domain/rentals/drivers/checked-drivers'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'

type Kept = { id: number; name: string; price: number; dailyPrice: number; quantity?: number }
/** An option to choose. A deleted one can only be given up. */
export type Choice = Omit<Kept, 'quantity'> & {
  description?: string | null
  maxAmount?: number | null
  maxDays?: number | null
  maxQuantity?: number
  isDeleted?: true
}
/**
 * A cover to choose. `remaining` is the excess that it leaves in euros, null where it states none for the category;
 * `isOffered` is false where the rental has one that was switched off or deleted since.
 */
export type CoverChoice = Choice & { remaining: number | null; isOffered: boolean }
type Given = {
  categoryId: number | undefined
  /** The category that the price is for. */
  pricedCategoryId: number | undefined
  chosen: readonly number[]
  kept: readonly Kept[]
  /** The cover that the rental has, and the excess agreed with it; null without one. */
  keptCover: { id: number; waiverAmount: number | null } | null
  /** The names of options that a colleague may have deleted meanwhile. */
  names: ReadonlyMap<number, string>
}

/**
 * Returns the options that a rental may have: the enabled ones, those it already has, and chosen ones that were deleted
 * since. `fitting` are those of the vehicle's category and those of no category; `others` belong to other categories,
 * even when chosen. `covers` are those of the priced category, and a chosen one of another.
 */
export function optionChoices(
  options: readonly Option[],
  { categoryId, pricedCategoryId, chosen, kept, keptCover, names }: Given,
): { covers: CoverChoice[]; fitting: Choice[]; others: Choice[] } {
  const all = options.filter(({ id, isEnabled }) => isEnabled || chosen.includes(id))
  const [offered, covers] = [all.filter(({ isCover }) => !isCover), all.filter(({ isCover }) => isCover)]
  const gone = kept.filter(({ id }) => !options.some((option) => option.id === id))
  const known = new Set([...options, ...kept].map(({ id }) => id))
  const deleted = chosen
    .filter((id) => !known.has(id))
    .map((id) => ({ id, name: names.get(id) ?? '', price: 0, dailyPrice: 0, isDeleted: true as const }))
  const fitsIn =
    (id: number | undefined) =>
    ({ categories }: Option) =>
      categories.length === 0 || id === undefined || categories.some(({ categoryId }) => categoryId === id)
  const [fits, fitsPrice] = [fitsIn(categoryId), fitsIn(pricedCategoryId)]
  return {
    covers: [
      ...covers
        .filter((cover) => chosen.includes(cover.id) || fitsPrice(cover))
        .map((cover) => ({
          ...cover,
          isOffered: cover.isEnabled,
          remaining: cover.categories.find((one) => one.categoryId === pricedCategoryId)?.waiverAmount ?? null,
        })),
      ...gone
        .filter(({ id }) => id === keptCover?.id)
        .map((cover) => ({ ...cover, remaining: keptCover?.waiverAmount ?? null, isOffered: false })),
    ],
    fitting: [...offered.filter(fits), ...gone.filter(({ id }) => id !== keptCover?.id), ...deleted],
    others: offered.filter((option) => !fits(option)),
  }
}

/** Returns the greatest number of an option that a rental may have: more only where it has more already. */
export function mostOf({ id, maxQuantity = 1 }: Choice, kept: readonly Kept[]): number {
  return Math.max(maxQuantity, kept.find((one) => one.id === id)?.quantity ?? 1)
}

/** Returns the options with this many of one: none removes it. */
export function withQuantity(optionIds: readonly number[], id: number, quantity: number): number[] {
  return [...optionIds.filter((one) => one !== id), ...Array<number>(quantity).fill(id)]
}

/** Returns the amount of an option for a number of days, in euros. */
export function amountOf({ price, dailyPrice, maxAmount, maxDays = null }: Choice, quantity: number, days: number) {
  const rate = {
    priceCents: toCents(price),
    dailyPriceCents: toCents(dailyPrice),
    maxCents: typeof maxAmount === 'number' ? toCents(maxAmount) : null,
    maxDays,
  }
  return toEuros(quantity * optionCents(rate, days))
}

/** The values of the form that decide who drives, what and from when. */
type Deciding = {
  start?: string | null | undefined
  vehicleId?: number | null | undefined
  customerId?: number | null | undefined
  additionalDriverIds: number[]
  optionIds: number[]
}

/**
 * Returns true when the server adds the option of young drivers at a save: to a draft, or as drivers or dates change.
 */
export function isYoungOptionDue(values: Deciding, rental: Rental | undefined): boolean {
  if (!rental || rental.status === 'draft') return true
  const { start, vehicleId, customerId, additionalDriverIds, optionIds } = values
  const content = Object.entries({ start, vehicleId, customerId, additionalDriverIds, optionIds })
  return decidesDrivers(rental, Object.fromEntries(content.filter(([, value]) => value !== null)))
}

/** Returns the options with one more, unless it is null or there already. */
export function withOption(optionIds: number[], added: number | null): number[] {
  return added === null || optionIds.includes(added) ? optionIds : [...optionIds, added]
}
