import { listAudit, updateMe } from '@filao/domain/access/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { createCustomer, deleteCustomer, updateCustomer } from '@filao/domain/customers/contract'
import * as calls from '@filao/domain/fines/contract'
import type { Fine, FineChange, FineCreation } from '@filao/domain/fines/fine.schema'
import { createUnavailability, deleteVehicle, updateVehicle } from '@filao/domain/fleet/contract'
import { readCsv, saysSomething } from '@filao/domain/kernel/table/csv'
import { createCharge, getRental, updateRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency } from '#testing/given'
import { type Counter, givenCounter, noon } from '#testing/given-rental'
import { type MailServer, mailServer } from '#testing/mail-server'
import { reminderMailJob, remindOfFines, sendReminder } from './remind.ts'

let t: TestApp
let server: MailServer
beforeAll(async () => {
  t = await testApp()
  server = await mailServer()
})
afterAll(async () => {
  await server.close()
  await t.close()
})
beforeEach(() => t.setNow(noon(0)))

const nobody = { vehicle: null, rental: null, drivers: [], unavailability: null }
/** Half a minute past noon of the second day. */
const halfPast = noon(1).replace(':00Z', ':30Z')

const request = (by: Member, registrationNumber: string, at: string, companyId = by.companyId) =>
  by.request(calls.lookUpFine, { params: { companyId }, body: { registrationNumber, at } })

/** Rents a car to two drivers for two days, exchanges it at half past noon of the second day, and takes it back. */
async function givenExchange() {
  const shop = await givenCounter(t)
  const second = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Luc' } })
  const spare = await shop.car()
  const { id } = await shop.contract({ additionalDriverIds: [second.id] })
  await shop.deliver(id)
  t.setNow(halfPast)
  await shop.swap(id, spare.id)
  t.setNow(noon(2))
  const rental = await shop.takeBack(id)
  t.setNow(noon(20))
  return { ...shop, spare, second, rental }
}

const notice = (over: Partial<FineCreation> = {}): FineCreation => {
  return {
    kind: 'designation',
    registrationNumber: 'AA-000-ZZ',
    committedAt: noon(0),
    noticeDate: '2026-03-10',
    ...over,
  }
}
const record = ({ by, params }: Pick<Counter, 'by' | 'params'>, over: Partial<FineCreation> = {}) =>
  by.request(calls.createFine, { params, body: notice(over) })

