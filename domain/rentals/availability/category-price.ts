import { toEuros } from '../../kernel/money.ts'
import type { Period } from '../../kernel/period.ts'
import { Problem } from '../../kernel/problem.ts'
import type { DueFee } from '../../pricing/fee/due-fees.ts'
import { type QuoteInput, quote } from '../../pricing/quote.ts'
import { rentalDays } from '../../pricing/rental-days.ts'
import { lastsLongEnough } from '../status/period.ts'
import { decideAvailability, type VehicleFacts } from './availability.ts'
import { bestFit } from './best-fit.ts'
import type { CategoryPrice } from './category-price.schema.ts'

/** The facts that a category's price and the availability of its vehicles depend on. */
type CategoryFacts = Omit<QuoteInput, 'start' | 'end' | 'options' | 'fees' | 'waivedFees' | 'discountPercent'> & {
  categoryId: number
  categoryCode: string
  preparationDurationMinutes: number | null
  minimumRentalDurationMinutes: number | null
}

/** The stay, with the fees that any rental of it has. */
type Wanted = Period & { departureAgencyId: number; fees?: readonly DueFee[] }

type OwnedFacts = VehicleFacts & { vehicleId: number; categoryId: number; registrationNumber: string }

/**
 * Returns every category for a stay, cheapest first and those without a price last. A vehicle counts as free by the
 * rule that lets it be rented, and the price is that of a rental.
 */
export function priceCategories(
  categories: readonly CategoryFacts[],
  vehicles: readonly OwnedFacts[],
  wanted: Wanted,
): CategoryPrice[] {
  return categories
    .map((category) => priceCategory(category, vehicles, wanted))
    .sort((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity) || a.code.localeCompare(b.code, 'fr'))
}

function priceCategory(category: CategoryFacts, vehicles: readonly OwnedFacts[], wanted: Wanted): CategoryPrice {
  const { timezone, graceMinutes, preparationDurationMinutes } = category
  const request = { ...wanted, timezone, preparationMinutes: preparationDurationMinutes ?? 0 }
  const decided = vehicles
    .filter(({ categoryId }) => categoryId === category.categoryId)
    .map((vehicle) => ({ ...vehicle, ...decideAvailability(vehicle, request) }))
  const free = decided.filter(({ isAvailable }) => isAvailable)
  const totalCents = totalOf(category, wanted)
  return {
    id: category.categoryId,
    code: category.categoryCode,
    name: category.categoryName,
    freeCount: free.length,
    elsewhereCount: decided.filter(({ reason }) => reason === 'elsewhere').length,
    freeVehicleId: bestFit(free)?.vehicleId ?? null,
    isTooShort: !lastsLongEnough(wanted, category.minimumRentalDurationMinutes, timezone),
    days: rentalDays(wanted.start, wanted.end, graceMinutes, timezone),
    total: totalCents === null ? null : toEuros(totalCents),
    securityDepositAmount: toEuros(category.securityDepositCents),
    waiverAmount: toEuros(category.waiverCents),
  }
}

function totalOf(category: CategoryFacts, { start, end, fees = [] }: Wanted): number | null {
  try {
    return quote({ ...category, start, end, options: [], fees, discountPercent: 0 }).totalCents
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'price_missing') return null
    throw problem
  }
}
