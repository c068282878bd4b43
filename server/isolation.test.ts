import { createApiKey } from '@filao/domain/access/contract'
import { keyPermissionFor, keyPermissions } from '@filao/domain/access/key/key-permissions'
import { createAccountingExport, listAccountingExports } from '@filao/domain/accounting/contract'
import { createCalendar, listCalendars } from '@filao/domain/calendars/contract'
import { listCashDesks, openCashDesk } from '@filao/domain/cash/contract'
import { getCompany, listAgencies } from '@filao/domain/company/contract'
import { createCustomer, listCustomers, uploadCustomerDocument } from '@filao/domain/customers/contract'
import { createFine, listFines } from '@filao/domain/fines/contract'
import { listCategories, listOptions, listVehiclePhotos, listVehicles, noteDamage } from '@filao/domain/fleet/contract'
import { issueInvoice, listInvoices } from '@filao/domain/invoicing/contract'
import type { Method } from '@filao/domain/kernel/endpoint'
import { listPrices } from '@filao/domain/pricing/contract'
import {
  listMessageTemplates,
  listRentals,
  recordRefusedRequest,
  updateRental,
  uploadCheckPhoto,
} from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import { getStatement, settleStatement } from '@filao/domain/statements/contract'
import { listRefusedRequests } from '@filao/domain/statistics/contract'
import {
  createDeadline,
  createTemplate,
  listDeadlines,
  listTemplates,
  recordVisit,
} from '@filao/domain/upkeep/contract'
import { createWebhook, listDeliveries, listWebhooks, testWebhook } from '@filao/domain/webhooks/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption, givenPhoto, givenUnavailability, givenVehicle } from '#testing/given'
import { cookieOf } from '#testing/given-user'
import { pictureOf } from '#testing/picture'
import { storedRental } from '#testing/stored-rental'

type Operation = { method: Method; path: string; open: boolean; takesFile: boolean; permission: string }

let t: TestApp
let us: Member
let them: Member
let operations: Operation[]
let keys = 0
/** The ids of `them`, by the word of the path that an id follows. */
let theirs: Record<string, number>

