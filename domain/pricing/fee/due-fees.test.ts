import { describe, expect, test } from 'vitest'
import { dueFees, type FeeRule, type Stay } from './due-fees.ts'

const timezone = 'America/Guadeloupe'
const weekdays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((dayOfWeek) => {
  return { dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 1080 }
})
const airport = { id: 1, name: 'Aéroport', timezone, openingHours: weekdays }
const port = { id: 2, name: 'Port', timezone, openingHours: weekdays }

/** From Friday 4 December 2026 at 10:00 to Monday 7 December at 10:00, within the hours of one agency. */
const stay: Stay = {
  start: '2026-12-04T14:00:00Z',
  end: '2026-12-07T14:00:00Z',
  departure: airport,
  arrival: airport,
  categoryId: 4,
  delivery: null,
  collection: null,
  additionalDriverCount: 0,
  holidays: { fr: {}, en: {} },
}

let ids = 0
function rule(kind: FeeRule['kind'], over: Partial<FeeRule> = {}): FeeRule {
  return {
    id: ++ids,
    kind,
    name: `Frais ${ids}`,
    nameEn: null,
    priceCents: 1000,
    dailyPriceCents: 0,
    maxCents: null,
    agencyId: null,
    toAgencyId: null,
    categoryId: null,
    at: null,
    isOnHolidays: false,
    postalCodes: [],
    freeCount: 0,
    ...over,
  }
}

const due = (rules: FeeRule[], over: Partial<Stay> = {}) =>
  dueFees(rules, { ...stay, ...over }).map(({ id, at, quantity, reason }) => ({ id, at, quantity, ...reason }))

test('a rental within the rules has no fee', () => {
  const all = [
    rule('outside_hours'),
    rule('place', { agencyId: 2 }),
    rule('one_way', { agencyId: 1, toAgencyId: 2 }),
    rule('additional_driver'),
  ]
  expect(due(all)).toEqual([])
})

describe('outside opening hours', () => {
  const night = { start: '2026-12-05T02:30:00Z', end: '2026-12-06T20:00:00Z' }

  test('each end has its fee, with the time and the reason in both languages', () => {
    const fee = rule('outside_hours')
    expect(due([fee], night)).toEqual([
      {
        id: fee.id,
        at: 'departure',
        quantity: 1,
        fr: 'Départ le ven. 4 déc. 2026, 22h30, agence fermée',
        en: 'Pick-up on Fri 4 Dec 2026, 22:30, agency closed',
      },
      {
        id: fee.id,
        at: 'arrival',
        quantity: 1,
        fr: 'Retour le dim. 6 déc. 2026, 16h00, agence fermée',
        en: 'Return on Sun 6 Dec 2026, 16:00, agency closed',
      },
    ])
  })

  test('the fee of the agency counts before that of every agency, and that of one end before that of both', () => {
    const [all, here, return_] = [
      rule('outside_hours'),
      rule('outside_hours', { agencyId: 1 }),
      rule('outside_hours', { agencyId: 1, at: 'arrival' }),
    ]
    expect(due([all, here, return_], night).map(({ id }) => id)).toEqual([here.id, return_.id])
    expect(due([all, here, return_], { ...night, departure: port }).map(({ id }) => id)).toEqual([all.id, return_.id])
  })

  test('on a public holiday only the fee that says so is charged, with its name', () => {
    const holidays = { fr: { '2026-12-04': 'Fête du port' }, en: { '2026-12-04': 'Harbour Day' } }
    expect(due([rule('outside_hours')], { holidays })).toEqual([])
    const fee = rule('outside_hours', { isOnHolidays: true })
    expect(due([fee], { holidays })).toEqual([
      {
        id: fee.id,
        at: 'departure',
        quantity: 1,
        fr: 'Départ le ven. 4 déc. 2026, 10h00, jour férié (Fête du port)',
        en: 'Pick-up on Fri 4 Dec 2026, 10:00, public holiday (Harbour Day)',
      },
    ])
  })

  test('an agency without hours is never closed', () => {
    const always = { ...airport, openingHours: [] }
    expect(due([rule('outside_hours')], { ...night, departure: always, arrival: always })).toEqual([])
  })
})

