import { brotliDecompressSync, crc32, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { createApiKey } from '@filao/domain/access/contract'
import { createAccountingExport } from '@filao/domain/accounting/contract'
import { changeTestSubscription, createSubscription, payTestCheckout } from '@filao/domain/billing/contract'
import { createCalendar } from '@filao/domain/calendars/contract'
import { openCashDesk } from '@filao/domain/cash/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { createFine } from '@filao/domain/fines/contract'
import { importOptions, noteDamage } from '@filao/domain/fleet/contract'
import { listImports } from '@filao/domain/imports/contract'
import { issueInvoice } from '@filao/domain/invoicing/contract'
import { createFee, putPrices } from '@filao/domain/pricing/contract'
import {
  createCharge,
  createPayment,
  createRental,
  recordCheck,
  recordRefusedRequest,
  updateRental,
  uploadCheckPhoto,
} from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import { settleStatement } from '@filao/domain/statements/contract'
import { mergeCustomers } from '@filao/domain/twins/contract'
import { createDeadline, createTemplate, recordVisit, uploadVisitDocument } from '@filao/domain/upkeep/contract'
import { createWebhook, testWebhook } from '@filao/domain/webhooks/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInPlans, storePlans } from '#features/billing/public'
import { type Member, type TestApp, testApp } from '#testing/app'
import { copyCompany } from '#testing/attacks/copy-company'
import {
  hostileRequest,
  idOfCollection,
  idsOf,
  judge,
  type Known,
  nameOf,
  operationsOf,
  type Request,
  type Served,
  tameRequest,
} from '#testing/attacks/requests'
import { givenAgency, givenCategory, givenOption, givenUnavailability, givenVehicle } from '#testing/given'
import { inLongRun, isLong } from '#testing/operation/long'
import { pictureOf } from '#testing/picture'
import { seeded } from './demo/material/random.ts'

/**
 * Requests to each operation of the API's document that the contract accepts, so that each call is known to answer. The
 * usual run ends them with the first success. The same seed sends the same requests.
 */
const tamePerOperation = 16
/** Requests to each operation that the contract refuses. */
const hostilePerOperation = inLongRun(10, 2)
/** After each of the very first requests, any change in the company must be in its audit trail. */
const watchedPerOperation = 3
const seed = 20_260_301

let t: TestApp
let operations: Served[]
beforeAll(async () => {
  t = await testApp({ BILLING: 'local' })
  await storePlans(t.db, builtInPlans('local'))
  operations = operationsOf((await t.app.inject({ url: '/api/openapi.json' })).json())
  t.setNow('2026-11-20T12:00:00Z')
})
afterAll(() => t.close())

test('hostile requests to every call: no server error, no change to another company, answers as documented', async () => {
  const theirs = await givenCompany()
  // Each call meets the same company, whose rows are put back after every call that may have written.
  const ours = await givenCompany()
  const putBack = await copyCompany(t.db, ours.by.companyId)
  const before = await contentsOf(theirs.by.companyId)
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const succeeded = new Set<string>()
  const wrong: unknown[] = []
  const trackless: unknown[] = []

  for (const served of operations) {
    const name = nameOf(served)
    const documented = Object.entries(served.operation.responses).find(([status]) => status < '300')
    const schema = documented?.[1].content?.['application/json']?.schema
    const validate = schema && ajv.compile(schema)
    const isBinary = documented?.[1].content?.['*/*'] !== undefined
    // Its own series, so that a new call does not change what the others are asked.
    const random = seeded(seed + crc32(name))
    const known = structuredClone(ours.ids)
    const ids = idsOf(known, theirs.ids, random)
    let caller = await t.colleague(ours.by, 'admin')
    let last: Record<string, string> | null = null
    for (let n = 0; n < tamePerOperation + hostilePerOperation; n++) {
      const isTame = n < tamePerOperation
      const isEnough = succeeded.has(name) || (isOutOfReach(served) && n >= watchedPerOperation)
      if (!isLong && isTame && isEnough) continue
      // Every second request sends few optional fields, so that a call with many of them is known to answer.
      const few = n % 2 === 0 ? { ...ids, optional: 0.05 } : ids
      const sender = { caller, stranger: theirs.by, ids: few, random }
      const request = (isTame ? tameRequest : hostileRequest)(served, sender)
      const isWatched = n < watchedPerOperation && served.method !== 'GET'
      const was = isWatched ? (last ?? (await contentsOf(ours.by.companyId))) : null
      const answer = await send(request, `10.9.${n % 250}.${random.between(1, 250)}`)
      const problem = judge(answer, documented?.[0], (body) => {
        return isBinary || !validate || validate(JSON.parse(body)) || validate.errors
      })
      last = isWatched ? await contentsOf(ours.by.companyId) : null
      if (was && last && leftNoTrail(was, last)) trackless.push({ name, request: shown(request) })
      if (problem) wrong.push({ name, problem, request: shown(request), answer: answer.body.slice(0, 600) })
      if (answer.statusCode < 300) succeeded.add(name)
      if (answer.statusCode === 201) remember(known, served.path, JSON.parse(answer.body).id)
      // A call that ended the session, or changed the password, must not make the following ones harmless.
      if (served.path.startsWith('/auth') || served.path === '/users/me') {
        caller = await t.colleague(ours.by, 'admin')
        last = null
      }
    }
    if (served.method !== 'GET') await putBack()
  }

  expect(wrong.slice(0, 5)).toEqual([])
  expect(trackless).toEqual([])
  const neverAnswered = operations.filter((served) => !isOutOfReach(served) && !succeeded.has(nameOf(served)))
  expect(neverAnswered.map(nameOf)).toEqual([])
  expect(await contentsOf(theirs.by.companyId)).toEqual(before)
  expect((await t.app.inject({ url: '/api/health' })).statusCode).toBe(200)
})

test('invalid URLs are refused in the same form as every other refusal', async () => {
  const urls = ['/api/%zz', '/api/companies/%00', '/api/companies/%E0%A4%A', `/api/${'x/'.repeat(4000)}`, '/api//..%2f']
  for (const url of [...urls, `/api/companies/${'1'.repeat(300)}`, '/api/companies/1/vehicles/..%2f..%2fetc']) {
    const answer = await send({ method: 'GET', url, headers: {} }, '10.9.0.1')
    expect([url.slice(0, 40), judge(answer, '200', () => 'no success was expected')]).toEqual([url.slice(0, 40), null])
  }
})

/**
 * Returns true for calls that are only ever refused here: they need a secret, a file, an outside service, a user
 * without a company, a password or a session of the caller's own, a view that they saved, ids in the query, the
 * version of a rental, or the open sums of a finished or an imported rental, or of a statement.
 */
function isOutOfReach({ path, method, operation }: Served): boolean {
  const takesJson = !operation.requestBody || operation.requestBody.content['application/json'] !== undefined
  const asks =
    /\{(code|token)\}|^\/(auth|billing|geocode|vehicleInformations)|\/(savedViews\/|authenticatorApp|passkey|recoveryCodes$|sessions\/|settlements?$|moves$|givenBackElsewhere$|vehiclePhotos|documents\/|test\/checkouts|thumbnailUrlBody|invoices\/pdf$)/
  return !takesJson || asks.test(path) || (method === 'POST' && path === '/companies')
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** Sends a request and returns the answer as the browser reads it. */
async function send(request: Request, remoteAddress: string) {
  const { statusCode, headers, rawPayload } = await t.app.inject({ ...request, remoteAddress })
  const decode = decoders[String(headers['content-encoding'])]
  const body = (decode ? decode(rawPayload) : rawPayload).toString()
  return { statusCode, type: String(headers['content-type']), body }
}
/** Creates a company with a row of every kind. */
async function givenCompany(): Promise<{ by: Member; ids: Known }> {
  const by = await t.company()
  const params = { companyId: by.companyId }
  await subscribe(by)
  const [agency, empty] = [await givenAgency(by), await givenAgency(by)]
  const [category, unused] = [await givenCategory(by, { preparationDurationMinutes: 60 }), await givenCategory(by)]
  const option = await givenOption(by, { categories: [{ categoryId: category.id }] })
  const vehicles = [
    await givenVehicle(by, { categoryId: category.id, locationId: agency.id }),
    await givenVehicle(by, { categoryId: category.id, locationId: agency.id }),
    await givenVehicle(by, { categoryId: category.id, locationId: agency.id }),
  ]
  const body = agency.seasons.map(({ id }) => {
    return { seasonId: id, agencyId: agency.id, categoryId: category.id, minDays: 0, price: 40 }
  })
  const lines = await by.request(putPrices, { params, body })
  const place = { kind: 'place' as const, name: 'Aéroport', price: 15, agencyId: agency.id }
  const fee = await by.request(createFee, { params, body: place })
  const source = await by.request(createSource, {
    params,
    body: { name: 'Alizé Résa', kind: 'broker', collectsMoney: true },
  })
  const person = { firstName: 'Zoé', email: 'zoe@example.org' }
  const customer = await by.request(createCustomer, { params, body: person })
  const former = await by.request(createCustomer, { params, body: { firstName: 'Awa' } })
  const twins = [customer, former].map(({ firstName }) => ({ firstName }))
  const [kept, twin] = await Promise.all(twins.map((body) => by.request(createCustomer, { params, body })))
  const { mergeId } = await by.request(mergeCustomers, {
    params: { ...params, id: kept?.id ?? 0 },
    body: { customerId: twin?.id ?? 0 },
  })
  const [vehicleId = 0, otherVehicleId = 0, vehicleOut = 0] = vehicles.map(({ id }) => id)
  const year = { start: '2027-06-01T10:00:00Z', end: '2027-06-03T10:00:00Z' }
  const unavailability = await givenUnavailability(by, otherVehicleId, year)
  const agencyIds = { departureAgencyId: agency.id, arrivalAgencyId: agency.id }
  const rentals: { id: number }[] = []
  for (let month = 1; month <= 4; month++) {
    const period = { start: `2027-0${month}-01T10:00:00Z`, end: `2027-0${month}-03T10:00:00Z` }
    const rental = { ...period, ...agencyIds, vehicleId, customerId: customer.id, optionIds: [option.id] }
    const { id } = await by.request(createRental, { params, body: rental })
    if (month <= 2) await by.request(updateRental, { params: { ...params, id }, body: { status: 'pending' } })
    rentals.push({ id })
  }
  const collected = { sourceId: source.id, collectedAmount: 20 }
  await by.request(updateRental, { params: { ...params, id: rentals[0]?.id as number }, body: collected })
  const settled = await by.request(settleStatement, {
    params: { ...params, id: source.id },
    body: { month: '2027-01', amount: 20 },
  })
  const lost = { start: '2027-05-01T10:00:00Z', end: '2027-05-03T10:00:00Z', vehicleId, customerId: customer.id }
  const { id: cancelledId } = await by.request(createRental, { params, body: { ...lost, ...agencyIds } })
  for (const status of ['pending', 'cancelled'] as const)
    await by.request(updateRental, { params: { ...params, id: cancelledId }, body: { status } })
  for (let n = 0; n < 3; n++) rentals.push({ id: cancelledId })
  const today = { start: '2026-11-20T12:00:00Z', end: '2026-11-25T12:00:00Z' }
  const going = { ...today, ...agencyIds, vehicleId: vehicleOut, customerId: customer.id }
  const { id: rentalId } = await by.request(createRental, { params, body: going })
  const ofOut = { ...params, rentalId }
  await by.request(updateRental, { params: { ...params, id: rentalId }, body: { status: 'pending' } })
  await by.request(recordCheck, { params: ofOut, body: { stage: 'delivery', odometer: 0 } })
  const money = { totalAmount: 50, securityDepositAmount: 0 }
  const payment = await by.request(createPayment, { params: ofOut, body: money })
  await by.request(createCharge, { params: ofOut, body: { kind: 'damage', amount: 20, reason: 'Aile' } })
  await by.request(updateCompany, { params, body: { siret: '73282932000074' } })
  // An invoice to a French company is also served as XML.
  const buyer = {
    kind: 'company' as const,
    companyName: 'Karib',
    siren: '732829320',
    address: 'Jarry',
    postalCode: '97122',
    city: 'Baie-Mahault',
  }
  const { id: billedCustomerId } = await by.request(createCustomer, { params, body: buyer })
  await by.request(updateRental, { params: { ...params, id: rentals[1]?.id as number }, body: { billedCustomerId } })
  const invoice = await by.request(issueInvoice, {
    params: { ...params, rentalId: rentals[1]?.id as number },
    body: { kind: 'invoice' },
  })
  const file = { name: 'a.png', content: pictureOf({ width: 2, height: 2 }) }
  const photo = await by.request(uploadCheckPhoto, { params: ofOut, file })
  const dent = { view: 'left', x: 0.5, y: 0.5, kind: 'dent', size: 'small' } as const
  const key = await by.request(createApiKey, { params, body: { name: 'Site', permissions: ['company.read'] } })
  const hook = { name: 'Site', url: 'https://receiver.example/', events: ['customer.created' as const] }
  const wanted = { departureAgencyId: agency.id, start: '2031-01-01T12:00:00Z', end: '2031-01-05T12:00:00Z' }
  const refused: number[] = []
  // A call takes one back: several, each for another source.
  for (const referralMode of ['desk', 'phone', 'web'] as const) {
    refused.push((await by.request(recordRefusedRequest, { params, body: { ...wanted, referralMode } })).id)
  }
  const calendar = await by.request(createCalendar, { params, body: { name: 'Site' } })
  const webhook = await by.request(createWebhook, { params, body: hook })
  const delivery = await by.request(testWebhook, { params: { ...params, id: webhook.id } })
  const damage = await by.request(noteDamage, { params: { ...params, vehicleId }, body: dent })
  const deadlines: number[] = []
  // Each stays removable and changeable until the calls reach it: several, since one call removes them.
  for (let n = 0; n < 3; n++) {
    const due = { kind: 'insurance', dueOn: '2030-01-01' } as const
    deadlines.push((await by.request(createDeadline, { params: { ...params, vehicleId }, body: due })).id)
  }
  const ofDeadline = { ...params, vehicleId, id: deadlines[0] ?? 0 }
  const { visitId } = await by.request(recordVisit, {
    params: ofDeadline,
    body: { doneOn: '2026-01-01', dueOn: '2030-01-01' },
  })
  await by.request(uploadVisitDocument, { params: { ...params, vehicleId, visitId }, file })
  const service = { categoryId: category.id, name: 'Vidange', everyMonths: 12 }
  const template = await by.request(createTemplate, { params, body: service })
  const notice = { registrationNumber: 'AA-123-AA', committedAt: '2026-10-01T12:00:00Z', noticeDate: '2026-10-12' }
  const fines: number[] = []
  // A fee is charged once for each notice, to its rental, which one call may take from it.
  for (let n = 0; n < 6; n++) {
    const named = { ...notice, rentalId, driverId: customer.id }
    fines.push((await by.request(createFine, { params, body: { kind: 'designation', ...named } })).id)
  }
  const booked = await by.request(createAccountingExport, { params, body: { to: '2026-01-31' } })
  // A closed one refuses a second closing: several agencies, of which one has no desk yet.
  const desks: number[] = []
  for (const place of [agency, await givenAgency(by), await givenAgency(by)]) {
    desks.push((await by.request(openCashDesk, { params, body: { agencyId: place.id } })).id)
  }
  await by.request(importOptions, { params, body: { rows: [{ name: 'GPS' }] } })
  const batches = await by.request(listImports, { params })
  return {
    by,
    ids: {
      companyId: [by.companyId],
      exportId: [booked.id],
      importId: batches.map(({ id }) => id),
      userId: [by.userId],
      childId: [(await t.colleague(by, 'staff')).userId, (await t.colleague(by, 'staff')).userId],
      agencyId: [agency.id, empty.id],
      categoryId: [category.id, unused.id],
      optionId: [option.id],
      feeId: [fee.id],
      sourceId: [source.id],
      'source-statementId': [source.id],
      settlementId: [settled.settlements[0]?.id ?? 0],
      vehicleId: [vehicleId, otherVehicleId, vehicleOut],
      customerId: [customer.id, former.id],
      // Many calls are only allowed on the rental that is under way.
      rentalId: [...rentals.map(({ id }) => id), rentalId, rentalId, rentalId, rentalId],
      mergeId: [mergeId],
      paymentId: [payment.id],
      invoiceId: [invoice.id],
      photoId: [photo.id],
      damageId: [damage.id],
      fineId: fines,
      deadlineId: deadlines,
      visitId: [visitId],
      deadlineTemplateId: [template.id],
      templateId: [template.id],
      'api-keyId': [key.id],
      calendarId: [calendar.id],
      'refused-requestId': refused,
      'cash-deskId': desks,
      webhookId: [webhook.id],
      deliveryId: [delivery.id],
      unavailabilityId: [unavailability.id],
      seasonId: agency.seasons.map(({ id }) => id),
      priceLineId: lines.map(({ id }) => id),
    },
  }
}

/** Subscribes to the largest plan, so that no limit refuses a call. */
async function subscribe(by: Member): Promise<void> {
  const params = { companyId: by.companyId }
  const { url } = await by.request(createSubscription, { params, body: { priceId: 'price_illimite' } })
  const session = url.split('/').at(-1) as string
  await by.request(payTestCheckout, { params: { ...params, session }, body: { outcome: 'paid' } })
  await by.request(changeTestSubscription, { params, body: { action: 'end_trial' } })
}

function remember(known: Known, path: string, id: unknown): void {
  if (typeof id === 'number') known[idOfCollection(path)]?.push(id)
}

/** Returns true when the company's rows changed and its audit trail did not. */
function leftNoTrail(before: Record<string, string>, after: Record<string, string>): boolean {
  const changed = Object.keys(after).filter((table) => before[table] !== after[table])
  return changed.some((table) => table !== 'events') && !changed.includes('audit_entries')
}

/** Reads every row of a company, table by table, as the owner of the database. */
async function contentsOf(companyId: number): Promise<Record<string, string>> {
  // A thousand times the same statement: PostgreSQL plans it once.
  const statement = { name: 'contents', text: await readingEveryTable(), values: [companyId] }
  const { rows } = await t.db.pool.query<{ name: string; contents: string }>(statement)
  return Object.fromEntries(rows.map(({ name, contents }) => [name, contents]))
}

let everyTable: string | undefined

async function readingEveryTable(): Promise<string> {
  if (everyTable) return everyTable
  const { rows: tables } = await t.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by table_name`,
  )
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, coalesce(string_agg(one::text, ' ' order by one::text), '') as contents
      from ${name} one where company_id = $1`,
  )
  everyTable = parts.join(' union all ')
  return everyTable
}

function shown({ method, url, headers, payload }: Request) {
  return { method, url: url.slice(0, 300), headers, payload: String(payload ?? '').slice(0, 400) }
}
