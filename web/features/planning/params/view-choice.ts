import type { BoardView } from '@filao/domain/access/board-view.schema'
import { cacheResponse } from '#api/cache'
import { call } from '#api/call'
import { updateMe } from '#api/calls'

let last: Promise<void> = Promise.resolve()

/**
 * Stores the view that the user chose with their account, where the board opens next. Choices are sent one after the
 * other, so that the last one is the one that stays.
 */
export function storeView(boardView: BoardView): Promise<void> {
  const input = { body: { boardView } }
  last = last.catch(() => undefined).then(async () => cacheResponse(updateMe, input, await call(updateMe, input)))
  return last
}
