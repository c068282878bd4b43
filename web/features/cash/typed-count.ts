import { denominations } from '@filao/domain/cash/count'
import type { CashCount } from '@filao/domain/cash/count.schema'

/** The typed quantities by cents of their value, with the reason of a difference. */
export type CountValues = { quantities?: Record<string, number | null>; differenceReason?: string }

/** Returns the counted cash in cents. */
export function typedCents({ quantities = {} }: CountValues): number {
  return denominations.reduce((sum, cents) => sum + cents * (quantities[cents] ?? 0), 0)
}

/** Returns the count as the call takes it. */
export function countOf({ quantities = {} }: CountValues): CashCount[] {
  return denominations.flatMap((cents) => {
    const quantity = quantities[cents] ?? 0
    return quantity > 0 ? [{ value: (cents / 100) as CashCount['value'], quantity }] : []
  })
}

/** Returns true once a quantity is typed, zero included. */
export function isTyped({ quantities = {} }: CountValues): boolean {
  return Object.values(quantities).some((quantity) => typeof quantity === 'number')
}
