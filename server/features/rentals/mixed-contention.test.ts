import { setTimeout as wait } from 'node:timers/promises'
import { createCustomer } from '@filao/domain/customers/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import { createRental, recordCheck, updateRental } from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member, TestApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'

let t: TestApp
let urls: string[]
beforeAll(async () => {
  ;({ t, urls } = await twoServers())
})
afterAll(() => t.close())

const vehicleCount = 3
const rentalCount = 24
/** The number of rentals that are out, each at first with its own vehicle. */
const outCount = 4
const writers = 32
const waves = 25
const preparation = 60
const tomorrow = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
const at = (hours: number) => addMinutes(tomorrow, hours * 60)

type Answer = { status: number; body: { id?: number; code?: string }; etag?: string | null }

/**
 * Sends a call, and again after the pause that a busy server asks for: on a slow machine a queue of writers may last
 * longer than a server lets one wait.
 */
async function send(by: Member, method: string, path: string, body?: object): Promise<Answer> {
  for (;;) {
    const { answer, retryAfter } = await sendOnce(by, method, path, body)
    if (answer.status !== 503) return answer
    await wait(Number(retryAfter) * 1000)
  }
}

let sent = 0
/** Sends calls to the two processes in turn. */
async function sendOnce(by: Member, method: string, path: string, body?: object) {
  const response = await fetch(`${urls[sent++ % urls.length]}/api/companies/${by.companyId}${path}`, {
    method,
    headers: {
      cookie: by.cookie,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: Answer = {
    status: response.status,
    body: text ? JSON.parse(text) : {},
    etag: response.headers.get('etag'),
  }
  return { answer, retryAfter: response.headers.get('retry-after') }
}

async function givenShop() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, { preparationDurationMinutes: preparation })
  const place = { categoryId: category.id, locationId: agency.id }
  const vehicleIds: number[] = []
  for (let n = 0; n < vehicleCount + outCount; n++) vehicleIds.push((await givenVehicle(by, place)).id)
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const customer = await by.request(createCustomer, { params, body: { firstName: 'Zoé' } })
  const options = [await givenOption(by), await givenOption(by)]
  const places = { customerId: customer.id, departureAgencyId: agency.id, arrivalAgencyId: agency.id }
  return { by, params, places, vehicleIds, optionIds: options.map(({ id }) => id) }
}

/** Creates ongoing rentals: their vehicles left today and come back tomorrow, before any other rental begins. */
async function givenOut({ by, params, places, vehicleIds }: Shop): Promise<number[]> {
  const start = addMinutes(new Date().toISOString(), 5)
  const out: number[] = []
  for (const vehicleId of vehicleIds.slice(vehicleCount)) {
    const body = { ...places, vehicleId, start, end: at(-preparation / 60) }
    const { id } = await by.request(createRental, { params, body })
    await by.request(updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    await by.request(recordCheck, { params: { ...params, rentalId: id }, body: { stage: 'delivery', odometer: 0 } })
    out.push(id)
  }
  return out
}

type Shop = Awaited<ReturnType<typeof givenShop>>

/** A step of a user; its numbers choose the rental, the vehicle and the hours. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['rent', 'move', 'swap', 'confirm', 'confirm', 'offer', 'cancel', 'close', 'open', 'price'] as const),
    ...(['replace', 'replace', 'extend', 'exchange', 'exchange'] as const),
  ),
  rental: fc.nat({ max: rentalCount - 1 }),
  vehicle: fc.nat({ max: vehicleCount - 1 }),
  hour: fc.nat({ max: 6 }),
  hours: fc.integer({ min: 1, max: 6 }),
  discountPercent: fc.constantFrom(0, 5, 10),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

type Ledger = { rentals: number[]; out: number[]; closures: [number, number][] }

async function take(shop: Shop, { rentals, out, closures }: Ledger, one: Step): Promise<Answer> {
  const { by } = shop
  const dates = { start: at(one.hour), end: at(one.hour + one.hours) }
  const vehicleId = shop.vehicleIds[one.vehicle] as number
  const change = (body: object) => send(by, 'PATCH', `/rentals/${rentals[one.rental]}`, body)
  if (one.what === 'move') return change(dates)
  if (one.what === 'swap') return change({ vehicleId })
  if (one.what === 'exchange') return exchange(by, rentals, one.rental)
  if (one.what === 'confirm') return change({ status: 'pending' })
  if (one.what === 'offer') return change({ status: 'validating' })
  if (one.what === 'cancel') return change({ status: 'cancelled' })
  if (one.what === 'price') {
    return change(
      one.hours % 2 ? { discountPercent: one.discountPercent } : { optionIds: shop.optionIds.slice(one.hours % 3) },
    )
  }
  const isOut = `/rentals/${out[one.rental % outCount]}`
  if (one.what === 'replace') {
    // Any vehicle works: those of the waves are free until tomorrow, the others are out.
    const vehicleId = shop.vehicleIds[(one.vehicle + one.hours) % shop.vehicleIds.length]
    const state = { odometer: 0 }
    return send(by, 'POST', `${isOut}/vehicleChanges`, { vehicleId, reason: 'Panne', back: state, out: state })
  }
  if (one.what === 'extend') return send(by, 'PATCH', isOut, { end: one.hours % 2 ? at(-preparation / 60) : dates.end })
  if (one.what === 'close') {
    const answer = await send(by, 'POST', `/vehicles/${vehicleId}/unavailabilities`, dates)
    if (answer.body.id && answer.status === 201) closures.push([vehicleId, answer.body.id])
    return answer
  }
  if (one.what === 'open') {
    const [vehicle, id] = closures.shift() ?? [vehicleId, 2_147_483_647]
    return send(by, 'DELETE', `/vehicles/${vehicle}/unavailabilities/${id}`)
  }
  const created = await send(by, 'POST', '/rentals', { ...shop.places, ...dates, vehicleId })
  if (created.status !== 201 || !created.body.id) return created
  // Later steps find the new rental in the position of an old one.
  rentals[one.rental] = created.body.id
  return send(by, 'PATCH', `/rentals/${created.body.id}`, { status: 'pending' })
}

/** Exchanges the vehicles of a rental and the next one, as they are read just before. */
async function exchange(by: Member, rentals: readonly number[], rental: number): Promise<Answer> {
  const ids = [rental, (rental + 1) % rentalCount].map((at) => rentals[at] as number)
  const read = await Promise.all(ids.map((id) => send(by, 'GET', `/rentals/${id}`)))
  const vehicleIds = read.map(({ body }) => (body as Rental).vehicleId).toReversed()
  const moves = ids.map((id, at) => ({ id, vehicleId: vehicleIds[at], version: read[at]?.etag }))
  return await send(by, 'POST', '/rentals/moves', moves)
}

test('rent, move, exchange, confirm, cancel, close, replace and extend at once in two processes: nothing overlaps or fails', async () => {
  const shop = await givenShop()
  const { by, params } = shop
  const out = await givenOut(shop)
  const rentals: number[] = []
  for (let n = 0; n < rentalCount; n++) {
    const vehicleId = shop.vehicleIds[n % vehicleCount] as number
    const body = { ...shop.places, vehicleId, start: at(n), end: at(n + 2) }
    rentals.push((await by.request(createRental, { params, body })).id)
  }
  const everything = fc.sample(step, { seed: 20_260_301, numRuns: waves * writers })
  const closures: [number, number][] = []
  const seen = new Map<string, number>()
  const unexpected: unknown[] = []
  for (let wave = 0; wave < waves; wave++) {
    // Each wave needs a few hours of one vehicle, so that all its steps compete.
    const vehicle = wave % vehicleCount
    const write = async (one: Step) => {
      const ledger = { rentals, out, closures }
      const { status, body } = await take(shop, ledger, { ...one, vehicle, hour: wave * 8 + one.hour })
      const name = status < 300 ? `${one.what} ${status}` : `${one.what} ${status} ${body.code}`
      seen.set(name, (seen.get(name) ?? 0) + 1)
      const isUnknown = status === 404 && one.what === 'open'
      // Another step has just given the rental the same vehicle.
      const isSame = status === 422 && one.what === 'replace'
      const isRefused =
        isSame || (status === 409 && (body.code === 'vehicle_taken' || body.code === 'invalid_transition'))
      const isStale = status === 412 && one.what === 'exchange'
      if (status >= 300 && !isRefused && !isUnknown && !isStale) unexpected.push({ one, status, body })
    }
    await Promise.all(everything.slice(wave * writers, (wave + 1) * writers).map(write))
    expect([wave, await clashes(by.companyId)]).toEqual([wave, []])
  }

  expect(unexpected).toEqual([])
  for (const wanted of [
    'rent 200',
    'rent 409 vehicle_taken',
    'move 409 vehicle_taken',
    'exchange 200',
    'exchange 412 stale',
    'close 201',
    'cancel 200',
    'open 204',
    'replace 200',
    'replace 409 vehicle_taken',
    'extend 200',
    'extend 409 vehicle_taken',
  ]) {
    expect([wanted, seen.has(wanted)]).toEqual([wanted, true])
  }
  expect(await disagreements(by.companyId)).toEqual([])
  expect(await gaps(by.companyId)).toEqual([])
})

test('simultaneous changes of different fields of one rental are all stored', async () => {
  const shop = await givenShop()
  const { by, params } = shop
  const vehicleId = shop.vehicleIds[0] as number
  const driver = await by.request(createCustomer, { params, body: { firstName: 'Awa' } })
  for (let round = 0; round < inLongRun(20, 4); round++) {
    const start = at(100 + round * 48)
    const body = { ...shop.places, vehicleId, start, end: addMinutes(start, 1440) }
    const { id } = await by.request(createRental, { params, body })
    await by.request(updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    const changes = [
      { optionIds: shop.optionIds },
      { discountPercent: 10 },
      { end: addMinutes(start, 2880 - preparation) },
      { additionalDriverIds: [driver.id] },
      { referralMode: 'phone' },
    ]
    const responses = await Promise.all(changes.map((change) => send(by, 'PATCH', `/rentals/${id}`, change)))
    expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200))
    const rental = (await send(by, 'GET', `/rentals/${id}`)).body as Rental
    expect(rental).toMatchObject(Object.assign({}, ...changes))
    // Two days at 40 €, twice 15 € and 2 × 2.50 €, 10 % off.
    expect(rental.price).toMatchObject({ days: 2, discountPercent: 10, total: 108 })
    expect(rental.totalAmount).toBe(108)
  }
})

/** The time since which the ongoing rental `r` has its vehicle. */
const since = `coalesce((select max(ended_at) from vehicle_changes where rental_id = r.id), r.delivered_at)`

/** Finds pairs that overlap on one vehicle, in the rentals and unavailabilities themselves. */
async function clashes(companyId: number) {
  const { rows } = await t.db.pool.query(
    `with held as (
       select 'rental ' || id as name, vehicle_id,
         tstzrange(case when status = 'ongoing' then ${since} else starts_at end, ends_at + make_interval(mins => $2)) as period
       from rentals r where company_id = $1 and status in ('validating', 'pending', 'ongoing')
       union all
       select 'closure ' || id, vehicle_id, tstzrange(starts_at, ends_at) from unavailabilities where company_id = $1
     )
     select a.name, b.name as other from held a join held b
       on a.name < b.name and a.vehicle_id = b.vehicle_id and a.period && b.period`,
    [companyId, preparation],
  )
  return rows
}

/** Finds rentals whose occupancy, last audit entry or price contradicts their own row. */
async function disagreements(companyId: number) {
  const { rows } = await t.db.pool.query(
    `select r.id, r.status, o.period, last.action, r.price -> 'options' as priced
     from rentals r
     left join occupancies o on o.rental_id = r.id
     left join lateral (
       select action from audit_entries
       where company_id = $1 and entity = 'rental' and entity_id = r.id and action <> 'changed' order by id desc limit 1
     ) last on true
     where r.company_id = $1 and (
       (r.status in ('validating', 'pending', 'ongoing')) <> (o.id is not null)
       or o.vehicle_id <> r.vehicle_id
       or o.period <> tstzrange(case when r.status = 'ongoing' then ${since} else r.starts_at end,
         r.ends_at + make_interval(mins => r.preparation_minutes))
       or last.action is distinct from case
         when r.status = 'draft' then 'created'
         when exists (select from vehicle_changes where rental_id = r.id) then 'vehicle_changed'
         when r.status = 'ongoing' then 'delivered'
         else r.status end
       or (select count(*) from checks where rental_id = r.id)
         <> (select case when r.status = 'ongoing' then 1 + 2 * count(*) else 0 end from vehicle_changes where rental_id = r.id)
       or r.total_cents <> round((r.price ->> 'total')::numeric * 100)
       or (select count(*) from rental_options where rental_id = r.id) <> jsonb_array_length(r.price -> 'options')
     )`,
    [companyId],
  )
  return rows
}

/** Finds rental numbers that were skipped or used twice. */
async function gaps(companyId: number) {
  const { rows } = await t.db.pool.query(
    `select number, count(*)::int as times from (
       select right(public_id, 4)::int as number from rentals where company_id = $1
       union all select generate_series(1, (select rental_counter from companies where id = $1))
     ) numbers group by number having count(*) <> 2`,
    [companyId],
  )
  return rows
}
