import { createHash } from 'node:crypto'
import * as calls from '@filao/domain/access/contract'
import { callsPerMinute } from '@filao/domain/access/key/api-key'
import { keyPermissions } from '@filao/domain/access/key/key-permissions'
import { listUsers } from '@filao/domain/access/team/contract'
import { getCompany, listCompanies } from '@filao/domain/company/contract'
import { createCustomer, listCustomers, updateCustomer } from '@filao/domain/customers/contract'
import { listVehicleHistory } from '@filao/domain/overview/contract'
import { createRental, getTimeline, updateRental } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const all = { name: 'Site', permissions: keyPermissions }

async function givenKey(by: Member, body: Partial<Parameters<typeof creation>[1]> = {}) {
  const params = { companyId: by.companyId }
  const created = await by.request(calls.createApiKey, creation(by, { ...all, ...body }))
  return { ...created, params, program: t.program(created.key) }
}

function creation(by: Member, body: { name: string; permissions: typeof keyPermissions; expiresAt?: string | null }) {
  return { params: { companyId: by.companyId }, body }
}

describe('a new key', () => {
  test('is shown once, and stored as a hash with its last four characters', async () => {
    const by = await t.company()
    await t.db.pool.query(`update users set password_hash = 'any' where id = $1`, [by.userId])
    const { key, id, params } = await givenKey(by)
    expect(key).toMatch(/^filao_[\w-]{43}$/)
    const listed = await by.send(calls.listApiKeys, { params })
    expect(listed.body).toMatchObject([
      { id, name: 'Site', lastFour: key.slice(-4), lastUsedAt: null, expiresAt: null, createdBy: { id: by.userId } },
    ])
    expect(JSON.stringify(listed.body)).not.toContain(key)
    const { email } = await by.request(calls.getMe)
    const mailed = t.mails.filter(({ to, subject }) => to === email && /clé d’API|API key/.test(subject))
    expect(mailed.map(({ text }) => [text.includes('Site'), text.includes(key)])).toEqual([[true, false]])
    const { rows } = await t.db.pool.query<{ token_hash: Buffer; row: string }>(
      'select token_hash, to_jsonb(k)::text as row from api_keys k where id = $1',
      [id],
    )
    expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(key).digest())
    expect(rows[0]?.row).not.toContain(key.slice(6))
  })

  test('is not kept for a repetition, which is refused because the name is taken', async () => {
    const by = await t.company()
    const headers = { 'idempotency-key': 'once' }
    const send = () => by.send(calls.createApiKey, { ...creation(by, all), headers })
    const { body } = await send()
    expect(await send()).toMatchObject({ status: 409, body: { errors: [{ path: 'name', code: 'taken' }] } })
    const { rows } = await t.db.pool.query('select body::text from idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain((body as { key: string }).key)
  })

  test('needs a company whose founder has proven their address', async () => {
    const by = await t.company({ isProven: false })
    const response = await by.send(calls.createApiKey, creation(by, all))
    expect(response).toMatchObject({ status: 403, body: { code: 'email_unproven' } })
  })

  test('has a known permission and an expiry that has not passed', async () => {
    const by = await t.company()
    const past = { ...all, expiresAt: '2020-01-01T00:00:00Z' }
    expect(await by.send(calls.createApiKey, creation(by, past))).toMatchObject({ status: 422 })
    const tooMuch = { ...all, permissions: ['team.write'] as never }
    expect(await by.send(calls.createApiKey, creation(by, tooMuch))).toMatchObject({ status: 422 })
  })
})

describe('a key that is no longer valid', () => {
  const refused = { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }

  test('because it was revoked is refused at once, also by another process; its name is free again', async () => {
    const by = await t.company()
    const { id, params, program, key } = await givenKey(by)
    const { db, url, log } = t
    const elsewhere = await testApp({}, { db, url, log, drop: async () => undefined })
    expect(await elsewhere.program(key).send(getCompany, { params })).toMatchObject({ status: 200 })
    await by.request(calls.revokeApiKey, { params: { ...params, id } })
    expect(await elsewhere.program(key).send(getCompany, { params })).toMatchObject(refused)
    expect(await program.send(getCompany, { params })).toMatchObject(refused)
    expect(await by.request(calls.listApiKeys, { params })).toEqual([])
    expect(await by.send(calls.revokeApiKey, { params: { ...params, id } })).toMatchObject({ status: 404 })
    expect(await by.send(calls.createApiKey, creation(by, all))).toMatchObject({ status: 201 })
    await elsewhere.close()
  })

  test('because it expired', async () => {
    const { id, params, program } = await givenKey(await t.company(), { expiresAt: '2199-01-01T00:00:00Z' })
    expect(await program.send(getCompany, { params })).toMatchObject({ status: 200 })
    await t.db.pool.query(`update api_keys set expires_at = now() where id = $1`, [id])
    expect(await program.send(getCompany, { params })).toMatchObject(refused)
  })
})

