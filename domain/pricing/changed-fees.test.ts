import { expect, test } from 'vitest'
import { changedFees } from './changed-fees.ts'
import type { DueFee } from './fee/due-fees.ts'
import { quote, quoteOf } from './quote.ts'

const timezone = 'America/Guadeloupe'
const reason = { fr: 'Parce que', en: 'Because' }
const rate = { dailyPriceCents: 0, maxCents: null }
const airport: DueFee = {
  ...rate,
  id: 1,
  kind: 'place',
  at: 'departure',
  name: 'Aéroport',
  quantity: 1,
  priceCents: 1500,
  reason,
}
const oneWay: DueFee = {
  ...rate,
  id: 2,
  kind: 'one_way',
  at: null,
  name: 'Aller simple',
  quantity: 1,
  priceCents: 4000,
  reason,
}
const driver: DueFee = {
  ...rate,
  id: 3,
  kind: 'additional_driver',
  at: null,
  name: 'Conducteur',
  quantity: 2,
  priceCents: 0,
  dailyPriceCents: 500,
  reason,
}

/** Three days at 50 € and ten percent off. */
const agreed = (fees: DueFee[], waivedFees: { feeId: number; at: 'departure' | null }[] = []) =>
  quoteOf(
    quote({
      start: '2026-03-02T14:00:00Z',
      end: '2026-03-05T14:00:00Z',
      timezone,
      graceMinutes: 0,
      seasons: [],
      priceLines: [{ id: 1, seasonId: null, minDays: 1, priceCents: 5000 }],
      options: [],
      fees,
      waivedFees,
      discountPercent: 10,
      securityDepositCents: 0,
      waiverCents: 0,
      categoryName: 'B',
    }),
  )

test('a fee that another arrival brings is added, and the lines agreed before stay as they are', () => {
  const before = agreed([airport])
  const dearer = { ...airport, priceCents: 9900 }
  const after = changedFees(before, ['arrivalAgencyId'], { due: [dearer, oneWay], waived: [] })
  expect(after).toMatchObject({ subtotal: 205, discountAmount: 20.5, total: 184.5 })
  expect(after.fees.map(({ id, total }) => [id, total])).toEqual([
    [1, 15],
    [2, 40],
  ])
  expect(changedFees(after, ['arrivalAgencyId'], { due: [dearer], waived: [] })).toEqual(before)
})

test('a part that decides no fee of the price changes nothing, whatever is due today', () => {
  const before = agreed([airport])
  expect(changedFees(before, ['additionalDriverIds'], { due: [oneWay], waived: [] })).toBe(before)
  expect(changedFees(before, ['additionalDriverIds'], { due: [driver], waived: [] })).toMatchObject({ total: 175.5 })
})

test('a fee is taken out and put back at the agreed amount', () => {
  const before = agreed([airport, driver])
  const waived = [{ feeId: 1, at: 'departure' as const }]
  const without = changedFees(before, ['waivedFees'], { due: [], waived })
  expect(without).toMatchObject({ total: 162, fees: [{ id: 3 }], waivedFees: [{ id: 1, total: 15 }] })
  expect(without).toEqual(agreed([airport, driver], waived))
  expect(changedFees(without, ['waivedFees'], { due: [], waived: [] })).toEqual(before)
})
