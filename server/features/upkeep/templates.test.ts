import { updateMe } from '@filao/domain/access/contract'
import { listUnavailabilities } from '@filao/domain/fleet/contract'
import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import * as calls from '@filao/domain/upkeep/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenVehicle } from '#testing/given'
import { noon } from '#testing/given-rental'
import { auditOf, storedRental } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.setNow(noon(0)))

describe('the templates of a category', () => {
  const oil = { name: 'Vidange', everyMonths: 12, everyKilometres: 15_000 }
  const deadlinesOf = ({ request: ask, companyId }: Member, vehicleId: number) =>
    ask(calls.listVehicleDeadlines, { params: { companyId, vehicleId } })

  test('give their deadline once to the vehicles that lack it, and are followed but for own values', async () => {
    const admin = await t.company()
    const params = { companyId: admin.companyId }
    const first = await givenVehicle(admin, { odometer: 20_000 })
    const { categoryId } = first
    const second = await givenVehicle(admin, { categoryId, odometer: 5000 })
    const elsewhere = await givenVehicle(admin)
    const template = await admin.request(calls.createTemplate, { params, body: { categoryId, ...oil } })
    const of = { ...params, id: template.id }
    const own = { kind: 'service', ...oil, everyMonths: 6, lastOn: '2026-01-15', templateId: template.id } as const
    await admin.request(calls.createDeadline, { params: { ...params, vehicleId: first.id }, body: own })
    expect(await admin.request(calls.applyTemplate, { params: of })).toEqual({ created: 1 })
    expect(await admin.request(calls.applyTemplate, { params: of })).toEqual({ created: 0 })
    expect(await deadlinesOf(admin, second.id)).toMatchObject([
      { name: 'Vidange', dueOn: '2027-03-01', dueOdometer: 20_000, templateId: template.id },
    ])
    expect(await deadlinesOf(admin, elsewhere.id)).toEqual([])
    await admin.request(calls.updateTemplate, { params: of, body: { everyMonths: 24, name: 'Vidange et filtres' } })
    const [changed = expect.fail()] = await deadlinesOf(admin, first.id)
    expect(changed).toMatchObject({ everyMonths: 6, name: 'Vidange et filtres', dueOn: '2026-07-15' })
    expect(await deadlinesOf(admin, second.id)).toMatchObject([{ everyMonths: 24 }])
    expect((await auditOf(t, admin, 'deadline', changed.id)).at(-1)).toMatchObject({
      action: 'changed',
      changes: { name: ['Vidange', 'Vidange et filtres'] },
    })
    await admin.request(calls.deleteTemplate, { params: of })
    expect(await admin.request(calls.listTemplates, { params })).toEqual([])
    expect(await deadlinesOf(admin, second.id)).toMatchObject([{ templateId: null, everyMonths: 24 }])
  })

  test('are of a category of the company, and a deadline of the vehicle’s own category', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const [vehicle, theirs, elsewhere] = [
      await givenVehicle(admin),
      await givenVehicle(other),
      await givenVehicle(admin),
    ]
    const params = { companyId: admin.companyId }
    const body = { ...oil, categoryId: theirs.categoryId }
    expect((await admin.send(calls.createTemplate, { params, body })).status).toBe(404)
    const template = await admin.request(calls.createTemplate, {
      params,
      body: { ...oil, categoryId: elsewhere.categoryId },
    })
    const refused = await admin.send(calls.createDeadline, {
      params: { ...params, vehicleId: vehicle.id },
      body: { kind: 'service', ...oil, dueOn: '2027-01-01', templateId: template.id },
    })
    expect(refused).toMatchObject({ status: 404, body: { errors: [{ path: 'templateId' }] } })
  })
})