test('a key has its own limit of calls in a minute, and each answer tells what is left', async () => {
  const by = await t.company()
  const [one, other] = [await givenKey(by), await givenKey(by, { name: 'Other' })]
  const { params } = one
  const { headers } = await one.program.send(getCompany, { params })
  expect(headers['ratelimit-policy']).toBe(`"key";q=${callsPerMinute};w=60`)
  expect(headers.ratelimit).toMatch(new RegExp(`^"key";r=${callsPerMinute - 1};t=(60|5\\d)$`))
  await t.db.pool.query('update api_keys set calls = $1 where id = $2', [callsPerMinute - 1, one.id])
  const last = await one.program.send(getCompany, { params })
  expect([last.status, String(last.headers.ratelimit).slice(0, 9)]).toEqual([200, '"key";r=0'])
  const over = await one.program.send(getCompany, { params })
  expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect(String(over.headers.ratelimit)).toMatch(/^"key";r=0;t=\d+$/)
  expect(await other.program.send(getCompany, { params })).toMatchObject({ status: 200 })
  expect(await by.send(getCompany, { params })).toMatchObject({ status: 200 })
  await t.db.pool.query(`update api_keys set last_used_at = now() - interval '61 seconds' where id = $1`, [one.id])
  expect(await one.program.send(getCompany, { params })).toMatchObject({ status: 200 })
})

test('its last use is written once a minute', async () => {
  const by = await t.company()
  const { params, program, id } = await givenKey(by)
  const lastUse = async () => (await by.request(calls.listApiKeys, { params }))[0]?.lastUsedAt
  await program.request(getCompany, { params })
  const first = await lastUse()
  expect(first).toBeTruthy()
  await program.request(getCompany, { params })
  expect(await lastUse()).toBe(first)
  await t.db.pool.query(`update api_keys set last_used_at = '2026-01-01T00:00:00Z' where id = $1`, [id])
  await program.request(getCompany, { params })
  expect(await lastUse()).not.toContain('2026-01-01')
})

