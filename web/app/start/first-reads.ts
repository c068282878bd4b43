import { getBillingState } from '@filao/domain/billing/contract'
import type { Company } from '@filao/domain/company/company'
import { askEarly } from '#api/early'
import { readOf, urlOf } from '#api/input'
import { homeReads } from '#features/home/first-reads'
import { planningReads } from '#features/planning/first-reads'
import { newRentalReads } from '#features/rentals/form/first-reads'
import { paths } from '../paths.ts'
import type { CompanyAsked, FirstReads } from '../screen.ts'
import { lastCompany, rememberCompany } from './last-company.ts'

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

/**
 * Asks at once for the first data of the company that this browser showed last, since the session's own answer takes a
 * moment; if that answer, `named`, then names another company, for the data of that one.
 */
export async function askFirstReads(address: URL, named: Promise<Company[]>): Promise<void> {
  const ask = (company: CompanyAsked) => {
    for (const { endpoint, input } of firstReads(company, address)) askEarly(urlOf(endpoint.path, input))
  }
  const last = lastCompany()
  if (last) ask(last)
  const [company] = await named
  if (!company || (company.id === last?.id && company.countryCode === last.countryCode)) return
  ask(company)
  rememberCompany(company)
}
