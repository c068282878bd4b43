import { listAudit } from '@filao/domain/access/contract'
import { createCustomer, importCustomers, listCustomers } from '@filao/domain/customers/contract'
import { createFine } from '@filao/domain/fines/contract'
import { importOptions, importVehicles, listOptions, listVehicles, noteDamage } from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/imports/contract'
import { putPrices } from '@filao/domain/pricing/contract'
import { putDispute } from '@filao/domain/privacy/contract'
import {
  createCharge,
  createPayment,
  createRental,
  importRentals,
  listRentals,
  updateRental,
} from '@filao/domain/rentals/contract'
import type { ImportedRental } from '@filao/domain/rentals/import/imported-rental.schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory, givenUnavailability, givenVehicle } from '#testing/given'

const now = '2026-03-02T12:00:00Z'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
})
afterAll(() => t.close())

const batchOf = async (by: Member) => (await by.request(calls.listImports, { params: by }))[0]?.id as number
const undo = async (by: Member, id: number) => await by.request(calls.undoImport, { params: { ...paramsOf(by), id } })
const tryUndo = async (by: Member, id: number) => await by.send(calls.undoImport, { params: { ...paramsOf(by), id } })
const paramsOf = ({ companyId }: Member) => ({ companyId })
const nothing = { customers: 0, vehicles: 0, options: 0, fees: 0, rentals: 0, prices: 0 }

async function givenFleet() {
  const us = await t.company()
  const agency = await givenAgency(us)
  const category = await givenCategory(us)
  return { us, agency, category, assigned: { categoryId: category.id, locationId: agency.id } }
}

async function givenImportedRentals() {
  const { us, agency, assigned } = await givenFleet()
  const vehicle = await givenVehicle(us, { ...assigned, registrationNumber: 'AB-123-CD' })
  const row = (month: string, customerName: string): ImportedRental => ({
    registrationNumber: 'AB-123-CD',
    customerName,
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: `${month}-12T08:30`,
    end: `${month}-16T18:00`,
    totalAmount: 350,
  })
  const rows = [
    row('2036-01', 'DUPONT Jean'),
    row('2036-02', 'Zoé Éboué'),
    row('2024-03', 'Zoé Éboué'),
    row('2036-04', 'MARIE Éloi'),
  ]
  const { rows: created } = await us.request(importRentals, { params: paramsOf(us), body: { rows } })
  return { us, vehicle, rentals: created.map(({ id }) => id as number) }
}

test('the latest hundred imports of a day are listed, and the next import forgets those of before two days', async () => {
  const us = await t.company()
  const add = (count: number, hours: number) =>
    t.db.pool.query(
      `insert into import_batches (company_id, key, kind, created_at)
       select $1, $2 || n, 'customers', $3::timestamptz - make_interval(hours => $4) from generate_series(1, $5::int) n`,
      [us.companyId, `import-${hours}-`, now, hours, count],
    )
  await add(101, 1)
  await add(2, 47)
  await add(2, 49)
  const listed = await us.request(calls.listImports, { params: us })
  expect(listed).toHaveLength(100)
  await us.request(importCustomers, { params: paramsOf(us), body: { rows: [{ firstName: 'Awa' }] } })
  const { rows } = await t.db.pool.query(
    `select count(*)::int as all, count(*) filter (where key like 'import-49-%')::int as old from import_batches
     where company_id = $1`,
    [us.companyId],
  )
  expect(rows).toEqual([{ all: 104, old: 0 }])
})

