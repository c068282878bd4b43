import { expect, test } from 'vitest'
import { type HeldTime, roomRows } from './rows.ts'

const now = '2026-03-05T12:00:00Z'
const hour = 3_600_000
const car = { categoryId: 2, transmission: 'Manuelle', seats: 5, locationId: 7 }
const vehicles = [
  { ...car, id: 1 },
  { ...car, id: 2, transmission: 'Automatique' },
  { ...car, id: 3, categoryId: 4 },
]
const promise = { categoryId: 2, transmission: null, seats: null }

type Rental = NonNullable<HeldTime['rental']>

function held(start: string, end: string, over: Partial<Rental> = {}): HeldTime {
  const places = { departureAgencyId: 7, arrivalAgencyId: 8 }
  const state = { isPinned: false, isLate: false, preparedEnd: end }
  const rental: Rental = { id: 11, status: 'pending', ...places, promise, ...state, ...over }
  return { vehicleId: 1, start, end, rental }
}

const holdsOf = (...times: HeldTime[]) => roomRows(vehicles, times, now)[0]?.holds ?? []
const coming = (over: Partial<Rental> = {}) => held('2026-03-06T10:00:00Z', '2026-03-08T10:00:00Z', over)

test('a rental that was promised a category may have any vehicle of the fleet that is what was promised', () => {
  expect(holdsOf(coming())).toMatchObject([{ id: 11, from: 7, to: 8, fits: new Set([1, 2]) }])
  const automatic = { ...promise, transmission: 'Automatique' as const }
  expect(holdsOf(coming({ promise: automatic }))[0]?.fits).toEqual(new Set([2]))
})

test('what was promised its vehicle, is pinned, has begun or is no rental stays where it is', () => {
  const stays = [
    coming({ promise: null }),
    coming({ isPinned: true }),
    held('2026-03-04T10:00:00Z', '2026-03-08T10:00:00Z', { status: 'ongoing' }),
    held('2026-03-05T11:00:00Z', '2026-03-08T10:00:00Z'),
    { ...coming(), rental: null },
  ]
  expect(stays.map((one) => holdsOf(one)[0]?.fits)).toEqual([null, null, null, null, null])
  // A vehicle that is out returns elsewhere, whatever the agency where it stood.
  expect(holdsOf(stays[2] as HeldTime)).toMatchObject([{ from: null, to: 8 }])
  expect(holdsOf(stays[4] as HeldTime)).toMatchObject([{ from: null, to: null }])
})

test('holds are in their order, with ids of their own for what is no rental', () => {
  const none = (start: string, end: string): HeldTime => ({ ...held(start, end), rental: null })
  const first = none('2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z')
  const last = none('2026-03-21T10:00:00Z', '2026-03-22T10:00:00Z')
  const ids = holdsOf(last, coming(), first).map(({ id }) => id)
  expect(ids[1]).toBe(11)
  expect(new Set(ids).size).toBe(3)
  expect([ids[0], ids[2]].every((id) => (id ?? 0) < 0)).toBe(true)
})

test('a late vehicle is held for a day more, up to the next rental, which stays with it', () => {
  const late = held('2026-03-03T10:00:00Z', '2026-03-05T10:00:00Z', { id: 10, status: 'ongoing', isLate: true })
  expect(holdsOf(late)[0]?.end).toBe(Date.parse(now) + 24 * hour)
  const [first, next] = holdsOf(late, coming())
  expect(first?.end).toBe(Date.parse('2026-03-06T10:00:00Z'))
  expect(next?.fits).toBeNull()
  // One that leaves after that day is not delayed.
  expect(holdsOf(late, held('2026-03-06T13:00:00Z', '2026-03-08T10:00:00Z'))[1]?.fits).toEqual(new Set([1, 2]))
})

test('a rental takes the preparation of what was promised along, and stays where that leaves no time', () => {
  const longer = coming({ preparedEnd: '2026-03-08T13:00:00Z' })
  const next = (start: string) => held(start, '2026-03-20T10:00:00Z', { id: 12 })
  const [free] = holdsOf(longer, next('2026-03-08T13:00:00Z'))
  expect(free).toMatchObject({ end: Date.parse('2026-03-08T13:00:00Z'), fits: new Set([1, 2]) })
  const [stays] = holdsOf(longer, next('2026-03-08T12:00:00Z'))
  expect(stays).toMatchObject({ end: Date.parse('2026-03-08T10:00:00Z'), fits: null })
  // A shorter one changes nothing.
  expect(holdsOf(coming({ preparedEnd: '2026-03-08T09:00:00Z' }))[0]?.end).toBe(Date.parse('2026-03-08T10:00:00Z'))
})
