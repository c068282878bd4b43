import { updateCustomer as updateCustomerCall } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { checkExclusion } from '@filao/domain/customers/exclusion/exclusion'
import type { Exclusion, ExclusionFields } from '@filao/domain/customers/exclusion/exclusion.schema'
import { companyDay } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import type { Caller } from '#platform/http/call'
import { lockEntity } from '#platform/http/versions'
import { lockCustomer, updateCustomer } from './queries.ts'

type Key = { companyId: number; id: number }

/** Marks that a customer may not rent again, or changes the mark; the same mark again changes nothing. */
export async function excludeCustomer(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, id }: Key,
  wanted: ExclusionFields,
  now: string,
): Promise<Customer> {
  const before = await lockWhole(tx, { companyId, id })
  checkExclusion(wanted, await companyDay(tx, companyId, now))
  const columns = columnsOf(wanted)
  const changes = difference(columnsOf(before.exclusion), columns)
  if (Object.keys(changes).length === 0) return before
  const after = await updateCustomer(tx, companyId, id, { ...columns, excludedAt: now, excludedBy: userId })
  await audit(tx, { companyId, userId, entity: 'customer', entityId: id, action: 'excluded', changes })
  return after
}

/** Lifts the mark of a customer; without one nothing changes. */
export async function liftExclusion(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, id }: Key,
): Promise<Customer> {
  const before = await lockWhole(tx, { companyId, id })
  if (before.exclusion === null) return before
  const columns = columnsOf(null)
  const changes = difference(columnsOf(before.exclusion), columns)
  const after = await updateCustomer(tx, companyId, id, { ...columns, excludedAt: null, excludedBy: null })
  await audit(tx, { companyId, userId, entity: 'customer', entityId: id, action: 'exclusion_lifted', changes })
  return after
}

/** Locks the customer against everything that changes them, also with a version. */
async function lockWhole(tx: Tx, { companyId, id }: Key) {
  await lockEntity(tx, updateCustomerCall, { companyId, id })
  return await lockCustomer(tx, companyId, id)
}

function columnsOf(mark: Pick<Exclusion, 'reason' | 'note' | 'until'> | null) {
  return {
    exclusionReason: mark?.reason ?? null,
    exclusionNote: mark?.note ?? null,
    excludedUntil: mark?.until ?? null,
  }
}