describe('undoing an import', () => {
  test('of rentals removes them with the customers that it created, and their vehicles are free again', async () => {
    const { us, vehicle } = await givenImportedRentals()
    const id = await batchOf(us)
    expect(await undo(us, id)).toEqual({ removed: { ...nothing, rentals: 4, customers: 3 }, keptCount: 0, kept: [] })
    expect(await us.request(listRentals, { params: us, query: {} })).toEqual([])
    expect(await us.request(listCustomers, { params: us, query: {} })).toEqual([])
    await givenUnavailability(us, vehicle.id, { start: '2036-01-01T10:00:00Z', end: '2036-06-01T10:00:00Z' })
    const entries = await us.request(listAudit, { params: us, query: {} })
    const deleted = entries.filter(({ action }) => action === 'deleted').map(({ entity }) => entity)
    expect(deleted.toSorted()).toEqual([...Array(3).fill('customer'), ...Array(4).fill('rental')])
    expect(entries.find(({ action }) => action === 'import_undone')).toMatchObject({
      entity: 'company',
      changes: { import: [null, id], rentals: [null, 4], kept: [null, 0] },
    })
    expect(await us.request(calls.listImports, { params: us })).toMatchObject([{ id, undoneAt: now }])
  })

  test('of rentals keeps those that were changed, paid or charged since, with their customers', async () => {
    const { us, rentals } = await givenImportedRentals()
    const [changed = 0, paid = 0, charged = 0] = rentals
    const params = paramsOf(us)
    await us.request(updateRental, { params: { ...params, id: changed }, body: { totalAmount: 360 } })
    const money = { totalAmount: 50, securityDepositAmount: 0 }
    await us.request(createPayment, { params: { ...params, rentalId: paid }, body: money })
    const extra = { kind: 'other' as const, amount: 20, reason: 'Siège' }
    await us.request(createCharge, { params: { ...params, rentalId: charged }, body: extra })
    const answer = await undo(us, await batchOf(us))
    expect(answer).toMatchObject({ removed: { ...nothing, rentals: 1, customers: 1 }, keptCount: 5 })
    expect(answer.kept.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['rentals', 'changed'],
      ['rentals', 'payment'],
      ['rentals', 'charge'],
      ['customers', 'rental'],
      ['customers', 'rental'],
    ])
    expect(answer.kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['Jean DUPONT', 'Zoé Éboué']))
    const left = await us.request(listRentals, { params: us, query: {} })
    expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([changed, paid, charged])
  })

  test('keeps a customer with whom there is a dispute, and their rentals', async () => {
    const { us, rentals } = await givenImportedRentals()
    const params = paramsOf(us)
    const [dupont] = await us.request(listCustomers, { params, query: { lastName: 'Dupont' } })
    await us.request(putDispute, { params: { ...params, id: dupont?.id ?? 0 }, body: { isDisputed: true } })
    const { removed, kept } = await undo(us, await batchOf(us))
    expect(removed).toEqual({ ...nothing, rentals: 3, customers: 2 })
    expect(kept.map(({ kind, id, reason }) => [kind, id, reason])).toEqual([
      ['rentals', rentals[0], 'dispute'],
      ['customers', dupont?.id, 'dispute'],
    ])
  })

  test('of customers removes all calls of one import, and keeps a customer with a fine', async () => {
    const us = await t.company()
    const params = paramsOf(us)
    await us.request(createCustomer, { params, body: { firstName: 'Wilfrid' } })
    const bring = async (firstName: string) => {
      const body = { rows: [{ firstName }], importKey: 'one-import' }
      return (await us.request(importCustomers, { params, body })).rows[0]?.id as number
    }
    await bring('Awa')
    const fined = await bring('Zoé')
    const notice = { registrationNumber: 'AA-123-AA', committedAt: '2026-02-01T12:00:00Z', noticeDate: '2026-02-12' }
    await us.request(createFine, { params, body: { kind: 'designation', ...notice, driverId: fined } })
    expect(await undo(us, await batchOf(us))).toEqual({
      removed: { ...nothing, customers: 1 },
      keptCount: 1,
      kept: [
        {
          kind: 'customers',
          id: fined,
          name: 'Zoé',
          reason: 'fine',
          words: { fr: 'une contravention y est liée', en: 'a fine is linked to it' },
        },
      ],
    })
    const left = await us.request(listCustomers, { params: us, query: {} })
    expect(left.map(({ firstName }) => firstName).toSorted()).toEqual(['Wilfrid', 'Zoé'])
    // A late call of the same import does not bring anything back.
    const late = { rows: [{ firstName: 'Éloi' }], importKey: 'one-import' }
    expect((await us.send(importCustomers, { params, body: late })).status).toBe(409)
  })

  test('of vehicles and of options keeps what is in use, by its name', async () => {
    const { us, agency, assigned } = await givenFleet()
    const params = paramsOf(us)
    const plates = ['AA-111-AA', 'BB-222-BB', 'CC-333-CC', 'DD-444-DD']
    const rows = plates.map((registrationNumber) => ({ registrationNumber, ...assigned }))
    const vehicles = (await us.request(importVehicles, { params, body: { rows } })).rows.map(({ id }) => id as number)
    const ofVehicles = await batchOf(us)
    const body = { rows: [{ name: 'GPS' }, { name: 'Siège' }] }
    const options = (await us.request(importOptions, { params, body })).rows.map(({ id }) => id as number)
    const ofOptions = await batchOf(us)
    const [rented = 0, damaged = 0, stopped = 0] = vehicles
    const customer = await us.request(createCustomer, { params, body: { firstName: 'Awa' } })
    const times = { start: '2036-01-12T12:00:00Z', end: '2036-01-14T12:00:00Z' }
    const places = { departureAgencyId: agency.id, arrivalAgencyId: agency.id }
    const prices = agency.seasons.map(({ id: seasonId }) => {
      return { seasonId, agencyId: agency.id, categoryId: assigned.categoryId, minDays: 0, price: 40 }
    })
    await us.request(putPrices, { params, body: prices })
    const draft = { ...times, ...places, vehicleId: rented, customerId: customer.id, optionIds: options.slice(0, 1) }
    await us.request(createRental, { params, body: draft })
    const dent = { view: 'left', x: 0.5, y: 0.5, kind: 'dent', size: 'small' } as const
    await us.request(noteDamage, { params: { ...params, vehicleId: damaged }, body: dent })
    await givenUnavailability(us, stopped, times)

    expect(await undo(us, ofVehicles)).toEqual({
      removed: { ...nothing, vehicles: 1 },
      keptCount: 3,
      kept: [
        { kind: 'vehicles', id: rented, name: 'AA-111-AA', reason: 'rental', words: expect.anything() },
        { kind: 'vehicles', id: damaged, name: 'BB-222-BB', reason: 'damage', words: expect.anything() },
        { kind: 'vehicles', id: stopped, name: 'CC-333-CC', reason: 'unavailability', words: expect.anything() },
      ],
    })
    expect(await us.request(listVehicles, { params: us, query: {} })).toHaveLength(3)
    expect(await undo(us, ofOptions)).toEqual({
      removed: { ...nothing, options: 1 },
      keptCount: 1,
      kept: [{ kind: 'options', id: options[0], name: 'GPS', reason: 'rental', words: expect.anything() }],
    })
    expect((await us.request(listOptions, { params: us })).map(({ name }) => name)).toEqual(['GPS'])
  })

  test('happens once, also with two clicks, within a day, by an administrator of the company', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const bring = async (name: string) => {
      await us.request(importOptions, { params: paramsOf(us), body: { rows: [{ name }] } })
      return await batchOf(us)
    }
    const first = await bring('GPS')
    expect((await tryUndo(them, first)).status).toBe(404)
    expect((await tryUndo(await t.colleague(us, 'staff'), first)).status).toBe(403)
    const answers = await Promise.all([tryUndo(us, first), tryUndo(us, first)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'conflict', detail: 'Cet import est déjà annulé.' })
    const second = await bring('Siège')
    t.setNow('2026-03-03T12:00:00Z')
    const late = await tryUndo(us, second)
    t.setNow(now)
    expect(late.body).toMatchObject({ detail: expect.stringContaining('date de plus d’un jour') })
    expect((await us.request(listOptions, { params: us })).map(({ name }) => name)).toEqual(['Siège'])
  })
})
