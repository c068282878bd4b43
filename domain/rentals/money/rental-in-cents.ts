import { type InCents, type InEuros, inCents, inEuros } from '../../kernel/money.ts'

/** Reads the amounts of a rental of the contract, and those of its charges, for a rule. */
export function rentalInCents<Charge extends { amount: number }, Rental extends { charges: readonly Charge[] }>(
  rental: Rental & { charges: readonly Charge[] },
): Omit<InCents<Rental>, 'charges'> & { charges: InCents<Rental['charges'][number]>[] } {
  return { ...inCents(rental), charges: rental.charges.map((charge) => inCents(charge)) }
}

/** Writes the amounts of a rental, and those of its charges, for the contract. */
export function rentalInEuros<Charge extends { amountCents: number }, Rental extends { charges: readonly Charge[] }>(
  rental: Rental & { charges: readonly Charge[] },
): Omit<InEuros<Rental>, 'charges'> & { charges: InEuros<Rental['charges'][number]>[] } {
  return { ...inEuros(rental), charges: rental.charges.map((charge) => inEuros(charge)) }
}
