import { createCustomer } from '@filao/domain/customers/contract'
import { createUnavailability, deleteUnavailability } from '@filao/domain/fleet/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, type TestResponse, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenVehicle } from '#testing/given'
import { inLongRun } from '#testing/operation/long'
import {
  type Book,
  held,
  isOver,
  isStillGood,
  isTaken,
  judgeChange,
  judgeDelivery,
  judgeReplacement,
  judgeReturn,
  preparation,
  type Rental,
  startsFrom,
} from '#testing/rentals/history-model'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const histories = inLongRun(60, 12)
const seed = 5

/** Returns an instant. Times in the model are minutes after this one, in steps of hours and half hours. */
const at = (minutes: number) => addMinutes('2026-03-01T12:00:00Z', minutes)

type Shop = Awaited<ReturnType<typeof givenShop>>
type Command = fc.AsyncCommand<Book, Shop>

async function givenShop() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, { preparationDurationMinutes: preparation })
  const place = { categoryId: category.id, locationId: agency.id }
  const vehicleIds = [(await givenVehicle(by, place)).id, (await givenVehicle(by, place)).id]
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const customer = await by.request(createCustomer, { params, body: { firstName: 'Zoé' } })
  const places = { customerId: customer.id, departureAgencyId: agency.id, arrivalAgencyId: agency.id }
  return { by, params, places, vehicleId: (vehicle: number) => vehicleIds[vehicle] as number, vehicleIds }
}

/** The number of steps by kind and outcome, over all histories. */
const seen = new Map<string, number>()

/** Expects the answer of the model, and counts it. */
function expectAnswer(kind: string, { status, body }: TestResponse<never>, expected: string): void {
  expect([kind, status < 300 ? 'ok' : (body as { code: string }).code]).toEqual([kind, expected])
  const key = `${kind}: ${expected}`
  seen.set(key, (seen.get(key) ?? 0) + 1)
}

const nth = <Item>(list: Item[], n: number) => list[n % list.length] as Item

/** Chooses mostly a rental that fits the step, and sometimes any other. */
function choose({ rentals }: Book, n: number, isFitting: (rental: Rental) => boolean): Rental {
  const fitting = rentals.filter(isFitting)
  return fitting.length > 0 && n % 4 > 0 ? nth(fitting, n) : nth(rentals, n)
}
const isActive = ({ status }: Rental) => status === 'pending' || status === 'ongoing' || status === 'validating'

function command(
  name: string,
  isPossible: (book: Book) => boolean,
  run: (book: Book, shop: Shop) => Promise<void>,
): Command {
  return {
    check: isPossible,
    async run(book, shop) {
      await run(book, shop)
      await compare(book, shop, name)
    },
    toString: () => name,
  }
}
const always = () => true
const hasRentals = (book: Book) => book.rentals.length > 0

const hours = (least: number, most: number) => fc.integer({ min: least * 2, max: most * 2 }).map((half) => half * 30)
const vehicles = fc.constantFrom(0, 1)
const anyOne = fc.nat({ max: 11 })

const create = fc.tuple(vehicles, hours(-2, 60), hours(0, 30)).map(([vehicle, ahead, length]) =>
  command(`rent vehicle ${vehicle} in ${ahead} for ${length}`, always, async (book, shop) => {
    const from = book.now + ahead
    const body = { ...shop.places, vehicleId: shop.vehicleId(vehicle), start: at(from), end: at(from + length) }
    const response = await shop.by.send(calls.createRental, { params: shop.params, body })
    expectAnswer('create', response, ahead < -5 || length < 60 ? 'validation' : 'ok')
    if (response.status !== 201) return
    const { id } = response.body as { id: number }
    book.rentals.push({ id, status: 'draft', vehicle, from, to: from + length, left: 0, offered: 0, past: [] })
  }),
)

/** Sends a change of content, and applies it to the model when it is expected to succeed. */
async function change(book: Book, shop: Shop, rental: Rental, over: Partial<Rental>): Promise<void> {
  const after = { ...rental, ...over }
  const expected = judgeChange(book, rental, after)
  const body = { start: at(after.from), end: at(after.to), vehicleId: shop.vehicleId(after.vehicle) }
  const response = await shop.by.send(calls.updateRental, { params: { ...shop.params, id: rental.id }, body })
  expectAnswer(`change ${rental.status}`, response, expected)
  if (expected === 'ok') Object.assign(rental, after)
}

