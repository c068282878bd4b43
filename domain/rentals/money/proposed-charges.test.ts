import { expect, test } from 'vitest'
import { addMinutes } from '../../kernel/time.ts'
import { proposeCharges, type Returned } from './proposed-charges.ts'

/** A company without tariffs: agents enter the amounts. */
const none = {
  fuelQuarterCents: null,
  lateHourCents: null,
  includedKilometresPerDay: null,
  extraKilometreCents: null,
}
const start = '2026-03-01T14:00:00Z'
const end = '2026-03-04T14:00:00Z'
const check = (stage: 'delivery' | 'return', odometer: number, fuelLevel: string | null = '4/4', stretch = 0) => {
  return { stage, stretch, odometer, fuelLevel, damages: [] }
}

/** Three days at 40 € that ended on time, with a full tank, after 540 km. */
const good: Returned = {
  rental: {
    start,
    end,
    pricedEnd: null,
    departureAgency: { timezone: 'America/Guadeloupe' },
    totalCents: 12000,
    waiverCents: 120000,
    charges: [],
    vehicleChanges: [],
    checks: [check('delivery', 1000)],
  },
  returnedAt: end,
  graceMinutes: 29,
  tariffs: none,
  state: { odometer: 1540, fuelLevel: '4/4', damages: [] },
  actualCents: 12000,
  listedCents: 12000,
}
const scratch = { view: 'left', kind: 'scratch', size: 'small', comment: 'Portière' } as const

const propose = (over: Partial<Returned> = {}, rental: Partial<Returned['rental']> = {}) =>
  proposeCharges({ ...good, ...over, rental: { ...good.rental, ...rental } }).filter(
    ({ isInformation }) => !isInformation,
  )

test('a vehicle that returns on time, full and undamaged costs nothing; its kilometres are listed', () => {
  expect(proposeCharges(good)).toEqual([
    {
      kind: 'kilometres',
      sentence: { fr: '540\u00a0km parcourus', en: '540\u00a0km driven' },
      amountCents: null,
      mostCents: null,
      isInformation: true,
    },
  ])
})

test('a day begun after the grace costs what the price list adds for it', () => {
  const late = (minutes: number, actualCents: number | null = 16000) =>
    propose({ returnedAt: addMinutes(end, minutes), actualCents })
  expect(late(29)).toEqual([])
  expect(late(30)).toEqual([
    {
      kind: 'lateness',
      sentence: {
        fr: 'Retour avec 30\u00a0min de retard\u202f: 1 jour de plus',
        en: 'Returned 30\u00a0min late: 1 more day',
      },
      amountCents: 4000,
      mostCents: null,
      isInformation: false,
    },
  ])
  expect(late(1440 + 30, 20000)[0]).toMatchObject({
    amountCents: 8000,
    sentence: { en: 'Returned 1\u00a0day 30\u00a0min late: 2 more days' },
  })
})

test('when the list has no price, or a lower one, the agent enters the amount', () => {
  expect(propose({ returnedAt: addMinutes(end, 60), actualCents: null })[0]).toMatchObject({ amountCents: null })
  expect(propose({ returnedAt: addMinutes(end, 60), actualCents: 11000 })[0]).toMatchObject({ amountCents: null })
})

test('an hour late costs another day of the list, whatever the agreed price was', () => {
  const late = { returnedAt: addMinutes(end, 60), actualCents: 24000, listedCents: 18000 }
  expect(propose(late)[0]).toMatchObject({ amountCents: 6000 })
  expect(propose(late, { totalCents: 30000 })[0]).toMatchObject({ amountCents: 6000 })
  expect(propose(late, { totalCents: null })[0]).toMatchObject({ amountCents: 6000 })
  expect(propose({ ...late, listedCents: null })[0]).toMatchObject({ amountCents: null })
})

test('a late return within a paid day costs no other day', () => {
  const half = { end: addMinutes(end, -600) }
  expect(propose({ returnedAt: end }, half)).toEqual([])
  expect(propose({ returnedAt: addMinutes(end, 30) }, half)).toHaveLength(1)
})

test('fuel is missing when the return level is lower, on any gauges', () => {
  const back = (fuelLevel: string | null) => propose({ state: { odometer: 1540, fuelLevel, damages: [] } })
  expect([back('4/4'), back('8/8'), back(null)]).toEqual([[], [], []])
  expect(back('7/8')).toMatchObject([
    { kind: 'fuel', amountCents: null, sentence: { fr: 'Carburant manquant\u202f: 4/4 au départ, 7/8 au retour' } },
  ])
})

