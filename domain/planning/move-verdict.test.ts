import { describe, expect, test } from 'vitest'
import { type Bar, barsOf } from './bars.ts'
import type { PlanningRental, PlanningUnavailability } from './board.schema.ts'
import { agreedPeriod, type Proposal } from './move.ts'
import { judge, refusedNewDates, type Setting } from './move-verdict.ts'

const timezone = 'America/Guadeloupe'
const now = '2026-03-05T12:00:00Z'
const clio = 1
const captur = 2
const kangoo = 3
const open = { openTimeMinutes: 480, closeTimeMinutes: 1080 }
const everyDay = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).map((dayOfWeek) => ({
  dayOfWeek,
  ...open,
}))

const march = (day: number, hour = 14, minute = 0) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`

function rental(id: number, change: Partial<PlanningRental> = {}): PlanningRental {
  return {
    id,
    publicId: `2026-03-000${id}`,
    status: 'pending',
    vehicleId: clio,
    start: march(10),
    end: march(12),
    preparationMinutes: 60,
    customer: 'Zoé Célestine',
    departureAgencyId: 1,
    arrivalAgencyId: 1,
    isPaid: false,
    isFormer: false,
    ...change,
  }
}

function settingWith(rentals: PlanningRental[], unavailabilities: PlanningUnavailability[] = []): Setting {
  const bars = barsOf(rentals, unavailabilities, Date.parse(now))
  const vehicle = (id: number, categoryId: number) => ({
    id,
    registrationNumber: `aa00${id}aa`,
    make: null,
    model: null,
    categoryId,
    transmission: id === captur ? 'Manuelle' : 'Automatique',
    seats: 5,
    locationId: 1,
    isArchived: false,
  })
  return {
    vehicles: new Map([vehicle(clio, 1), vehicle(captur, 1), vehicle(kangoo, 2)].map((one) => [one.id, one])),
    agencies: new Map([
      [1, { id: 1, name: 'Le Gosier', timezone, openingHours: everyDay }],
      [2, { id: 2, name: 'Sainte-Anne', timezone, openingHours: [] }],
    ]),
    categories: new Map([
      [1, { id: 1, code: 'A', name: 'Citadine', preparationDurationMinutes: 60, minimumRentalDurationMinutes: null }],
      [
        2,
        { id: 2, code: 'U', name: 'Utilitaire', preparationDurationMinutes: 240, minimumRentalDurationMinutes: 2880 },
      ],
    ]),
    barsOf: (vehicleId) => bars.filter((bar) => bar.vehicleId === vehicleId),
    timezone,
    now,
  }
}

const moving = rental(9, { vehicleId: captur, start: march(14), end: march(16) })

/** Judges moving the rental to a vehicle and a time, with the given bars on the board. */
function verdictOf(
  change: Partial<Proposal>,
  others: PlanningRental[],
  { as = moving, closed = [] as PlanningUnavailability[] } = {},
) {
  const bar = barsOf([as], [], Date.parse(now))[0] as Bar
  const proposal: Proposal = { kind: 'move', vehicleId: clio, ...agreedPeriod(bar), ...change }
  return judge(bar, proposal, settingWith([as, ...others], closed))
}

const inFrench = (sentences: { fr: string }[]) => sentences.map(({ fr }) => fr.replaceAll(/[\u202f\u00a0]/g, ' '))

describe('a conflict', () => {
  test('is a rental that overlaps on the same vehicle', () => {
    const { refusals, conflicts } = verdictOf({ start: march(11), end: march(13) }, [rental(1)])
    expect(inFrench(refusals)).toEqual([
      'Loué à Zoé Célestine (2026-03-0001) du mar. 10 mars, 10h00 au jeu. 12 mars, 10h00.',
    ])
    expect(refusals[0]?.en).toBe('Rented to Zoé Célestine (2026-03-0001) from Tue 10 Mar, 10:00 to Thu 12 Mar, 10:00.')
    expect(conflicts.map(({ key }) => key)).toEqual(['r1'])
  })
  test('of another year is named with its year', () => {
    const next = rental(1, { start: '2027-01-04T14:00:00Z', end: '2027-01-06T14:00:00Z' })
    const { refusals } = verdictOf({ start: '2026-12-30T14:00:00Z', end: '2027-01-05T14:00:00Z' }, [next])
    expect(inFrench(refusals)).toEqual([
      'Loué à Zoé Célestine (2026-03-0001) du lun. 4 janv. 2027, 10h00 au mer. 6 janv. 2027, 10h00.',
    ])
  })
  test('is the preparation after it, up to its last minute', () => {
    const during = verdictOf({ start: march(12, 14, 30), end: march(13) }, [rental(1)])
    expect(inFrench(during.refusals)).toEqual([
      'En préparation jusqu’au jeu. 12 mars, 11h00, après Zoé Célestine (2026-03-0001).',
    ])
    expect(verdictOf({ start: march(12, 15), end: march(13) }, [rental(1)]).refusals).toEqual([])
  })
  test('is its own preparation before the next departure, with the minutes of the new vehicle’s category', () => {
    const before = (end: string) => verdictOf({ start: march(6), end }, [rental(1)]).refusals
    expect(inFrench(before(march(10, 13, 30)))).toEqual([
      'À préparer jusqu’au mar. 10 mars, 10h30, mais Zoé Célestine (2026-03-0001) part le mar. 10 mars, 10h00.',
    ])
    expect(before(march(10, 13))).toEqual([])
    const onVan = { vehicleId: kangoo, start: march(6), end: march(10, 13) }
    expect(verdictOf(onVan, [rental(1, { vehicleId: kangoo })]).refusals).toHaveLength(1)
  })
  test('is an unavailability, with its description', () => {
    const closed = [{ id: 4, vehicleId: clio, start: march(14), end: march(15), description: 'Pneus' }]
    expect(inFrench(verdictOf({}, [], { closed }).refusals)).toEqual([
      'Indisponible du sam. 14 mars, 10h00 au dim. 15 mars, 10h00 : Pneus.',
    ])
    const before = verdictOf({ start: march(12), end: march(14, 13, 30) }, [], { closed })
    expect(inFrench(before.refusals)).toEqual([
      'À préparer jusqu’au sam. 14 mars, 10h30, mais indisponible dès le sam. 14 mars, 10h00.',
    ])
  })
  test('is an overdue vehicle, until now', () => {
    const late = rental(1, { status: 'ongoing', start: march(1), end: march(3) })
    const { refusals } = verdictOf({ start: '2026-03-05T11:58:00Z', end: march(6) }, [late])
    expect(inFrench(refusals)).toEqual([
      'Encore chez Zoé Célestine (2026-03-0001), dont le retour était prévu le mar. 3 mars, 10h00.',
    ])
    expect(verdictOf({ start: now, end: march(6) }, [late]).refusals).toEqual([])
  })
  test('is a vehicle just overdue, until the planned end of its preparation', () => {
    const late = rental(1, { status: 'ongoing', start: march(1), end: '2026-03-05T11:40:00Z' })
    const from = (start: string) => verdictOf({ start, end: march(6) }, [late]).refusals
    expect(from('2026-03-05T12:39:00Z')).toHaveLength(1)
    expect(from('2026-03-05T12:40:00Z')).toEqual([])
  })
  test('is not the earlier stretch of a rental that goes on with another vehicle', () => {
    const former = rental(1, { status: 'ongoing', start: march(1), end: march(3), isFormer: true })
    const proposal: Proposal = { kind: 'create', vehicleId: clio, start: march(2), end: march(3) }
    expect(judge(null, proposal, settingWith([former])).conflicts).toEqual([])
  })
  test.each(['draft', 'quote', 'done'] as const)('is never a rental that is %s, nor the rental itself', (status) => {
    expect(verdictOf({ start: march(10), end: march(12) }, [rental(1, { status })]).refusals).toEqual([])
    expect(verdictOf({ vehicleId: captur, start: march(15), end: march(17) }, []).refusals).toEqual([])
  })
  test('only warns a draft, which holds nothing', () => {
    const as = { ...moving, status: 'draft' as const }
    const { refusals, warnings } = verdictOf({ start: march(10), end: march(12) }, [rental(1)], { as })
    expect(refusals).toEqual([])
    expect(inFrench(warnings)[0]).toContain('Loué à Zoé Célestine')
  })
})

describe('dates', () => {
  test('cannot start in the past, unless they already did', () => {
    expect(inFrench(verdictOf({ start: march(4), end: march(6) }, []).refusals)).toEqual([
      'Le départ ne peut pas être dans le passé',
    ])
    const late = { ...moving, start: march(4), end: march(6) }
    expect(verdictOf({ start: march(4), end: march(7) }, [], { as: late }).refusals).toEqual([])
    expect(refusedNewDates({ start: march(4), end: march(6) }, now)).toHaveLength(1)
    expect(refusedNewDates({ start: march(6), end: march(7) }, now)).toEqual([])
  })
  test('last at least the minimum of the new vehicle’s category', () => {
    const short = { vehicleId: kangoo, start: march(14), end: march(15) }
    expect(verdictOf(short, []).refusals[0]?.en).toContain('minimum rental duration')
    expect(verdictOf({ ...short, end: march(16) }, []).refusals).toEqual([])
  })
  test('of a vehicle that is out end after it left', () => {
    const as = rental(9, { status: 'ongoing', vehicleId: clio, start: '2026-03-05T10:00:00Z', end: march(8) })
    const end = (instant: string) => verdictOf({ start: as.start, end: instant }, [], { as }).refusals
    expect(end(march(9))).toEqual([])
    expect(end('2026-03-05T10:01:00Z')).toEqual([])
    expect(inFrench(end('2026-03-05T10:00:00Z'))).toEqual(['Le retour doit être postérieur au départ du véhicule'])
  })
  test('of a vehicle that is out have no minimum duration, which counts from the agreed start', () => {
    const as = rental(9, { status: 'ongoing', vehicleId: kangoo, start: '2026-03-05T10:00:00Z', end: march(6) })
    const { refusals } = verdictOf({ vehicleId: kangoo, start: as.start, end: march(6, 18) }, [], { as })
    expect(refusals).toEqual([])
  })
})

describe('a warning', () => {
  test('is another category', () => {
    expect(inFrench(verdictOf({ vehicleId: kangoo }, []).warnings)).toEqual([
      'Autre catégorie : U (Utilitaire), et non A (Citadine).',
    ])
  })
  test('is another category than the promised one, and another gearbox is refused', () => {
    const promise = { categoryId: 1, transmission: 'Automatique' as const, seats: 5 }
    const on = (vehicleId: number) => verdictOf({ vehicleId }, [], { as: { ...moving, vehicleId: clio, promise } })
    expect(on(kangoo)).toMatchObject({ refusals: [], warnings: [{ fr: 'Une autre catégorie a été promise.' }] })
    expect(inFrench(on(captur).refusals)).toEqual(['Promis : boîte automatique. Ce véhicule en a une autre.'])
  })
  test('is given when an agency is closed at a new time', () => {
    const sunday = verdictOf({ start: march(15), end: march(17) }, [])
    expect(inFrench(sunday.warnings)).toEqual(['L’agence « Le Gosier » est fermée : dim. 15 mars 2026, 10h00'])
  })
  test('is not given when an unchanged time is outside the opening hours', () => {
    const as = { ...moving, start: march(15), end: march(16) }
    expect(verdictOf({ start: march(15), end: march(17) }, [], { as }).warnings).toEqual([])
  })
  test('says that the vehicle will be elsewhere, where the rental before ends', () => {
    const oneWay = rental(1, { arrivalAgencyId: 2 })
    const { warnings } = verdictOf({}, [oneWay])
    expect(inFrench(warnings)).toEqual(['Le véhicule sera à l’agence « Sainte-Anne », le départ est à « Le Gosier ».'])
    expect(verdictOf({ start: march(6), end: march(7) }, [oneWay]).warnings).toEqual([])
    expect(verdictOf({ start: oneWay.end, end: march(13) }, [oneWay]).warnings).toHaveLength(1)
  })
  test('ignores the rental’s own arrival agency, and the agency before the departure of one that is out', () => {
    const as = rental(9, { arrivalAgencyId: 2 })
    expect(verdictOf({ start: march(13), end: march(14) }, [], { as }).warnings).toEqual([])
    const out = rental(9, { status: 'ongoing', start: march(4), end: march(6), departureAgencyId: 2 })
    expect(verdictOf({ start: out.start, end: march(7) }, [], { as: out }).warnings).toEqual([])
  })
})

test('a new period needs a free vehicle and nothing else', () => {
  const proposal: Proposal = { kind: 'create', vehicleId: clio, start: march(11), end: march(13) }
  const verdict = judge(null, proposal, settingWith([rental(1)]))
  expect(verdict.refusals).toHaveLength(1)
  expect(judge(null, { ...proposal, start: march(12, 15) }, settingWith([rental(1)]))).toEqual({
    refusals: [],
    warnings: [],
    conflicts: [],
  })
})

test('a vehicle that left the fleet takes nothing new, and keeps what it has', () => {
  const unavailability = { id: 4, vehicleId: clio, start: march(14), end: march(15), description: 'Pneus' }
  const setting = settingWith([moving], [unavailability])
  const archived = new Map([...setting.vehicles].map(([id, one]) => [id, { ...one, isArchived: id === clio }]))
  const refusalsFor = (bar: Bar | null, proposal: Proposal) =>
    inFrench(judge(bar, proposal, { ...setting, vehicles: archived }).refusals)
  const period = { vehicleId: clio, start: march(20), end: march(21) }
  const [gone, bars] = [['Ce véhicule n’est plus dans le parc.'], barsOf([moving], [unavailability], Date.parse(now))]
  expect(refusalsFor(null, { kind: 'create', ...period })).toEqual(gone)
  for (const bar of bars)
    expect(refusalsFor(bar, { kind: 'move', ...period })).toEqual(bar.vehicleId === clio ? [] : gone)
  expect(bars).toHaveLength(2)
})
