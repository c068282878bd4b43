import type { BoardView } from '@filao/domain/access/board-view'
import { updateMe } from '@filao/domain/access/contract'
import { keepAnswer } from '#api/cache'
import { call } from '#api/call'

/** Stores the view that the user chose with their account, where the board opens next. */
export async function storeView(boardView: BoardView): Promise<void> {
  const input = { body: { boardView } }
  keepAnswer(updateMe, input, await call(updateMe, input))
}
