import { findRoom } from '@filao/domain/rentals/room/find-room'
import { findPeak } from '@filao/domain/rentals/room/peak'
import { mostRoomMoves } from '@filao/domain/rentals/room/room.schema'
import type { Request, Row } from '@filao/domain/rentals/room/yard'

/** How a request ended: with the number of moves that made room for it, or with the reason why there is none. */
export type Outcome = number | 'none' | 'cut' | 'impossible'

/** Looks for room as the server does, and returns how it ended after how many milliseconds. */
export function searched(rows: Row[], request: Request, mostMs: number): { outcome: Outcome; ms: number } {
  const start = performance.now()
  const outcome = outcomeOf(rows, request, () => performance.now() > start + mostMs)
  return { outcome, ms: performance.now() - start }
}

function outcomeOf(rows: Row[], request: Request, isOver: () => boolean): Outcome {
  if (findPeak(rows, request)) return 'impossible'
  const found = findRoom(rows, request, { mostMoves: mostRoomMoves, isOver })
  return found.kind === 'room' ? found.moves.length : found.kind
}
