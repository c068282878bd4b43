import { expect, test } from 'vitest'
import { fitsBudget, mailBudget } from './mail-budget.ts'

test.each([
  ['the first day, without a fleet', { ageDays: 0, vehicles: 0, isPaying: false }, 20],
  ['the first day, with a fleet that was typed in an hour', { ageDays: 0, vehicles: 500, isPaying: false }, 20],
  ['the first day, with a paid plan', { ageDays: 0, vehicles: 40, isPaying: true }, 100],
  ['the second day', { ageDays: 1, vehicles: 8, isPaying: false }, 56],
  ['the seventh day', { ageDays: 6, vehicles: 8, isPaying: false }, 56],
  ['after a week', { ageDays: 7, vehicles: 8, isPaying: false }, 120],
  ['after a month, eight cars', { ageDays: 30, vehicles: 8, isPaying: false }, 200],
  ['after a month, forty cars and a paid plan', { ageDays: 30, vehicles: 40, isPaying: true }, 1400],
  ['a clock that is behind', { ageDays: -1, vehicles: 0, isPaying: false }, 20],
])('%s has a budget of mails a day', (_name, sender, budget) => {
  expect(mailBudget(sender)).toBe(budget)
})

test('the last mail of the budget leaves, the next one does not; automatic ones have as many again', () => {
  expect([fitsBudget(19, 20, false), fitsBudget(20, 20, false)]).toEqual([true, false])
  expect([fitsBudget(20, 20, true), fitsBudget(39, 20, true), fitsBudget(40, 20, true)]).toEqual([true, true, false])
})