describe('the look-up of who had a vehicle', () => {
  test('in the minute of an exchange finds the rental by either plate, with all its drivers', async () => {
    const { by, vehicle, spare, rental, customer, second } = await givenExchange()
    const found = await request(by, vehicle.registrationNumber, noon(1))
    expect(found).toMatchObject({
      vehicle: { id: vehicle.id },
      rental: { id: rental.id, publicId: rental.publicId, status: 'done', deliveredAt: noon(0), returnedAt: noon(2) },
      drivers: [{ id: customer.id }, { id: second.id }],
      unavailability: null,
    })
    const since = await request(by, spare.registrationNumber.toLowerCase().replaceAll('-', ' '), noon(1))
    expect(since).toMatchObject({ vehicle: { id: spare.id }, rental: { id: rental.id } })
    const rentalIds = await Promise.all(
      [
        request(by, vehicle.registrationNumber, noon(0, -1)),
        request(by, vehicle.registrationNumber, noon(1, 1)),
        request(by, spare.registrationNumber, noon(1, -1)),
        request(by, spare.registrationNumber, noon(2, -1)),
        request(by, spare.registrationNumber, noon(2)),
      ].map((response) => response.then((one) => one.rental?.id ?? null)),
    )
    expect(rentalIds).toEqual([null, null, null, rental.id, null])
  })

  test('names a driver who was removed from the rental after that minute, and none removed before', async () => {
    const shop = await givenCounter(t)
    const { by, params, vehicle, customer } = shop
    const driver = async (firstName: string) => (await by.request(createCustomer, { params, body: { firstName } })).id
    const [early, late, kept] = [await driver('Ève'), await driver('Luc'), await driver('Tom')]
    const { id } = await shop.contract({ additionalDriverIds: [early, late, kept] })
    const drive = (additionalDriverIds: number[]) =>
      by.request(updateRental, { params: { ...params, id }, body: { additionalDriverIds } })
    await shop.deliver(id)
    t.setNow(noon(0, 60))
    await drive([late, kept])
    t.setNow(noon(1))
    await drive([kept])
    const names = async (at: string) => (await request(by, vehicle.registrationNumber, at)).drivers.map((one) => one.id)
    t.setNow(noon(1, 60))
    expect(await names(noon(0, 90))).toEqual([customer.id, kept, late])
    expect(await names(noon(0, 30))).toEqual([customer.id, kept, early, late])
    expect(await names(noon(1, 30))).toEqual([customer.id, kept])
  })

  test('knows a former plate and a vehicle that was sold since', async () => {
    const { by, params, vehicle, rental } = await givenExchange()
    const at = { params: { ...params, id: vehicle.id } }
    await by.request(updateVehicle, { ...at, body: { registrationNumber: 'ZZ-987-ZZ' } })
    await by.request(deleteVehicle, at)
    const responses = [await request(by, vehicle.registrationNumber, noon(0)), await request(by, 'ZZ987ZZ', noon(0))]
    for (const one of responses) {
      expect(one).toMatchObject({ vehicle: { id: vehicle.id }, rental: { id: rental.id } })
    }
  })

  test('says when a vehicle was out of service, or with nobody', async () => {
    const { by, params, car } = await givenCounter(t)
    const vehicle = await car()
    const body = { start: noon(1), end: noon(2), description: 'Révision' }
    const away = await by.request(createUnavailability, { params: { ...params, vehicleId: vehicle.id }, body })
    t.setNow(noon(5))
    const { registrationNumber: plate, id, make, model, registrationNumber } = vehicle
    const known = { id, make, model, registrationNumber, timezone: 'America/Guadeloupe' }
    expect(await request(by, plate, noon(1))).toEqual({
      ...nobody,
      vehicle: known,
      unavailability: { id: away.id, ...body },
    })
    expect(await request(by, plate, noon(2))).toEqual({ ...nobody, vehicle: known })
    expect(await request(by, 'AB-999-CD', noon(1))).toEqual(nobody)
  })

  test('finds nothing of another company', async () => {
    const { by, vehicle } = await givenExchange()
    const them = await t.company()
    expect(await request(them, vehicle.registrationNumber, noon(1))).toEqual(nobody)
    const body = { registrationNumber: vehicle.registrationNumber, at: noon(1) }
    expect((await them.send(calls.lookUpFine, { params: { companyId: by.companyId }, body })).status).toBe(404)
  })
})

