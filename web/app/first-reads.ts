import { can } from '@filao/domain/access/roles'
import type { User } from '@filao/domain/access/user'
import type { Company } from '@filao/domain/company/company.schema'
import { getBillingState } from '#api/calls'
import { requestEarly } from '#api/early'
import { readOf, urlOf } from '#api/input'
import { homeReads } from '#features/home/first-reads'
import { planningReads } from '#features/planning/first-reads'
import { newRentalReads } from '#features/rentals/form/first-reads'
import { paths } from '#session/paths'
import type { CompanyRead, FirstReads } from '#session/screen'
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
 * Asks at once for the first data of the company that this browser showed last, since the session's own answers take a
 * moment; if these then name another company, `readable`, for the data of that one. Nothing is remembered for
 * accountants, to whom all first reads are refused.
 */
export async function requestFirstReads(address: URL, readable: Promise<CompanyRead[]>): Promise<void> {
  const ask = (company: CompanyRead) => {
    for (const { endpoint, input } of firstReads(company, address)) requestEarly(urlOf(endpoint.path, input))
  }
  const last = lastCompany()
  if (last) ask(last)
  const [company = null] = await readable
  if (JSON.stringify(company) === JSON.stringify(last)) return
  if (company) ask(company)
  rememberCompany(company)
}

/** Lists the companies whose data the user may read, by copies of the session's own answers, with the user's view. */
export async function listReadable(me: Promise<Response>, companies: Promise<Response>): Promise<CompanyRead[]> {
  const [user, list] = await Promise.all([copyOf<User>(me), copyOf<Company[]>(companies)])
  if (!can(user.role, 'company.read')) return []
  const { boardView } = user
  return list.map(({ id, countryCode }) => ({ id, countryCode, boardView }))
}

/** Copies an answer before the session reads it; throws the refused one. */
async function copyOf<Data>(response: Promise<Response>): Promise<Data> {
  const copy = (await response).clone()
  if (!copy.ok) throw copy
  return copy.json()
}
