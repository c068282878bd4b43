import { expect, test } from 'vitest'
import { decideRental, type RentalBasis } from './content.ts'

const one = { quantity: 1, maxCents: null, maxDays: null }
const airport = { id: 1, name: 'Aéroport', countryCode: 'GP', timezone: 'America/Guadeloupe', openingHours: [] }
const basis: RentalBasis = {
  graceMinutes: 29,
  departure: { ...airport, seasons: [] },
  arrival: airport,
  preparationMinutes: 60,
  category: {
    id: 4,
    name: 'Citadine',
    securityDepositCents: 80000,
    waiverCents: 120000,
    minimumRentalDurationMinutes: 1440,
  },
  priceLines: [{ id: 7, seasonId: null, minDays: 1, priceCents: 3950 }],
  options: [{ ...one, id: 3, name: 'Siège bébé', priceCents: 0, dailyPriceCents: 400 }],
  feeRules: [],
  holidays: { fr: {}, en: {} },
}
const now = '2026-03-01T12:00:00Z'
const wanted = { start: '2026-03-02T14:00:00Z', end: '2026-03-04T14:00:00Z', discountPercent: 10 }

test('two days with a child seat and ten percent off have their price, deposit and preparation', () => {
  expect(decideRental(wanted, basis, now)).toMatchObject({
    totalCents: 7830,
    securityDepositCents: 80000,
    waiverCents: 120000,
    preparationMinutes: 60,
    isOutsideOpeningHours: false,
  })
})

test('a kept price is that of the agreed end; everything else uses the actual end', () => {
  const early = { ...wanted, end: '2026-03-03T14:00:00Z', pricedEnd: wanted.end }
  expect(decideRental(early, basis, now)).toMatchObject({ totalCents: 7830, price: { days: 2 } })
  const openingHours = [{ dayOfWeek: 'monday' as const, openTimeMinutes: 480, closeTimeMinutes: 720 }]
  expect(decideRental(early, { ...basis, arrival: { ...airport, openingHours } }, now).isOutsideOpeningHours).toBe(true)
})

test('an amount typed by hand counts when the price list has no price, or when it corrects another', () => {
  const typed = { ...wanted, totalCents: 5000 }
  expect(decideRental(typed, basis, now).totalCents).toBe(7830)
  expect(decideRental(typed, { ...basis, priceLines: [] }, now)).toMatchObject({ totalCents: 5000, price: null })
  expect(decideRental({ ...typed, isCorrected: true }, basis, now)).toMatchObject({ totalCents: 5000, price: null })
  expect(() => decideRental(wanted, { ...basis, priceLines: [] }, now)).toThrow(
    expect.objectContaining({ code: 'price_missing' }),
  )
})

test('a price above the largest amount is refused with a message', () => {
  const dear = (priceCents: number) => ({
    ...basis,
    options: [{ ...one, id: 3, name: 'Or', priceCents, dailyPriceCents: 0 }],
  })
  const undiscounted = { ...wanted, discountPercent: 0 }
  expect(decideRental(undiscounted, dear(999_992_099), now).totalCents).toBe(999_999_999)
  expect(() => decideRental(undiscounted, dear(999_992_100), now)).toThrow(/above €9,999,999\.99/)
})

test('the category’s minimum duration counts to the minute', () => {
  const aDay = { ...wanted, end: '2026-03-03T14:00:00Z' }
  expect(decideRental(aDay, basis, now).totalCents).toBe(3915)
  expect(() => decideRental({ ...aDay, end: '2026-03-03T13:59:00Z' }, basis, now)).toThrow(
    expect.objectContaining({ code: 'validation' }),
  )
})

test('the category’s minimum applies to planned rentals: a vehicle that is out may come back earlier', () => {
  const soon = { ...wanted, end: '2026-03-02T18:00:00Z' }
  const before = { start: wanted.start, outSince: wanted.start, agreed: null }
  expect(decideRental(soon, basis, now, before).totalCents).toBe(3915)
  expect(() => decideRental(soon, basis, now, { ...before, outSince: null })).toThrow(
    expect.objectContaining({ code: 'validation' }),
  )
})

test('a departure while the agency is closed is marked', () => {
  const openingHours = [{ dayOfWeek: 'tuesday' as const, openTimeMinutes: 480, closeTimeMinutes: 720 }]
  const closed = { ...basis, departure: { ...basis.departure, openingHours } }
  expect(decideRental(wanted, closed, now).isOutsideOpeningHours).toBe(true)
})