describe('a notice', () => {
  test('is recorded with its vehicle, rental and driver, its term and its audit trail', async () => {
    const shop = await givenExchange()
    const { by, params, vehicle, rental, customer, second } = shop
    const clerk = await t.colleague(by, 'staff')
    const registrationNumber = vehicle.registrationNumber
    const fine = await clerk.request(calls.createFine, { params, body: notice({ registrationNumber, amount: 90.5 }) })
    expect(fine).toMatchObject({
      registrationNumber: registrationNumber.toLowerCase().replaceAll('-', ''),
      vehicleId: vehicle.id,
      rental: { id: rental.id, publicId: rental.publicId },
      driver: { id: customer.id, name: 'Zoé Éboué' },
      status: 'to_do',
      dueDate: '2026-04-24',
      amount: 90.5,
      createdAt: noon(20),
    })
    const place = { ...params, id: fine.id }
    const change = { driverId: second.id, status: 'designated' } as const
    const changed = await clerk.request(calls.updateFine, { params: place, body: change })
    expect(changed).toMatchObject({ driver: { id: second.id, name: 'Luc' }, status: 'designated' })
    expect(await by.request(calls.getFine, { params: place })).toEqual(changed)
    const entries = await by.request(listAudit, { params, query: { entity: 'fine' } })
    expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['changed', fine.id],
      ['created', fine.id],
    ])
    expect(entries[0]?.changes).toMatchObject({ status: ['to_do', 'designated'], driverId: [customer.id, second.id] })
  })

  test('is on the clock of its vehicle’s agency, which a company in two territories has beside its own', async () => {
    const shop = await givenCounter(t)
    const reunion = await givenAgency(shop.by, { timezone: 'Indian/Reunion' })
    const { registrationNumber } = await shop.car({ locationId: reunion.id })
    t.setNow(noon(20))
    // 20h30 on the 1st in Guadeloupe, 4h30 on the 2nd in Réunion.
    const committedAt = '2026-03-02T00:30:00Z'
    expect((await request(shop.by, registrationNumber, committedAt)).vehicle?.timezone).toBe('Indian/Reunion')
    const early = notice({ registrationNumber, committedAt, noticeDate: '2026-03-01' })
    expect(await shop.by.send(calls.createFine, { params: shop.params, body: early })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'noticeDate', code: 'range' }] },
    })
    const there = await record(shop, { ...early, noticeDate: '2026-03-02' })
    expect(there.timezone).toBe('Indian/Reunion')
    expect((await record(shop, { committedAt, noticeDate: '2026-03-01' })).timezone).toBe('America/Guadeloupe')
    const params = { ...shop.params, id: there.id }
    expect(await shop.by.send(calls.updateFine, { params, body: { noticeDate: '2026-03-01' } })).toMatchObject({
      status: 422,
    })
  })

  test('of a rental that the agent chose names the customer of that rental, of none nobody', async () => {
    const shop = await givenExchange()
    const luc = await shop.contract({ customerId: shop.second.id, start: noon(21), end: noon(22) })
    const { registrationNumber } = shop.vehicle
    const chosen = await record(shop, { registrationNumber, rentalId: luc.id })
    expect(chosen).toMatchObject({ rentalId: luc.id, driverId: shop.second.id })
    expect(await record(shop, { registrationNumber, rentalId: null })).toMatchObject({ rentalId: null, driverId: null })
    const named = await record(shop, { registrationNumber, rentalId: null, driverId: shop.second.id })
    expect(named).toMatchObject({ rentalId: null, driverId: shop.second.id })
  })

  test('keeps the driver who was named, also when the customer is deleted', async () => {
    const shop = await givenCounter(t)
    t.setNow(noon(20))
    const { id: driverId } = await shop.by.request(createCustomer, { params: shop.params, body: { firstName: 'Luc' } })
    const { id } = await record(shop, { driverId })
    await shop.by.request(deleteCustomer, { params: { ...shop.params, id: driverId } })
    const fine = await shop.by.request(calls.getFine, { params: { ...shop.params, id } })
    expect(fine).toMatchObject({ driverId, driver: { name: 'Luc' } })
  })

  test('of another minute names another vehicle, and keeps the driver who was chosen', async () => {
    const shop = await givenExchange()
    const fine = await record(shop, { registrationNumber: shop.vehicle.registrationNumber })
    const body = { registrationNumber: shop.spare.registrationNumber, committedAt: noon(1, 5) }
    const changed = await shop.by.request(calls.updateFine, { params: { ...shop.params, id: fine.id }, body })
    expect(changed).toMatchObject({ vehicleId: shop.spare.id, driverId: shop.customer.id, rentalId: shop.rental.id })
  })

  test('cannot lie in the future, lack a plate, or name a rental or driver of another company', async () => {
    const [us, them] = [await givenCounter(t), await givenExchange()]
    t.setNow(noon(20))
    const refused = async (over: Partial<FineCreation>) => {
      const { status, body } = await us.by.send(calls.createFine, { params: us.params, body: notice(over) })
      return [status, (body as { errors: { path: string }[] }).errors[0]?.path]
    }
    expect(await refused({ committedAt: noon(20, 1) })).toEqual([422, 'committedAt'])
    expect(await refused({ noticeDate: '2026-03-22' })).toEqual([422, 'noticeDate'])
    expect(await refused({ committedAt: noon(5), noticeDate: '2026-03-05' })).toEqual([422, 'noticeDate'])
    expect(await refused({ registrationNumber: '--' })).toEqual([422, 'registrationNumber'])
    expect(await refused({ rentalId: them.rental.id })).toEqual([404, 'rentalId'])
    expect(await refused({ driverId: them.customer.id })).toEqual([404, 'driverId'])
    const theirs = await record(them)
    const at = { ...us.params, id: theirs.id }
    expect((await us.by.send(calls.getFine, { params: at })).status).toBe(404)
    expect((await us.by.send(calls.updateFine, { params: at, body: { status: 'paid' } })).status).toBe(404)
    const own = { ...us.params, id: (await record(us)).id }
    const later = await us.by.send(calls.updateFine, { params: own, body: { noticeDate: '2026-03-22' } })
    expect(later).toMatchObject({ status: 422, body: { errors: [{ path: 'noticeDate' }] } })
    const sooner = await us.by.send(calls.updateFine, { params: own, body: { noticeDate: '2026-01-02' } })
    expect(sooner).toMatchObject({ status: 422, body: { errors: [{ path: 'noticeDate' }] } })
    const after = await us.by.send(calls.updateFine, { params: own, body: { committedAt: noon(19) } })
    expect(after).toMatchObject({ status: 422, body: { errors: [{ path: 'noticeDate' }] } })
  })

  test('is recorded once, also by two at the same moment; another kind has numbers of its own', async () => {
    const shop = await givenExchange()
    const send = (over: Partial<FineCreation> = {}) =>
      shop.by.send(calls.createFine, { params: shop.params, body: notice({ noticeNumber: '45 12', ...over }) })
    const responses = await Promise.all([send(), send()])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = await send()
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'noticeNumber', code: 'recorded' }] } })
    expect((refused.body as { detail: string }).detail).toMatch(/45 12 .*AA-000-ZZ/)
    expect(await send({ noticeNumber: 'a.4512' })).toMatchObject({ status: 201 })
    expect(await send({ noticeNumber: '4 51-2' })).toMatchObject({ status: 409 })
    const parking = await send({ kind: 'parking' })
    expect(parking).toMatchObject({ status: 201 })
    const change = async (body: FineChange) => {
      const params = { ...shop.params, id: (parking.body as Fine).id }
      return (await shop.by.send(calls.updateFine, { params, body })).status
    }
    expect([await change({ place: 'RN1' }), await change({ noticeNumber: '45-12' })]).toEqual([200, 200])
    expect([await change({ kind: 'designation' }), await change({ noticeNumber: null })]).toEqual([409, 200])
    expect([await change({ kind: 'designation' }), await change({ noticeNumber: '4512' })]).toEqual([200, 409])
    const other = await givenCounter(t)
    expect(await record(other, { noticeNumber: '45 12' })).toMatchObject({ noticeNumber: '45 12' })
  })

  test('is found by state and text; those to do come first, by their date', async () => {
    const shop = await givenExchange()
    const late = await record(shop, { noticeDate: '2026-03-12', place: 'RN1 Baie-Mahault' })
    const soon = await record(shop, { noticeDate: '2026-03-10', registrationNumber: shop.vehicle.registrationNumber })
    const paid = await record(shop, { noticeDate: '2026-03-01', status: 'paid', noticeNumber: '4512345678' })
    const found = async (query = {}) =>
      (await shop.by.request(calls.listFines, { params: shop.params, query })).map(({ id }) => id)
    expect(await found()).toEqual([soon.id, late.id, paid.id])
    expect(await found({ status: 'paid' })).toEqual([paid.id])
    expect(await found({ text: 'ÉBOUÉ' })).toEqual([soon.id])
    expect(await found({ text: 'zoe eboue' })).toEqual([soon.id])
    expect(await found({ text: shop.vehicle.registrationNumber })).toEqual([soon.id])
    expect(await found({ text: '451234' })).toEqual([paid.id])
    expect(await found({ text: 'baie-mahault' })).toEqual([late.id])
    expect(await found({ text: '100%' })).toEqual([])
  })
})

