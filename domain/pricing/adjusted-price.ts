import { maxEuros, toCents, toEuros } from '../kernel/money.ts'

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
