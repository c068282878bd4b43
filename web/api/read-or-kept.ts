import { hashKey } from '@tanstack/react-query'
import { cache } from './cache.ts'
import { send } from './call.ts'
import { type AnyInput, type Call, urlOf } from './input.ts'
import { findReceived, type Received, storeReceived } from './kept-answers.ts'
import { isKept, isShown } from './kept-list.ts'
import { isProblem } from './problem.ts'

/** The times at which older data were asked for that a read without a response returned, by the hash of its key. */
const ages = new Map<string, number>()

/**
 * Reads an answer. When no response comes, returns what this tab has of it, else what is kept on the device: a screen
 * that is open stays as it is.
 */
export async function readOrKept<Data>(
  endpoint: Pick<Call, 'method' | 'path'>,
  input: AnyInput & { signal?: AbortSignal },
  queryKey: readonly unknown[],
  dataOf: (received: Received) => Data,
): Promise<Data> {
  const hash = hashKey(queryKey)
  const url = urlOf(endpoint.path, input)
  const askedAt = Date.now()
  try {
    const received = await send(endpoint, input)
    ages.delete(hash)
    if (isKept(endpoint)) void storeReceived(url, received, askedAt).catch(() => undefined)
    return dataOf(received)
  } catch (error) {
    if (!isProblem(error, 'network')) throw error
    const known = cache.getQueryState<Data>(queryKey)
    if (known?.data !== undefined) {
      ages.set(hash, ages.get(hash) ?? known.dataUpdatedAt)
      return known.data
    }
    const kept = isKept(endpoint) ? await findReceived(url).catch(() => null) : null
    if (!kept) throw error
    ages.set(hash, kept.at)
    return dataOf(kept)
  }
}

/**
 * Reads again what got older data, or none, since no response came. Nothing else: where one read always fails, it would
 * otherwise read everything again with each response to another.
 */
export async function readOlderAgain(): Promise<void> {
  await cache.invalidateQueries({
    predicate: ({ queryHash, state }) => ages.has(queryHash) || isProblem(state.error, 'network'),
  })
}

/** Returns when the oldest data on the screen were asked for, in milliseconds; null when the screen shows none. */
export function oldestShown(): number | null {
  const active = cache.getQueryCache().findAll({ type: 'active', predicate: ({ queryKey }) => isShown(queryKey) })
  const times = active.flatMap(({ queryHash, state }) =>
    state.data === undefined ? [] : [ages.get(queryHash) ?? state.dataUpdatedAt],
  )
  return times.length === 0 ? null : Math.min(...times)
}