test('chosen notices are exported with the data of their drivers, for administrators only', async () => {
  const shop = await givenExchange()
  const { by, params } = shop
  const chosen = [
    await record(shop, { registrationNumber: shop.vehicle.registrationNumber, noticeNumber: '45123' }),
    await record(shop, { kind: 'parking' }),
  ]
  await record(shop)
  const query = { ids: chosen.map(({ id }) => id).join(',') }
  const clerk = await t.colleague(by, 'staff')
  expect((await clerk.send(calls.exportFines, { params, query })).status).toBe(403)
  await by.request(updateMe, { body: { language: 'en' } })
  const file = await by.send(calls.exportFines, { params, query })
  const [heading = [], ...lines] = [...readCsv(String(file.body))].filter(saysSomething).map(({ cells }) => cells)
  const cell = (line: string[] | undefined, name: string) => line?.[heading.indexOf(name)]
  expect(lines.map((line) => cell(line, 'Notice number'))).toEqual(['45123', ''])
  expect(lines.map((line) => cell(line, 'Last name'))).toEqual(['Éboué', ''])
  expect(lines.map((line) => cell(line, 'Kind'))).toEqual(['Driver to be named', 'Parking charge'])
  const entries = await by.request(listAudit, { params, query: { entity: 'company' } })
  expect(entries[0]).toMatchObject({ action: 'exported', changes: { fines: [null, 2] } })
})