test('each damage found is proposed, for at most the rest of the excess', () => {
  const state = {
    odometer: 1540,
    fuelLevel: '4/4',
    damages: [scratch, { ...scratch, view: 'top', comment: null } as const],
  }
  expect(propose({ state })).toMatchObject([
    {
      kind: 'damage',
      amountCents: null,
      mostCents: 120000,
      sentence: { fr: 'Rayure, côté gauche, petite (moins de 2 cm) «\u00a0Portière\u00a0»' },
    },
    { mostCents: 120000, sentence: { en: 'Scratch, top, small (under 2 cm)' } },
  ])
  const charges = [
    { id: 1, kind: 'damage', amountCents: 70000, reason: 'Aile', correctsChargeId: null },
    { id: 2, kind: 'damage', amountCents: 60000, reason: 'Vitre', correctsChargeId: null },
    { id: 3, kind: 'damage', amountCents: 60000, reason: 'Geste', correctsChargeId: 2 },
  ] as const
  expect(propose({ state }, { charges }).map(({ mostCents }) => mostCents)).toEqual([50000, 50000])
})

test('a damage that was charged, in either language, is decided; another that looks the same is not', () => {
  const state = { odometer: 1540, fuelLevel: '4/4', damages: [scratch, scratch] }
  const [{ sentence } = expect.fail()] = propose({ state })
  const proposed = (...reasons: string[]) => {
    const charges = reasons.map((reason, id) => ({
      id,
      kind: 'damage' as const,
      amountCents: 9000,
      reason,
      correctsChargeId: null,
    }))
    return propose({ state }, { charges }).length
  }
  expect([proposed(), proposed(sentence.fr), proposed(sentence.en), proposed('Autre chose')]).toEqual([2, 1, 1, 2])
  expect(proposed(sentence.fr, sentence.en)).toBe(0)
})

test('a decided charge is not proposed again, even when it was taken back', () => {
  const late = { returnedAt: addMinutes(end, 60), state: { odometer: 1540, fuelLevel: '1/4', damages: [] } }
  const kinds = (charges: Returned['rental']['charges']) => propose(late, { charges }).map(({ kind }) => kind)
  const charge = { id: 1, kind: 'lateness', amountCents: 4000, reason: 'Retard', correctsChargeId: null } as const
  expect(kinds([])).toEqual(['lateness', 'fuel'])
  expect(kinds([charge])).toEqual(['fuel'])
  const takenBack = { ...charge, id: 2, correctsChargeId: 1 }
  expect(kinds([charge, takenBack])).toEqual(['fuel'])
  const fuel = { ...charge, id: 3, kind: 'fuel' } as const
  expect(kinds([charge, takenBack, fuel, { ...fuel, id: 4, correctsChargeId: 3 }])).toEqual([])
})

test('after a change of vehicle each vehicle counts, and after the return only the checks count', () => {
  const checks = [
    check('delivery', 1000),
    { ...check('return', 1100, '2/4'), damages: [scratch] },
    check('delivery', 50_000, '4/4', 1),
    check('return', 50_200, '4/4', 1),
  ]
  const rental = { ...good.rental, checks, vehicleChanges: [{}] }
  const { state, ...done } = good
  expect(proposeCharges({ ...done, rental }).map(({ kind }) => kind)).toEqual(['fuel', 'damage', 'kilometres'])
  expect(proposeCharges({ ...done, rental }).at(-1)?.sentence.fr).toBe('300\u00a0km parcourus')
  expect(proposeCharges({ ...good, state: { ...good.state, odometer: null, fuelLevel: null, damages: [] } })).toEqual(
    [],
  )
})

test('a return later than planned, but within the paid days, costs no extra day', () => {
  const early = { end: addMinutes(start, 1440), pricedEnd: end }
  expect(propose({ returnedAt: addMinutes(start, 2880), actualCents: 8000 }, early)).toEqual([])
  expect(propose({ returnedAt: addMinutes(end, 30), actualCents: 16000 }, early)).toMatchObject([{ amountCents: 4000 }])
  const tariffs = { ...none, lateHourCents: 1000 }
  expect(propose({ returnedAt: addMinutes(end, 30), actualCents: 16000, tariffs }, early)).toMatchObject([
    { amountCents: 1000, sentence: { en: 'Returned 30\u00a0min late: 1 hour begun' } },
  ])
})

