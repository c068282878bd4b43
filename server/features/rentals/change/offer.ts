import { checkNotLapsed } from '@filao/domain/rentals/status/lapse'
import { checkCompanyProven } from '#features/access/public'
import type { LoadedRental } from '../record/queries.ts'
import { moveRental } from '../record/write-queries.ts'
import type { Act } from './act.ts'
import { recordChange } from './record-change.ts'
import { saveWithMove } from './save-content.ts'

/** Offers a rental to its customer: as a quote, or as a reservation that they accept. A draft gets today's price. */
export async function offer(act: Act, status: 'quote' | 'validating'): Promise<LoadedRental> {
  const { tx, by, rental, content, now } = act
  const { companyId, id } = rental
  // A reservation is mailed to its customer, so the company must be proven.
  if (status === 'validating') await checkCompanyProven(tx, companyId)
  checkNotLapsed({ ...rental, start: content.start ?? rental.start }, status, now)
  const before = await saveWithMove(act)
  await moveRental(tx, { companyId, id, byCustomer: by.authorKind === 'customer' }, status, now)
  return await recordChange(act, before, status)
}
