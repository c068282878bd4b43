import { createHash } from 'node:crypto'
import { listAudit } from '@filao/domain/access/contract'
import { readsPerMinute, readsPerNetwork } from '@filao/domain/calendars/calendar'
import type { CalendarCreation } from '@filao/domain/calendars/calendar.schema'
import * as calls from '@filao/domain/calendars/contract'
import { updateUnavailability } from '@filao/domain/fleet/contract'
import { createRental, updateRental } from '@filao/domain/rentals/contract'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenUnavailability } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow(noon(0))
  await t.db.pool.query('delete from attempts')
})

type Wanted = Partial<CalendarCreation>

async function givenCalendar(by: Member, wanted: Wanted = {}) {
  const params = { companyId: by.companyId }
  const created = await by.request(calls.createCalendar, { params, body: { name: 'Parking', ...wanted } })
  return { ...created, params, token: created.url.split('/').at(-1) as string }
}

const read = (token: string, headers: Record<string, string> = {}, remoteAddress = '10.9.0.1') =>
  t.app.inject({ url: `/api/public/calendars/${token}`, headers, remoteAddress })

/** Reads a calendar with a parser of another maker. */
async function eventsOf(token: string) {
  const { statusCode, body } = await read(token)
  expect(statusCode).toBe(200)
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(body))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      url: component.getFirstPropertyValue('url'),
      status: component.getFirstPropertyValue('status'),
    }
  })
  return { events, title: calendar.getFirstPropertyValue('x-wr-calname'), body }
}

const at = (days: number, minutes = 0) => new Date(noon(days, minutes)).toISOString()

describe('a new calendar', () => {
  test('shows its address once, stores a hash, and is listed until it is revoked, when its address is unknown', async () => {
    const by = await t.company()
    const { id, params, token, url } = await givenCalendar(by)
    expect(url).toMatch(/^https:\/\/filao\.example\/api\/public\/calendars\/[\w-]{43}$/)
    const listed = await by.request(calls.listCalendars, { params })
    expect(listed).toMatchObject([
      {
        id,
        name: 'Parking',
        agency: null,
        vehicle: null,
        shows: 'times',
        lastReadAt: null,
        createdBy: { id: by.userId },
      },
    ])
    expect(JSON.stringify(listed)).not.toContain(token)
    const { rows } = await t.db.pool.query(
      'select token_hash, to_jsonb(c)::text as row from calendars c where id = $1',
      [id],
    )
    expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest())
    expect(rows[0].row).not.toContain(token)
    expect((await read(token)).statusCode).toBe(200)
    expect((await by.request(calls.listCalendars, { params }))[0]?.lastReadAt).toBeTruthy()
    await by.request(calls.revokeCalendar, { params: { ...params, id } })
    expect(await by.request(calls.listCalendars, { params })).toEqual([])
    const [unknown, revoked] = [await read('x'.repeat(43)), await read(token)]
    expect([revoked.statusCode, revoked.body]).toEqual([404, unknown.body])
    const trail = await by.request(listAudit, { params, query: { entity: 'calendar', entityId: id } })
    expect(trail.map(({ action, user }) => [action, user?.id])).toEqual([
      ['revoked', by.userId],
      ['created', by.userId],
    ])
    expect(JSON.stringify(trail)).not.toContain(token)
  })

  test('needs a proven company, one subject at most, and a subject of the company', async () => {
    const by = await t.company()
    const create = async (body: Wanted, who = by) => {
      const params = { companyId: who.companyId }
      return await who.send(calls.createCalendar, { params, body: { name: 'Parking', ...body } })
    }
    expect(await create({}, await t.company({ isProven: false }))).toMatchObject({ body: { code: 'email_unproven' } })
    expect(await create({ agencyId: 1, vehicleId: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'vehicleId' }] },
    })
    const { id: agencyId } = await givenAgency(await t.company())
    expect((await create({ agencyId })).status).toBe(404)
    expect((await create({ name: ' ' })).status).toBe(422)
  })
})

