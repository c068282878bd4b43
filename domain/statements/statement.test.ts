import fc from 'fast-check'
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

/** A rental with its amounts, and those that earlier settlements had of it. */
const rental = fc.record({
  priceCents: fc.integer({ min: 0, max: 500_000 }),
  commissionCents: fc.integer({ min: 0, max: 100_000 }),
  collectedCents: fc.integer({ min: 0, max: 500_000 }),
  settledCommissionCents: fc.integer({ min: 0, max: 100_000 }),
  settledCollectedCents: fc.integer({ min: 0, max: 500_000 }),
})
type Settled = typeof rental extends fc.Arbitrary<infer One> ? One : never

function lineOf(one: Settled) {
  const differenceCents = one.collectedCents - one.commissionCents
  const openCents = differenceCents - (one.settledCollectedCents - one.settledCommissionCents)
  return { ...one, differenceCents, openCents }
}

test('the sums of any rentals are those of their parts, and settling the open ones leaves nothing open', () => {
  fc.assert(
    fc.property(fc.array(rental, { maxLength: 40 }), fc.nat(40), (rentals, at) => {
      const lines = rentals.map(lineOf)
      const sums = sumLines(lines)
      expect(sums.differenceCents).toBe(sums.collectedCents - sums.commissionCents)
      expect(sumLines([sumLines(lines.slice(0, at)), sumLines(lines.slice(at))])).toEqual(sums)
      expect(sumLines(lines.toReversed())).toEqual(sums)
      const open = lines.filter((line) => !isSettled(line))
      expect(sumLines(open).openCents).toBe(sums.openCents)
      const paid = open.reduce(
        (sum, line) =>
          sum +
          (line.collectedCents - line.settledCollectedCents) -
          (line.commissionCents - line.settledCommissionCents),
        0,
      )
      expect(paid).toBe(sums.openCents)
      const after = rentals.map((one) =>
        lineOf({
          ...one,
          settledCommissionCents: one.commissionCents,
          settledCollectedCents: one.collectedCents,
        }),
      )
      expect(after.every(isSettled)).toBe(true)
      expect(sumLines(after)).toEqual({ ...sums, openCents: 0 })
    }),
  )
})

test('a month goes from its first day up to the first of the next', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' })
})