describe('a request', () => {
  const write = (headers: Record<string, string>, companyId: number) =>
    t.app.inject({
      method: 'POST',
      url: `/api/companies/${companyId}/customers`,
      payload: { firstName: 'Awa' },
      headers,
    })

  test('with a key needs no origin; with a cookie it still does, and a key is never exchanged for a cookie', async () => {
    const by = await t.company()
    const { key } = await givenKey(by)
    const authorization = `Bearer ${key}`
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const statuses = []
    for (const headers of [
      { authorization },
      { authorization, ...foreign },
      { authorization: `bearer ${key}`, cookie: 'filao_session=none' },
      { cookie: by.cookie, ...foreign },
      { cookie: by.cookie },
      { cookie: by.cookie, authorization: 'Bearer', ...foreign },
      { cookie: by.cookie, authorization: 'Bearer filao_unknown', ...foreign },
      { cookie: by.cookie, authorization: 'Basic eDp5', ...foreign },
    ]) {
      statuses.push((await write(headers as never, by.companyId)).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403, 401, 403])
    const preflight = await t.app.inject({
      method: 'OPTIONS',
      url: `/api/companies/${by.companyId}/customers`,
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('with a key opens no stream of events', async () => {
    const { key, params } = await givenKey(await t.company())
    const url = `/api/companies/${params.companyId}/events`
    expect((await t.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(403)
  })

  test('with a key knows its company, in the language that the program asks for', async () => {
    const { params, program } = await givenKey(await t.company())
    expect(await program.request(listCompanies)).toMatchObject([{ id: params.companyId }])
    const response = await program.send(calls.getMe, { headers: { 'accept-language': 'en' } })
    expect(response).toMatchObject({ status: 403, body: { detail: expect.stringMatching(/^This call is for people/) } })
  })

  test('with a key does not read the team', async () => {
    const { params, program } = await givenKey(await t.company())
    const response = await program.send(listUsers, { params: { companyId: params.companyId } })
    expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

test('a field that a call does not have is refused by name to a key, and dropped from a browser’s request', async () => {
  const by = await t.company()
  const { params, program } = await givenKey(by)
  const body = { firstName: 'Maryse', drivingLicenceNumber: '12AB34567', consents: { mail: true } }
  const { status, body: refusal } = await program.send(createCustomer, { params, body })
  expect([status, refusal]).toMatchObject([
    422,
    {
      code: 'validation',
      errors: [
        { path: 'drivingLicenceNumber', code: 'unknown_field' },
        { path: 'consents', code: 'unknown_field' },
      ],
    },
  ])
  const one = await program.send(createCustomer, {
    params,
    body: { firstName: 'A', driver: 1 } as { firstName: string },
  })
  expect(one.body).toMatchObject({ detail: expect.stringMatching(/champ «\u202fdriver\u202f»/) })
  expect((await by.send(createCustomer, { params, body })).status).toBe(201)
})

test('a repeated write with an idempotency key happens once, and the key is not shared with a user or another key', async () => {
  const by = await t.company()
  const [{ params, program }, other] = [await givenKey(by), await givenKey(by, { name: 'Other' })]
  const wanted = { params, body: { firstName: 'Awa' }, headers: { 'idempotency-key': 'shared' } }
  const ids = []
  for (const client of [program, program, other.program, by])
    ids.push((await client.request(createCustomer, wanted)).id)
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toBe(ids[1])
  expect(await by.request(listCustomers, { params })).toHaveLength(3)
})

test('audit trail and histories name the key, also after it was revoked, and never take it for the customer', async () => {
  t.setNow(noon(0))
  const { by, params, wanted } = await givenCounter(t)
  const { program, id, name } = await givenKey(by)
  const rental = await program.request(createRental, { params, body: wanted })
  expect(rental.referralMode).toBe('web')
  await program.request(updateRental, { params: { ...params, id: rental.id }, body: { status: 'pending' } })
  await by.request(calls.revokeApiKey, { params: { ...params, id } })
  const apiKey = { id, name }
  const trail = await by.request(calls.listAudit, { params, query: { entity: 'rental', entityId: rental.id } })
  expect(trail.length).toBeGreaterThan(1)
  for (const entry of trail) expect(entry).toMatchObject({ user: null, apiKey })
  const steps = await by.request(getTimeline, { params: { ...params, id: rental.id } })
  expect(steps.find(({ kind }) => kind === 'pending')).toMatchObject({ who: null, apiKey, byCustomer: false })
  const history = await by.request(listVehicleHistory, { params: { ...params, id: wanted.vehicleId }, query: {} })
  expect(history.find(({ about }) => about === 'rental')).toMatchObject({ who: null, apiKey, byCustomer: false })
  const own = await by.request(calls.listAudit, { params, query: { entity: 'apiKey', entityId: id } })
  expect(own).toMatchObject([
    { action: 'revoked', apiKey: null, user: { id: by.userId } },
    { action: 'created', apiKey: null, user: { id: by.userId } },
  ])
})

test('a program’s steps are told as the agency’s: it offers to the customer, who is mailed what it accepts and cancels', async () => {
  t.setNow(noon(0))
  const { by, params, wanted, customer, contract } = await givenCounter(t)
  await by.request(updateCustomer, { params: { ...params, id: customer.id }, body: { email: 'zoe@example.test' } })
  const { program } = await givenKey(by)
  const mailsOf = async (rentalId: number) => {
    const steps = await by.request(getTimeline, { params: { ...params, id: rentalId } })
    return steps.flatMap(({ mail }) => (mail ? [[mail.kind, mail.recipient]] : [])).reverse()
  }
  const move = (id: number, status: 'validating' | 'pending' | 'cancelled') =>
    program.request(updateRental, { params: { ...params, id }, body: { status } })

  const { id } = await program.request(createRental, { params, body: wanted })
  expect(await move(id, 'validating')).toMatchObject({ status: 'validating', awaits: 'customer' })
  expect(await move(id, 'pending')).toMatchObject({ status: 'pending' })
  expect(await move(id, 'cancelled')).toMatchObject({ status: 'cancelled' })
  expect(await mailsOf(id)).toEqual(['reservation', 'accepted', 'cancelled'].map((kind) => [kind, 'zoe@example.test']))

  const { rows } = await t.db.pool.query<{ author: string }>(
    `select author_kind as author from audit_entries where entity = 'rental' and entity_id = $1`,
    [id],
  )
  expect(new Set(rows.map(({ author }) => author))).toEqual(new Set(['program']))
  const agreed = await contract({ start: noon(10), end: noon(12) })
  const { rows: own } = await t.db.pool.query(
    `select distinct author_kind as author from audit_entries where entity = 'rental' and entity_id = $1`,
    [agreed.id],
  )
  expect(own).toEqual([{ author: 'member' }])
})