test('the handling fee is charged without VAT', async () => {
  const { by, params, rental } = await givenExchange()
  const body = { kind: 'fine_handling', amount: 25, reason: 'Avis 45123' } as const
  await by.request(createCharge, { params: { ...params, rentalId: rental.id }, body })
  const { rows } = await t.db.pool.query(
    `select payload from journal_entries where company_id = $1 and kind = 'charge'`,
    [by.companyId],
  )
  const payload = rows[0]?.payload
  expect(typeof payload === 'string' ? JSON.parse(payload) : payload).toMatchObject({
    chargeKind: 'fine_handling',
    vat: [{ rate: null, baseCents: 2500, vatCents: 0 }],
  })
})

describe('the handling fee of a notice', () => {
  const fee = { amount: 25, reason: 'Avis 45123' }

  test('is charged once to its rental, and bills a notice whose driver was named', async () => {
    const shop = await givenExchange()
    const { by, params, rental, vehicle } = shop
    const { id } = await record(shop, { registrationNumber: vehicle.registrationNumber, status: 'designated' })
    const of = { ...params, id }
    const charged = await by.request(calls.chargeFineFee, { params: of, body: fee })
    const { charges } = await by.request(getRental, { params: { ...params, id: rental.id } })
    const [line = expect.fail()] = charges
    expect(line).toMatchObject({ kind: 'fine_handling', amount: 25, reason: 'Avis 45123' })
    expect(charged).toMatchObject({ status: 'billed', fee: { chargeId: line.id, amount: 25 } })
    expect((await by.send(calls.chargeFineFee, { params: of, body: fee })).status).toBe(409)
    expect(await by.send(calls.updateFine, { params: of, body: { rentalId: null } })).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'rentalId' }] },
    })
    const back = { ...fee, kind: 'fine_handling', correctsChargeId: line.id } as const
    await by.request(createCharge, { params: { ...params, rentalId: rental.id }, body: back })
    expect((await by.request(calls.getFine, { params: of })).fee).toBeNull()
    await by.request(calls.updateFine, { params: of, body: { rentalId: null } })
    expect((await by.send(calls.chargeFineFee, { params: of, body: fee })).status).toBe(409)
  })

  test('leaves a notice to do whose driver is still to be named', async () => {
    const shop = await givenExchange()
    const { id } = await record(shop, { registrationNumber: shop.vehicle.registrationNumber })
    const charged = await shop.by.request(calls.chargeFineFee, { params: { ...shop.params, id }, body: fee })
    expect(charged.status).toBe('to_do')
  })
})

