import { updateCompany } from '@filao/domain/company/contract'
import { updateCustomer } from '@filao/domain/customers/contract'
import { createUnavailability } from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/rentals/contract'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { dateBack } from '#testing/given-user'
import { auditOf } from '#testing/stored-rental'
import { lapseOffers } from './lapse.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

/** Creates an offer of three days, two hours after noon, to a customer with an address. */
async function givenOffer(status: 'quote' | 'validating') {
  const counter = await givenCounter(t)
  const { by, params, customer, wanted } = counter
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  const draft = () => by.request(calls.createRental, { params, body: wanted })
  const { id, code } = await draft()
  const move = (to: RentalStatus, rentalId = id) => counter.send(rentalId, { status: to })
  const answer = (to: 'pending' | 'validating' | 'cancelled') =>
    t.visitor().send(calls.answerRentalByCode, { params: { code }, body: { status: to } })
  const page = () => t.visitor().request(calls.getRentalByCode, { params: { code } })
  expect((await move(status)).status).toBe(200)
  return { ...counter, id, code, draft, move, answer, page }
}

const enqueued: unknown[] = []
const lapse = (now: string) => lapseOffers(t.db, async (_tx, name, data) => void enqueued.push({ name, data }), now)

/** Lists the kinds of the mails about a rental, oldest first. */
async function mailKinds(companyId: number, rentalId: number) {
  return await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    const rows = await tx
      .selectFrom('sentMails')
      .select('kind')
      .where('rentalId', '=', rentalId)
      .orderBy('id')
      .execute()
    return rows.map(({ kind }) => kind)
  })
}

const codeOf = ({ body }: { body: never }) => (body as { code: string }).code

describe('a quote', () => {
  test('is valid for the days that the company sets, and has no end after it leaves this status', async () => {
    const { by, params, id, move, get } = await givenOffer('quote')
    expect((await get(id)).validUntil).toBe(noon(15))
    await move('draft')
    expect((await get(id)).validUntil).toBeNull()
    await by.request(updateCompany, { params, body: { quoteValidityDays: 1 } })
    await move('quote')
    expect((await get(id)).validUntil).toBe(noon(1))
    await move('pending')
    expect((await get(id)).validUntil).toBeNull()
  })

  test('lapses after that: it is cancelled without an author, and its customer is mailed once', async () => {
    const { by, id, get } = await givenOffer('quote')
    await lapse(noon(15))
    expect((await get(id)).status).toBe('quote')
    await lapse(noon(15, 1))
    await lapse(noon(15, 2))
    expect(await get(id)).toMatchObject({ status: 'cancelled', lapsedAt: noon(15, 1), validUntil: null })
    expect((await auditOf(t, by, 'rental', id)).at(-1)).toMatchObject({
      action: 'lapsed',
      userId: null,
      changes: { status: ['quote', 'cancelled'] },
    })
    expect(await mailKinds(by.companyId, id)).toEqual(['lapsed'])
  })

  test('lapses in spite of another company whose offers cannot lapse', async () => {
    const [failing, other] = [await givenOffer('quote'), await givenOffer('quote')]
    const refuse = async (_tx: unknown, _job: unknown, data: object) => {
      if ('companyId' in data && data.companyId === failing.by.companyId) throw new Error('no mail for them')
    }
    await expect(lapseOffers(t.db, refuse, noon(15, 1))).rejects.toThrow('no mail for them')
    expect((await failing.get(failing.id)).status).toBe('quote')
    expect((await other.get(other.id)).status).toBe('cancelled')
    await lapse(noon(15, 1))
  })

  test('is not accepted after that, but can be made again', async () => {
    const { id, move, get } = await givenOffer('quote')
    t.setNow(noon(15, 1))
    const refused = [await move('pending'), await move('validating')]
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    expect(JSON.stringify(refused[0]?.body)).toContain('n’est plus valable')
    expect((await move('draft')).status).toBe(200)
    expect((await get(id)).validUntil).toBeNull()
  })

  test('is over for its customer at its start; staff can still make a contract of it', async () => {
    const { move, page, answer } = await givenOffer('quote')
    expect(await page()).toMatchObject({ hasLapsed: false, validUntil: noon(0, 120) })
    t.setNow(noon(0, 121))
    expect(await page()).toMatchObject({ status: 'cancelled', hasLapsed: true })
    const refused = await answer('validating')
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('n’est plus valable')
    await lapse(noon(0, 121))
    expect((await move('pending')).status).toBe(200)
  })
})

