import { fieldProblem } from '@filao/domain/kernel/problem'
import type * as calls from '@filao/domain/twins/contract'
import { keepCustomers, loadCustomer } from '#features/customers/public'
import { audit, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import * as queries from './twin-queries.ts'

/** Says that two customers are not one, or takes that back. Both have an entry in their history. */
export async function putDistinct(call: Call<typeof calls.putDistinct>): Promise<void> {
  const { tx, params, body } = call
  const { companyId, id, customerId } = params
  if (id === customerId) throw fieldProblem('customerId', 'own', same)
  const pair = [Math.min(id, customerId), Math.max(id, customerId)] as const
  await keepCustomers(tx, companyId, [{ id }, { id: customerId }])
  const by = author(call)
  const isChanged = body.isDistinct
    ? await queries.insertDistinct(tx, companyId, pair, by.userId)
    : await queries.deleteDistinct(tx, companyId, pair)
  if (!isChanged) return
  const { isDistinct } = body
  const [one, other] = [await loadCustomer(tx, companyId, id), await loadCustomer(tx, companyId, customerId)]
  for (const [{ id: entityId }, { publicId }] of [[one, other] as const, [other, one] as const]) {
    const distinctFrom: [unknown, unknown] = isDistinct ? [null, publicId] : [publicId, null]
    await audit(tx, { ...by, entity: 'customer', entityId, action: 'told_apart', changes: { distinctFrom } })
  }
}

const same = {
  fr: 'Choisissez deux clients différents.',
  en: 'Choose two different customers.',
}