describe('a visit', () => {
  async function givenDeadline(kind: 'inspection' | 'insurance' = 'inspection') {
    const by = await t.company()
    const vehicle = await givenVehicle(by)
    const params = { companyId: by.companyId, vehicleId: vehicle.id }
    const { id } = await by.request(calls.createDeadline, { params, body: { kind, dueOn: '2026-03-10' } })
    return { by, vehicle, params, id, of: { ...params, id } }
  }

  test('takes documents, which only the company downloads and removes', async () => {
    const { by, params, of } = await givenDeadline()
    const { visitId } = await by.request(calls.recordVisit, {
      params: of,
      body: { doneOn: '2026-02-28', costAmount: 78.5 },
    })
    const ofVisit = { ...params, visitId }
    const content = '%PDF-1.7\n%%EOF'
    const file = { name: 'PV « été ».pdf', content }
    const sent = await by.send(calls.uploadVisitDocument, { params: ofVisit, file })
    expect(sent).toMatchObject({ status: 201, body: { name: 'PV « été ».pdf', size: content.length } })
    const document = sent.body as StoredDocument
    expect(await by.request(calls.listVisits, { params })).toMatchObject([{ id: visitId, documents: [document] }])
    const of1 = { ...ofVisit, id: document.id }
    const { body } = await by.send(calls.downloadVisitDocument, { params: of1 })
    expect(Buffer.from(body as Uint8Array).toString()).toBe(content)
    const other = await t.company()
    const foreign = { ...of1, companyId: other.companyId }
    expect((await other.send(calls.downloadVisitDocument, { params: foreign })).status).toBe(404)
    const elsewhere = await givenVehicle(by)
    const wrong = { ...of1, vehicleId: elsewhere.id }
    expect((await by.send(calls.downloadVisitDocument, { params: wrong })).status).toBe(404)
    const program = { name: 'a.pdf', content: 'MZ\x90\0' }
    expect((await by.send(calls.uploadVisitDocument, { params: ofVisit, file: program })).status).toBe(415)
    const { rows } = await t.db.pool.query('select kept::int from stored_bytes where company_id = $1', [by.companyId])
    expect(rows).toEqual([{ kept: content.length }])
    await by.request(calls.deleteVisitDocument, { params: of1 })
    expect((await by.send(calls.downloadVisitDocument, { params: of1 })).status).toBe(404)
    const { rows: after } = await t.db.pool.query('select kept::int from stored_bytes where company_id = $1', [
      by.companyId,
    ])
    expect(after).toEqual([{ kept: 0 }])
  })

  test('takes the vehicle out of rental under the name of its deadline in the user’s language, unless a rental holds it', async () => {
    const { by, vehicle, params, of } = await givenDeadline()
    const period = { start: '2026-03-10T12:00:00Z', end: '2026-03-12T12:00:00Z' }
    const rental = await storedRental(t, by, vehicle, { status: 'pending', ...period })
    const body = {
      doneOn: '2026-02-28',
      unavailability: { start: '2026-03-11T12:00:00Z', end: '2026-03-11T14:00:00Z' },
    }
    const refused = await by.send(calls.recordVisit, { params: of, body })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'vehicle_taken', detail: expect.stringContaining(`pris par la location ${rental.publicId}`) },
    })
    expect(await by.request(calls.listVisits, { params })).toEqual([])
    const free = { start: '2026-03-12T18:00:00Z', end: '2026-03-12T20:00:00Z' }
    await by.request(calls.recordVisit, { params: of, body: { ...body, unavailability: free } })
    await by.request(updateMe, { body: { language: 'en' } })
    const later = { start: '2026-03-13T18:00:00Z', end: '2026-03-13T20:00:00Z' }
    await by.request(calls.recordVisit, { params: of, body: { ...body, unavailability: later } })
    const taken = await by.request(listUnavailabilities, { params })
    expect(taken.map(({ start, description }) => [start, description])).toEqual([
      [later.start, 'Technical inspection'],
      [free.start, 'Contrôle technique'],
    ])
  })

  test('of an inspection moves the emissions check to a year later', async () => {
    const { by, params, of } = await givenDeadline()
    const emissions = { kind: 'emissions', dueOn: '2026-05-01' } as const
    const { id } = await by.request(calls.createDeadline, { params, body: emissions })
    await by.request(calls.recordVisit, { params: of, body: { doneOn: '2026-02-28' } })
    const check = await by.request(calls.getDeadline, { params: { ...params, id } })
    expect(check).toMatchObject({ lastOn: '2026-02-28', dueOn: '2027-02-28' })
    expect((await auditOf(t, by, 'deadline', id)).at(-1)).toMatchObject({ action: 'changed' })
  })
})
