import { inCents } from '@filao/domain/kernel/money'
import { type OfferedEarly, offeredEarly, savesDays } from '@filao/domain/rentals/money/needs-settlement'
import { type ProposedCharge, proposeCharges } from '@filao/domain/rentals/money/proposed-charges'
import { earlyReturnCents, pricedReturn } from '@filao/domain/rentals/money/real-return'
import { rentalInCents } from '@filao/domain/rentals/money/rental-in-cents'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useSession } from '#session/session'
import { useListPrices } from '../../price/use-list-prices.ts'

/** The proposals of a return. */
export type Proposals = OfferedEarly & {
  /** The lateness that has a price: charged, or left as agreed. */
  lateness: (ProposedCharge & { amountCents: number }) | null
  /** The other charges to decide. */
  charges: ProposedCharge[]
  /** Facts that usually cost nothing. */
  facts: ProposedCharge[]
}

/** Returns the proposals for a returned rental; null while the price up to the return is read. */
export function useProposals(rental: Rental): Proposals | null {
  const { company } = useSession()
  const { returnedAt, start, end } = rental
  const isLate = returnedAt !== null && Date.parse(returnedAt) > Date.parse(end)
  const isPriced = isLate || savesDays(rental, company)
  const prices = useListPrices(rental, pricedReturn(start, returnedAt ?? end), { isLate, isPriced })
  if (returnedAt === null || prices === null) return null
  const returned = {
    rental: rentalInCents(rental),
    returnedAt,
    graceMinutes: company.graceMinutes,
    tariffs: inCents(company),
    ...prices,
  }
  const proposed = proposeCharges(returned)
  const lateness = proposed.find(isPricedLateness) ?? null
  return {
    lateness,
    ...offeredEarly(rental, earlyReturnCents(returned)),
    charges: proposed.filter((charge) => charge !== lateness && !charge.isInformation),
    facts: proposed.filter(({ isInformation }) => isInformation),
  }
}

function isPricedLateness(charge: ProposedCharge): charge is ProposedCharge & { amountCents: number } {
  return charge.kind === 'lateness' && charge.amountCents !== null
}
