import { createCustomer, listCustomers, updateCustomer, uploadCustomerDocument } from '@filao/domain/customers/contract'
import { createFine, updateFine } from '@filao/domain/fines/contract'
import { updateDriverRules } from '@filao/domain/fleet/contract'
import * as privacy from '@filao/domain/privacy/contract'
import { usualPeriods } from '@filao/domain/privacy/periods'
import * as rentals from '@filao/domain/rentals/contract'
import { mergeCustomers } from '@filao/domain/twins/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { unzip } from '#testing/operation/unzip'
import { auditOf } from '#testing/stored-rental'
import { eraseRestored } from './restored.ts'
import { beginRuns, retentionBatchJob, runBatch } from './run.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

const nothing = { scans: 0, identities: 0, contacts: 0, contracts: 0 }

/** Runs one company's night, batch by batch. */
async function runNight({ companyId }: Member, instant: string): Promise<void> {
  const parts = { db: t.db, enqueue: t.enqueue, now: () => instant }
  let next: Parameters<typeof runBatch>[1] | undefined = { companyId, after: 0, counts: nothing }
  while (next) {
    const before = t.jobsOf(retentionBatchJob).length
    await runBatch(parts, next)
    next = t.jobsOf(retentionBatchJob)[before] as typeof next
  }
}

/** Rents to a customer with a scan and a licence, takes the vehicle back on the fourth day, and is paid. */
async function givenReturn() {
  const counter = await givenCounter(t)
  const { by, params } = counter
  const body = { firstName: 'Zoé', lastName: 'Éboué', email: 'zoe@example.test', drivingLicenseNumber: '12AB34567' }
  const customer = await by.request(createCustomer, { params, body })
  // The database's own clock is the real one.
  await t.db.pool.query('update customers set created_at = $2 where company_id = $1', [by.companyId, noon(0)])
  const file = { name: 'permis.pdf', content: '%PDF-1.7 permis' }
  await by.request(uploadCustomerDocument, { params: { ...params, customerId: customer.id }, file })
  const rental = await counter.contract({ customerId: customer.id })
  await counter.deliver(rental.id)
  const return_ = async () => {
    t.setNow(noon(3))
    await counter.takeBack(rental.id)
  }
  const pay = async () => {
    const { totalAmount } = await counter.get(rental.id)
    const money = { totalAmount: totalAmount ?? 0, securityDepositAmount: 0 }
    await by.request(rentals.createPayment, { params: { ...params, rentalId: rental.id }, body: money })
  }
  const of = { ...params, id: customer.id }
  const foresee = () => by.request(privacy.previewErasure, { params: of })
  const reasons = async () => [...new Set((await foresee()).stays.map(({ reason }) => reason))]
  const erase = () => by.request(privacy.eraseCustomer, { params: of })
  const find = () => by.request(listCustomers, { params, query: { search: 'Éboué zoe@example.test' } })
  return { ...counter, customer, rental, return_, pay, of, foresee, reasons, erase, find }
}

