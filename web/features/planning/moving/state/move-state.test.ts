import { type Bar, barsOf } from '@filao/domain/planning/bars'
import type { Proposal } from '@filao/domain/planning/move'
import { describe, expect, test } from 'vitest'
import { type MoveEvent, type MoveState, nextState, noMove, openMove, undoableAt } from './move-state.ts'
import type { Done } from './subject.ts'

const place = { vehicleId: 1, start: '2026-03-10T14:00:00Z', end: '2026-03-12T14:00:00Z' }
const bar = barsOf([], [{ id: 7, ...place, description: 'Pneus' }], 0)[0] as Bar
const before: Proposal = { kind: 'move', ...place }
const elsewhere: Proposal = { ...before, vehicleId: 2 }
const free = { refusals: [], warnings: [], conflicts: [] }
const taken = { ...free, refusals: [{ fr: 'Loué à Marie.', en: 'Rented to Marie.' }] }
const begin: MoveEvent = { is: 'begin', bar, grip: 'whole', by: 'pointer', proposal: before, verdict: free }
const propose: MoveEvent = { is: 'propose', proposal: elsewhere, verdict: free }
const done: Done = [{} as Done[0]]
const saved: MoveEvent = { is: 'saved', done, at: 1000 }
const after = (...events: MoveEvent[]) => events.reduce(nextState, noMove)
const requested = [begin, propose, { is: 'drop' }] satisfies MoveEvent[]

describe('a drop', () => {
  test('elsewhere is asked about, and the bar stays there until the answer', () => {
    const state = after(...requested)
    expect(state.step).toBe('asking')
    expect(openMove(state)?.proposal).toEqual(elsewhere)
  })
  test('at the old position is a cancelled move', () => {
    expect(after(begin, { is: 'drop' }).step).toBe('cancelled')
  })
  test('that the server would refuse is refused without a question', () => {
    expect(after(begin, { ...propose, verdict: taken }, { is: 'drop' }).step).toBe('refused')
    const overtaken: MoveEvent = { is: 'judge', verdict: free, isOvertaken: true }
    expect(after(begin, propose, overtaken, { is: 'drop' }).step).toBe('refused')
  })
  test('of a new period is asked about, even where it began', () => {
    expect(after({ ...begin, bar: null }, { is: 'drop' }).step).toBe('asking')
  })
})

describe('a confirmation', () => {
  test('waits for the rental, and saves as soon as it has been read', () => {
    expect(after(...requested, { is: 'confirm' }).step).toBe('confirmed')
    expect(after(...requested, { is: 'confirm' }, { is: 'read' }).step).toBe('saving')
    expect(after(...requested, { is: 'confirm' }, { is: 'read' }, saved).step).toBe('saved')
    expect(after(...requested, { is: 'confirm' }, { is: 'read' }, { is: 'failed' }).step).toBe('failed')
  })
  test('is asked for again when the rental could not be read', () => {
    expect(after(...requested, { is: 'confirm' }, { is: 'unread' }).step).toBe('asking')
  })
  test('saves nothing when a colleague was quicker, or the question was cancelled meanwhile', () => {
    const overtaken: MoveEvent = { is: 'judge', verdict: free, isOvertaken: true }
    expect(after(...requested, { is: 'confirm' }, overtaken, { is: 'read' }).step).toBe('asking')
    expect(after(...requested, overtaken, { is: 'confirm' }).step).toBe('asking')
    expect(after(...requested, { is: 'confirm' }, { is: 'cancel' }, { is: 'read' }).step).toBe('cancelled')
  })
  test('never comes before the drop', () => {
    expect(after(begin, propose, { is: 'confirm' }).step).toBe('dragging')
    expect(after(begin, propose, { is: 'read' }).step).toBe('dragging')
  })
})

test('a dropped bar no longer follows the pointer', () => {
  const later: MoveEvent = { ...propose, proposal: { ...elsewhere, vehicleId: 3 } }
  expect(openMove(after(...requested, later))?.proposal).toEqual(elsewhere)
})

test('a move that has ended ignores all but the next beginning, which has another number', () => {
  const ended = after(begin, { is: 'end' })
  expect(openMove(ended)).toBeNull()
  expect(nextState(ended, { is: 'drop' })).toBe(ended)
  expect(openMove(nextState(ended, begin))?.id).toBe(2)
})

describe('a saved change', () => {
  test('can be undone once, for a minute', () => {
    const state = after(saved)
    expect(undoableAt(state, 61_000)).toBe(done)
    expect(undoableAt(state, 61_001)).toBeNull()
    expect(undoableAt(nextState(state, { is: 'undo' }), 1001)).toBeNull()
  })
  test('can be undone again, for another minute, after an undo without an answer, unless a newer one can', () => {
    const undone = nextState(after(saved), { is: 'undo' })
    expect(undoableAt(nextState(undone, { is: 'notUndone', done, at: 5000 }), 65_000)).toBe(done)
    const newer: Done = [{} as Done[0]]
    const both = [
      { is: 'saved', done: newer, at: 4000 },
      { is: 'notUndone', done, at: 5000 },
    ] satisfies MoveEvent[]
    expect(undoableAt(both.reduce<MoveState>(nextState, undone), 5000)).toBe(newer)
  })
  test('leaves the next bar in the hand that already drags it', () => {
    const state = after(...requested, { is: 'confirm' }, { is: 'read' }, begin, saved)
    expect(state.step).toBe('dragging')
    expect(undoableAt(state, 1001)).toBe(done)
    expect(after(...requested, { is: 'confirm' }, { is: 'read' }, begin, { is: 'failed' }).step).toBe('dragging')
  })
})
