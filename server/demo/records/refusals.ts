import { addDays, addMinutes, localDate, toInstant } from '@filao/domain/kernel/time'
import { recordRefusedRequest } from '@filao/domain/rentals/contract'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import type { DemoCompany } from '../material/company.ts'
import { timezone } from '../material/data.ts'
import type { Person } from '../material/person.ts'

type Stage = { staff: Person; company: DemoCompany; now: string }

/** Refused requests: the days before today, the wanted length, the category (null: any) and how the customer asked. */
const refusals: [daysAgo: number, length: number, category: number | null, source: ReferralMode][] = [
  [11, 7, 1, 'phone'],
  [10, 3, null, 'desk'],
  [8, 10, 1, 'web'],
  [6, 4, 2, 'phone'],
  [5, 7, 1, 'phone'],
  [3, 2, null, 'desk'],
  [2, 14, 1, 'phone'],
]

/** Records customers who asked for the next day when nothing was free any more. */
export function refuseRequests({ staff, company, now }: Stage): { at: string; play: () => Promise<unknown> }[] {
  const params = { companyId: company.companyId }
  const today = localDate(now, timezone)
  const departureAgencyId = company.agencies[0]?.id ?? 0
  return refusals.map(([daysAgo, length, place, referralMode]) => {
    const at = toInstant(`${addDays(today, -daysAgo)}T10:20`, timezone)
    const start = addMinutes(at, 1420)
    const categoryId = place === null ? null : (company.categories[place]?.id ?? null)
    const body = { departureAgencyId, categoryId, start, end: addMinutes(start, length * 1440), referralMode }
    return { at, play: () => staff.request(recordRefusedRequest, { params, body }) }
  })
}