describe('the nightly run', () => {
  test('takes who was merged along with the customer into whom they were, and never before', async () => {
    const { by, params, customer, return_, pay } = await givenReturn()
    const twin = await by.request(createCustomer, {
      params,
      body: { firstName: 'Zoe', drivingLicenseNumber: '12AB34567' },
    })
    await t.db.pool.query('update customers set created_at = $2 where id = $1', [twin.id, '2020-01-01T12:00:00Z'])
    await by.request(mergeCustomers, { params: { ...params, id: customer.id }, body: { customerId: twin.id } })
    await return_()
    await pay()
    const stored = async () => {
      const { rows } = await t.db.pool.query(
        'select first_name as name, driving_license_number as licence from customers where id = any($1) order by id',
        [[customer.id, twin.id]],
      )
      return rows
    }
    await runNight(by, '2026-04-02T04:40:00Z')
    expect(await stored()).toEqual([
      { name: 'Zoé', licence: '12AB34567' },
      { name: 'Zoe', licence: '12AB34567' },
    ])
    await runNight(by, '2027-04-04T04:40:00Z')
    expect(await stored()).toEqual([
      { name: 'Zoé', licence: null },
      { name: 'Zoe', licence: null },
    ])
    await runNight(by, '2029-03-04T04:40:00Z')
    expect(await stored()).toEqual([
      { name: 'Client effacé', licence: null },
      { name: 'Client effacé', licence: null },
    ])
  })

  test('takes what its preview showed, kind by kind as the years go by, and logs numbers alone', async () => {
    const { by, params, customer, return_, pay } = await givenReturn()
    await return_()
    await pay()
    const other = { scans: 0, identities: 0, contacts: 0, contracts: 0 }
    const taken = async (day: string) => {
      t.setNow(`${day}T12:00:00Z`)
      const { customers, on, ...counts } = await by.request(privacy.previewRetention, { params })
      const named = customers.filter(({ id }) => id === customer.id).flatMap(({ kinds }) => kinds)
      await runNight(by, `${on}T12:00:00Z`)
      return { counts, named }
    }
    expect((await taken('2026-04-01')).named).toEqual([])
    expect(await taken('2026-04-02')).toEqual({ counts: { ...other, scans: 1 }, named: ['scans'] })
    expect(await taken('2027-04-03')).toMatchObject({ named: ['identity'] })
    expect(await taken('2029-03-03')).toMatchObject({ named: ['contacts'] })
    expect(await taken('2031-03-03')).toEqual({ counts: { ...other, contracts: 1 }, named: ['contract'] })
    const runs = await by.request(privacy.listRetentionRuns, { params })
    expect(runs.map(({ scans, identities, contracts }) => [scans, identities, contracts])).toEqual([
      [0, 0, 1],
      [0, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ])
    expect(JSON.stringify(runs)).not.toContain('Éboué')
  })

  test('goes through many customers in batches of its own company', async () => {
    const [by, other] = [await t.company(), await t.company()]
    for (const { companyId } of [by, other]) {
      await t.db.pool.query(
        `insert into customers (company_id, public_id, first_name, created_at)
         select $1, 'C-' || n, 'Client ' || n, '2026-01-01' from generate_series(1, 60) n`,
        [companyId],
      )
    }
    t.setNow('2031-01-01T12:00:00Z')
    const before = t.jobsOf(retentionBatchJob).length
    await runNight(by, '2031-01-01T12:00:00Z')
    expect(t.jobsOf(retentionBatchJob).length - before).toBe(1)
    const count = async (one: Member) =>
      (await one.request(listCustomers, { params: { companyId: one.companyId }, query: {} })).length
    expect([await count(by), await count(other)]).toEqual([0, 60])
    const [run] = await by.request(privacy.listRetentionRuns, { params: { companyId: by.companyId } })
    expect(run).toMatchObject({ ...nothing, contacts: 60, occasion: 'nightly' })
    await beginRuns({ db: t.db, enqueue: t.enqueue })
    expect(t.jobsOf(retentionBatchJob).at(-1)).toMatchObject({ after: 0 })
  })

  test('follows the periods of the company, within their limits', async () => {
    const { by, params, customer, return_, pay } = await givenReturn()
    await return_()
    await pay()
    expect(await by.request(privacy.getRetention, { params })).toEqual(usualPeriods)
    const body = { ...usualPeriods, scanDays: 5, identityMonths: 2 }
    expect(await by.request(privacy.putRetention, { params, body })).toEqual(body)
    const history = await auditOf(t, by, 'company', by.companyId)
    expect(history.at(-1)).toMatchObject({ action: 'changed', changes: { scanDays: [usualPeriods.scanDays, 5] } })
    expect(await by.request(privacy.putRetention, { params, body })).toEqual(body)
    expect(await auditOf(t, by, 'company', by.companyId)).toEqual(history)
    t.setNow('2026-03-08T12:00:00Z')
    const { customers } = await by.request(privacy.previewRetention, { params })
    expect(customers).toMatchObject([{ id: customer.id, kinds: ['scans'] }])
    const wrong = await by.send(privacy.putRetention, { params, body: { ...body, identityMonths: 40 } })
    expect(wrong.status).toBe(422)
    const staff = await t.colleague(by, 'staff')
    expect((await staff.send(privacy.getRetention, { params })).status).toBe(403)
  })
})

describe('an erasure on request', () => {
  test('waits for the return, the money, the fine and the dispute, and is finished in the first night after them', async () => {
    const life = await givenReturn()
    const { by, params, of, vehicle, erase, reasons, find } = life
    expect(await erase()).toMatchObject({ isErased: false, goes: [] })
    expect(await reasons()).toEqual(['rental'])
    await life.return_()
    expect(await reasons()).toEqual(['debt'])
    await life.pay()
    t.setNow(noon(5))
    const { registrationNumber } = vehicle
    const fine = await by.request(createFine, {
      params,
      body: { kind: 'designation', registrationNumber, committedAt: noon(1), noticeDate: '2026-03-05' },
    })
    expect(await reasons()).toEqual(['fine'])
    await by.request(updateFine, { params: { ...params, id: fine.id }, body: { status: 'designated' } })
    await by.request(privacy.putDispute, { params: of, body: { isDisputed: true } })
    expect(await reasons()).toEqual(['dispute'])
    await runNight(by, noon(6))
    expect(await find()).toHaveLength(1)
    await by.request(privacy.putDispute, { params: of, body: { isDisputed: false } })
    await runNight(by, noon(6))
    expect(await find()).toHaveLength(0)
    expect(await reasons()).toEqual(['proof'])
  })

  test('leaves the contract to administrators alone', async () => {
    const { by, params, rental, return_, pay, erase } = await givenReturn()
    await return_()
    await pay()
    const staff = await t.colleague(by, 'staff')
    const [kept] = await by.request(rentals.listKeptDocuments, { params: { ...params, id: rental.id } })
    const at = { params: { ...params, rentalId: rental.id, id: kept?.id as number } }
    expect((await staff.send(rentals.printKeptDocument, at)).status).toBe(200)
    await erase()
    expect((await staff.send(rentals.printKeptDocument, at)).status).toBe(403)
    expect((await by.send(rentals.printKeptDocument, at)).status).toBe(200)
  })

  test('is applied again after a restore brought the customer back, and to nobody with the same number', async () => {
    const { by, erase, find, of, return_, pay } = await givenReturn()
    await return_()
    await pay()
    const columns = `first_name, last_name, email, driving_license_number, phone_numbers, archived_at, erased_at, erasure_requested_at`
    const { rows } = await t.db.pool.query(`select ${columns} from customers where id = $1`, [of.id])
    await erase()
    const parts = { db: t.db, files: t.files, enqueue: t.enqueue, now: () => noon(9) }
    expect(await eraseRestored(parts)).toBe(0)
    /** Puts the row back as an older backup has it. */
    const restore = async (createdAt: string) => {
      const { first_name, last_name, email, driving_license_number } = rows[0]
      await t.db.pool.query(
        `update customers set first_name = $2, last_name = $3, email = $4, driving_license_number = $5, archived_at = null,
           erased_at = null, erasure_requested_at = null, created_at = ${createdAt} where id = $1`,
        [of.id, first_name, last_name, email, driving_license_number],
      )
    }
    await restore('created_at')
    expect(await find()).toHaveLength(1)
    expect(await eraseRestored(parts)).toBe(1)
    expect(await find()).toHaveLength(0)
    expect((await by.request(privacy.listRetentionRuns, { params: { companyId: by.companyId } }))[0]?.occasion).toBe(
      'restore',
    )
    await restore(`created_at + interval '1 day'`)
    expect(await eraseRestored(parts)).toBe(0)
    expect(await find()).toHaveLength(1)
  })
})

test('the file of a customer has their data, documents and photos, for administrators', async () => {
  const { by, params, of, rental, return_, pay } = await givenReturn()
  await return_()
  await pay()
  await t.db.pool.query(`update rentals set import_reference = 'L-12' where id = $1`, [rental.id])
  const { status, body } = await by.send(privacy.exportPerson, { params: of })
  expect(status).toBe(200)
  const files = await unzip(body as unknown as Buffer)
  const name = [...files.keys()].find((one) => one.startsWith('documents/')) as string
  expect(name).toMatch(/^documents\/\d+-permis\.pdf$/)
  expect(files.get(name)?.toString()).toBe('%PDF-1.7 permis')
  const data = JSON.parse(files.get('data.json')?.toString() ?? '')
  expect(data.rentals).toMatchObject([{ id: rental.id, importReference: 'L-12', settledElsewhereCents: 0 }])
  expect(JSON.stringify(data)).toContain('12AB34567')
  expect(data.contracts.length).toBeGreaterThan(1)
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(privacy.exportPerson, { params: of })).status).toBe(403)
  const stranger = await t.company()
  const theirs = { params: { ...of, companyId: stranger.companyId } }
  expect((await stranger.send(privacy.exportPerson, theirs)).status).toBe(404)
  expect((await stranger.send(privacy.eraseCustomer, theirs)).status).toBe(404)
  expect(params.companyId).not.toBe(stranger.companyId)
})

