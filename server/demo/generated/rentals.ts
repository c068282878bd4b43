import type { Agency } from '@filao/domain/company/agency.schema'
import { isOpen } from '@filao/domain/company/opening-hours'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { inCents, toCents } from '@filao/domain/kernel/money'
import { addMinutes } from '@filao/domain/kernel/time'
import { type Price, quote, quoteOf } from '@filao/domain/pricing/quote'
import { occupiedRange } from '@filao/domain/rentals/availability/availability'
import { newCode } from '#features/rentals/public'
import type { OpenCompany } from '../material/company.ts'
import { drawOptions } from '../material/draw-options.ts'
import type { Row } from '../material/queries.ts'
import type { Random } from '../material/random.ts'
import type { PlannedRental } from './timeline.ts'

/** A planned rental with the rows it refers to. */
export type Booking = {
  plan: PlannedRental
  publicId: string
  vehicleId: number
  category: Category
  customerId: number
}

type Payment = Omit<Row<'payments'>, 'rentalId'>

/** A rental as it is stored, and the rows stored under its id. */
export type DrawnRental = {
  row: Row<'rentals'>
  optionIds: number[]
  payments: Payment[]
  /** The period it occupies, as PostgreSQL writes a range; null when it occupies nothing. */
  period: string | null
}

/** Draws a rental priced as the product does it, paid as far as customers have paid by `now`. */
export function drawRental(company: OpenCompany, booking: Booking, random: Random): DrawnRental {
  const { plan, category, vehicleId } = booking
  const departure = company.agencies[plan.departure] as Agency
  const arrival = company.agencies[plan.arrival] as Agency
  const options = drawOptions(company, random, 0.15)
  const price = priceOf(company, { plan, category, departure, options, discountPercent: random.pick(discounts) })
  const preparationMinutes = category.preparationDurationMinutes ?? 0
  const occupied = occupiedRange(plan, preparationMinutes)
  const row = {
    companyId: company.companyId,
    publicId: booking.publicId,
    code: newCode(),
    status: plan.status,
    awaits: plan.status === 'validating' ? ('customer' as const) : null,
    startsAt: plan.start,
    endsAt: plan.end,
    vehicleId,
    customerId: booking.customerId,
    departureAgencyId: departure.id,
    arrivalAgencyId: arrival.id,
    discountPercent: price.discountPercent,
    referralMode: random.pick(['desk', 'phone', 'web', 'web'] as const),
    referralUserId: company.userId,
    totalCents: price.totalCents,
    securityDepositCents: price.securityDepositCents,
    waiverCents: price.waiverCents,
    preparationMinutes,
    priceId: price.priceId,
    price: quoteOf(price) as never,
    isOutsideOpeningHours: ![
      isOpen(plan.start, departure.timezone, departure.openingHours),
      isOpen(plan.end, arrival.timezone, arrival.openingHours),
    ].every(Boolean),
    deliveredAt: plan.deliveredAt,
    returnedAt: plan.returnedAt,
    createdAt: plan.bookedAt,
    updatedAt: plan.returnedAt ?? plan.deliveredAt ?? plan.bookedAt,
  }
  return {
    row,
    optionIds: options.map(({ id }) => id),
    payments: drawPayments(company, plan, row, random),
    period: occupied && `[${occupied.start},${occupied.end})`,
  }
}

const discounts = [0, 0, 0, 0, 0, 5, 10]

type Priced = {
  plan: PlannedRental
  category: Category
  departure: Agency
  options: OpenCompany['options']
  discountPercent: number
}

function priceOf({ prices }: OpenCompany, { plan, category, departure, options, discountPercent }: Priced): Price {
  const cover = options.find(({ isCover }) => isCover)
  const covered = cover?.categories.find(({ categoryId }) => categoryId === category.id)
  return quote({
    start: plan.start,
    end: plan.end,
    timezone: departure.timezone,
    graceMinutes: 29,
    seasons: departure.seasons,
    priceLines: prices
      .filter((line) => line.agencyId === departure.id && line.categoryId === category.id)
      .map((line) => ({ ...line, priceCents: toCents(line.price) })),
    options: options.map((option) => ({
      ...inCents(option),
      quantity: 1,
      priceCents: toCents(option.price),
      dailyPriceCents: toCents(option.dailyPrice),
    })),
    discountPercent,
    securityDepositCents: toCents(category.securityDepositAmount),
    waiverCents: toCents(covered?.waiverAmount ?? category.waiverAmount),
    categoryName: category.name,
  })
}

/**
 * Draws a prepayment from half of the customers who have agreed; most pay the rest with the deposit at the delivery,
 * never in cash.
 */
function drawPayments(
  { companyId, userId }: OpenCompany,
  plan: PlannedRental,
  { totalCents, securityDepositCents }: { totalCents: number; securityDepositCents: number },
  random: Random,
): Payment[] {
  if (plan.status !== 'pending' && plan.deliveredAt === null) return []
  const pay = (takenAt: string, totalCents: number, securityDepositCents: number): Payment[] => {
    if (totalCents + securityDepositCents === 0) return []
    const drawn = random.pick(['card', 'card', 'card', 'cash', 'transfer', 'holiday_voucher'] as const)
    const method = drawn === 'cash' && securityDepositCents > 0 ? 'card' : drawn
    return [{ companyId, totalCents, securityDepositCents, method, takenAt, takenBy: userId }]
  }
  const advance = random.chance(0.5) ? Math.round(totalCents * 0.3) : 0
  const first = pay(addMinutes(plan.bookedAt, 5), advance, 0)
  if (!plan.deliveredAt || random.chance(0.05)) return first
  return [...first, ...pay(plan.deliveredAt, totalCents - advance, securityDepositCents)]
}
