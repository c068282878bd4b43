import { createCustomer, updateCustomer } from '@filao/domain/customers/contract'
import { createFine, updateFine } from '@filao/domain/fines/contract'
import { updateRental } from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/twins/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { inLongRun } from '#testing/operation/long'
import { day, givenShop, now } from '#testing/rentals/shop'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(now))

// The customers of a world by their place: the kept one, the one who is merged, and a third.
const [kept, merged, third] = [0, 1, 2]

type Rental = { customer: number; billed: number | null; drivers: number[] }
type World = { cities: (string | null)[]; rentals: Rental[]; fines: number[] }
type Edit =
  | { kind: 'city'; city: string | null }
  | { kind: 'rental'; at: number; rental: Rental }
  | { kind: 'new'; rental: Rental }
  | { kind: 'fine'; at: number; driver: number }

const city = fc.constantFrom(null, 'Gosier', 'Le Moule')
const rentalOf = (...people: number[]) =>
  fc
    .record({
      customer: fc.constantFrom(...people),
      billed: fc.option(fc.constantFrom(...people)),
      drivers: fc.subarray(people),
    })
    // The rental's customer is no additional driver.
    .map((rental) => ({ ...rental, drivers: rental.drivers.filter((driver) => driver !== rental.customer) }))
const worlds = fc.record({
  cities: fc.tuple(city, city, city),
  rentals: fc.array(rentalOf(kept, merged, third), { minLength: 1, maxLength: 4 }),
  fines: fc.array(fc.constantFrom(kept, merged, third), { maxLength: 2 }),
})
const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('city' as const), city }),
    fc.record({ kind: fc.constant('rental' as const), at: fc.nat(3), rental: rentalOf(kept, third) }),
    fc.record({ kind: fc.constant('new' as const), rental: rentalOf(kept, third) }),
    fc.record({ kind: fc.constant('fine' as const), at: fc.nat(1), driver: fc.constantFrom(kept, third) }),
  ),
  { maxLength: 5 },
)

/** Merges in the model, and returns the world after the merge with what its undo needs. */
function mergeModel(before: World) {
  const toKept = (person: number) => (person === merged ? kept : person)
  const moved = before.rentals.map(({ customer, billed, drivers }) => {
    const isKeptThere = customer === kept || drivers.includes(kept)
    const isDropped = (driver: number) => (driver === merged && isKeptThere) || (driver === kept && customer === merged)
    return {
      customer: customer === merged,
      billed: billed === merged,
      driver: drivers.includes(merged) && !isDropped(merged),
      dropped: drivers.filter(isDropped),
    }
  })
  const rentals = before.rentals.map(({ customer, billed, drivers }, at) => ({
    customer: toKept(customer),
    billed: billed === null ? null : toKept(billed),
    drivers: drivers.filter((driver) => !moved[at]?.dropped.includes(driver)).map(toKept),
  }))
  const cities = [before.cities[kept] ?? before.cities[merged] ?? null, ...before.cities.slice(1)]
  return { world: { cities, rentals, fines: before.fines.map(toKept) }, moved }
}

/** Undoes a merge in the model: only what still is as the merge left it. */
function undoModel(before: World, after: ReturnType<typeof mergeModel>, edited: World): World {
  const rentals = edited.rentals.map((rental, at) => {
    const of = after.moved[at]
    if (!of) return rental
    const isNamed = rental.customer === kept || rental.drivers.includes(kept)
    const restored = isNamed ? of.dropped.filter((driver) => !rental.drivers.includes(driver)) : []
    const back = (person: number) => (of.driver && person === kept ? merged : person)
    return {
      customer: of.customer && rental.customer === kept ? merged : rental.customer,
      billed: of.billed && rental.billed === kept ? merged : rental.billed,
      drivers: [...rental.drivers, ...restored].map(back),
    }
  })
  const fines = edited.fines.map((driver, at) => (before.fines[at] === merged && driver === kept ? merged : driver))
  const isEdited = edited.cities[kept] !== after.world.cities[kept]
  const cities = isEdited ? edited.cities : [before.cities[kept] ?? null, ...edited.cities.slice(1)]
  return { cities, rentals, fines }
}

