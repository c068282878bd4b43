import { updateCompany } from '@filao/domain/company/contract'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lapseJob, remindJob } from '#features/rentals/feature'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Job, startJobs } from '#platform/jobs/jobs'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter } from '#testing/given-rental'
import { startServer } from '#testing/processes'
import { storedRental } from '#testing/stored-rental'

/** Sets the clock of a process one hour ahead. */
const hourAhead = `
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length ? super(...parts) : super(Date.now()) }
    static now() { return Real.now() + 3600000 }
  }`
const ahead = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hourAhead)}` }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/**
 * Lets a server with these settings run each of these jobs once: they wait when it starts, so its first look finds
 * them.
 */
async function workOn(settings: Record<string, string>, kinds: Job<Record<string, never>>[]): Promise<void> {
  const jobs = await startJobs(t.db, t.log, kinds)
  const names = kinds.map(({ name }) => name)
  const finished = async () => {
    const done = `select distinct name from jobs.job where name = any ($1) and state = 'completed'`
    return (await t.db.pool.query(done, [names])).rows.length
  }
  await t.db.pool.query('delete from jobs.job')
  for (const kind of kinds) await inTransaction(t.db, { identity: true }, (tx) => jobs.enqueue(tx, kind, {}))
  const server = await startServer(t.url, settings)
  try {
    await expect.poll(finished, { interval: 200 }).toBe(names.length)
  } finally {
    await jobs.stop()
    await server.stop()
  }
}

test('a server with a wrong clock uses the database’s, and cancels nothing before its own clock is right', async () => {
  const { by, params, vehicle, car, get } = await givenCounter(t)
  await by.request(updateCompany, { params, body: { rentalEndNotificationEnabled: true } })
  const now = new Date().toISOString()
  const rental = async (status: 'validating' | 'ongoing', on: Vehicle, start: number, end: number) => {
    const period = { start: addMinutes(now, start), end: addMinutes(now, end) }
    return (await storedRental(t, by, on, { status, ...period, customer: { email: `${start}@example.test` } })).id
  }
  const soon = await rental('validating', vehicle, 31, 1440)
  const over = await rental('validating', await car(), -10, 1440)
  const tomorrow = await rental('ongoing', await car(), -2881, 1440 - 30)
  await rental('ongoing', await car(), -2880, 1440 + 30)
  const statuses = async () => [(await get(soon)).status, (await get(over)).status]

  await workOn(ahead, [lapseJob, remindJob])
  const reminded = await t.db.pool.query(`select rental_id from sent_mails where kind = 'reminder'`)
  expect(reminded.rows).toEqual([{ rental_id: tomorrow }])
  expect(await statuses()).toEqual(['validating', 'validating'])
  await workOn({}, [lapseJob])
  expect(await statuses()).toEqual(['validating', 'cancelled'])
})
