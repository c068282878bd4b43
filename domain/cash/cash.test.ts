import { describe, expect, test } from 'vitest'
import { type CashCount, CashCount as Count } from './count.schema.ts'
import { countedCents, denominations, wholeCount } from './count.ts'
import { drawerState } from './desk.ts'
import { expectedCents, inMethodOrder } from './movements.ts'
import { checkClosing, openingFloat } from './rules.ts'

describe('a count', () => {
  test('has every note and coin of the euro, and no other', () => {
    const accepted = denominations.map((cents) => Count.safeParse({ value: cents / 100, quantity: 1 }).success)
    expect(accepted).toEqual(denominations.map(() => true))
    for (const value of [0, 3, 0.03, 1000, -5]) expect(Count.safeParse({ value, quantity: 1 }).success).toBe(false)
  })

  test('sums to whole cents, with one line for each value', () => {
    const counts: CashCount[] = [
      { value: 0.1, quantity: 3 },
      { value: 50, quantity: 2 },
      { value: 0.1, quantity: 4 },
      { value: 0.02, quantity: 1 },
      { value: 5, quantity: 0 },
    ]
    expect(countedCents(counts)).toBe(10_072)
    expect(wholeCount(counts)).toEqual([
      { value: 50, quantity: 2 },
      { value: 0.1, quantity: 7 },
      { value: 0.02, quantity: 1 },
    ])
    expect(() => countedCents([{ value: 500, quantity: 20_000 }])).toThrow('above any possible amount')
  })
})

test('only cash moves the drawer; a refund of more than it held makes it negative', () => {
  const card = { method: 'card', receivedCents: 40_000, refundedCents: 0, keptCents: 0 } as const
  const cash = { method: 'cash', receivedCents: 12_000, refundedCents: 2_050, keptCents: 0 } as const
  expect(expectedCents(15_000, [cash, card])).toBe(24_950)
  expect(expectedCents(15_000, [card])).toBe(15_000)
  expect(expectedCents(0, [{ method: 'cash', receivedCents: 0, refundedCents: 100, keptCents: 0 }])).toBe(-100)
  const none = { method: 'cheque', receivedCents: 0, refundedCents: 0, keptCents: 0 } as const
  expect(inMethodOrder([none, cash, card])).toEqual([card, cash])
})

describe('the float', () => {
  const today = '2026-03-02'
  const requested = { today, floatCents: undefined, reason: null }
  const closed = { date: '2026-03-01', closedAt: '2026-03-01T22:00:00Z', countedCents: 24_950 }

  test('is the cash counted before; another one needs a reason', () => {
    expect(openingFloat(closed, requested)).toEqual({ floatCents: 24_950, floatReason: null })
    expect(openingFloat(closed, { ...requested, floatCents: 24_950, reason: 'x' })).toEqual({
      floatCents: 24_950,
      floatReason: null,
    })
    expect(() => openingFloat(closed, { ...requested, floatCents: 24_949 })).toThrow('The last count left €249.50')
    const banked = { ...requested, floatCents: 15_000, reason: 'Remis en banque' }
    expect(openingFloat(closed, banked)).toEqual({ floatCents: 15_000, floatReason: 'Remis en banque' })
  })

  test('is free for the first desk, and nothing when none is given', () => {
    expect(openingFloat(undefined, { ...requested, floatCents: 100 })).toEqual({ floatCents: 100, floatReason: null })
    expect(openingFloat(undefined, requested)).toEqual({ floatCents: 0, floatReason: null })
  })

  test('waits for the closing of the desk before, and for the next day', () => {
    const open = { date: '2026-03-01', closedAt: null, countedCents: null }
    expect(() => openingFloat(open, requested)).toThrow('still open')
    expect(() => openingFloat({ ...closed, date: today }, requested)).toThrow('already closed for today')
  })
})

test('a closing is refused when a payment came in meanwhile, and with a difference of a cent without a reason', () => {
  const count = { expectedCents: 10_000, shownCents: 10_000, countedCents: 10_000, reason: null }
  expect(() => checkClosing(count)).not.toThrow()
  expect(() => checkClosing({ ...count, shownCents: 9_000 })).toThrow('A payment or a refund came in meanwhile')
  expect(() => checkClosing({ ...count, countedCents: 10_001 })).toThrow('€0.01 too much')
  expect(() => checkClosing({ ...count, countedCents: 9_999 })).toThrow('€0.01 is missing')
  expect(() => checkClosing({ ...count, countedCents: 9_999, reason: 'Erreur de rendu' })).not.toThrow()
})

test('a drawer is to be opened, open, left open or closed by the day of its agency', () => {
  const desk = { date: '2026-03-01', closedAt: null as string | null }
  const stateOn = (today: string, closedAt: string | null = null) =>
    drawerState({ desk: { ...desk, closedAt } as Parameters<typeof drawerState>[0]['desk'], today })
  expect(drawerState({ desk: null, today: '2026-03-01' })).toBe('new')
  expect(stateOn('2026-03-01')).toBe('open')
  expect(stateOn('2026-03-02')).toBe('left_open')
  expect(stateOn('2026-03-01', '2026-03-01T22:00:00Z')).toBe('closed')
  expect(stateOn('2026-03-02', '2026-03-01T22:00:00Z')).toBe('to_open')
})
