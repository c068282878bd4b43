import * as calls from '@filao/domain/customers/contract'
import { listCustomerHistory } from '@filao/domain/overview/contract'
import { eraseCustomer, exportPerson } from '@filao/domain/privacy/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { unzip } from '#testing/operation/unzip'
import { auditOf } from '#testing/stored-rental'
import { runBatch } from './run.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-03-01T12:00:00Z'))

const nothing = { scans: 0, identities: 0, contacts: 0, contracts: 0 }
const mark = { reason: 'damage', note: 'Pare-chocs non réglé', until: '2027-03-01' } as const

async function given() {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const body = { firstName: 'Zoé', lastName: 'Éboué', birthDate: '1985-01-15' }
  const { id } = await by.request(calls.createCustomer, { params, body })
  const at = { params: { ...params, id } }
  const night = (now: string) =>
    runBatch({ db: t.db, enqueue: t.enqueue, now: () => now }, { companyId: by.companyId, after: 0, counts: nothing })
  return {
    by,
    params,
    id,
    at,
    night,
    exclude: (over = {}) => by.send(calls.excludeCustomer, { ...at, body: { ...mark, ...over } }),
  }
}

test('an administrator sets, changes and lifts a mark, each in the audit trail and the history', async () => {
  const { by, params, id, at, exclude } = await given()
  expect(await exclude()).toMatchObject({
    status: 200,
    body: { exclusion: { ...mark, setAt: '2026-03-01T12:00:00Z', setBy: { id: by.userId } } },
  })
  await exclude()
  await exclude({ until: '2027-06-01' })
  expect((await by.request(calls.listCustomers, { params }))[0]?.exclusion).toMatchObject({ until: '2027-06-01' })
  const lifted = await by.request(calls.liftExclusion, at)
  expect(lifted.exclusion).toBeNull()
  const trail = await auditOf(t, by, 'customer', id)
  expect(trail.map(({ action }) => action)).toEqual(['created', 'excluded', 'excluded', 'exclusion_lifted'])
  expect(trail[2]?.changes).toEqual({ excludedUntil: ['2027-03-01', '2027-06-01'] })
  const steps = await by.request(listCustomerHistory, at)
  expect(steps.map((step) => 'kind' in step && step.kind)).toEqual([
    'customer_exclusion_lifted',
    'customer_excluded',
    'customer_excluded',
    'customer_created',
  ])
})

test('the end is within three years, and staff sets no mark', async () => {
  const { by, at, exclude } = await given()
  expect(await exclude({ until: '2029-03-02' })).toMatchObject({ status: 422, body: { errors: [{ path: 'until' }] } })
  expect(await exclude({ until: '2026-02-27' })).toMatchObject({ status: 422 })
  expect((await exclude({ until: '2029-03-01' })).status).toBe(200)
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(calls.excludeCustomer, { ...at, body: mark })).status).toBe(403)
  expect((await staff.send(calls.liftExclusion, at)).status).toBe(403)
  const other = await t.company()
  expect((await other.send(calls.excludeCustomer, { ...at, body: mark })).status).not.toBe(200)
})

test('a mark in force keeps an asked erasure waiting, and both go once it has ended', async () => {
  const { by, at, id, exclude, night } = await given()
  await exclude()
  const asked = await by.request(eraseCustomer, at)
  expect(asked).toMatchObject({ isErased: false, stays: [{ reason: 'exclusion' }, { reason: 'exclusion' }] })
  await night('2027-03-01T23:00:00Z')
  expect((await by.request(calls.getCustomer, at)).firstName).toBe('Zoé')
  await night('2027-03-02T23:00:00Z')
  expect((await by.send(calls.getCustomer, at)).status).toBe(404)
  expect(JSON.stringify(await auditOf(t, by, 'customer', id))).not.toContain('Pare-chocs')
})

test('an ended mark is erased thirty days later, with its words in the audit trail', async () => {
  const { by, at, id, exclude, night } = await given()
  await exclude({ until: '2026-03-10' })
  await night('2026-04-09T12:00:00Z')
  expect((await by.request(calls.getCustomer, at)).exclusion).toMatchObject({ until: '2026-03-10' })
  await night('2026-04-10T12:00:00Z')
  expect((await by.request(calls.getCustomer, at)).exclusion).toBeNull()
  expect(JSON.stringify(await auditOf(t, by, 'customer', id))).not.toContain('Pare-chocs')
})

test('the file of the customer has the mark, its words and its changes', async () => {
  const { by, at, exclude } = await given()
  await exclude()
  const { body } = await by.send(exportPerson, at)
  const data = JSON.parse((await unzip(body as unknown as Buffer)).get('data.json')?.toString() ?? '')
  expect(data.customer).toMatchObject({
    exclusionReason: mark.reason,
    exclusionNote: mark.note,
    excludedUntil: mark.until,
  })
  const changes = { exclusionReason: [null, mark.reason], exclusionNote: [null, mark.note] }
  expect(data.history).toContainEqual(
    expect.objectContaining({ action: 'excluded', changes: expect.objectContaining(changes) }),
  )
})
