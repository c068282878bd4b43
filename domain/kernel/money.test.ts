import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Euros } from './money.schema.ts'
import { formatCents, formatEuros, inCents, inEuros, maxCents, maxEuros, percentOf, toCents, toEuros } from './money.ts'

const cents = fc.integer({ min: 0, max: 999_999_999 })

describe('an amount in euros', () => {
  test.each([0, 0.01, 12.5, 39.99, 9_999_999.99])('%d is accepted unchanged', (euros) => {
    expect(Euros.parse(euros)).toBe(euros)
  })

  test.each([-0.01, 0.001, 12.345, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY, '12'])(
    '%s is refused',
    (euros) => {
      expect(Euros.safeParse(euros).success).toBe(false)
    },
  )

  test('binary rounding errors are removed', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(Euros.parse(0.1 + 0.2)).toBe(0.3)
    expect(Object.is(Euros.parse(-0), 0)).toBe(true)
  })

  test('converting to cents and back changes no amount', () => {
    fc.assert(fc.property(cents, (amount) => toCents(Euros.parse(toEuros(amount))) === amount))
  })
})

describe('a percentage', () => {
  test.each([
    [29_400, 10, 2940],
    [10, 5, 1],
    [9, 5, 0],
    [1050, 15, 158],
    [10_000, 8.5, 850],
    [0, 50, 0],
    [60_000_000_000_000, 50, 30_000_000_000_000],
  ])('of %d cents at %d %% is %d cents, rounded half up', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })

  test('is exact to half a cent', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(5, 10, 15, 20, 25, 30, 35, 40, 45, 50), (amount, percent) => {
        const twice = 2 * (percentOf(amount, percent) * 100 - amount * percent)
        return -100 < twice && twice <= 100
      }),
    )
  })
})

test('amounts are written in the form of each language', () => {
  expect(formatEuros(1234.5, 'fr')).toBe('1\u202f234,50\u00a0€')
  expect(formatEuros(1234.5, 'en')).toBe('€1,234.50')
  expect([formatEuros(-0, 'fr'), formatCents(0 * -1, 'en')]).toEqual(['0,00\u00a0€', '€0.00'])
})

test('the amounts of the contract become cents under the names of the rules; nothing else changes', () => {
  const charge = { amount: 42.5, kind: 'fuel' }
  const rental = { totalAmount: 267.3, waiverAmount: null, chargesAmount: 0, days: 3, charges: [charge] }
  expect(inCents(rental)).toEqual({ totalCents: 26730, waiverCents: null, chargesCents: 0, days: 3, charges: [charge] })
  expect(inCents(charge)).toEqual({ amountCents: 4250, kind: 'fuel' })
  expect(inEuros(inCents(rental))).toEqual(rental)
  expect(inEuros(inCents(charge))).toEqual(charge)
})

test('the largest amount is the same in euros and in cents', () => {
  expect(toCents(maxEuros)).toBe(maxCents)
})