const shift = fc.tuple(anyOne, hours(-30, 30), hours(0, 40)).map(([n, by, length]) =>
  command(`move rental ${n} by ${by} to last ${length}`, hasRentals, async (book, shop) => {
    const rental = choose(book, n, isActive)
    await change(book, shop, rental, { from: rental.from + by, to: rental.from + by + length })
  }),
)
const extend = fc.tuple(anyOne, hours(-20, 30)).map(([n, by]) =>
  command(`end rental ${n} by ${by} later`, hasRentals, async (book, shop) => {
    const rental = choose(book, n, isActive)
    await change(book, shop, rental, { to: rental.to + by })
  }),
)
const swap = fc.tuple(anyOne, vehicles).map(([n, vehicle]) =>
  command(`give rental ${n} vehicle ${vehicle}`, hasRentals, async (book, shop) => {
    await change(book, shop, choose(book, n, isActive), { vehicle })
  }),
)

const wantedStatus = fc.constantFrom<RentalStatus[]>(
  'pending',
  'pending',
  'pending',
  'validating',
  'cancelled',
  'quote',
  'draft',
)
const move = fc.tuple(anyOne, wantedStatus).map(([n, status]) =>
  command(`make rental ${n} ${status}`, hasRentals, async (book, shop) => {
    const rental = choose(book, n, (one) => one.status === status || startsFrom[status]?.includes(one.status) === true)
    const isMove = rental.status !== status
    const isAllowed = !isMove || (startsFrom[status]?.includes(rental.status) && isStillGood(book, rental, status))
    const expected = isAllowed ? judgeChange(book, rental, { ...rental, status }) : 'invalid_transition'
    const params = { ...shop.params, id: rental.id }
    expectAnswer(`to ${status}`, await shop.by.send(calls.updateRental, { params, body: { status } }), expected)
    if (expected !== 'ok') return
    if (isMove && status === 'quote') rental.offered = book.now
    rental.status = status
  }),
)

const check = fc.tuple(anyOne, fc.constantFrom('delivery' as const, 'return' as const)).map(([n, stage]) =>
  command(`record the ${stage} of rental ${n}`, hasRentals, async (book, shop) => {
    const ready = stage === 'delivery' ? 'pending' : 'ongoing'
    const rental = choose(book, n, ({ status, to }) => status === ready && (to > book.now || ready === 'ongoing'))
    const body = { stage, odometer: 1000, isOdometerConfirmed: true }
    const response = await shop.by.send(calls.recordCheck, { params: { ...shop.params, rentalId: rental.id }, body })
    const expected = stage === 'delivery' ? judgeDelivery(book, rental) : judgeReturn(rental)
    expectAnswer(stage, response, expected)
    if (expected !== 'ok') return
    if (stage === 'return') rental.status = 'done'
    else if (rental.status === 'pending') Object.assign(rental, { status: 'ongoing', left: book.now })
  }),
)

const replace = fc.tuple(anyOne, vehicles).map(([n, vehicle]) =>
  command(`let rental ${n} go on with vehicle ${vehicle}`, hasRentals, async (book, shop) => {
    const rental = choose(book, n, ({ status, to }) => status === 'ongoing' && to > book.now)
    const state = { odometer: 1000, isOdometerConfirmed: true }
    const body = { vehicleId: shop.vehicleId(vehicle), reason: 'Panne', back: state, out: state }
    const response = await shop.by.send(calls.changeVehicle, { params: { ...shop.params, rentalId: rental.id }, body })
    const expected = judgeReplacement(book, rental, vehicle)
    expectAnswer('replace', response, expected)
    if (expected !== 'ok') return
    rental.past.push({ vehicle: rental.vehicle, from: rental.left, to: book.now })
    Object.assign(rental, { vehicle, left: book.now })
  }),
)

const remove = anyOne.map((n) =>
  command(`delete rental ${n}`, hasRentals, async (book, shop) => {
    const rental = nth(book.rentals, n)
    const response = await shop.by.send(calls.deleteRental, { params: { ...shop.params, id: rental.id } })
    expectAnswer('delete', response, rental.status === 'draft' ? 'ok' : 'invalid_transition')
    if (rental.status === 'draft') book.rentals.splice(book.rentals.indexOf(rental), 1)
  }),
)

const close = fc.tuple(vehicles, hours(-10, 60), hours(0, 20)).map(([vehicle, ahead, length]) =>
  command(`close vehicle ${vehicle} in ${ahead} for ${length}`, always, async (book, shop) => {
    const span = { from: book.now + ahead, to: book.now + ahead + length }
    const params = { ...shop.params, vehicleId: shop.vehicleId(vehicle) }
    const body = { start: at(span.from), end: at(span.to) }
    const response = await shop.by.send(createUnavailability, { params, body })
    const expected = length === 0 ? 'validation' : isTaken(book, vehicle, span) ? 'vehicle_taken' : 'ok'
    expectAnswer('close', response, expected)
    if (expected === 'ok') book.closures.push({ ...span, vehicle, id: (response.body as { id: number }).id })
  }),
)
const reopen = anyOne.map((n) =>
  command(
    `end closure ${n}`,
    (book) => book.closures.length > 0,
    async (book, shop) => {
      const closure = nth(book.closures, n)
      const params = { ...shop.params, vehicleId: shop.vehicleId(closure.vehicle), id: closure.id }
      expectAnswer('reopen', await shop.by.send(deleteUnavailability, { params }), 'ok')
      book.closures.splice(book.closures.indexOf(closure), 1)
    },
  ),
)

