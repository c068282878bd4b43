import { eraseCustomer, previewErasure, putDispute } from '@filao/domain/privacy/contract'
import type { DemoCompany } from '../material/company.ts'
import type { Person } from '../material/person.ts'

/**
 * Erases one former customer at their request, of whom contracts and invoices stay, and marks a dispute with another.
 * Those who still owe something are passed over.
 */
export async function recordPrivacy(owner: Person, { companyId }: DemoCompany, formerIds: number[]): Promise<void> {
  const [disputed, ...others] = formerIds
  if (disputed === undefined) return
  const of = (id: number) => ({ params: { companyId, id } })
  await owner.request(putDispute, { ...of(disputed), body: { isDisputed: true } })
  for (const id of others) {
    const { goes } = await owner.request(previewErasure, of(id))
    if (!goes.some(({ kind }) => kind === 'contacts')) continue
    await owner.request(eraseCustomer, of(id))
    return
  }
}
