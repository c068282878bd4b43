import { checkPromise } from '@filao/domain/rentals/promise/promise'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { type Content, promiseAfter } from '@filao/domain/rentals/record/change-of-content'
import { keepCategory } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { listPromiseFacts } from '../record/promise-queries.ts'

type Promised = { companyId: number; vehicleId: number; promise: CategoryPromise | null }

/**
 * Refuses a vehicle that is not what was promised, where vehicle or promise are new. `before` is null for a new rental.
 * Keeps a newly promised category from being archived. Throws `promise_broken`.
 */
export async function keepPromise(
  tx: Tx,
  before: Promised | null,
  after: Promised,
  isConfirmed: boolean,
): Promise<void> {
  const { companyId, vehicleId, promise } = after
  if (promise === null) return
  if (promise.categoryId !== before?.promise?.categoryId) {
    await keepCategory(tx, companyId, promise.categoryId, 'promise.categoryId')
  }
  const isSame = before?.vehicleId === vehicleId && JSON.stringify(before.promise) === JSON.stringify(promise)
  if (isSame) return
  const [vehicle] = await listPromiseFacts(tx, companyId, [vehicleId])
  // A vehicle that does not exist is refused where the content is loaded.
  if (vehicle) checkPromise(promise, vehicle, isConfirmed)
}

/** Checks the promise for a change of a rental's content, as `keepPromise` does. */
export async function keepPromiseAfter(tx: Tx, before: Promised, content: Content, isConfirmed: boolean) {
  const after = { ...before, vehicleId: content.vehicleId ?? before.vehicleId, promise: promiseAfter(before, content) }
  await keepPromise(tx, before, after, isConfirmed)
}
