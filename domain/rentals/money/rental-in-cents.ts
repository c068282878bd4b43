import { type InCents, type InEuros, inCents, inEuros } from '../../kernel/money.ts'

/** Reads the amounts of a rental of the contract, and those of its charges, for a rule. */
export function rentalInCents<Charge extends { amount: number }, Rental extends { charges: readonly Charge[] }>(
  rental: Rental & { charges: readonly Charge[] },
): Omit<InCents<Rental>, 'charges'> & { charges: InCents<Rental['charges'][number]>[] } {
  return { ...inCents(rental), charges: rental.charges.map((charge) => inCents(charge)) }
}

type Amount = { amountCents: number }

/** Writes the amounts of a rental, those of its charges and of the lines of its account, for the contract. */
export function rentalInEuros<
  Charge extends Amount,
  Line extends Amount,
  Rental extends { charges: readonly Charge[]; accountLines: readonly Line[] },
>(
  rental: Rental & { charges: readonly Charge[]; accountLines: readonly Line[] },
): Omit<InEuros<Rental>, 'charges' | 'accountLines'> & {
  charges: InEuros<Rental['charges'][number]>[]
  accountLines: InEuros<Rental['accountLines'][number]>[]
} {
  const charges = rental.charges.map((charge) => inEuros(charge))
  return { ...inEuros(rental), charges, accountLines: rental.accountLines.map((line) => inEuros(line)) }
}
