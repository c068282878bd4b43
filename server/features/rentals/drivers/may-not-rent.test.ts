import { createApiKey } from '@filao/domain/access/contract'
import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import { updateAgency } from '@filao/domain/company/contract'
import { createCustomer, excludeCustomer, liftExclusion } from '@filao/domain/customers/contract'
import { getCounter } from '@filao/domain/planning/contract'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'
import { rentalMailJob } from '../mail/queue-mail.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const mark = { reason: 'unpaid', note: 'Facture F2026-000012 impayée', until: '2026-12-31' } as const
const refused = { status: 409, body: { code: 'may_not_rent' } }

/** Creates a counter whose customer may not rent again, unless `isMarked` is false. */
async function given({ isMarked = true } = {}) {
  const counter = await givenCounter(t)
  const { by, params, customer, wanted } = counter
  const exclude = (id = customer.id, over = {}) =>
    by.request(excludeCustomer, { params: { ...params, id }, body: { ...mark, ...over } })
  if (isMarked) await exclude()
  const create = (over = {}, who: Client = by) => who.send(calls.createRental, { params, body: { ...wanted, ...over } })
  const other = (firstName: string) => by.request(createCustomer, { params, body: { firstName } })
  return { ...counter, exclude, create, otherCustomer: other }
}

test('a new rental is refused to renter, driver and billed customer, and not after the last day of the mark', async () => {
  const { customer, create, otherCustomer } = await given()
  const { id } = await otherCustomer('Ana')
  expect(await create()).toMatchObject({
    ...refused,
    body: { code: 'may_not_rent', detail: expect.stringMatching(/^Zoé Éboué.*31 décembre 2026 \(impayé\)/) },
  })
  expect(await create({ customerId: id, additionalDriverIds: [customer.id] })).toMatchObject(refused)
  expect(await create({ customerId: id, billedCustomerId: customer.id })).toMatchObject(refused)
  expect((await create({ customerId: id })).status).toBe(201)
  expect((await create({ start: '2027-01-01T12:00:00Z', end: '2027-01-03T12:00:00Z' })).status).toBe(201)
})

test('an administrator lets it pass for one rental with a reason, which is stored and audited; others cannot', async () => {
  const { by, params, customer, create, send, deliver } = await given()
  const staff = await t.colleague(by, 'staff')
  const exclusionReason = 'A payé la moitié, caution en espèces'
  expect(await create({ exclusionReason }, staff)).toMatchObject(refused)
  const { status, body } = await create({ exclusionReason })
  expect(status).toBe(201)
  const { id } = body as { id: number }
  const [last] = (await auditOf(t, by, 'rental', id)).slice(-1)
  expect(last).toMatchObject({
    action: 'drivers_admitted',
    userId: by.userId,
    changes: { reason: [null, exclusionReason], rules: [null, [{ driverId: customer.id, rule: 'excluded' }]] },
  })
  expect((await send(id, { status: 'pending' }, staff)).status).toBe(200)
  await deliver(id)
  expect(await create({ start: noon(20), end: noon(22) })).toMatchObject(refused)
  await by.request(liftExclusion, { params: { ...params, id: customer.id } })
  expect((await create({ start: noon(20), end: noon(22) }, staff)).status).toBe(201)
})

test('a mark set later stops the quote, the confirmation and the departure, until an administrator accepts', async () => {
  const { by, params, agency, exclude, create, send, contract, check } = await given({ isMarked: false })
  const quote = (await create({ start: noon(10), end: noon(12) })).body as { id: number }
  await send(quote.id, { status: 'quote' })
  const { id } = await contract()
  await exclude()
  expect(await send(quote.id, { status: 'validating' })).toMatchObject(refused)
  expect(await send(quote.id, { status: 'pending' })).toMatchObject(refused)
  const counter = () => by.request(getCounter, { params, query: { agencyId: agency.id, date: '2026-03-01' } })
  expect((await counter()).departures[0]?.missing).toContain('excluded')
  expect(await check(id, { stage: 'delivery', odometer: 1000 })).toMatchObject(refused)
  expect((await send(id, { note: 'Rappelé' })).status).toBe(200)
  const staff = await t.colleague(by, 'staff')
  const accept = { params: { ...params, rentalId: id }, body: { reason: 'Payé ce matin' } }
  expect((await staff.send(calls.admitDrivers, accept)).status).toBe(403)
  await by.request(calls.admitDrivers, accept)
  expect((await counter()).departures[0]?.missing).not.toContain('excluded')
  expect((await check(id, { stage: 'delivery', odometer: 1000 })).status).toBe(200)
})

test('a later end of the mark is refused again', async () => {
  const { exclude, create, check, send } = await given()
  const { id } = (await create({ exclusionReason: 'Réglé' })).body as { id: number }
  await send(id, { status: 'pending' })
  await exclude(undefined, { until: '2027-03-01' })
  expect(await check(id, { stage: 'delivery', odometer: 1000 })).toMatchObject(refused)
})

test('a change that names somebody who may not rent is refused, and passes with an administrator’s reason', async () => {
  const { create, otherCustomer, customer, contract, send } = await given()
  const ana = await otherCustomer('Ana')
  const { id } = await contract({ customerId: ana.id })
  const named = { additionalDriverIds: [customer.id] }
  expect(await send(id, named)).toMatchObject(refused)
  expect(await send(id, { billedCustomerId: customer.id })).toMatchObject(refused)
  expect((await send(id, { ...named, exclusionReason: 'Conduit avec sa sœur' })).status).toBe(200)
  const draft = (await create({ customerId: ana.id })).body as { id: number }
  expect(await send(draft.id, { customerId: customer.id })).toMatchObject(refused)
})

test('a program is refused in the same way, and lets nobody pass', async () => {
  const { by, params, create, exclude, contract } = await given({ isMarked: false })
  const permissions: KeyPermission[] = ['company.read', 'rentals.write', 'rentals.operate', 'departures.override']
  const created = await by.request(createApiKey, { params, body: { name: 'Site', permissions } })
  const program = t.program(created.key)
  const { id } = await contract()
  const customerId = (await exclude()).id
  expect(await create({ start: noon(10), end: noon(12), exclusionReason: 'Test' }, program)).toMatchObject(refused)
  const accept = { params: { ...params, rentalId: id }, body: { reason: 'Test' } }
  expect(await program.send(calls.admitDrivers, accept)).toMatchObject({ status: 403 })
  const at = { params: { ...params, id: customerId } }
  expect((await program.send(excludeCustomer, { ...at, body: mark })).status).toBe(403)
  expect((await program.send(liftExclusion, at)).status).toBe(403)
})

test('a customer who accepts online reads nothing about the mark, and the agency is mailed', async () => {
  const { by, params, agency, create, send, exclude, get } = await given({ isMarked: false })
  await by.request(updateAgency, { params: { ...params, id: agency.id }, body: { isManualApprovalRequired: false } })
  const { id, code } = (await create()).body as { id: number; code: string }
  await send(id, { status: 'quote' })
  await exclude()
  const visitor = t.visitor()
  const { offer } = await visitor.request(calls.getRentalByCode, { params: { code } })
  const answer = await visitor.send(calls.answerRentalByCode, {
    params: { code },
    body: { status: 'validating', offer },
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/impay|louer|rent|Zoé/)
  expect((await get(id)).status).toBe('quote')
  const jobs = t.jobsOf(rentalMailJob).filter(({ companyId }) => companyId === by.companyId)
  expect(jobs.map(({ refusal }) => refusal)).toEqual(['excluded'])
})
