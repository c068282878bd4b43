import type { Language } from '../kernel/language.schema.ts'
import { type NamedInEnglish, nameIn } from '../kernel/language.ts'
import { toCents, toEuros } from '../kernel/money.ts'

/** An option in a price, in euros. Prices agreed while a rental could have only one of each state no quantity. */
type OptionLine = { quantity?: number; price: number; dailyPrice: number; total: number }

/** Writes an option with its quantity, by the company's own name unless a language is given: « 2 × Siège bébé ». */
export function optionText(option: NamedInEnglish & { quantity?: number }, language: Language = 'fr'): string {
  const { quantity = 1 } = option
  const name = nameIn(option, language)
  return quantity === 1 ? name : `${quantity}\u00a0× ${name}`
}

/**
 * Returns the price of one of an option in an agreed price, in euros. `isLimited` when that is less than its price and
 * its days, as for a GPS at 5 € a day and at most 50 €.
 */
export function priceOfOne(line: OptionLine, days: number): { quantity: number; each: number; isLimited: boolean } {
  const { quantity = 1, price, dailyPrice, total } = line
  const eachCents = Math.round(toCents(total) / quantity)
  return { quantity, each: toEuros(eachCents), isLimited: eachCents < toCents(price) + toCents(dailyPrice) * days }
}
