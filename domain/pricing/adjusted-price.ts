import { maxEuros, toCents, toEuros } from '../kernel/money.ts'
import { readDecimal } from '../kernel/typed-number.ts'

/** The steps to which an adjusted price is rounded, in cents: a cent, half a euro, a euro. */
export const roundings = [1, 50, 100] as const
export type Rounding = (typeof roundings)[number]

/**
 * Returns a price raised or lowered by a percentage of at most two decimals, rounded half up to a step. It never falls
 * below 0 or passes the largest amount.
 */
export function adjustedPrice(euros: number, percent: number, rounding: Rounding): number {
  const share = 10_000 + Math.round(percent * 100)
  const steps = Math.round((toCents(euros) * share) / (10_000 * rounding))
  return Math.min(toEuros(Math.max(0, steps) * rounding), maxEuros)
}

/**
 * Returns prices of a list for the customers of a source: those of a day and of an hour rise by its percentage, or
 * fall, each rounded half up to the cent. Null is no adjustment.
 */
export function adjustedPrices<Line extends { priceCents: number }>(lines: Line[], percent: number | null): Line[] {
  if (percent === null) return lines
  return lines.map((line) => ({ ...line, priceCents: toCents(adjustedPrice(toEuros(line.priceCents), percent, 1)) }))
}

/**
 * Reads a typed percentage by which prices change, from -99 to 900: +10, « -2,5 % ». Rounds to two decimals. Returns
 * null for anything else.
 */
export function readAdjustment(text: string): number | null {
  const [, sign = '', bare = ''] = /^\s*([-−+]?)(.*)$/.exec(text) ?? []
  const size = readDecimal(bare)
  if (typeof size !== 'number') return null
  const percent = Math.round((sign === '-' || sign === '−' ? -size : size) * 100) / 100
  return percent >= -99 && percent <= 900 ? percent : null
}
