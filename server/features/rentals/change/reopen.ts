import type { LoadedRental } from '../record/queries.ts'
import { moveRental } from '../record/write-queries.ts'
import type { Act } from './act.ts'
import { recordChange } from './record-change.ts'
import { saveAtTodaysPrice } from './save-content.ts'

/** Makes a quote a draft again: nothing is agreed any more, and content that changes with it has today's price. */
export async function reopen(act: Act): Promise<LoadedRental> {
  const { tx, rental, content, now } = act
  const { companyId, id } = rental
  const before = Object.keys(content).length > 0 ? await saveAtTodaysPrice(act) : rental
  await moveRental(tx, { companyId, id, byCustomer: false }, 'draft', now)
  return await recordChange(act, before, 'draft')
}
