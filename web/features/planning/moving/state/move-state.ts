import type { Bar } from '@filao/domain/planning/bars'
import { changesBar, type Grip, type Proposal } from '@filao/domain/planning/move'
import type { Verdict } from '@filao/domain/planning/move-verdict'
import type { Done } from './subject.ts'

/** A move of a bar, or of a new period if there is no bar. */
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
}

/**
 * The steps of a move: dragged, then asked about, then confirmed while its rental is still being read, then saving. It
 * ends as saved or failed, as cancelled, or as refused without a question.
 */
type Step = 'idle' | 'dragging' | 'asking' | 'confirmed' | 'saving' | 'saved' | 'failed' | 'cancelled' | 'refused'

export type MoveState = {
  step: Step
  /** The latest move; null before the first one. */
  move: Move | null
  /** The last saved change that can be undone, and when it was saved, in epoch milliseconds. */
  undoable: { done: Done; at: number } | null
}

export type MoveEvent =
  | ({ is: 'begin' } & Omit<Move, 'id' | 'isOvertaken'>)
  | { is: 'propose'; proposal: Proposal; verdict: Verdict }
  /** The board has changed below the move. */
  | { is: 'judge'; verdict: Verdict; isOvertaken: boolean }
  | { is: 'drop' | 'confirm' | 'cancel' | 'end' }
  /** The rental of a confirmed move has been read, or could not be read. */
  | { is: 'read' | 'unread' }
  | { is: 'saved'; done: Done; at: number }
  | { is: 'failed' }
  | { is: 'undo' }
  /** The undo got no answer, so it can be asked for again. */
  | { is: 'notUndone'; done: Done; at: number }

/** The state before the first move. */
export const noMove: MoveState = { step: 'idle', move: null, undoable: null }

/** Milliseconds during which a saved change can be undone. */
const undoableMs = 60_000

/** Returns the state after an event; an event that does not belong to the current step changes nothing. */
export function nextState(state: MoveState, event: MoveEvent): MoveState {
  const { step, undoable } = state
  const move = openMove(state)
  if (event.is === 'begin') {
    const { is: _, ...begun } = event
    return { step: 'dragging', move: { ...begun, id: (state.move?.id ?? 0) + 1, isOvertaken: false }, undoable }
  }
  // A change may be saved or undone while the next bar is already being dragged.
  if (event.is === 'saved')
    return { ...state, step: step === 'saving' ? 'saved' : step, undoable: { done: event.done, at: event.at } }
  if (event.is === 'failed') return step === 'saving' ? { ...state, step: 'failed' } : state
  if (event.is === 'undo') return undoable ? { ...state, undoable: null } : state
  if (event.is === 'notUndone') return undoable ? state : { ...state, undoable: { done: event.done, at: event.at } }
  if (!move) return state
  if (event.is === 'propose')
    return step === 'dragging'
      ? { step, move: { ...move, proposal: event.proposal, verdict: event.verdict }, undoable }
      : state
  if (event.is === 'judge') {
    const judged = { ...move, verdict: event.verdict, isOvertaken: event.isOvertaken }
    return { step: step === 'confirmed' && isRefused(judged) ? 'asking' : step, move: judged, undoable }
  }
  return { step: afterwards(step, move, event.is), move, undoable }
}

/** Returns the move that is on the board: dragged, or waiting for an answer. */
export function openMove({ step, move }: MoveState): Move | null {
  return step === 'dragging' || step === 'asking' || step === 'confirmed' ? move : null
}

/** Returns true when the server would certainly refuse a move. */
export function isRefused({ verdict, isOvertaken }: Move): boolean {
  return isOvertaken || verdict.refusals.length > 0
}

/** Returns the change that can still be undone at an instant, or null. */
export function undoableAt({ undoable }: MoveState, nowMs: number): Done | null {
  return undoable && nowMs - undoable.at <= undoableMs ? undoable.done : null
}

function afterwards(step: Step, move: Move, event: 'drop' | 'confirm' | 'cancel' | 'end' | 'read' | 'unread'): Step {
  if (event === 'end') return 'idle'
  if (event === 'cancel') return 'cancelled'
  if (event === 'drop' && step === 'dragging') return dropped(move)
  if (event === 'confirm' && step === 'asking') return isRefused(move) ? 'asking' : 'confirmed'
  if (step !== 'confirmed') return step
  return event === 'read' ? 'saving' : event === 'unread' ? 'asking' : step
}

/** Judges a drop: a bar at its old position is cancelled, and nothing is asked about a drop that is refused anyway. */
function dropped(move: Move): Step {
  if (move.bar && !changesBar(move.bar, move.proposal)) return 'cancelled'
  return isRefused(move) ? 'refused' : 'asking'
}