/** Builds a world through the calls, and returns ways to edit and to read it. */
async function build(world: World) {
  const shop = await givenShop(t)
  const { by, params } = shop
  const people: number[] = []
  for (const [at, town] of world.cities.entries()) {
    const body = { firstName: `Awa ${at}`, city: town }
    people.push((await by.request(createCustomer, { params, body })).id)
  }
  const idOf = (place: number) => people[place] ?? 0
  const named = ({ customer, billed, drivers }: Rental) => ({
    customerId: idOf(customer),
    billedCustomerId: billed === null ? null : idOf(billed),
    additionalDriverIds: drivers.map(idOf),
  })
  const rentals: number[] = []
  const rent = async (rental: Rental) => {
    const period = { start: day(10 + 3 * rentals.length), end: day(11 + 3 * rentals.length) }
    rentals.push((await shop.rent({ ...named(rental), ...period })).id)
  }
  for (const rental of world.rentals) await rent(rental)
  const fines: number[] = []
  const notice = { registrationNumber: 'AA-123-AA', committedAt: '2026-02-01T12:00:00Z', noticeDate: '2026-02-12' }
  for (const driver of world.fines) {
    const body = { kind: 'designation', ...notice, driverId: idOf(driver) } as const
    fines.push((await by.request(createFine, { params, body })).id)
  }
  const edit = async (change: Edit) => {
    if (change.kind === 'city')
      await by.request(updateCustomer, { params: { ...params, id: idOf(kept) }, body: { city: change.city } })
    if (change.kind === 'new') await rent(change.rental)
    if (change.kind === 'rental')
      await by.request(updateRental, {
        params: { ...params, id: rentals[change.at] ?? 0 },
        body: named(change.rental),
      })
    if (change.kind === 'fine')
      await by.request(updateFine, {
        params: { ...params, id: fines[change.at] ?? 0 },
        body: { driverId: idOf(change.driver) },
      })
  }
  const read = async (): Promise<World> => {
    const placeOf = (id: number | null) => (id === null ? null : people.indexOf(id))
    const rows = async <Row extends object>(query: string) =>
      (await t.db.pool.query<Row>(query, [params.companyId])).rows
    const stored = await rows<{ id: number; customer: number; billed: number | null; drivers: number[] }>(`
      select id, customer_id as customer, billed_customer_id as billed, array(select customer_id from rental_drivers d
        where d.company_id = r.company_id and d.rental_id = r.id order by 1) as drivers
      from rentals r where company_id = $1 order by id`)
    const named = await rows<{ id: number; city: string | null }>(
      'select id, city from customers where company_id = $1 order by id',
    )
    const noticed = await rows<{ driver: number }>(
      'select driver_id as driver from fines where company_id = $1 order by id',
    )
    return {
      cities: named.filter(({ id }) => people.includes(id)).map((row) => row.city),
      rentals: stored.map(({ customer, billed, drivers }) => ({
        customer: placeOf(customer) ?? -1,
        billed: placeOf(billed),
        drivers: drivers.map((driver) => placeOf(driver) ?? -1).sort(),
      })),
      fines: noticed.map(({ driver }) => placeOf(driver) ?? -1),
    }
  }
  return { by, params, idOf, edit, read }
}

function editModel(world: World, change: Edit): World {
  const replaced = <Item>(items: Item[], at: number, item: Item) => items.map((one, n) => (n === at ? item : one))
  if (change.kind === 'city') return { ...world, cities: replaced(world.cities, kept, change.city) }
  if (change.kind === 'new') return { ...world, rentals: [...world.rentals, change.rental] }
  if (change.kind === 'rental') return { ...world, rentals: replaced(world.rentals, change.at, change.rental) }
  return { ...world, fines: replaced(world.fines, change.at, change.driver) }
}

const sorted = (world: World): World => ({
  ...world,
  rentals: world.rentals.map((rental) => ({ ...rental, drivers: [...rental.drivers].sort() })),
})

test('after a merge, random edits and its undo everything is as the model says', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, edits, async (before, wanted) => {
      const { by, params, idOf, edit, read } = await build(before)
      expect(await read()).toEqual(sorted(before))
      const { mergeId } = await by.request(calls.mergeCustomers, {
        params: { ...params, id: idOf(kept) },
        body: { customerId: idOf(merged) },
      })
      const after = mergeModel(before)
      expect(await read()).toEqual(sorted(after.world))
      let edited = after.world
      for (const change of wanted) {
        const isThere = change.kind === 'city' || change.kind === 'new'
        if (!isThere && change.at >= (change.kind === 'fine' ? edited.fines : edited.rentals).length) continue
        await edit(change)
        edited = editModel(edited, change)
      }
      expect(await read()).toEqual(sorted(edited))
      await by.request(calls.undoMerge, { params: { ...params, mergeId } })
      expect(await read()).toEqual(sorted(undoModel(before, after, edited)))
    }),
    { numRuns: inLongRun(150, 12), seed: 57, endOnFailure: true },
  )
})