beforeAll(async () => {
  t = await testApp()
  ;[us, them] = [await t.company(), await t.company()]
  const vehicle = await givenVehicle(them)
  const period = { start: '2030-01-01T12:00:00Z', end: '2030-01-05T12:00:00Z' }
  const away = { start: '2031-01-01T12:00:00Z', end: '2031-01-05T12:00:00Z' }
  const customer = await them.request(createCustomer, {
    params: { companyId: them.companyId },
    body: { firstName: 'Awa', email: 'awa@example.fr' },
  })
  const paper = await them.request(uploadCustomerDocument, {
    params: { companyId: them.companyId, customerId: customer.id },
    file: { name: 'a.pdf', content: '%PDF-1.7' },
  })
  const params = { companyId: them.companyId, vehicleId: vehicle.id }
  const damage = await them.request(noteDamage, {
    params,
    body: { view: 'left', x: 0.5, y: 0.5, kind: 'dent', size: 'small' },
  })
  const deadline = await them.request(createDeadline, { params, body: { kind: 'insurance', dueOn: '2030-01-01' } })
  const { visitId } = await them.request(recordVisit, {
    params: { ...params, id: deadline.id },
    body: { doneOn: '2026-01-01', dueOn: '2030-01-01' },
  })
  const service = { categoryId: vehicle.categoryId, name: 'Vidange', everyMonths: 12 }
  const template = await them.request(createTemplate, { params, body: service })
  const rental = await storedRental(t, them, vehicle, { status: 'pending', totalCents: 8000, ...period })
  const invoice = await them.request(issueInvoice, {
    params: { companyId: them.companyId, rentalId: rental.id },
    body: { kind: 'invoice' },
  })
  const photo = await them.request(uploadCheckPhoto, {
    params: { companyId: them.companyId, rentalId: rental.id },
    file: { name: 'a.png', content: pictureOf({ width: 2, height: 2 }) },
  })
  const fine = await them.request(createFine, {
    params: { companyId: them.companyId },
    body: {
      kind: 'designation',
      registrationNumber: vehicle.registrationNumber,
      committedAt: '2025-01-02T12:00:00Z',
      noticeDate: '2025-01-10',
    },
  })
  const desk = await them.request(openCashDesk, {
    params: { companyId: them.companyId },
    body: { agencyId: vehicle.locationId, floatAmount: 150 },
  })
  const webhook = await them.request(createWebhook, {
    params: { companyId: them.companyId },
    body: { name: 'Site', url: 'https://receiver.example/', events: ['rental.created'] },
  })
  const delivery = await them.request(testWebhook, { params: { companyId: them.companyId, id: webhook.id } })
  const booked = await them.request(createAccountingExport, {
    params: { companyId: them.companyId },
    body: { to: '2025-01-31' },
  })
  const calendar = await them.request(createCalendar, { params: { companyId: them.companyId }, body: { name: 'Site' } })
  const refused = await them.request(recordRefusedRequest, {
    params: { companyId: them.companyId },
    body: { departureAgencyId: vehicle.locationId, categoryId: vehicle.categoryId, ...period },
  })
  const source = await them.request(createSource, {
    params: { companyId: them.companyId },
    body: { name: 'Rentîles', kind: 'broker', collectsMoney: true },
  })
  await them.request(updateRental, {
    params: { companyId: them.companyId, id: rental.id },
    body: { sourceId: source.id, collectedAmount: 10 },
  })
  const ofSource = { companyId: them.companyId, id: source.id }
  const statement = await them.request(settleStatement, { params: ofSource, body: { month: '2030-01', amount: 10 } })
  theirs = {
    'refused-requests': refused.id,
    calendars: calendar.id,
    webhooks: webhook.id,
    deliveries: delivery.id,
    exports: booked.id,
    fines: fine.id,
    'cash-desks': desk.id,
    damages: damage.id,
    deadlines: deadline.id,
    visits: visitId,
    deadlineTemplates: template.id,
    photos: photo.id,
    agencies: vehicle.locationId,
    categories: vehicle.categoryId,
    vehicles: vehicle.id,
    options: (await givenOption(them)).id,
    unavailabilities: (await givenUnavailability(them, vehicle.id, away)).id,
    customers: customer.id,
    documents: paper.id,
    vehiclePhotos: (await givenPhoto(them)).id,
    rentals: rental.id,
    invoices: invoice.id,
    sources: source.id,
    'source-statements': source.id,
    settlements: statement.settlements[0]?.id ?? 0,
  }
  operations = await served()
})
afterAll(() => t.close())

/** A form with a picture, which a document may be too. */
const form = Buffer.concat([
  Buffer.from('--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
  pictureOf({ width: 2, height: 2 }),
  Buffer.from('\r\n--edge--\r\n'),
])

/** Lists every call that the application serves. */
async function served(): Promise<Operation[]> {
  const served = (await t.app.inject('/api/openapi.json')).json() as {
    paths: Record<
      string,
      Record<string, { security: unknown[]; requestBody?: { content: object }; 'x-permission'?: string }>
    >
  }
  return Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody, 'x-permission': permission = 'anyone' }]) => ({
      method: method.toUpperCase() as Method,
      path,
      open: security.length === 0,
      permission,
      takesFile: 'multipart/form-data' in (requestBody?.content ?? {}),
    })),
  )
}

