import { createApiKey } from '@filao/domain/access/contract'
import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import * as fleet from '@filao/domain/fleet/contract'
import { listVehicleHistory } from '@filao/domain/overview/contract'
import * as rentals from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/upkeep/contract'
import type { DeadlineCreation } from '@filao/domain/upkeep/deadline.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const give = ({ request: ask, companyId }: Member, vehicleId: number, body: DeadlineCreation) =>
  ask(calls.createDeadline, { params: { companyId, vehicleId }, body })

describe('the deadlines of a vehicle', () => {
  test('are listed by the day on which they are due, with their states on the clock of the territory', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin, { odometer: 44_500, firstRegistrationDate: '2022-03-01' })
    // One in the morning of the second of March in UTC is the evening of the first in Guadeloupe.
    t.setNow('2026-03-02T01:00:00Z')
    const service = { kind: 'service', name: 'Vidange', everyKilometres: 15_000, lastOdometer: 30_000 } as const
    const oil = await give(admin, vehicle.id, service)
    const insurance = await give(admin, vehicle.id, { kind: 'insurance', dueOn: '2026-12-31' })
    const inspection = await give(admin, vehicle.id, { kind: 'inspection' })
    expect(oil).toMatchObject({ dueOdometer: 45_000, state: 'soon', estimatedOn: null })
    expect(inspection).toMatchObject({ dueOn: '2026-03-01', state: 'soon' })
    const request = async (state?: string) => {
      const query = state ? { state } : {}
      const rows = await admin.request(calls.listDeadlines, { params: admin, query })
      return rows.map(({ id }) => id)
    }
    expect(await request()).toEqual([inspection.id, insurance.id, oil.id])
    t.setNow('2026-03-02T04:00:00Z')
    expect(await request('overdue')).toEqual([inspection.id])
    expect(await request('soon,ok')).toEqual([insurance.id, oil.id])
    const params = { companyId: admin.companyId, vehicleId: vehicle.id }
    expect((await admin.request(calls.listVehicleDeadlines, { params })).map(({ id }) => id)).toEqual(await request())
    expect((await admin.send(calls.listDeadlines, { params: admin, query: { state: 'late' } })).status).toBe(422)
  })

  test('expect their kilometres at the pace of the checks of the last 90 days', async () => {
    const counter = await givenCounter(t)
    const rental = await counter.contract()
    const service = { kind: 'service', name: 'Pneus', dueOdometer: 2500 } as const
    const { id } = await give(counter.by, counter.vehicle.id, service)
    await counter.deliver(rental.id, 1000)
    t.setNow(noon(3))
    await counter.takeBack(rental.id, 1600)
    const params = { ...counter.params, vehicleId: counter.vehicle.id, id }
    // 900 km at 200 km a day.
    expect((await counter.by.request(calls.getDeadline, { params })).estimatedOn).toBe('2026-03-09')
    t.setNow(noon(92))
    expect((await counter.by.request(calls.getDeadline, { params })).estimatedOn).toBeNull()
  })

  test('are changed and removed by staff, each with its audit entry', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    const vehicle = await givenVehicle(admin)
    const { id } = await give(staff, vehicle.id, { kind: 'insurance', dueOn: '2026-06-30' })
    const params = { companyId: admin.companyId, vehicleId: vehicle.id, id }
    const changed = await staff.request(calls.updateDeadline, { params, body: { name: 'Flotte AXA', warnDays: 60 } })
    expect(changed).toMatchObject({ name: 'Flotte AXA', warnDays: 60, dueOn: '2026-06-30' })
    await staff.request(calls.deleteDeadline, { params })
    expect((await staff.send(calls.getDeadline, { params })).status).toBe(404)
    const actions = (await auditOf(t, admin, 'deadline', id)).map(({ action }) => action)
    expect(actions).toEqual(['created', 'changed', 'deleted'])
  })

  test('have no last time in the future, on the clock of the territory', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin)
    const params = { companyId: admin.companyId, vehicleId: vehicle.id }
    const add = (lastOn: string) => admin.send(calls.createDeadline, { params, body: { kind: 'inspection', lastOn } })
    const refused = { status: 422, body: { errors: [{ path: 'lastOn', code: 'range' }] } }
    t.setNow('2026-03-02T03:00:00Z')
    expect(await add('2026-03-02')).toMatchObject(refused)
    const added = await add('2026-03-01')
    expect(added.status).toBe(201)
    const { id } = added.body as { id: number }
    const change = (body: object) => admin.send(calls.updateDeadline, { params: { ...params, id }, body })
    expect(await change({ lastOn: '2030-03-05' })).toMatchObject(refused)
    expect(await change({ lastOn: '2026-02-27' })).toMatchObject({ status: 200 })
  })

  test('that were done keep the visit with its cost, and set the next one', async () => {
    const admin = await t.company()
    const vehicle = await givenVehicle(admin, { odometer: 42_000 })
    const deadline = await give(admin, vehicle.id, { kind: 'inspection', dueOn: '2026-02-01' })
    const params = { companyId: admin.companyId, vehicleId: vehicle.id, id: deadline.id }
    expect(deadline.state).toBe('overdue')
    const early = await admin.send(calls.recordVisit, { params, body: { doneOn: '2026-03-02' } })
    expect(early).toMatchObject({ status: 422, body: { errors: [{ path: 'doneOn' }] } })
    const body = { doneOn: '2026-02-28', odometer: 41_950, costAmount: 78.55, place: 'Dekra Jarry', note: 'Favorable' }
    expect(await admin.request(calls.recordVisit, { params, body })).toMatchObject({ dueOn: '2028-02-28', state: 'ok' })
    await admin.request(calls.deleteDeadline, { params })
    const visits = await admin.request(calls.listVisits, { params })
    expect(visits).toEqual([
      {
        id: visits[0]?.id,
        vehicleId: vehicle.id,
        deadlineId: null,
        kind: 'inspection',
        name: null,
        documents: [],
        ...body,
      },
    ])
    await admin.request(fleet.deleteVehicle, { params: { companyId: admin.companyId, id: vehicle.id } })
    expect(await admin.request(calls.listDeadlines, { params: admin })).toEqual([])
  })
})