test('each fee of a place is charged once, for the end that touches it', () => {
  const [tax, parking] = [rule('place', { agencyId: 1 }), rule('place', { agencyId: 1, at: 'arrival' })]
  expect(due([tax, parking])).toEqual([
    {
      id: tax.id,
      at: 'departure',
      quantity: 1,
      fr: 'Départ de l’agence «\u00a0Aéroport\u00a0»',
      en: "Pick-up at 'Aéroport'",
    },
    {
      id: parking.id,
      at: 'arrival',
      quantity: 1,
      fr: 'Retour à l’agence «\u00a0Aéroport\u00a0»',
      en: "Return at 'Aéroport'",
    },
  ])
  expect(due([tax, parking], { arrival: port }).map(({ id }) => id)).toEqual([tax.id])
  expect(due([tax], { departure: port }).map(({ at }) => at)).toEqual(['arrival'])
})

test('a one-way rental has the fee of its direction, that of its category first', () => {
  const [there, back] = [
    rule('one_way', { agencyId: 1, toAgencyId: 2 }),
    rule('one_way', { agencyId: 2, toAgencyId: 1 }),
  ]
  const ofCategory = rule('one_way', { agencyId: 1, toAgencyId: 2, categoryId: 4 })
  expect(due([there, back], { arrival: port })).toEqual([
    {
      id: there.id,
      at: null,
      quantity: 1,
      fr: 'De «\u00a0Aéroport\u00a0» à «\u00a0Port\u00a0»',
      en: "From 'Aéroport' to 'Port'",
    },
  ])
  expect(due([there, back], { departure: port }).map(({ id }) => id)).toEqual([back.id])
  expect(due([there, ofCategory], { arrival: port }).map(({ id }) => id)).toEqual([ofCategory.id])
  expect(due([there, ofCategory], { arrival: port, categoryId: 5 }).map(({ id }) => id)).toEqual([there.id])
})

test('additional drivers are charged each, after those that are free', () => {
  const fee = rule('additional_driver', { freeCount: 1 })
  expect(due([fee], { additionalDriverCount: 1 })).toEqual([])
  expect(due([fee], { additionalDriverCount: 3 })).toEqual([
    {
      id: fee.id,
      at: null,
      quantity: 2,
      fr: '3 conducteurs supplémentaires, dont 1 gratuit',
      en: '3 additional drivers, 1 of them free',
    },
  ])
})

describe('a delivery', () => {
  const beach = { postalCode: '97180', city: 'Sainte-Anne' }

  test('has the fee of the narrowest zone, for each end at an address', () => {
    const [flat, island, town] = [
      rule('delivery'),
      rule('delivery', { postalCodes: ['971', '972'], agencyId: 1 }),
      rule('delivery', { postalCodes: ['97180'], at: 'departure' }),
    ]
    expect(due([flat, island, town], { delivery: beach, collection: beach })).toEqual([
      {
        id: town.id,
        at: 'departure',
        quantity: 1,
        fr: 'Livraison à l’adresse du client, 97180 Sainte-Anne',
        en: 'Delivery to the customer’s address, 97180 Sainte-Anne',
      },
      {
        id: island.id,
        at: 'arrival',
        quantity: 1,
        fr: 'Récupération à l’adresse du client, 97180 Sainte-Anne',
        en: 'Collection at the customer’s address, 97180 Sainte-Anne',
      },
    ])
  })

  test('outside every zone has the flat fee, or none', () => {
    const zone = rule('delivery', { postalCodes: ['97180'] })
    const elsewhere = { postalCode: null, city: 'Ailleurs' }
    expect(due([zone], { delivery: elsewhere })).toEqual([])
    const flat = rule('delivery')
    expect(due([zone, flat], { delivery: elsewhere }).map(({ id }) => id)).toEqual([flat.id])
  })
})
