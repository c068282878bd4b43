import { listAudit } from '@filao/domain/access/contract'
import { deleteVehicle, getVehicle, listDamages, noteDamage, repairDamage } from '@filao/domain/fleet/contract'
import type { DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import { addMinutes } from '@filao/domain/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const now = '2026-03-01T12:00:00Z'
beforeEach(() => t.setNow(now))

const scratch: DamageCreation = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small', comment: 'Portière' }

async function givenDamaged(over: Partial<DamageCreation> = {}) {
  const by = await t.company()
  const vehicle = await givenVehicle(by)
  const params = { companyId: by.companyId, vehicleId: vehicle.id }
  const damage = await by.request(noteDamage, { params, body: { ...scratch, ...over } })
  return { by, vehicle, params, damage }
}

const history = async (by: Member, entityId: number) => {
  const query = { entity: 'damage', entityId }
  return (await by.request(listAudit, { params: { companyId: by.companyId }, query })).reverse()
}

test('a damage is recorded on its vehicle, with its position and the user who saw it', async () => {
  const { by, vehicle, params, damage } = await givenDamaged()
  const { id, ...noted } = damage
  expect(noted).toEqual({
    ...scratch,
    vehicleId: vehicle.id,
    checkId: null,
    foundAt: now,
    repairedAt: null,
    photos: [],
  })
  expect(await by.request(listDamages, { params })).toEqual([damage])
  expect(await history(by, id)).toMatchObject([
    { action: 'created', user: { id: by.userId }, changes: { kind: [null, 'scratch'], vehicleId: [null, vehicle.id] } },
  ])
})

test('damages are listed with unrepaired ones first, then the latest first', async () => {
  const { by, params, damage } = await givenDamaged()
  const later = []
  for (const minutes of [10, 20]) {
    t.setNow(addMinutes(now, minutes))
    later.push(await by.request(noteDamage, { params, body: { ...scratch, kind: 'dent' } }))
  }
  await by.request(repairDamage, { params: { ...params, id: later[1]?.id ?? 0 }, body: { isRepaired: true } })
  const listed = await by.request(listDamages, { params })
  expect(listed.map(({ id }) => id)).toEqual([later[0]?.id, damage.id, later[1]?.id])
})

test('a repair is recorded once and undone once, and both are in the history', async () => {
  const { by, params, damage } = await givenDamaged()
  const repair = (isRepaired: boolean) =>
    by.request(repairDamage, { params: { ...params, id: damage.id }, body: { isRepaired } })
  expect(await repair(false)).toEqual(damage)
  t.setNow(addMinutes(now, 60))
  const repaired = await repair(true)
  expect(repaired).toEqual({ ...damage, repairedAt: addMinutes(now, 60) })
  t.setNow(addMinutes(now, 120))
  expect(await repair(true)).toEqual(repaired)
  expect(await repair(false)).toEqual(damage)
  expect((await history(by, damage.id)).map(({ action, changes }) => [action, changes.repairedAt])).toEqual([
    ['created', undefined],
    ['repaired', [null, addMinutes(now, 60)]],
    ['reopened', [addMinutes(now, 60), null]],
  ])
})

test.each([
  ['beside the drawing', { x: 1.01 }],
  ['before it', { y: -0.01 }],
  ['not a place', { x: Number.NaN }],
  ['on an unknown view', { view: 'inside' }],
  ['of an unknown kind', { kind: '<script>' }],
  ['of no size', { size: '' }],
  ['with a novel', { comment: 'a'.repeat(501) }],
])('one %s is rejected', async (_what, wrong) => {
  const { by, params, damage } = await givenDamaged()
  const body = { ...scratch, ...wrong } as DamageCreation
  expect(await by.send(noteDamage, { params, body })).toMatchObject({ status: 422, body: { code: 'validation' } })
  expect(await by.request(listDamages, { params })).toEqual([damage])
})

test('damages are visible to their company only, under their vehicle', async () => {
  const { by, vehicle, params, damage } = await givenDamaged()
  const stranger = await t.company()
  const staff = await t.colleague(by, 'staff')
  const second = await givenVehicle(by, { categoryId: vehicle.categoryId, locationId: vehicle.locationId })
  for (const [who, place] of [
    [stranger, params],
    [stranger, { ...params, companyId: stranger.companyId }],
    [by, { ...params, vehicleId: second.id }],
  ] as const) {
    const repaired = { params: { ...place, id: damage.id }, body: { isRepaired: true } }
    expect((await who.send(repairDamage, repaired)).status).toBe(404)
  }
  expect((await stranger.send(listDamages, { params })).status).toBe(404)
  const foreign = { ...params, companyId: stranger.companyId }
  expect((await stranger.send(listDamages, { params: foreign })).status).toBe(404)
  expect((await stranger.send(noteDamage, { params: foreign, body: scratch })).status).toBe(404)
  expect((await staff.send(noteDamage, { params, body: scratch })).status).toBe(201)
  expect(await by.request(listDamages, { params: { ...params, vehicleId: second.id } })).toEqual([])
})

test('a vehicle with damages is archived instead of deleted', async () => {
  const { by, vehicle, params } = await givenDamaged()
  const place = { companyId: by.companyId, id: vehicle.id }
  await by.request(deleteVehicle, { params: place })
  expect((await by.send(getVehicle, { params: place })).status).toBe(404)
  expect((await by.send(listDamages, { params })).status).toBe(404)
  const { rows } = await t.db.pool.query('select archived_at is not null as archived from vehicles where id = $1', [
    vehicle.id,
  ])
  expect(rows).toEqual([{ archived: true }])
})