describe('a departure with an overdue inspection', () => {
  async function givenStopped() {
    const counter = await givenCounter(t)
    const rental = await counter.contract()
    const { id } = await give(counter.by, counter.vehicle.id, { kind: 'inspection', dueOn: '2026-02-01' })
    return { ...counter, rental, deadlineId: id }
  }

  test('is refused, also with the reason of a member of staff', async () => {
    const { by, params, rental, check } = await givenStopped()
    expect(await check(rental.id, { stage: 'delivery', odometer: 1000 })).toMatchObject({
      status: 409,
      body: {
        code: 'deadline_overdue',
        detail: expect.stringContaining('1er février 2026'),
        errors: [{ path: 'overdueReason' }],
        deadlines: [{ kind: 'inspection', dueOn: '2026-02-01' }],
      },
    })
    const staff = await t.colleague(by, 'staff')
    const body = { stage: 'delivery', odometer: 1000, overdueReason: 'Client pressé' } as const
    const refused = await staff.send(rentals.recordCheck, { params: { ...params, rentalId: rental.id }, body })
    expect(refused.status).toBe(409)
  })

  test('passes with the reason of an administrator, which the audit trail keeps; the return needs none', async () => {
    const { by, params, vehicle, rental, check, deadlineId } = await givenStopped()
    const overdueReason = 'Trajet vers le centre de contrôle'
    expect((await check(rental.id, { stage: 'delivery', odometer: 1000, overdueReason })).status).toBe(200)
    expect((await auditOf(t, by, 'deadline', deadlineId)).at(-1)).toMatchObject({
      action: 'overridden',
      userId: by.userId,
      changes: { reason: [null, overdueReason], rentalId: [null, rental.id] },
    })
    expect((await check(rental.id, { stage: 'return', odometer: 1010 })).status).toBe(200)
    const history = await by.request(listVehicleHistory, { params: { ...params, id: vehicle.id }, query: {} })
    const kinds = history.map((step) => ('kind' in step ? step.kind : step.about))
    expect(kinds).toEqual(expect.arrayContaining(['deadline_created', 'deadline_overridden']))
  })

  test('passes with the reason of a program whose key may override, and of no other', async () => {
    const { by, params, rental } = await givenStopped()
    const body = { stage: 'delivery', odometer: 1000, overdueReason: 'Convoyage' } as const
    const permissions: KeyPermission[] = ['company.read', 'rentals.operate', 'departures.override']
    for (const [count, status] of [
      [2, 409],
      [3, 200],
    ] as const) {
      const wanted = { name: `Key ${status}`, permissions: permissions.slice(0, count) }
      const { key } = await by.request(createApiKey, { params, body: wanted })
      const response = await t
        .program(key)
        .send(rentals.recordCheck, { params: { ...params, rentalId: rental.id }, body })
      expect(response.status).toBe(status)
    }
  })

  test('is refused for the vehicle that replaces another one', async () => {
    const counter = await givenCounter(t)
    const rental = await counter.contract()
    const spare = await counter.car()
    await give(counter.by, spare.id, { kind: 'insurance', dueOn: '2026-02-01' })
    await counter.deliver(rental.id)
    expect(await counter.swap(rental.id, spare.id)).toMatchObject({
      status: 409,
      body: { code: 'deadline_overdue', errors: [{ path: 'out.overdueReason' }] },
    })
    const out = { odometer: 1000, overdueReason: 'Dépannage' }
    expect((await counter.swap(rental.id, spare.id, { out })).status).toBe(200)
  })
})
