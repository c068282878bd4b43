import { describe, expect, test } from 'vitest'
import type { CategoryPromise } from '../promise/promise.schema.ts'
import { agreedSecurity, changedSecurity, pricedCategoryOf, pricedFor } from './agreed-price.ts'

const day = (n: number) => `2026-03-0${n}T14:00:00Z`
const citadine = 1
const utilitaire = 2
/** Four days with a small car. */
const rental = {
  end: day(5),
  vehicleId: 11,
  promise: null as CategoryPromise | null,
  vehicle: { category: { id: citadine } },
  pricedEnd: null as string | null,
  pricedCategoryId: null as number | null,
}
const own = { pricedEnd: null, pricedCategoryId: null }
const keep = { keepsPrice: true }
const recomputed = { keepsPrice: false }

describe('an earlier return that keeps the price', () => {
  const early = { ...rental, end: day(2), pricedEnd: day(5) }

  test('keeps the price of the agreed end', () => {
    expect(pricedFor(rental, { ...rental, end: day(2) }, keep)).toEqual({ ...own, pricedEnd: day(5) })
  })

  test('still keeps it when something else changes, and when it returns at yet another time', () => {
    expect(pricedFor(early, early, recomputed)).toEqual({ ...own, pricedEnd: day(5) })
    expect(pricedFor(early, { ...early, end: '2026-03-02T14:00:00.000Z' }, recomputed).pricedEnd).toBe(day(5))
    expect(pricedFor(early, { ...early, end: day(3) }, keep)).toEqual({ ...own, pricedEnd: day(5) })
  })

  test('ends with a new price for another end, and at the agreed end', () => {
    expect(pricedFor(early, { ...early, end: day(3) }, recomputed)).toEqual(own)
    expect(pricedFor(early, { ...early, end: day(5) }, keep)).toEqual(own)
  })

  test('outlasts a change of vehicle', () => {
    expect(pricedFor(early, { ...early, vehicleId: 12 }, recomputed)).toEqual({ ...own, pricedEnd: day(5) })
  })
})

describe('a change of vehicle that keeps the price', () => {
  const swapped = { ...rental, vehicleId: 12, vehicle: { category: { id: utilitaire } }, pricedCategoryId: citadine }

  test('keeps the price of the agreed category, also when that vehicle is changed again', () => {
    expect(pricedFor(rental, { ...rental, vehicleId: 12 }, keep)).toEqual({ ...own, pricedCategoryId: citadine })
    expect(pricedFor(swapped, { ...swapped, vehicleId: 13 }, keep)).toEqual({ ...own, pricedCategoryId: citadine })
  })

  test('still keeps it for another end and for other changes', () => {
    expect(pricedFor(swapped, swapped, recomputed)).toEqual({ ...own, pricedCategoryId: citadine })
    expect(pricedFor(swapped, { ...swapped, end: day(7) }, recomputed)).toEqual({ ...own, pricedCategoryId: citadine })
  })

  test('ends with a change of vehicle that requires a new price', () => {
    expect(pricedFor(swapped, { ...swapped, vehicleId: 13 }, recomputed)).toEqual(own)
  })
})

test('a promised category is what is priced, with whatever vehicle', () => {
  const promise = { categoryId: utilitaire, transmission: null, seats: null }
  const promised = { ...rental, promise }
  expect(pricedFor(promised, { ...promised, vehicleId: 12 }, keep)).toEqual(own)
  expect(pricedFor(promised, { ...promised, vehicleId: 12, promise: null }, recomputed)).toEqual(own)
  expect(pricedFor(promised, { ...promised, vehicleId: 12, promise: null }, keep).pricedCategoryId).toBe(utilitaire)
  expect([pricedCategoryOf(promised), pricedCategoryOf(rental)]).toEqual([utilitaire, citadine])
})

test('a rental whose price was never kept is priced for its own end and category', () => {
  expect(pricedFor(rental, { ...rental, end: day(7) }, recomputed)).toEqual(own)
  expect(pricedFor(rental, { ...rental, vehicleId: 12 }, recomputed)).toEqual(own)
  expect(pricedFor(rental, rental, keep)).toEqual(own)
})

describe('the deposit and the excess', () => {
  const security = { securityDepositCents: 80_000, waiverCents: 110_000 }
  const saved = { ...rental, ...security, status: 'pending' as const }
  const uncovered = { before: null, after: null }

  test.each(['quote', 'validating', 'pending', 'ongoing', 'done'] as const)(
    'of a %s rental stay in its category',
    (status) => {
      expect(agreedSecurity({ ...saved, status }, citadine, uncovered)).toEqual(security)
      expect(agreedSecurity({ ...saved, status }, utilitaire, uncovered)).toBeNull()
    },
  )

  test('are those of the category that is still priced after a change of vehicle', () => {
    const exchanged = { ...saved, vehicle: { category: { id: utilitaire } }, pricedCategoryId: citadine }
    expect(agreedSecurity(exchanged, citadine, uncovered)).toEqual(security)
    expect(agreedSecurity(exchanged, utilitaire, uncovered)).toBeNull()
  })

  test('are told by name where a new price changes them', () => {
    const before = { securityDepositAmount: 800, waiverAmount: 1100 }
    expect(changedSecurity(before, { ...before })).toEqual([])
    expect(changedSecurity(before, { ...before, waiverAmount: 2500 })).toEqual(['waiverAmount'])
    expect(changedSecurity(before, { ...before, securityDepositAmount: 799.99 })).toEqual(['securityDepositAmount'])
  })

  test('stay with the same cover, and are those of the price list with another one or none', () => {
    expect(agreedSecurity(saved, citadine, { before: 5, after: 5 })).toEqual(security)
    expect(agreedSecurity(saved, citadine, { before: 5, after: 6 })).toBeNull()
    expect(agreedSecurity(saved, citadine, { before: 5, after: null })).toBeNull()
    expect(agreedSecurity(saved, citadine, { before: null, after: 5 })).toBeNull()
  })

  test('of a draft, and of what is not saved, are those of the category', () => {
    expect(agreedSecurity({ ...saved, status: 'draft' }, citadine, uncovered)).toBeNull()
    expect(agreedSecurity(null, citadine, uncovered)).toBeNull()
  })
})
