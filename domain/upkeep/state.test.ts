import { describe, expect, test } from 'vitest'
import { byExpectedDay, comesByKilometres, deadlineState, dueWithin, estimatedOn, expectedDay } from './state.ts'

const today = '2026-03-02'
const dated = { dueOn: today, dueOdometer: null, warnDays: 30, warnKilometres: 1000 }
const driven = { ...dated, dueOn: null, dueOdometer: 45_000 }

describe('the state', () => {
  test('by date: due today is in time, and the warning begins on its day', () => {
    const state = (dueOn: string) => deadlineState({ ...dated, dueOn }, { today, odometer: 0 })
    expect(state('2026-03-01')).toBe('overdue')
    expect(state('2026-03-02')).toBe('soon')
    expect(state('2026-04-01')).toBe('soon')
    expect(state('2026-04-02')).toBe('ok')
  })

  test('by kilometres: the last kilometre is in time', () => {
    const state = (odometer: number) => deadlineState(driven, { today, odometer })
    expect([43_999, 44_000, 45_000, 45_001].map(state)).toEqual(['ok', 'soon', 'soon', 'overdue'])
  })

  test('is the worse of both, and ok where nothing is due any more', () => {
    const both = { ...driven, dueOn: '2027-01-01' }
    expect(deadlineState(both, { today, odometer: 45_001 })).toBe('overdue')
    expect(deadlineState({ ...both, dueOn: '2026-03-01' }, { today, odometer: 0 })).toBe('overdue')
    expect(deadlineState({ ...driven, dueOdometer: null }, { today, odometer: 45_001 })).toBe('ok')
  })
})

describe('the estimate', () => {
  const readings = { firstOn: '2026-01-01', firstOdometer: 40_000, lastOn: '2026-01-31', lastOdometer: 43_000 }
  const estimate = (over: object) => estimatedOn(driven, { today, odometer: 43_000, readings, ...over })

  test('continues the pace of the readings, up to the day that reaches the kilometres', () => {
    expect(estimate({})).toBe('2026-03-22')
    expect(estimate({ odometer: 42_999 })).toBe('2026-03-23')
    expect(estimate({ odometer: 45_000 })).toBe(today)
  })

  test('is missing without kilometres, readings, days between them, or a rise', () => {
    expect(estimatedOn(dated, { today, odometer: 43_000, readings })).toBeNull()
    expect(estimate({ readings: null })).toBeNull()
    expect(estimate({ readings: { ...readings, lastOn: readings.firstOn } })).toBeNull()
    expect(estimate({ readings: { ...readings, lastOdometer: 39_000 } })).toBeNull()
    expect(estimate({ readings: { ...readings, lastOdometer: 40_001 } })).toBeNull()
  })
})

test('the order is by the earlier of date and estimate, and what is never due is last', () => {
  const never = { dueOn: null, estimatedOn: null }
  const april = { dueOn: '2026-04-01', estimatedOn: '2026-09-01' }
  const march = { dueOn: '2026-12-01', estimatedOn: '2026-03-05' }
  expect([never, april, march].sort(byExpectedDay)).toEqual([march, april, never])
  expect([march, april, never].map(expectedDay)).toEqual(['2026-03-05', '2026-04-01', null])
})

test('a deadline within a rental runs out before its last day, by date or at the pace of its kilometres', () => {
  const deadline = (dueOn: string | null, estimatedOn: string | null = null) => ({ dueOn, estimatedOn })
  const within = (one: { dueOn: string | null; estimatedOn: string | null }) =>
    dueWithin([one], '2026-03-02', '2026-03-09').length
  expect(['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09'].map((day) => within(deadline(day)))).toEqual([
    0, 1, 1, 0,
  ])
  expect(within(deadline('2026-12-31', '2026-03-05'))).toBe(1)
  expect(within(deadline(null))).toBe(0)
  expect(dueWithin([deadline(null), deadline('2026-02-01')], '', '2026-03-09')).toEqual([deadline('2026-02-01')])
})

test('kilometres come first where they are reached before the date, or without one', () => {
  const first = (dueOn: string | null, estimatedOn: string | null) => comesByKilometres({ dueOn, estimatedOn })
  expect([first(null, null), first(null, '2026-03-05'), first('2026-04-01', '2026-03-05')]).toEqual([true, true, true])
  expect([first('2026-04-01', null), first('2026-04-01', '2026-05-05')]).toEqual([false, false])
})
