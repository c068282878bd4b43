import { expect, test } from 'vitest'
import { daysOfMonth, isSettled, owedSentence, sumLines } from './statement.ts'

test('a rental is settled when neither commission nor collected money has changed since', () => {
  const money = { commissionCents: 3_870, collectedCents: 10_000 }
  expect(isSettled({ ...money, settledCommissionCents: 3_870, settledCollectedCents: 10_000 })).toBe(true)
  // The difference is the same, both amounts are not.
  expect(isSettled({ ...money, settledCommissionCents: 3_770, settledCollectedCents: 9_900 })).toBe(false)
  const nothing = { settledCommissionCents: 0, settledCollectedCents: 0 }
  expect(isSettled({ ...money, ...nothing })).toBe(false)
  expect(isSettled({ commissionCents: 0, collectedCents: 0, ...nothing })).toBe(true)
})

test('the sentence names who owes whom', () => {
  const names = { source: 'Rentîles', company: 'Kréyol Location' }
  expect(owedSentence(6_130, names, 'fr')).toMatch(/^Rentîles doit 61,30\s€ à Kréyol Location\.$/)
  expect(owedSentence(-6_130, names, 'en')).toBe('Kréyol Location owes Rentîles €61.30.')
  expect(owedSentence(0, names, 'fr')).toBe('Tout est réglé.')
})

test('the sums are those of the lines', () => {
  const line = { priceCents: 1, commissionCents: 2, collectedCents: 3, differenceCents: 1, openCents: -4 }
  expect(sumLines([line, line])).toEqual({
    priceCents: 2,
    commissionCents: 4,
    collectedCents: 6,
    differenceCents: 2,
    openCents: -8,
  })
})

test('a month goes from its first day up to the first of the next', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' })
})
