import { toCents, toEuros } from '../kernel/money.ts'

/** The VAT that an amount in euros includes, at a rate in percent, to the cent. */
export function includedVat(euros: number, rate: number): number {
  return toEuros(Math.round((toCents(euros) * rate) / (100 + rate)))
}
