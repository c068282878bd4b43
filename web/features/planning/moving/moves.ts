import type { Bar } from '@filao/domain/planning/bars'
import type { Grip, Proposal } from '@filao/domain/planning/move'
import { judge, type Verdict } from '@filao/domain/planning/move-verdict'
import { useSyncExternalStore } from 'react'
import { barNow } from './board-context.ts'
import { type BoardNow, ghostPlace, isChangedMeanwhile } from './board-now.ts'
import { createGhost, type Ghost } from './gesture/ghost.ts'

export type Point = { x: number; y: number }

/** The current move of a bar, or of a new period if there is no bar. */
export type Move = {
  /** Number of the move, so that data read for one never serves the next. */
  id: number
  bar: Bar | null
  grip: Grip
  by: 'pointer' | 'keys'
  proposal: Proposal
  verdict: Verdict
  /** A colleague changed the bar since the move began. */
  isOvertaken: boolean
  /** The bar was dropped and awaits a decision. */
  isDropped: boolean
}

/** Holds the one current move: its ghost on the board, and its state for subscribers. */
export type Moves = ReturnType<typeof createMoves>

/** `now` returns the current board, `words` the text of a ghost. */
export function createMoves(now: () => BoardNow, words: (bar: Bar | null) => string) {
  let move: Move | null = null
  let ghost: Ghost | null = null
  let count = 0
  let onPlaced: (at: DOMRect) => void = () => {}
  const listeners = new Set<() => void>()
  const set = (next: Move | null) => {
    move = next
    for (const listener of listeners) listener()
  }
  const draw = () => {
    if (!move || !ghost) return
    const { rowKey, lane } = ghostPlace(now().rows, move.bar, move.proposal)
    ghost.place(rowKey, lane, Date.parse(move.proposal.start), Date.parse(move.proposal.end))
    ghost.judge(
      move.verdict.refusals.length > 0 || move.isOvertaken,
      move.verdict.conflicts.map(({ key }) => key),
    )
    onPlaced(ghost.rect())
  }

  return {
    get: () => move,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Begins a move and ends any current one. */
    begin(bar: Bar | null, grip: Grip, by: Move['by'], proposal: Proposal) {
      ghost?.remove()
      ghost = createGhost(now().board, words(bar), bar?.key ?? null)
      const verdict = judge(bar, proposal, now().setting)
      set({ id: ++count, bar, grip, by, proposal, verdict, isOvertaken: false, isDropped: false })
      draw()
    },
    /** Replaces the proposal of the current move. */
    propose(proposal: Proposal) {
      if (!move) return
      const isSame = proposal.start === move.proposal.start && proposal.end === move.proposal.end
      if (isSame && proposal.vehicleId === move.proposal.vehicleId) return void (ghost && onPlaced(ghost.rect()))
      set({ ...move, proposal, verdict: judge(move.bar, proposal, now().setting) })
      draw()
    },
    /** Redraws after the board has changed: a colleague's change or another zoom. */
    refresh() {
      if (!move) return
      const { fleet, setting } = now()
      const verdict: Verdict = judge(move.bar, move.proposal, setting)
      const isOvertaken = move.bar !== null && isChangedMeanwhile(move.bar, barNow(fleet, setting, move.bar))
      if (isOvertaken !== move.isOvertaken || !isSameVerdict(verdict, move.verdict))
        set({ ...move, verdict, isOvertaken })
      draw()
    },
    /** Drops the bar: the ghost stays until `end`. */
    drop() {
      if (move) set({ ...move, isDropped: true })
    },
    /** Ends the current move. */
    end() {
      ghost?.remove()
      ghost = null
      if (move) set(null)
    },
    /** Calls back with the ghost's rectangle in the window, at once and at every step. */
    followGhost(follow: (at: DOMRect) => void) {
      onPlaced = follow
      if (ghost) follow(ghost.rect())
      return () => {
        onPlaced = () => {}
      }
    },
  }
}

/** Returns the current move and follows its changes, without rendering the board. */
export function useMove(moves: Moves): Move | null {
  return useSyncExternalStore(moves.subscribe, moves.get)
}

function isSameVerdict(a: Verdict, b: Verdict): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