describe('a reservation whose start has passed', () => {
  test('lapses, frees its vehicle and informs colleagues and customer', async () => {
    const { by, id, get } = await givenOffer('validating')
    await lapse(noon(0, 120))
    expect((await get(id)).status).toBe('validating')
    await lapse(noon(0, 121))
    expect(await get(id)).toMatchObject({ status: 'cancelled', lapsedAt: noon(0, 121) })
    expect(await mailKinds(by.companyId, id)).toEqual(['reservation', 'lapsed'])
    const { rows } = await t.db.pool.query(
      `select (select count(*)::int from occupancies where rental_id = $1) as held,
        (select count(*)::int from events where company_id = $2 and top = 'rentals' and key is null) as told`,
      [id, by.companyId],
    )
    expect(rows[0]).toMatchObject({ held: 0 })
    expect(rows[0].told).toBeGreaterThanOrEqual(1)
  })

  test('cannot be accepted, on the page or by staff, and can be cancelled', async () => {
    const { id, move, answer, page, get } = await givenOffer('validating')
    t.setNow(noon(0, 121))
    expect(await page()).toMatchObject({ status: 'cancelled', hasLapsed: true })
    const byCustomer = await answer('pending')
    expect([byCustomer.status, codeOf(byCustomer)]).toEqual([409, 'invalid_transition'])
    expect(JSON.stringify(byCustomer.body)).toContain('Contactez l’agence')
    expect(codeOf(await move('pending'))).toBe('invalid_transition')
    expect((await get(id)).status).toBe('validating')
    expect((await move('cancelled')).status).toBe(200)
  })

  test('can be accepted until that minute', async () => {
    const { answer } = await givenOffer('validating')
    t.setNow(noon(0, 120))
    expect(await answer('pending')).toMatchObject({ status: 200, body: { status: 'pending', hasLapsed: false } })
  })

  test('does not hold the vehicle, even before the job has run', async () => {
    const { by, params, id, vehicle, wanted, contract, get } = await givenOffer('validating')
    const period = { start: noon(1), end: noon(2) }
    const query = { ...period, departureAgencyId: wanted.departureAgencyId, arrivalAgencyId: wanted.arrivalAgencyId }
    const isFree = async () => {
      const items = await by.request(calls.listAvailabilities, { params, query })
      return items.find((item) => item.id === vehicle.id)?.isAvailable
    }
    expect(await isFree()).toBe(false)
    t.setNow(noon(0, 121))
    expect(await isFree()).toBe(true)
    const next = await contract(period)
    expect(next.status).toBe('pending')
    await lapse(noon(0, 125))
    expect([(await get(id)).status, (await get(next.id)).status]).toEqual(['cancelled', 'pending'])
    const { rows } = await t.db.pool.query('select rental_id as id from occupancies where vehicle_id = $1', [
      vehicle.id,
    ])
    expect(rows).toEqual([{ id: next.id }])
  })

  test('gives way to an unavailability too, and two rentals never share the same hours', async () => {
    const { by, params, id, vehicle, send, contract } = await givenOffer('validating')
    t.setNow(noon(0, 121))
    const body = { description: 'Atelier', start: noon(1), end: noon(2) }
    await by.request(createUnavailability, { params: { ...params, vehicleId: vehicle.id }, body })
    // A change that would make it valid again needs the vehicle like any other rental.
    const moved = await send(id, { start: noon(1, 60), end: noon(3) })
    expect(codeOf(moved)).toBe('vehicle_taken')
    expect((await send(id, { start: noon(2), end: noon(3) })).status).toBe(200)
    await expect(contract({ start: noon(2), end: noon(3) })).rejects.toThrow('vehicle_taken')
  })

  test('is not accepted by a delayed request, once another rental has its hours', async () => {
    const { by, id, vehicle, wanted, contract, answer, move, get } = await givenOffer('validating')
    t.setNow(noon(0, 121))
    const { start, end } = { start: noon(1), end: wanted.end }
    const next = await contract({ start, end })
    // As for a request that waited for its turn, or a server whose clock is late.
    t.setNow(noon(0, 120))
    expect([codeOf(await answer('pending')), codeOf(await move('pending'))]).toEqual(['vehicle_taken', 'vehicle_taken'])
    expect((await get(id)).status).toBe('validating')
    await by.request(calls.updateRental, {
      params: { companyId: by.companyId, id: next.id },
      body: { status: 'cancelled' },
    })
    expect((await answer('pending')).status).toBe(200)
    const { rows } = await t.db.pool.query('select rental_id as id from occupancies where vehicle_id = $1', [
      vehicle.id,
    ])
    expect(rows).toEqual([{ id }])
  })

  test('cannot be offered at all', async () => {
    const { draft, move } = await givenOffer('quote')
    const { id } = await draft()
    t.setNow(noon(0, 121))
    expect(codeOf(await move('validating', id))).toBe('invalid_transition')
    expect((await move('pending', id)).status).toBe(200)
  })
})

test('more offers than one transaction takes lapse in one run, each once, with another run at the same time', async () => {
  const { by, draft, move } = await givenOffer('quote')
  await dateBack(t, by.companyId)
  for (let n = 0; n < 60; n++) await move('quote', (await draft()).id)
  await Promise.all([lapse(noon(16)), lapse(noon(16)), lapse(noon(16))])
  const { rows } = await t.db.pool.query(
    `select (select count(*)::int from rentals where company_id = $1 and lapsed_at is not null) as lapsed,
      (select count(*)::int from audit_entries where company_id = $1 and action = 'lapsed') as kept,
      (select count(*)::int from sent_mails where company_id = $1 and kind = 'lapsed') as told`,
    [by.companyId],
  )
  expect(rows[0]).toEqual({ lapsed: 61, kept: 61, told: 61 })
})
