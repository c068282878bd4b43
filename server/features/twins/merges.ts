import { customerName } from '@filao/domain/customers/name/person'
import type { Merge } from '@filao/domain/twins/merge.schema'
import { undoableUntil } from '@filao/domain/twins/undo-merge'
import type { Tx } from '#platform/database/connect'
import * as queries from './merge-queries.ts'

/** Lists the merges into a customer, with the instant until which each can be undone. */
export async function listMerges(tx: Tx, companyId: number, customerId: number, now: string): Promise<Merge[]> {
  const stored = await queries.listMerges(tx, companyId, customerId)
  return stored.map(({ id, customer, mergedAt, mergedBy, isStored }) => {
    const until = undoableUntil(mergedAt)
    return {
      id,
      customer: { id: customer.id, publicId: customer.publicId, name: customerName({ ...customer, title: null }) },
      mergedAt,
      mergedBy: mergedBy && [mergedBy.firstName, mergedBy.lastName].filter(Boolean).join(' '),
      undoableUntil: isStored && Date.parse(now) < Date.parse(until) ? until : null,
    }
  })
}
