import { type LoadedRental, loadParts, loadRental } from '../record/queries.ts'
import type { Act } from './act.ts'
import { recordChange } from './record-change.ts'
import { saveChanged } from './save-content.ts'

/** Changes the content of a rental and not its status; the same content again changes nothing. */
export async function changeContent(act: Act, keepsPrice: boolean): Promise<LoadedRental> {
  const { tx, rental, content } = act
  const unchanged = () => loadRental(tx, rental.companyId, rental.id)
  if (Object.keys(content).length === 0) return await unchanged()
  const before = { ...rental, ...(await loadParts(tx, rental.companyId, rental.id)) }
  if (!(await saveChanged(act, before, keepsPrice))) return await unchanged()
  return await recordChange(act, before, 'changed')
}