test('the file of a customer has the damages, exchanges and exceptions of their rentals', async () => {
  const counter = await givenCounter(t)
  const { by, params, customer, agency } = counter
  await by.request(updateDriverRules, { params, body: { minimumAge: 21 } })
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { birthDate: '2007-01-15' } })
  const { id } = await by.request(rentals.createRental, { params, body: counter.wanted })
  await by.request(rentals.admitDrivers, {
    params: { ...params, rentalId: id },
    body: { reason: 'Connue depuis 2020' },
  })
  await by.request(rentals.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  await counter.deliver(id)
  t.setNow(noon(1))
  const spare = await counter.car()
  expect((await counter.swap(id, spare.id, { reason: 'Pneu crevé par la cliente' })).status).toBe(200)
  t.setNow(noon(3))
  const damage = { view: 'left', x: 0.4, y: 0.6, kind: 'scratch', size: 'small', comment: 'Portail' } as const
  expect((await counter.check(id, { stage: 'return', odometer: 1500, damages: [damage] })).status).toBe(200)
  const { body } = await by.send(privacy.exportPerson, { params: { ...params, id: customer.id } })
  const files = await unzip(body as unknown as Buffer)
  const data = JSON.parse(files.get('data.json')?.toString() ?? '')
  expect(data).toMatchObject({
    rentals: [{ departureAgency: agency.name, arrivalAgency: agency.name }],
    damages: [{ rentalId: id, stage: 'return', kind: 'scratch', comment: 'Portail' }],
    vehicleChanges: [{ rentalId: id, reason: 'Pneu crevé par la cliente' }],
    driverExceptions: [{ rule: 'minimum_age', ruleLimit: '21', reason: 'Connue depuis 2020' }],
  })
})
