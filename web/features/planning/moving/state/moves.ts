import type { Bar } from '@filao/domain/planning/bars'
import { judgeProposal } from '@filao/domain/planning/exchange/exchange'
import type { Grip, Proposal } from '@filao/domain/planning/move'
import { useSyncExternalStore } from 'react'
import { barNow } from './board-context.ts'
import { type BoardNow, ghostPlace, isChangedMeanwhile, rowWith, vehicleRow } from './board-now.ts'
import { createGhost, type Ghost } from './ghost.ts'
import { isRefused, type Move, type MoveEvent, type MoveState, nextState, noMove, openMove } from './move-state.ts'

/** Runs the one current move: its state for subscribers, its ghost on the board, and the focus afterwards. */
export type Moves = ReturnType<typeof createMoves>

/** The words of a move, as they are said now. */
type Words = { nameOf: (bar: Bar | null) => string; cancelled: () => void; refused: (move: Move) => void }

/** `now` returns the current board and the words. */
export function createMoves(now: () => BoardNow & Words) {
  let state = noMove
  let ghost: Ghost | null = null
  let onPlaced: (at: DOMRect) => void = () => {}
  /** The bar to which the focus returns after a move without a change. */
  let origin: Bar | null = null
  /** The bar whose change is being saved. */
  let saving: Bar | null = null
  const listeners = new Set<() => void>()
  const send = (event: MoveEvent) => {
    const before = state
    state = nextState(state, event)
    if (event.is === 'begin' || !openMove(state)) {
      ghost?.remove()
      ghost = null
    }
    for (const listener of listeners) listener()
    if (state.step !== before.step) notify()
    return state
  }
  /**
   * Says that a move ended without a change, and returns the focus to where it began, or to the row of a new period.
   */
  const notify = () => {
    const { step, move } = state
    if (!move || (step !== 'cancelled' && step !== 'refused')) return
    const { by, proposal } = move
    const { board } = now()
    if (origin) focusOn(origin, now())
    else if (by === 'keys') board.focusRow(vehicleRow(proposal.vehicleId))
    if (step === 'cancelled') now().cancelled()
    else now().refused(move)
  }
  const draw = () => {
    const move = openMove(state)
    if (!move || !ghost) return
    drawGhost(ghost, move, now())
    onPlaced(ghost.rect())
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Takes a step that has no data of its own, or the result of a write, and returns the new state. */
    send,
    /** Begins a move and ends any current one. A new period may begin on a bar, its `from`. */
    begin(bar: Bar | null, grip: Grip, by: Move['by'], proposal: Proposal, from = bar) {
      origin = from
      send({ is: 'begin', bar, grip, by, proposal, verdict: judgeProposal(bar, proposal, now().setting) })
      ghost = createGhost(now().board, now().nameOf(bar), bar?.key ?? null)
      draw()
    },
    /** Replaces the proposal of the current move. */
    propose(proposal: Proposal) {
      const move = openMove(state)
      if (!move) return
      const isSame = proposal.start === move.proposal.start && proposal.end === move.proposal.end
      const isSameRow = proposal.vehicleId === move.proposal.vehicleId && proposal.otherKey === move.proposal.otherKey
      if (isSame && isSameRow) return void (ghost && onPlaced(ghost.rect()))
      send({ is: 'propose', proposal, verdict: judgeProposal(move.bar, proposal, now().setting) })
      draw()
    },
    /** Redraws after the board has changed: a colleague's change or another zoom. */
    refresh({ fleet, setting }: BoardNow) {
      if (saving) focusAgain(saving, now)
      const move = openMove(state)
      if (!move) return
      const verdict = judgeProposal(move.bar, move.proposal, setting)
      const isOvertaken = move.bar !== null && isChangedMeanwhile(move.bar, barNow(fleet, setting, move.bar))
      if (isOvertaken !== move.isOvertaken || JSON.stringify(verdict) !== JSON.stringify(move.verdict))
        send({ is: 'judge', verdict, isOvertaken })
      draw()
    },
    /** Keeps the focus on a bar while its change is saved: in another row it is another element, and so if put back. */
    async holdFocus<T>(bar: Bar, save: () => Promise<T>): Promise<T> {
      saving = bar
      try {
        return await save()
      } finally {
        saving = null
        focusAgain(bar, now)
      }
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

/** Draws the ghost at the proposal of its move, with what the move would collide with. */
function drawGhost(ghost: Ghost, move: Move, { rows }: BoardNow): void {
  const { bar, proposal, verdict } = move
  const { rowKey, lane } = ghostPlace(rows, bar, proposal)
  ghost.place(rowKey, lane, Date.parse(proposal.start), Date.parse(proposal.end))
  ghost.judge(
    isRefused(move),
    verdict.conflicts.map(({ key }) => key),
    proposal.otherKey,
  )
}

/** Focuses a bar, or its vehicle's row when a colleague has taken it off the board. */
function focusOn(bar: Bar, { board, rows }: BoardNow): void {
  if (rowWith(rows, bar.key)) board.focusBar(bar.key)
  else board.focusRow(vehicleRow(bar.vehicleId))
}

/** Waits until the bar is drawn in its new place, and takes the focus from nothing else. */
function focusAgain(bar: Bar, now: () => BoardNow): void {
  setTimeout(() => document.activeElement === document.body && focusOn(bar, now()))
}

/** Returns the state of the current move and follows its changes, without rendering the board. */
export function useMoveState(moves: Moves): MoveState {
  return useSyncExternalStore(moves.subscribe, moves.get)
}
