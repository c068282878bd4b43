import { checkNotLapsed } from '@filao/domain/rentals/status/lapse'
import type { LoadedRental } from '../record/queries.ts'
import { moveRental } from '../record/write-queries.ts'
import type { Act } from './act.ts'
import { recordChange } from './record-change.ts'
import { saveWithMove } from './save-content.ts'

/** Makes a contract of a rental, by staff or by its customer. A draft gets today's price. */
export async function confirm(act: Act): Promise<LoadedRental> {
  const { tx, by, rental, content, now } = act
  const { companyId, id } = rental
  checkNotLapsed({ ...rental, start: content.start ?? rental.start }, 'pending', now)
  const before = await saveWithMove(act)
  await moveRental(tx, { companyId, id, byCustomer: by.authorKind === 'customer' }, 'pending', now)
  return await recordChange(act, before, 'pending')
}