const wait = hours(0, 20).map((minutes) =>
  command(`wait ${minutes}`, always, async (book) => {
    book.now += minutes
    t.setNow(at(book.now))
  }),
)

/**
 * Compares the tables with the model: every status, every occupancy, and the earlier vehicles of each rental.
 * Occupancies of reservations whose start has passed are skipped, since they are deleted only when the vehicle is
 * needed.
 */
async function compare(book: Book, shop: Shop, after: string): Promise<void> {
  const { rows: rentals } = await t.db.pool.query(
    'select id, status, starts_at as start, ends_at as end from rentals where company_id = $1 order by id',
    [shop.params.companyId],
  )
  const { rows: held_ } = await t.db.pool.query(
    `select coalesce(o.rental_id, -o.unavailability_id) as holder, o.vehicle_id as vehicle, lower(o.period) as start,
       upper(o.period) as end from occupancies o left join rentals r on r.id = o.rental_id
     where o.company_id = $1 and (r.status = 'validating' and r.starts_at < $2) is not true order by 1`,
    [shop.params.companyId, at(book.now)],
  )
  const { rows: past } = await t.db.pool.query(
    `select rental_id as id, vehicle_id as vehicle, started_at as start, ended_at as end from vehicle_changes
     where company_id = $1 order by rental_id, stretch`,
    [shop.params.companyId],
  )
  const expected = [after, book.rentals.map(stored).sort(byId), heldBy(book, shop), pastOf(book, shop)]
  expect([after, rentals, held_, past]).toEqual(expected)
}

function pastOf(book: Book, shop: Shop) {
  return [...book.rentals].sort(byId).flatMap(({ id, past }) => {
    return past.map(({ vehicle, from, to }) => {
      return { id, vehicle: shop.vehicleId(vehicle), start: at(from), end: at(to) }
    })
  })
}

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
const stored = ({ id, status, from, to }: Rental) => ({ id, status, start: at(from), end: at(to) })

function heldBy(book: Book, shop: Shop) {
  const holding = book.rentals.filter((rental) => !isOver(book, rental))
  const spans = [
    ...holding.map((rental) => ({ holder: rental.id, vehicle: rental.vehicle, span: held(rental) })),
    ...book.closures.map((closure) => ({ holder: -closure.id, vehicle: closure.vehicle, span: closure })),
  ]
  return spans
    .flatMap(({ holder, vehicle, span }) => {
      return span ? [{ holder, vehicle: shop.vehicleId(vehicle), start: at(span.from), end: at(span.to) }] : []
    })
    .sort((a, b) => a.holder - b.holder)
}

const outcomes = [
  'create: ok',
  'create: validation',
  'change pending: ok',
  'change pending: vehicle_taken',
  'change ongoing: ok',
  'change done: invalid_transition',
  'to pending: vehicle_taken',
  'to validating: vehicle_taken',
  'to validating: invalid_transition',
  'to pending: invalid_transition',
  'to cancelled: ok',
  'delivery: ok',
  'return: ok',
  'replace: ok',
  'replace: validation',
  'replace: invalid_transition',
  'delete: ok',
  'close: ok',
  'close: vehicle_taken',
  'reopen: ok',
]

/** Outcomes that only many histories reach. */
const rareOutcomes = [
  'change ongoing: validation',
  'change ongoing: vehicle_taken',
  'delivery: vehicle_taken',
  'replace: vehicle_taken',
]

test('for any sequence of steps, the tables agree with the model, and so do the refusals', async () => {
  const anything = [
    create,
    create,
    create,
    move,
    move,
    move,
    shift,
    extend,
    extend,
    swap,
    check,
    check,
    check,
    replace,
    replace,
    remove,
    close,
    reopen,
    wait,
  ]
  const history = fc.commands(anything, { maxCommands: 60, size: 'max' })
  await fc.assert(
    fc.asyncProperty(history, async (commands) => {
      const shop = await givenShop()
      t.setNow(at(0))
      await fc.asyncModelRun(() => ({ model: { now: 0, rentals: [], closures: [] }, real: shop }), commands)
    }),
    { seed, numRuns: histories, endOnFailure: false },
  )
  // Histories that never reached these outcomes would have proven little.
  const wanted = [...outcomes, ...inLongRun(rareOutcomes, [])]
  expect(wanted.filter((outcome) => !seen.has(outcome))).toEqual([])
})
