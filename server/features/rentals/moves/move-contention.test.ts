import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes } from '@filao/domain/kernel/time'
import { getRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#testing/app'
import { givenOption } from '#testing/given'
import { type Counter, givenCounter } from '#testing/given-rental'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'

let t: TestApp
let urls: string[]
beforeAll(async () => {
  ;({ t, urls } = await twoServers())
})
afterAll(() => t.close())

type Wish = { id: number; vehicleId: number; version: string }

/** Three rentals of the same days, each with its car and the same two options of which the agency counts enough. */
async function givenThree() {
  const shop = await givenCounter(t)
  const stocks = [{ agencyId: shop.agency.id, quantity: 3 }]
  const options = [await givenOption(shop.by, { stocks }), await givenOption(shop.by, { stocks })]
  const start = addMinutes(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`, 1440)
  const over = { start, end: addMinutes(start, 3 * 1440), optionIds: options.map(({ id }) => id) }
  const cars = [shop.vehicle, await shop.car(), await shop.car()].map(({ id }) => id)
  const ids: number[] = []
  for (const vehicleId of cars) ids.push((await shop.contract({ ...over, vehicleId })).id)
  return { shop, ids }
}

/** Sends moves to one of the processes, and again after the pause that a busy server asks for. */
async function send({ by }: Counter, at: number, body: Wish[]): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${urls[at % urls.length]}/api/companies/${by.companyId}/rentals/moves`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: by.cookie, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  if (response.status === 503) {
    await wait(Number(response.headers.get('retry-after')) * 1000)
    return await send({ by } as Counter, at, body)
  }
  const answer = (await response.json()) as { code?: string }
  return { status: response.status, ...(answer.code && { code: answer.code }) }
}

test('of agents who exchange overlapping pairs at once in two processes, one wins and the others read again', async () => {
  const { shop, ids } = await givenThree()
  const deadlocks = await countDeadlocks()
  for (let round = 0; round < inLongRun(20, 6); round++) {
    const read: Wish[] = []
    for (const id of ids) {
      const { headers, body } = await shop.by.send(getRental, { params: { ...shop.params, id } })
      read.push({ id, vehicleId: (body as { vehicleId: number }).vehicleId, version: String(headers.etag) })
    }
    const exchange = (one: number, other: number): Wish[] => {
      const [a, b] = [read[one], read[other]] as [Wish, Wish]
      return [
        { ...a, vehicleId: b.vehicleId },
        { ...b, vehicleId: a.vehicleId },
      ]
    }
    const pairs = [exchange(0, 1), exchange(1, 2), exchange(2, 0), exchange(2, 1), exchange(1, 0), exchange(0, 2)]
    const answers = await Promise.all(pairs.map((pair, at) => send(shop, at, pair)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'stale')).toHaveLength(pairs.length - 1)
    expect(await holders(shop)).toEqual(read.map(({ vehicleId }) => vehicleId).toSorted((a, b) => a - b))
  }
  expect(await countDeadlocks()).toBe(deadlocks)
})

/** Lists the vehicles that hold a rental, in the rentals themselves: each once unless one is booked twice. */
async function holders({ by }: Counter): Promise<number[]> {
  const { rows } = await t.db.pool.query(
    `select rentals.vehicle_id as "vehicleId" from rentals
     join occupancies on occupancies.rental_id = rentals.id and occupancies.vehicle_id = rentals.vehicle_id
     where rentals.company_id = $1 order by 1`,
    [by.companyId],
  )
  return rows.map(({ vehicleId }) => vehicleId)
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await t.db.pool.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  )
  return rows[0].count
}
