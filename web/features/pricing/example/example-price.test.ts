import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import type { Fee } from '@filao/domain/pricing/fee/fee.schema'
import { describe, expect, test } from 'vitest'
import type { PriceRow } from '../grid/price-row.ts'
import { type Charged, type Example, examplePrice } from './example-price.ts'

const daily = { openTimeMinutes: 480, closeTimeMinutes: 1080 }
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const airport = {
  id: 1,
  name: 'Aéroport',
  timezone: 'America/Guadeloupe',
  seasons: [
    { id: 1, agencyId: 1, start: '12-15', end: '04-15', userLabel: 'Haute saison', userLabelEn: null },
    { id: 2, agencyId: 1, start: '04-16', end: '12-14', userLabel: 'Basse saison', userLabelEn: null },
  ],
  openingHours: weekdays.map((dayOfWeek, id) => ({ id, dayOfWeek, ...daily })),
} as Agency
const port = { ...airport, id: 2, name: 'Port', seasons: [] } as Agency
const category = { id: 1, code: 'B', name: 'Citadine', securityDepositAmount: 800, waiverAmount: 1200 } as Category

const row = (id: number, over: Partial<PriceRow>): PriceRow => {
  const one = { id, agencyId: 1, categoryId: 1, seasonId: 1, name: '', nameEn: null, minDays: 1, minHours: null }
  return { ...one, weekdays: null, price: null, ...over }
}
const rows = [
  row(1, { price: 60 }),
  row(2, { price: 52.5, minDays: 7 }),
  row(3, { price: 40, seasonId: 2 }),
  row(4, { price: 9.9, categoryId: 2 }),
  row(5, { price: 9.9, agencyId: 2, seasonId: null }),
]

const fee = (id: number, over: Partial<Fee>): Fee => {
  const none = { agencyId: null, toAgencyId: null, categoryId: null, at: null, isOnHolidays: false, postalCodes: [] }
  const free = { dailyPrice: 0, maxAmount: null, freeCount: 0, nameEn: null, isEnabled: true, companyId: 1 }
  return { id, kind: 'outside_hours', name: `Frais ${id}`, price: 10, ...none, ...free, ...over }
}
const night = fee(1, { name: 'Hors horaires', price: 35.5 })
const oneWay = fee(2, { kind: 'one_way', price: 40, agencyId: 1, toAgencyId: 2 })
const driver = fee(3, { kind: 'additional_driver', price: 0, dailyPrice: 4, maxAmount: 20, freeCount: 1 })

const option = (id: number, over: Partial<Option>): Option => {
  const plain = { nameEn: null, description: null, descriptionEn: null, maxAmount: null, maxDays: null, stocks: [] }
  const one = { id, companyId: 1, name: `Option ${id}`, price: 0, dailyPrice: 0, maxQuantity: 1, isEnabled: true }
  return { ...plain, ...one, isCover: false, categories: [], ...over }
}
const seat = option(1, { dailyPrice: 5, maxAmount: 30, maxQuantity: 3 })
const categories = [{ categoryId: 1, category: { id: 1, code: 'B' }, waiverAmount: 300, securityDepositAmount: null }]
const cover = option(2, { isCover: true, dailyPrice: 12, categories })

/** Seven days from Wednesday 16 December 2026 at 10:00, in high season. */
const week: Example = {
  start: '2026-12-16T14:00:00Z',
  end: '2026-12-23T14:00:00Z',
  departure: airport,
  arrival: airport,
  quantities: new Map(),
  additionalDriverCount: 0,
}
const charged: Charged = {
  rows,
  fees: [night, oneWay, driver],
  options: [seat, cover],
  holidays: { fr: {}, en: {} },
  graceMinutes: 60,
}

const priceOf = (over: Partial<Example> = {}, by: Partial<Charged> = {}, of = category) =>
  examplePrice(of, { ...week, ...over }, { ...charged, ...by })

describe('the example of a rental', () => {
  test('is priced by the lines of its category at its agency, with no fee where none is due', () => {
    expect(priceOf().price).toMatchObject({ days: 7, price: { total: 367.5 }, fees: [], options: [], total: 367.5 })
  })

  test('of a night pick-up, one way, with two child seats, a cover and two drivers is right to the cent', () => {
    const start = '2026-12-17T02:30:00Z'
    const quantities = new Map([
      [seat.id, 2],
      [cover.id, 1],
    ])
    const { price } = priceOf({ start, arrival: port, quantities, additionalDriverCount: 2 })
    // 7 × 52.50 for the vehicle; 35.50 + 40 + at most 20 of fees; 2 seats at most 30 each, and 7 × 12 for the cover.
    expect(price).toMatchObject({
      days: 7,
      price: { total: 367.5 },
      fees: [
        { id: night.id, total: 35.5, reason: { fr: 'Départ le mer. 16 déc. 2026, 22h30, agence fermée' } },
        { id: oneWay.id, total: 40 },
        { id: driver.id, quantity: 1, total: 20 },
      ],
      options: [
        { id: seat.id, quantity: 2, total: 60 },
        { id: cover.id, total: 84 },
      ],
      total: 607,
      securityDepositAmount: 800,
      waiverAmount: 300,
    })
  })

  test('follows a price that is not saved yet, and prices of weekdays and of hours', () => {
    const changed = rows.map((one) => (one.id === 2 ? { ...one, price: 50.01 } : one))
    expect(priceOf({}, { rows: changed }).price?.total).toBe(350.07)
    const weekend = [...rows, row(-1, { minDays: 7, weekdays: [6, 7], price: 70 })]
    expect(priceOf({}, { rows: weekend }).price?.total).toBe(5 * 52.5 + 2 * 70)
    const hourly = [...rows, row(-2, { minDays: 0, minHours: 2, price: 8 })]
    expect(priceOf({ end: '2026-12-16T19:00:00Z' }, { rows: hourly }).price?.total).toBe(32)
  })

  test('leaves out a fee that is switched off, and charges a public holiday where a fee asks for it', () => {
    const evening = { start: '2026-12-17T02:30:00Z' }
    expect(priceOf(evening, { fees: [{ ...night, isEnabled: false }] }).price?.fees).toEqual([])
    const named = { '2026-12-16': 'Fête' }
    const fees = [{ ...night, isOnHolidays: true }]
    const { price } = priceOf({}, { fees, holidays: { fr: named, en: named } })
    expect(price?.fees).toMatchObject([{ at: 'departure', total: 35.5 }])
  })

  test('says which price is missing, and which cover does not exist for the category', () => {
    const emptied = rows.map((one) => ({ ...one, price: null }))
    expect(priceOf({}, { rows: emptied }).refusal?.fr).toContain('Aucun tarif pour la catégorie «\u00a0Citadine\u00a0»')
    const other = { ...category, id: 2, name: 'Utilitaire' }
    expect(priceOf({ quantities: new Map([[cover.id, 1]]) }, {}, other).refusal?.en).toContain('does not exist')
  })
})
