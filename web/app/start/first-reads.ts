import { getBillingState } from '@filao/domain/billing/contract'
import { readOf } from '#api/input'
import { homeReads } from '#features/home/first-reads'
import { planningReads } from '#features/planning/first-reads'
import { newRentalReads } from '#features/rentals/form/first-reads'
import { paths } from '../paths.ts'
import type { FirstReads } from '../screen.ts'

/** By the path of the screen. A screen without a line asks once it renders. */
const ofScreens: Record<string, FirstReads> = {
  [paths.home]: homeReads,
  [paths.planning]: planningReads,
  [paths.newRental]: newRentalReads,
}

const ofFrame: FirstReads = ({ id }) => [readOf(getBillingState, { params: { companyId: id } })]

/** Returns the reads of what the frame and its screen at an address show first. */
export const firstReads: FirstReads = (company, address) =>
  [ofFrame, ofScreens[address.pathname]].flatMap((reads) => reads?.(company, address) ?? [])
