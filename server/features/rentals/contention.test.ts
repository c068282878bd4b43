import { setTimeout as wait } from 'node:timers/promises'
import { createCustomer } from '@filao/domain/customers/contract'
import { addMinutes } from '@filao/domain/kernel/time'
import { putPrices } from '@filao/domain/pricing/contract'
import { createRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member, TestApp } from '#testing/app'
import { givenAgency, givenCategory, givenOption, givenVehicle } from '#testing/given'
import { givenCounter } from '#testing/given-rental'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'

let t: TestApp
let urls: string[]
beforeAll(async () => {
  ;({ t, urls } = await twoServers())
})
afterAll(() => t.close())

const writers = 64
const slots = inLongRun(4, 2)

/** Creates drafts that name the same vehicle and the same days, a set for each slot. */
async function givenDrafts(by: Member) {
  const params = { companyId: by.companyId }
  const agency = await givenAgency(by, { seasons: [] })
  const category = await givenCategory(by, { preparationDurationMinutes: 60 })
  const vehicle = await givenVehicle(by, { categoryId: category.id, locationId: agency.id })
  const line = { seasonId: null, agencyId: agency.id, categoryId: category.id, minDays: 1, price: 40 }
  await by.request(putPrices, { params, body: [line] })
  const customer = await by.request(createCustomer, { params, body: { firstName: 'Zoé' } })
  const tomorrow = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
  const draft = (slot: number, n: number) => {
    // Each slot overlaps the next, so that neighbours compete as well as equals.
    const start = addMinutes(tomorrow, slot * 2880 + (n % 3) * 60)
    const body = {
      start,
      end: addMinutes(start, 1440),
      vehicleId: vehicle.id,
      customerId: customer.id,
      departureAgencyId: agency.id,
      arrivalAgencyId: agency.id,
    }
    return by.request(createRental, { params, body })
  }
  const drafts: number[][] = []
  for (let slot = 0; slot < slots; slot++) {
    const ids: number[] = []
    // As many at once as there are connections: they wait for their numbers, and more would time out on a busy machine.
    for (let n = 0; n < writers; n += 8) {
      const made = await Promise.all(Array.from({ length: 8 }, (_, more) => draft(slot, n + more)))
      ids.push(...made.map((rental) => rental.id))
    }
    drafts.push(ids)
  }
  return { drafts, vehicle }
}

test('of 64 writers in two processes that want one vehicle, one gets it and the others are refused', async () => {
  const by = await t.company()
  const { drafts, vehicle } = await givenDrafts(by)
  for (const slot of drafts) {
    const responses = await Promise.all(slot.map((id, n) => agree(by, id, n)))
    const refused = responses.filter((answer) => answer.status === 409 && answer.code === 'vehicle_taken')
    expect(responses.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(writers - 1)
  }
  expect(await overlaps(vehicle.id)).toBe(0)
})

test('of 50 writers in two processes that want the last two child seats, two get one and the others are refused', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const { wanted, car } = await givenCounter(t, by)
  const stocks = [{ agencyId: wanted.departureAgencyId, quantity: 2 }]
  const seat = await givenOption(by, { name: 'Siège bébé', stocks })
  const start = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
  const ids: number[] = []
  for (let n = 0; n < 50; n++) {
    const period = { start: addMinutes(start, (n % 5) * 60), end: addMinutes(start, 2880) }
    const body = { ...wanted, ...period, vehicleId: (await car()).id, optionIds: [seat.id] }
    ids.push((await by.request(createRental, { params, body })).id)
  }
  const responses = await Promise.all(ids.map((id, n) => agree(by, id, n)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(responses.filter(({ code }) => code === 'option_taken')).toHaveLength(48)
})

type Answered = { status: number; code?: string | undefined }

/** Makes a contract of a draft, in one of the processes. */
async function agree(by: Member, id: number, n: number): Promise<Answered> {
  const response = await fetch(`${urls[n % urls.length]}/api/companies/${by.companyId}/rentals/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: by.cookie, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ status: 'pending' }),
  })
  const { code } = (await response.json()) as { code?: string }
  if (response.status !== 503) return { status: response.status, code }
  // Beside other tests a turn may come later than a lock is waited for: the writer does as the answer says.
  await wait(Number(response.headers.get('retry-after')) * 1000)
  return await agree(by, id, n)
}

/** Counts overlaps in the rentals themselves, as the owner of the tables, not in the table with the constraint. */
async function overlaps(vehicleId: number): Promise<number> {
  const { rows } = await t.db.pool.query(
    `select count(*)::int as count from rentals a join rentals b on a.id < b.id and a.vehicle_id = b.vehicle_id
     where a.vehicle_id = $1 and a.status = 'pending' and b.status = 'pending'
       and tstzrange(a.starts_at, a.ends_at + interval '1 hour') && tstzrange(b.starts_at, b.ends_at + interval '1 hour')`,
    [vehicleId],
  )
  return rows[0].count
}
