import { listAudit } from '@filao/domain/access/contract'
import * as calls from '@filao/domain/fleet/contract'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = async (by: Member, rows: VehicleCreation[], headers = {}) =>
  await by.send(calls.importVehicles, { params: { companyId: by.companyId }, body: { rows }, headers })
const bring = async (by: Member, rows: VehicleCreation[]) =>
  (await by.request(calls.importVehicles, { params: { companyId: by.companyId }, body: { rows } })).rows
const fleet = async (by: Member) => await by.request(calls.listVehicles, { params: { companyId: by.companyId } })

async function givenPlace() {
  const us = await t.company()
  const [agency, category] = [await givenAgency(us), await givenCategory(us)]
  return { us, place: { categoryId: category.id, locationId: agency.id } }
}

describe('an import of vehicles', () => {
  test('refuses a fuel and a transmission of no list', async () => {
    const { us, place } = await givenPlace()
    const responses = await bring(us, [
      { registrationNumber: 'AB-123-CD', fuel: 'GPL', ...place },
      { registrationNumber: 'AB-456-CD', transmission: 'Robot', ...place },
      { registrationNumber: 'AB-789-CD', fuel: 'Diesel', transmission: 'Manuelle', ...place },
    ])
    expect(responses.map(({ state, path }) => [state, path])).toEqual([
      ['refused', 'fuel'],
      ['refused', 'transmission'],
      ['created', null],
    ])
  })

  test('keeps every field, and a former plate that the user confirmed', async () => {
    const { us, place } = await givenPlace()
    const clio = { make: 'Renault', model: 'Clio', year: 2019, odometer: 45_000, vin: 'VF1RJA00X62000001', seats: 5 }
    const responses = await bring(us, [
      { registrationNumber: 'AB-123-CD', ...place, ...clio },
      { registrationNumber: '123 ABC 971', allowOtherFormat: true, ...place },
      { registrationNumber: '456 ABC 971', ...place },
      { registrationNumber: 'ab123cd', ...place },
    ])
    expect(responses).toEqual([
      { state: 'created', id: expect.any(Number), path: null, message: null },
      { state: 'created', id: expect.any(Number), path: null, message: null },
      {
        state: 'refused',
        id: null,
        path: 'registrationNumber',
        message: 'Le format de l’immatriculation est incorrect',
      },
      {
        state: 'existing',
        id: null,
        path: 'registrationNumber',
        message: 'AB-123-CD est déjà plus haut dans cet envoi.',
      },
    ])
    const kept = await fleet(us)
    expect(kept.map(({ registrationNumber }) => registrationNumber)).toEqual(['123abc971', 'ab123cd'])
    expect(kept[1]).toMatchObject({ ...clio, ...place, fuelLevel: '4/4' })
    const entries = await us.request(listAudit, { params: { companyId: us.companyId }, query: { entity: 'vehicle' } })
    expect(entries).toHaveLength(2)
    expect(entries.at(-1)).toMatchObject({ action: 'imported', changes: { odometer: [null, 45_000] } })
  })

  test('refuses rows with an unknown category or agency alone', async () => {
    const { us, place } = await givenPlace()
    const { place: theirs } = await givenPlace()
    const responses = await bring(us, [
      { registrationNumber: 'AB-123-CD', ...place, categoryId: theirs.categoryId },
      { registrationNumber: 'EF-456-GH', ...place, locationId: theirs.locationId },
      { registrationNumber: 'IJ-789-KL', ...place },
    ])
    expect(responses.map(({ state, path }) => [state, path])).toEqual([
      ['refused', 'categoryId'],
      ['refused', 'locationId'],
      ['created', null],
    ])
    expect(await fleet(us)).toHaveLength(1)
  })

  test('may be repeated, and is checked before without writing', async () => {
    const { us, place } = await givenPlace()
    const rows = ['AB-123-CD', 'EF-456-GH'].map((registrationNumber) => ({ registrationNumber, ...place }))
    const check = async () =>
      (await us.request(calls.checkVehicleImport, { params: { companyId: us.companyId }, body: { rows } })).rows
    expect((await check()).map(({ state }) => state)).toEqual(['created', 'created'])
    expect(await fleet(us)).toEqual([])
    await bring(us, rows.slice(0, 1))
    expect(await check()).toMatchObject([
      { state: 'existing', message: 'Un véhicule est déjà immatriculé AB-123-CD.' },
      { state: 'created' },
    ])
    await Promise.all([bring(us, rows), bring(us, rows)])
    expect(await fleet(us)).toHaveLength(2)
  })

  test('stays in its company, and is open to staff', async () => {
    const { us, place } = await givenPlace()
    const them = await t.company()
    const rows = [{ registrationNumber: 'AB-123-CD', ...place }]
    expect((await send({ ...us, companyId: them.companyId }, rows)).status).toBe(404)
    expect((await bring(them, rows)).map(({ state }) => state)).toEqual(['refused'])
    expect((await send(await t.colleague(us, 'staff'), rows)).status).toBe(200)
    expect([await fleet(us), await fleet(them)].map(({ length }) => length)).toEqual([1, 0])
  })
})