test('the letter tells the driver in their language what the administration is told, and the fee', async () => {
  const shop = await givenExchange()
  const { by, params, vehicle, rental } = shop
  const data = { language: 'en', lastName: 'Éboué', drivingLicenseNumber: '12AA34567' } as const
  await by.request(updateCustomer, { params: { ...params, id: rental.customerId }, body: data })
  const wanted = { registrationNumber: vehicle.registrationNumber, noticeNumber: '45123', amount: 90 }
  const { id } = await record(shop, wanted)
  await by.request(calls.chargeFineFee, { params: { ...params, id }, body: { amount: 25, reason: 'Avis' } })
  const page = async (of: number) => {
    const response = await by.send(calls.printFineLetter, { params: { ...params, id: of } })
    const [status, body]: [number, unknown] = [response.status, response.body]
    return { status, text: body instanceof Uint8Array ? Buffer.from(body).toString() : '' }
  }
  const { text } = await page(id)
  for (const part of ['Notice of a fine', 'art. L. 121-6', 'Éboué', '12AA34567', '45123', '€25.00']) {
    expect(text).toContain(part)
  }
  const parking = await record(shop, { ...wanted, kind: 'parking' })
  const other = await page(parking.id)
  expect(other.text).toContain('€90.00')
  expect(other.text).not.toContain('12AA34567')
  const unknown = await record(shop)
  expect(await by.send(calls.printFineLetter, { params: { ...params, id: unknown.id } })).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining('pas encore de conducteur') },
  })
})

describe('reminders', () => {
  const morning = (date: string) => `${date}T10:00:00Z`
  const remind = (date: string) => remindOfFines(t.db, t.enqueue, morning(date))
  /** Sends the company's queued reminders, each twice, and returns the mails that arrived. */
  async function arrived(companyId: number) {
    server.received.length = 0
    const parts = server.partsAt(t, noon(40))
    for (const job of t.jobsOf(reminderMailJob).filter((one) => one.companyId === companyId)) {
      await sendReminder(parts, job)
      await sendReminder(parts, job)
    }
    return [...server.received]
  }

  test('leave once after 30 days and once after 40, to the company', async () => {
    const shop = await givenExchange()
    const { by, params } = shop
    await by.request(updateCompany, { params, body: { email: 'contact@karukera.example' } })
    const fine = await record(shop, { registrationNumber: shop.vehicle.registrationNumber, noticeNumber: '45123' })
    await record(shop, { kind: 'parking' })
    await remind('2026-04-08')
    expect(await arrived(by.companyId)).toEqual([])
    await remind('2026-04-09')
    await remind('2026-04-10')
    const [mail, ...more] = await arrived(by.companyId)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: [{ address: 'contact@karukera.example' }] })
    expect(mail?.subject).toMatch(/^Contravention\u202f: conducteur à désigner, /)
    expect(mail?.text).toContain('Passé le 24 avril 2026')
    expect(mail?.text).toContain('Zoé Éboué')
    expect(mail?.html).toContain(`href="https://filao.example/fine/${fine.id}"`)
    await remind('2026-04-19')
    expect(await arrived(by.companyId)).toHaveLength(1)
    expect(await arrived(by.companyId)).toEqual([])
  })

  test('are not sent once the driver has been named', async () => {
    const shop = await givenExchange()
    const fine = await record(shop)
    await remind('2026-04-09')
    expect(t.jobsOf(reminderMailJob).filter(({ companyId }) => companyId === shop.by.companyId)).toHaveLength(1)
    await shop.by.request(calls.updateFine, { params: { ...shop.params, id: fine.id }, body: { status: 'designated' } })
    expect(await arrived(shop.by.companyId)).toEqual([])
  })
})
