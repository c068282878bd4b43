import type { Agency } from '@filao/domain/company/agency.schema'
import type { Holidays } from '@filao/domain/company/holidays.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { coveredSecurity, coverOf } from '@filao/domain/fleet/option/covered-security'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { toCents } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { type DueFee, dueFees } from '@filao/domain/pricing/fee/due-fees'
import type { Fee } from '@filao/domain/pricing/fee/fee.schema'
import { priceKind, weekdaysOf } from '@filao/domain/pricing/price-kind'
import { quote, quoteOf } from '@filao/domain/pricing/quote'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { lengthOf, type PriceRow } from '../grid/price-row.ts'

/** A rental that shows what prices, fees and options come to. */
export type Example = {
  start: string
  end: string
  departure: Agency
  arrival: Agency
  /** The number of each chosen option, by its id. */
  quantities: ReadonlyMap<number, number>
  additionalDriverCount: number
}

/** The charges of a company: the prices as they are in the grid, saved or not, and its fees and options. */
export type Charged = {
  rows: readonly PriceRow[]
  fees: readonly Fee[]
  options: readonly Option[]
  /** The public holidays by day in each language; none where no fee asks for them. */
  holidays: Record<Language, Holidays>
  graceMinutes: number
}

/** The price of an example in a category, or the reason why there is none. */
export type ExamplePrice = { price: Quote; refusal: null } | { price: null; refusal: Sentence }

/** Prices an example in a category by the rules that price a rental. */
export function examplePrice(category: Category, example: Example, charged: Charged): ExamplePrice {
  const { start, end, departure, quantities } = example
  const chosen = charged.options.filter(({ id }) => quantities.has(id))
  try {
    const security = coveredSecurity(
      coverOf(
        chosen.map((option) => coverIn(option, category.id)),
        [...quantities.keys()],
      ),
      {
        name: category.name,
        securityDepositCents: toCents(category.securityDepositAmount),
        waiverCents: toCents(category.waiverAmount),
      },
    )
    const price = quote({
      start,
      end,
      timezone: departure.timezone,
      graceMinutes: charged.graceMinutes,
      seasons: departure.seasons,
      ...linesOf(charged.rows, departure.id, category.id),
      categoryName: category.name,
      options: chosen.map((option) => ({ ...rateOf(option), quantity: quantities.get(option.id) ?? 1 })),
      fees: feesOf(category.id, example, charged),
      discountPercent: 0,
      ...security,
    })
    return { price: quoteOf(price), refusal: null }
  } catch (problem) {
    if (problem instanceof Problem) return { price: null, refusal: problem.sentence }
    throw problem
  }
}

/** Returns the priced rows of a category at an agency: those of a day, and those of hours and weekdays. */
function linesOf(rows: readonly PriceRow[], agencyId: number, categoryId: number) {
  const lines = rows.flatMap((row) => {
    if (row.price === null || row.agencyId !== agencyId || row.categoryId !== categoryId) return []
    const kind = priceKind(row)
    const { id, seasonId } = row
    const length = lengthOf(row)
    const time = kind === 'hour' ? { minDays: 0, minHours: length } : { minDays: length, minHours: null }
    return [{ kind, id, seasonId, ...time, weekdays: weekdaysOf(kind), priceCents: toCents(row.price) }]
  })
  return {
    priceLines: lines.filter(({ kind }) => kind === 'day'),
    specialPrices: lines.filter(({ kind }) => kind !== 'day'),
  }
}

function coverIn({ id, name, isCover, categories }: Option, categoryId: number) {
  const { waiverAmount = null, securityDepositAmount = null } =
    categories.find((one) => one.categoryId === categoryId) ?? {}
  return { id, name, isCover, waiverCents: cents(waiverAmount), securityDepositCents: cents(securityDepositAmount) }
}

function rateOf({ id, name, nameEn, price, dailyPrice, maxAmount, maxDays }: Option) {
  return {
    id,
    name,
    nameEn,
    priceCents: toCents(price),
    dailyPriceCents: toCents(dailyPrice),
    maxCents: cents(maxAmount),
    maxDays,
  }
}

function feesOf(categoryId: number, example: Example, { fees, holidays }: Charged): DueFee[] {
  const rules = fees
    .filter(({ isEnabled }) => isEnabled)
    .toSorted((a, b) => a.id - b.id)
    .map(({ price, dailyPrice, maxAmount, ...rule }) => ({
      ...rule,
      priceCents: toCents(price),
      dailyPriceCents: toCents(dailyPrice),
      maxCents: cents(maxAmount),
    }))
  return dueFees(rules, { ...example, categoryId, delivery: null, collection: null, holidays })
}

function cents(euros: number | null): number | null {
  return euros === null ? null : toCents(euros)
}