describe('what a calendar shows', () => {
  test('of a vehicle: when it is rented, also by a rental that has another one now, and unavailable', async () => {
    const { by, vehicle, car, contract, deliver, swap } = await givenCounter(t)
    const { id } = await contract()
    t.setNow(noon(0, 120))
    await deliver(id)
    t.setNow(noon(1))
    const spare = await car()
    expect((await swap(id, spare.id)).status).toBe(200)
    await givenUnavailability(by, vehicle.id, { start: noon(2), end: noon(4), description: 'Embrayage; devis, à part' })
    const { token } = await givenCalendar(by, { vehicleId: vehicle.id, shows: 'names' })
    const { events, title } = await eventsOf(token)
    expect(title).toBe('Parking')
    expect(events).toMatchObject([
      { uid: `rental-${id}-0@filao.example`, summary: 'Loué · Zoé Éboué', start: at(0, 120), end: at(1) },
      { summary: 'Indisponible · Embrayage; devis, à part', start: at(2), end: at(4) },
    ])
    expect(events[0]?.url).toBe(`https://filao.example/rental/summary/${id}`)
    const second = await givenCalendar(by, { vehicleId: spare.id })
    const [other, ...none] = (await eventsOf(second.token)).events
    expect(none).toEqual([])
    expect(other).toMatchObject({ uid: `rental-${id}-1@filao.example`, summary: 'Loué', start: at(1), end: at(3, 120) })
  })

  test('of an agency: its pick-ups and its returns; of the company: those of all', async () => {
    const { by, params, wanted, other, agency, contract } = await givenCounter(t)
    const { id } = await contract({ arrivalAgencyId: other.id })
    const offered = await by.request(createRental, { params, body: { ...wanted, start: noon(10), end: noon(12) } })
    await by.request(updateRental, { params: { ...params, id: offered.id }, body: { status: 'validating' } })
    await by.request(createRental, { params, body: { ...wanted, start: noon(20), end: noon(22) } })
    const kinds = async (of: Wanted) => {
      const { events } = await eventsOf((await givenCalendar(by, of)).token)
      return events.map(({ uid, status }) => [uid.split('@')[0], status])
    }
    const agreed = [[`departure-${id}`, null]]
    const tentative = ['departure', 'arrival'].map((kind) => [`${kind}-${offered.id}`, 'TENTATIVE'])
    expect(await kinds({ agencyId: agency.id })).toEqual([...agreed, ...tentative])
    expect(await kinds({ agencyId: other.id })).toEqual([[`arrival-${id}`, null]])
    expect(await kinds({})).toEqual([...agreed, [`arrival-${id}`, null], ...tentative])
    const { events } = await eventsOf((await givenCalendar(by, { shows: 'names' })).token)
    expect(events[0]).toMatchObject({ start: at(0, 120), end: at(0, 150), location: agency.name })
    expect(events[0]?.summary).toMatch(/^Départ · Zoé Éboué · /)
    await by.request(updateRental, { params: { ...params, id }, body: { status: 'cancelled' } })
    expect(await kinds({ agencyId: other.id })).toEqual([])
  })

  test('of an unavailability the moment of its last change, by which programs notice it', async () => {
    const { by, vehicle } = await givenCounter(t)
    const { id } = await givenUnavailability(by, vehicle.id, { start: noon(2), end: noon(3) })
    const { token } = await givenCalendar(by, { vehicleId: vehicle.id })
    const [created] = (await eventsOf(token)).events
    const { rows } = await t.db.pool.query('select created_at from unavailabilities where id = $1', [id])
    expect(created?.stamp).toBe(new Date(rows[0].created_at).toISOString().replace(/\.\d+/, '.000'))
    t.setNow(noon(1, 7))
    const params = { companyId: by.companyId, vehicleId: vehicle.id, id }
    await by.request(updateUnavailability, { params, body: { end: noon(4) } })
    const [changed] = (await eventsOf(token)).events
    expect(changed).toMatchObject({ uid: created?.uid, end: at(4), stamp: at(1, 7) })
  })

  test('with times alone no customer, vehicle, rental or reason, and nothing of another company', async () => {
    const { by, vehicle, contract } = await givenCounter(t)
    const { publicId } = await contract()
    await givenUnavailability(by, vehicle.id, { start: noon(5), end: noon(6), description: 'Embrayage' })
    for (const of of [{}, { vehicleId: vehicle.id }]) {
      const { body, events } = await eventsOf((await givenCalendar(by, of)).token)
      expect(events).toHaveLength(2)
      expect(body.replaceAll('\r\n ', '')).not.toMatch(
        new RegExp(`boué|${publicId}|Embrayage|rental/summary|Clio`, 'i'),
      )
    }
    const { events } = await eventsOf((await givenCalendar(await t.company())).token)
    expect(events).toEqual([])
  })
})

describe('a reader', () => {
  test('that has the calendar gets 304 until something changes; a proxy may have weakened the tag', async () => {
    const { by, params, contract } = await givenCounter(t)
    const { id } = await contract()
    const { token } = await givenCalendar(by)
    const { headers } = await read(token)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    t.setNow(noon(0, 5))
    for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await read(token, { 'if-none-match': tag as string })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    }
    await by.request(updateRental, { params: { ...params, id }, body: { end: noon(4) } })
    const changed = await read(token, { 'if-none-match': headers.etag as string })
    expect([changed.statusCode, changed.headers.etag === headers.etag]).toEqual([200, false])
  })

  test('may read one calendar a few times a minute, and a network all of its calendars more often', async () => {
    const by = await t.company()
    const [one, other] = [await givenCalendar(by), await givenCalendar(by)]
    const statuses: number[] = []
    for (let n = 0; n < readsPerMinute + 2; n++) statuses.push((await read(one.token, {}, `10.9.1.${n}`)).statusCode)
    expect(statuses).toEqual([...Array(readsPerMinute).fill(200), 429, 429])
    expect((await read(other.token)).statusCode).toBe(200)
    const hash = createHash('sha256').update('calendars 10.9.2.1').digest()
    await t.db.pool.query(`insert into attempts (subject, at) select $1, now() from generate_series(1, $2)`, [
      hash,
      readsPerNetwork,
    ])
    const over = await read(other.token, {}, '10.9.2.1')
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await read('y'.repeat(43), {}, '10.9.2.2')).statusCode).toBe(404)
  })

  test('gets nothing of a company that is no longer proven', async () => {
    const by = await t.company()
    const { token } = await givenCalendar(by)
    await t.db.pool.query('update companies set proven_at = null where id = $1', [by.companyId])
    expect((await read(token)).statusCode).toBe(404)
  })
})
