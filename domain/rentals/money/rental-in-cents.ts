import { type InCents, inCents } from '../../kernel/money.ts'

/** Reads the amounts of a rental of the contract, and those of its charges, for a rule. */
export function rentalInCents<Charge extends { amount: number }, Rental extends { charges: readonly Charge[] }>(
  rental: Rental & { charges: readonly Charge[] },
): Omit<InCents<Rental>, 'charges'> & { charges: InCents<Rental['charges'][number]>[] } {
  return { ...inCents(rental), charges: rental.charges.map((charge) => inCents(charge)) }
}
