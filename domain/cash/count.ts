import { maxCents, toCents } from '../kernel/money.ts'
import { fieldProblem } from '../kernel/problem.ts'
import type { CashCount } from './count.schema.ts'

/** The notes and coins of the euro, in cents, largest first. */
export const denominations = [50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const

/** The smallest note, in cents. */
export const smallestNote = 500

/** Returns the counts with one line for each value that is there, largest first. */
export function wholeCount(counts: readonly CashCount[]): CashCount[] {
  const quantities = new Map<number, number>()
  for (const { value, quantity } of counts) {
    const cents = toCents(value)
    quantities.set(cents, (quantities.get(cents) ?? 0) + quantity)
  }
  return denominations.flatMap((cents) => {
    const quantity = quantities.get(cents) ?? 0
    return quantity > 0 ? [{ value: (cents / 100) as CashCount['value'], quantity }] : []
  })
}

/** Returns the sum of counted notes and coins in cents. Refuses more than an amount can hold. */
export function countedCents(counts: readonly CashCount[]): number {
  const cents = counts.reduce((sum, { value, quantity }) => sum + toCents(value) * quantity, 0)
  if (cents <= maxCents) return cents
  throw fieldProblem('counts', 'range', {
    fr: 'Ce comptage dépasse tout montant possible\u202f: vérifiez les quantités.',
    en: 'This count is above any possible amount: check the quantities.',
  })
}