async function call(
  { method, path, takesFile }: Operation,
  companyId: number,
  ids: Record<string, number>,
  identity: string | { authorization: string },
) {
  const words = path.split('/')
  const filled = words.map((word, index) => {
    if (word === '{companyId}') return companyId
    return word.startsWith('{') ? (ids[words[index - 1] ?? ''] ?? 1) : word
  })
  const asForm = { 'content-type': 'multipart/form-data; boundary=edge' }
  const response = await t.app.inject({
    method,
    url: `/api${filled.join('/')}`,
    headers: { ...(typeof identity === 'string' ? browser(identity) : identity), ...(takesFile ? asForm : {}) },
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: takesFile ? form : method === 'PUT' ? [] : {} }),
  })
  return { call: `${method} ${path}`, status: response.statusCode }
}

function browser(cookie: string): Record<string, string> {
  return { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
}

/** Creates a key of the company and returns the header that a program sends. */
async function keyOf(by: Member, permissions: typeof keyPermissions): Promise<{ authorization: string }> {
  const body = { name: `Key ${++keys}`, permissions }
  const { key } = await by.request(createApiKey, { params: { companyId: by.companyId }, body })
  return { authorization: `Bearer ${key}` }
}

/** Reads all readable data of a company. */
async function everything(of: Member) {
  const params = { companyId: of.companyId }
  const lists = [
    listAgencies,
    listCategories,
    listOptions,
    listVehicles,
    listVehiclePhotos,
    listDeadlines,
    listTemplates,
    listCustomers,
    listAccountingExports,
    listFines,
    listCashDesks,
    listPrices,
    listRentals,
    listInvoices,
    listWebhooks,
    listCalendars,
    listMessageTemplates,
    getCompany,
  ]
  const log = of.send(listDeliveries, { params: { ...params, webhookId: theirs.webhooks ?? 0 } })
  const refused = of.send(listRefusedRequests, { params, query: { from: '2030-01-01', to: '2030-01-31' } })
  const ofSource = { ...params, id: theirs.sources ?? 0 }
  const statement = of.send(getStatement, { params: ofSource, query: { month: '2030-01' } })
  return await Promise.all(
    [...lists.map((list) => of.send(list, { params })), log, refused, statement].map((sent) =>
      sent.then(({ body }) => body),
    ),
  )
}

describe('over every served call', () => {
  test('there are calls to test, and only signing in and public pages are open to everyone', () => {
    expect(operations.length).toBeGreaterThan(40)
    const open = operations.filter((operation) => operation.open && !/^\/(companies\/-1|public)\//.test(operation.path))
    for (const { path } of open) expect(path).toMatch(/^\/auth(\/|$)/)
  })

  test('without a session the answer is 401', async () => {
    const closed = operations.filter(({ open }) => !open)
    const responses = await tenByTen(closed, (operation) => call(operation, them.companyId, theirs, ''))
    expect(responses.filter(({ status }) => status !== 401)).toEqual([])
  })

  test('with another company’s id the answer is 404, and nothing changes', async () => {
    const before = await everything(them)
    const bound = operations.filter(({ path }) => path.includes('{companyId}'))
    const responses = await tenByTen(bound, (operation) => call(operation, them.companyId, theirs, us.cookie))
    expect(responses.filter(({ status }) => status !== 404)).toEqual([])
    expect(bound.length).toBeGreaterThan(30)
    expect(await everything(them)).toEqual(before)
  })

  test('with another company’s ids under the caller’s own, nothing is found and nothing changes', async () => {
    const before = await everything(them)
    const inner = operations.filter(({ path }) => path.includes('{companyId}') && path.split('{').length > 2)
    const responses = await tenByTen(inner, (operation) => call(operation, us.companyId, theirs, us.cookie))
    // An empty body may be refused before anything is looked up.
    const found = responses.filter(
      ({ call, status }) => status !== 404 && !(status === 422 && /^(POST|PUT|PATCH)/.test(call)),
    )
    expect(found).toEqual([])
    expect(inner.length).toBeGreaterThan(15)
    expect(await everything(them)).toEqual(before)
  })

  test('during the onboarding every company is unknown', async () => {
    const session = await t.app.inject({
      method: 'POST',
      url: '/api/auth/registration',
      payload: { email: 'newcomer@example.test', language: 'fr' },
    })
    const cookie = cookieOf(session.headers)
    const bound = operations.filter(({ path }) => path.includes('{companyId}'))
    const responses = await tenByTen(bound, (operation) => call(operation, them.companyId, theirs, cookie))
    expect(responses.filter(({ status }) => status !== 404)).toEqual([])
  })
})

/**
 * Calls for administrators only: team, company, subscription, creating and deleting agencies, deletions, exports, the
 * audit trail, the journal, the accounting, statistics, API keys, calendars, webhooks, words of mails, how long data
 * are kept and erasures.
 */
const forAdministrators = [
  'DELETE /companies/{companyId}/agencies/{id}',
  'DELETE /companies/{companyId}/api-keys/{id}',
  'DELETE /companies/{companyId}/calendars/{id}',
  'DELETE /companies/{companyId}/customers/merges/{mergeId}',
  'DELETE /companies/{companyId}/customers/{id}',
  'DELETE /companies/{companyId}/customers/{id}/exclusion',
  'DELETE /companies/{companyId}/source-statements/{id}/settlements/{settlementId}',
  'DELETE /companies/{companyId}/sources/{id}',
  'DELETE /companies/{companyId}/webhooks/{id}',
  'DELETE /users/me/childs/{id}',
  'DELETE /users/me/childs/{id}/secondFactors',
  'GET /companies/{companyId}/accounting/accounts',
  'GET /companies/{companyId}/accounting/e-reporting',
  'GET /companies/{companyId}/accounting/e-reporting/table',
  'GET /companies/{companyId}/accounting/entries',
  'GET /companies/{companyId}/accounting/exports',
  'GET /companies/{companyId}/accounting/exports/{id}',
  'GET /companies/{companyId}/accounting/exports/{id}/fec',
  'GET /companies/{companyId}/accounting/exports/{id}/table',
  'GET /companies/{companyId}/api-keys',
  'GET /companies/{companyId}/archive',
  'GET /companies/{companyId}/audit',
  'GET /companies/{companyId}/billing/customerPortal',
  'GET /companies/{companyId}/billing/test/checkouts/{session}',
  'GET /companies/{companyId}/calendars',
  'GET /companies/{companyId}/cash-desks',
  'GET /companies/{companyId}/customers/export',
  'GET /companies/{companyId}/customers/{id}/erasure',
  'GET /companies/{companyId}/customers/{id}/file',
  'GET /companies/{companyId}/fees/export',
  'GET /companies/{companyId}/fines/export',
  'GET /companies/{companyId}/imports',
  'GET /companies/{companyId}/invoices/export',
  'GET /companies/{companyId}/journal',
  'GET /companies/{companyId}/journal/archive',
  'GET /companies/{companyId}/journal/closings',
  'GET /companies/{companyId}/journal/statement',
  'GET /companies/{companyId}/journal/turnover',
  'GET /companies/{companyId}/journal/verification',
  'GET /companies/{companyId}/message-templates',
  'GET /companies/{companyId}/options/export',
  'GET /companies/{companyId}/prices/export',
  'GET /companies/{companyId}/receivables/export',
  'GET /companies/{companyId}/rentals/export',
  'GET /companies/{companyId}/retention',
  'GET /companies/{companyId}/retention/preview',
  'GET /companies/{companyId}/retention/runs',
  'GET /companies/{companyId}/source-statements',
  'GET /companies/{companyId}/source-statements/{id}',
  'GET /companies/{companyId}/source-statements/{id}/export',
  'GET /companies/{companyId}/source-statements/{id}/pdf',
  'GET /companies/{companyId}/statistics',
  'GET /companies/{companyId}/statistics/export',
  'GET /companies/{companyId}/statistics/fees',
  'GET /companies/{companyId}/statistics/heat-map',
  'GET /companies/{companyId}/statistics/options',
  'GET /companies/{companyId}/statistics/refused-requests',
  'GET /companies/{companyId}/statistics/shares',
  'GET /companies/{companyId}/statistics/sources',
  'GET /companies/{companyId}/vehicles/export',
  'GET /companies/{companyId}/webhooks',
  'GET /companies/{companyId}/webhooks/{webhookId}/deliveries',
  'PATCH /companies/{companyId}',
  'PATCH /companies/{companyId}/driverRules',
  'PATCH /companies/{companyId}/signInRules',
  'PATCH /companies/{companyId}/sources/{id}',
  'PATCH /companies/{companyId}/webhooks/{id}',
  'PATCH /users/me/childs/{id}',
  'POST /companies/{companyId}/accounting/exports',
  'POST /companies/{companyId}/agencies',
  'POST /companies/{companyId}/api-keys',
  'POST /companies/{companyId}/billing/subscriptions',
  'POST /companies/{companyId}/billing/test/checkouts/{session}',
  'POST /companies/{companyId}/billing/test/subscription',
  'POST /companies/{companyId}/calendars',
  'POST /companies/{companyId}/customers/import',
  'POST /companies/{companyId}/customers/import/check',
  'POST /companies/{companyId}/customers/{id}/erasure',
  'POST /companies/{companyId}/customers/{id}/merges',
  'POST /companies/{companyId}/imports/{id}/undo',
  'POST /companies/{companyId}/journal/verification',
  'POST /companies/{companyId}/message-templates/preview',
  'POST /companies/{companyId}/rentals/import',
  'POST /companies/{companyId}/rentals/import/check',
  'POST /companies/{companyId}/rentals/{rentalId}/driverExceptions',
  'POST /companies/{companyId}/source-statements/{id}/matches',
  'POST /companies/{companyId}/source-statements/{id}/settlements',
  'POST /companies/{companyId}/sources',
  'POST /companies/{companyId}/webhooks',
  'POST /companies/{companyId}/webhooks/{id}/secret',
  'POST /companies/{companyId}/webhooks/{id}/test',
  'POST /companies/{companyId}/webhooks/{webhookId}/deliveries/{id}/again',
  'POST /users/me/childs',
  'POST /users/me/childs/{id}/invitation',
  'PUT /companies/{companyId}/accounting/accounts',
  'PUT /companies/{companyId}/contractTerms',
  'PUT /companies/{companyId}/customers/{id}/dispute',
  'PUT /companies/{companyId}/customers/{id}/exclusion',
  'PUT /companies/{companyId}/invoiceSettings',
  'PUT /companies/{companyId}/message-templates',
  'PUT /companies/{companyId}/rentalTerms',
  'PUT /companies/{companyId}/retention',
]

/** The calls about money, and the views that a member saves: all that an accountant is served. */
const forAccountants = [
  'DELETE /companies/{companyId}/savedViews/{id}',
  'GET /companies/{companyId}/accounting/accounts',
  'GET /companies/{companyId}/accounting/e-reporting',
  'GET /companies/{companyId}/accounting/e-reporting/table',
  'GET /companies/{companyId}/accounting/entries',
  'GET /companies/{companyId}/accounting/exports',
  'GET /companies/{companyId}/accounting/exports/{id}',
  'GET /companies/{companyId}/accounting/exports/{id}/fec',
  'GET /companies/{companyId}/accounting/exports/{id}/table',
  'GET /companies/{companyId}/cash-desks',
  'GET /companies/{companyId}/invoices',
  'GET /companies/{companyId}/invoices/export',
  'GET /companies/{companyId}/invoices/pdf',
  'GET /companies/{companyId}/invoices/{id}',
  'GET /companies/{companyId}/invoices/{id}/pdf',
  'GET /companies/{companyId}/invoices/{id}/xml',
  'GET /companies/{companyId}/journal',
  'GET /companies/{companyId}/journal/archive',
  'GET /companies/{companyId}/journal/closings',
  'GET /companies/{companyId}/journal/statement',
  'GET /companies/{companyId}/journal/turnover',
  'GET /companies/{companyId}/journal/verification',
  'GET /companies/{companyId}/savedViews',
  'GET /companies/{companyId}/source-statements',
  'GET /companies/{companyId}/source-statements/{id}',
  'GET /companies/{companyId}/source-statements/{id}/export',
  'GET /companies/{companyId}/source-statements/{id}/pdf',
  'GET /companies/{companyId}/statistics',
  'GET /companies/{companyId}/statistics/export',
  'GET /companies/{companyId}/statistics/fees',
  'GET /companies/{companyId}/statistics/heat-map',
  'GET /companies/{companyId}/statistics/options',
  'GET /companies/{companyId}/statistics/refused-requests',
  'GET /companies/{companyId}/statistics/shares',
  'GET /companies/{companyId}/statistics/sources',
  'PATCH /companies/{companyId}/savedViews/{id}',
  'POST /companies/{companyId}/journal/verification',
  'POST /companies/{companyId}/savedViews',
  'POST /companies/{companyId}/source-statements/{id}/matches',
]

test('over every served call, an accountant is served exactly the calls about money', async () => {
  const accountant = await t.colleague(us, 'accountant')
  const guarded = operations.filter(({ permission }) => permission.includes('.'))
  const served: string[] = []
  for (const operation of guarded) {
    const { call: name, status } = await call(operation, us.companyId, theirs, accountant.cookie)
    if (status !== 403) served.push(name)
  }
  expect(served.toSorted()).toEqual(forAccountants)
})

test('over every served call, staff are refused exactly the calls for administrators', async () => {
  const staff = await t.colleague(us, 'staff')
  const guarded = operations.filter(({ permission }) => permission.includes('.'))
  const refused: string[] = []
  for (const operation of guarded) {
    const { call: name, status } = await call(operation, us.companyId, theirs, staff.cookie)
    if (status === 403) refused.push(name)
  }
  expect(guarded.length).toBeGreaterThan(40)
  expect(refused.toSorted()).toEqual(forAdministrators)
})

/** The calls that belong to a person, or decide who has access: refused to a key with every permission. */
const forPeople = [
  'DELETE /auth',
  'DELETE /companies/{companyId}/api-keys/{id}',
  'DELETE /companies/{companyId}/calendars/{id}',
  'DELETE /companies/{companyId}/customers/{id}/exclusion',
  'DELETE /companies/{companyId}/savedViews/{id}',
  'DELETE /companies/{companyId}/webhooks/{id}',
  'DELETE /users/me/childs/{id}',
  'DELETE /users/me/childs/{id}/secondFactors',
  'DELETE /users/me/sessions',
  'DELETE /users/me/sessions/{id}',
  'GET /auth/options',
  'GET /companies/{companyId}/api-keys',
  'GET /companies/{companyId}/archive',
  'GET /companies/{companyId}/calendars',
  'GET /companies/{companyId}/customers/{id}/erasure',
  'GET /companies/{companyId}/customers/{id}/file',
  'GET /companies/{companyId}/retention',
  'GET /companies/{companyId}/retention/preview',
  'GET /companies/{companyId}/retention/runs',
  'GET /companies/{companyId}/savedViews',
  'GET /companies/{companyId}/users',
  'GET /companies/{companyId}/webhooks',
  'GET /companies/{companyId}/webhooks/{webhookId}/deliveries',
  'GET /users/me',
  'GET /users/me/childs',
  'GET /users/me/childs/{id}',
  'GET /users/me/emailProof',
  'GET /users/me/secondFactors',
  'GET /users/me/sessions',
  'PATCH /companies/{companyId}/savedViews/{id}',
  'PATCH /companies/{companyId}/signInRules',
  'PATCH /companies/{companyId}/webhooks/{id}',
  'PATCH /users/me',
  'PATCH /users/me/childs/{id}',
  'POST /auth',
  'POST /auth/emailProof',
  'POST /auth/passkey',
  'POST /auth/passkeyOptions',
  'POST /auth/passwordChange',
  'POST /auth/passwordReset',
  'POST /auth/registration',
  'POST /auth/secondFactor',
  'POST /companies',
  'POST /companies/{companyId}/api-keys',
  'POST /companies/{companyId}/calendars',
  'POST /companies/{companyId}/customers/{id}/erasure',
  'POST /companies/{companyId}/savedViews',
  'POST /companies/{companyId}/webhooks',
  'POST /companies/{companyId}/webhooks/{id}/secret',
  'POST /companies/{companyId}/webhooks/{id}/test',
  'POST /companies/{companyId}/webhooks/{webhookId}/deliveries/{id}/again',
  'POST /users/me/authenticatorApp',
  'POST /users/me/authenticatorApp/confirmation',
  'POST /users/me/authenticatorApp/removal',
  'POST /users/me/childs',
  'POST /users/me/childs/{id}/invitation',
  'POST /users/me/emailProof',
  'POST /users/me/passkeyOptions',
  'POST /users/me/passkeys',
  'POST /users/me/passkeys/{id}/removal',
  'POST /users/me/recoveryCodes',
  'PUT /companies/{companyId}/customers/{id}/dispute',
  'PUT /companies/{companyId}/customers/{id}/exclusion',
  'PUT /companies/{companyId}/retention',
]

describe('over every served call, an API key', () => {
  test('of another company finds nothing, and nothing changes', async () => {
    const before = await everything(them)
    const key = await keyOf(us, keyPermissions)
    const isPersonal = ({ method, path }: Operation) =>
      /savedViews|signInRules|\/users$/.test(path) && forPeople.includes(`${method} ${path}`)
    const bound = operations.filter((operation) => operation.path.includes('{companyId}') && !isPersonal(operation))
    const responses = await tenByTen(bound, (operation) => call(operation, them.companyId, theirs, key))
    expect(responses.filter(({ status }) => status !== 404)).toEqual([])
    expect(bound.length).toBeGreaterThan(30)
    expect(await everything(them)).toEqual(before)
  })

  test('of one permission is refused every call of another one', async () => {
    const guarded = operations.filter(({ open }) => !open)
    for (const permission of keyPermissions) {
      const key = await keyOf(us, [permission])
      const isGranted = (needed: string) =>
        keyPermissionFor(needed) === permission || (needed === 'signed-in' && permission === 'company.read')
      const others = guarded.filter(({ permission: needed }) => !isGranted(needed))
      const responses = await tenByTen(others, (operation) => call(operation, us.companyId, theirs, key))
      expect(responses.filter(({ status }) => status !== 403)).toEqual([])
    }
  })

  test('of every permission is refused exactly the calls that belong to people', async () => {
    const own = await t.company()
    const key = await keyOf(own, keyPermissions)
    const refused: string[] = []
    for (const operation of operations) {
      const { call: name, status } = await call(operation, own.companyId, theirs, key)
      if (status === 403) refused.push(name)
      expect([name, status]).not.toEqual([name, 401])
    }
    expect(refused.toSorted()).toEqual(forPeople)
  })

  test('that is unknown is refused, also beside a session and where no session is needed', async () => {
    const headers = { authorization: `Bearer filao_${'x'.repeat(43)}`, cookie: us.cookie }
    const responses = await tenByTen(operations, (operation) => call(operation, us.companyId, theirs, headers))
    expect(responses.filter(({ status }) => status !== 401)).toEqual([])
  })
})

/** Sends the calls ten at a time: a slow machine has no connection for hundreds of them in time. */
async function tenByTen<Result>(all: readonly Operation[], send: (operation: Operation) => Promise<Result>) {
  const responses: Result[] = []
  for (let at = 0; at < all.length; at += 10) responses.push(...(await Promise.all(all.slice(at, at + 10).map(send))))
  return responses
}