test('a scooter priced by the hour costs the hours begun after the grace, as the list prices them', () => {
  const season = { seasonId: null, name: null, nameEn: null, days: 1, dailyPrice: 32, hourlyPrice: 8, weekdays: null }
  const price = { seasons: [{ ...season, hours: 4, total: 32 }] }
  const due = addMinutes(start, 240)
  const late = (minutes: number, actualCents: number) =>
    propose(
      { returnedAt: addMinutes(due, minutes), actualCents, listedCents: 3200 },
      { end: due, totalCents: 3200, price },
    )
  expect(late(29, 3200)).toEqual([])
  expect(late(30, 4000)).toMatchObject([
    {
      kind: 'lateness',
      amountCents: 800,
      sentence: { fr: 'Retour avec 30\u00a0min de retard\u202f: 1 heure de plus' },
    },
  ])
  expect(late(100, 3500)).toMatchObject([
    { amountCents: 300, sentence: { en: expect.stringMatching(/2 more hours$/) } },
  ])
  expect(late(1440, 7000)).toMatchObject([
    { amountCents: 3800, sentence: { en: expect.stringMatching(/1 more day$/) } },
  ])
})

test('an hour of lateness costs the tariff, and never more than another day of the price list', () => {
  const late = (minutes: number, actualCents: number | null = 16000) =>
    propose({ returnedAt: addMinutes(end, minutes), actualCents, tariffs: { ...none, lateHourCents: 1000 } })
  expect(late(29)).toEqual([])
  expect(late(30)).toMatchObject([
    {
      kind: 'lateness',
      amountCents: 1000,
      sentence: {
        fr: 'Retour avec 30\u00a0min de retard\u202f: 1 heure commencée',
        en: 'Returned 30\u00a0min late: 1 hour begun',
      },
    },
  ])
  expect(late(60)).toMatchObject([{ amountCents: 1000 }])
  expect(late(61)).toMatchObject([
    { amountCents: 2000, sentence: { en: 'Returned 1\u00a0h\u00a001 late: 2 hours begun' } },
  ])
  expect(late(241)).toMatchObject([
    { amountCents: 4000, sentence: { en: 'Returned 4\u00a0h\u00a001 late: 1 more day' } },
  ])
  expect(late(241, null)).toMatchObject([{ amountCents: 5000 }])
})

test('missing fuel costs the tariff of its quarters, on any gauges', () => {
  const back = (fuelLevel: string) => {
    const tariffs = { ...none, fuelQuarterCents: 2250 }
    return propose({ tariffs, state: { odometer: 1540, fuelLevel, damages: [] } })[0]?.amountCents
  }
  expect([back('4/4'), back('3/4'), back('7/8'), back('0/4'), back('2/3')]).toEqual([undefined, 2250, 1125, 9000, 3000])
})

test('kilometres above the included ones of each day cost the tariff', () => {
  const driven = (odometer: number, over: Partial<Returned> = {}, rental: Partial<Returned['rental']> = {}) => {
    const tariffs = { ...none, includedKilometresPerDay: 150, extraKilometreCents: 25 }
    return propose({ tariffs, state: { odometer, fuelLevel: '4/4', damages: [] }, ...over }, rental)
  }
  expect(driven(1450)).toEqual([])
  expect(driven(1451)).toMatchObject([{ kind: 'kilometres', amountCents: 25 }])
  expect(driven(1540)).toMatchObject([
    {
      amountCents: 2250,
      sentence: {
        fr: '540\u00a0km parcourus, 90\u00a0km au-delà des 450\u00a0km inclus',
        en: '540\u00a0km driven, 90\u00a0km above the 450\u00a0km included',
      },
    },
  ])
  // A fourth day begun includes its own kilometres, and an early return keeps those of the agreed days.
  expect(driven(1540, { returnedAt: addMinutes(end, 30) }).map(({ kind }) => kind)).toEqual(['lateness'])
  const early = addMinutes(end, -1440)
  expect(driven(1450, { returnedAt: early })).toEqual([])
  expect(driven(1450, { returnedAt: early }, { end: early, pricedEnd: end })).toEqual([])
  const decided = { id: 1, kind: 'kilometres', amountCents: 1, reason: 'Km', correctsChargeId: null } as const
  expect(driven(1540, {}, { charges: [decided] })).toEqual([])
})
