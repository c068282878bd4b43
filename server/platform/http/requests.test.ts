import { updateMe } from '@filao/domain/access/contract'
import { createCompany } from '@filao/domain/company/contract'
import { createCustomer, listCustomers } from '@filao/domain/customers/contract'
import { createWebhook, testWebhook } from '@filao/domain/webhooks/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'

let t: TestApp
let us: Member
beforeAll(async () => {
  t = await testApp()
  us = await t.company()
})
afterAll(() => t.close())

/** Sends a raw request, without the contract's checks. */
function raw(payload: string | Buffer, headers: Record<string, string> = {}) {
  return t.app.inject({
    method: 'POST',
    url: `/api/companies/${us.companyId}/customers`,
    payload,
    headers: { cookie: us.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
  })
}

const read = (path: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/api${path}`, headers: { cookie: us.cookie, ...headers } })

describe('a body that cannot be read', () => {
  test.each(['{', '{"firstName": "A"', "{firstName: 'A'}", '\u0000', '{"a":1}}', 'null x'])(
    '%j is malformed',
    async (text) => {
      const response = await raw(text)
      expect(response.statusCode).toBe(400)
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(response.json()).toMatchObject({ type: '/api/docs#malformed', code: 'malformed', status: 400, errors: [] })
    },
  )

  test.each(['null', '[]', '"text"', '3', 'true', ''])('%j is no customer', async (text) => {
    const response = await raw(text)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'validation' })
  })

  test.each([
    ['', 'Le champ « Corps de la requête » est obligatoire'],
    ['[]', 'Le champ « Corps de la requête » doit être un objet'],
  ])('%j is refused with a sentence about the body', async (text, detail) => {
    const response = (await raw(text)).json()
    expect(response.detail.replaceAll('\u00a0', ' ')).toBe(detail)
    expect(response.errors).toMatchObject([{ path: '', message: response.detail }])
  })

  test('over 64 kB it is too large', async () => {
    const response = await raw(JSON.stringify({ firstName: 'A', comments: 'x'.repeat(64 * 1024) }))
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ code: 'too_large' })
  })

  test.each(['text/plain', 'application/xml', 'text/html'])('as %s it is not read', async (type) => {
    const response = await raw('{"firstName":"A"}', { 'content-type': type })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ code: 'unsupported_media' })
  })

  test('an object that only looks like a text is refused', async () => {
    const response = await raw('{"firstName": {"length": {"toString": 1}}}')
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ code: 'validation' })
  })

  test('a character that the database cannot hold is refused', async () => {
    expect((await raw('{"firstName":"A\\u0000B"}')).statusCode).toBeOneOf([400, 422])
  })

  test('deep nesting or a prototype’s name does no harm', async () => {
    expect((await raw('['.repeat(30_000) + ']'.repeat(30_000))).statusCode).toBeOneOf([400, 422])
    expect(
      (await raw('{"firstName":"A","__proto__":{"role":"admin"},"constructor":{"prototype":{}}}')).statusCode,
    ).toBe(201)
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

test('a URL that cannot be parsed is refused with the security headers of every answer', async () => {
  const { statusCode, headers } = await t.app.inject('/%zz')
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) })
})

describe('answers in JSON are stored by no browser', () => {
  test.each(['/users/me', '/health', '/companies/0', '/nothing'])('at %s they say so', async (path) => {
    const answer = await read(path)
    expect([answer.headers['content-type']?.includes('json'), answer.headers['cache-control']]).toEqual([
      true,
      'no-store',
    ])
  })

  test('an answer with a version keeps it', async () => {
    const { headers } = await read(`/companies/${us.companyId}`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringMatching(/^"/) })
  })

  test('a write says so too', async () => {
    expect((await raw('{"firstName":"A"}')).headers['cache-control']).toBe('no-store')
    expect((await raw('{')).headers['cache-control']).toBe('no-store')
  })
})

describe('invalid fields are reported one by one', () => {
  const body = { firstName: ' ', email: 'x', birthDate: '2001-02-30', phoneNumbers: ['1'], comments: 'x'.repeat(4001) }

  test('in French, the user’s language', async () => {
    const response = await raw(JSON.stringify(body), { 'accept-language': 'en' })
    expect(response.json()).toMatchObject({
      title: 'Informations à corriger',
      detail: 'Certaines informations sont à corriger.',
      errors: [
        { path: 'firstName', message: expect.stringMatching(/^Le champ «\u00a0Prénom\u00a0» /) },
        { path: 'email', message: expect.stringMatching(/^Le champ «\u00a0E-mail\u00a0» /) },
        { path: 'birthDate', message: expect.stringMatching(/^Le champ /) },
        { path: 'phoneNumbers.0', code: 'phone', message: 'Ce numéro de téléphone n’est pas valable' },
        { path: 'comments', message: expect.stringMatching(/4.?000/) },
      ],
    })
  })

  test('in English for a user who chose it', async () => {
    const reader = await t.company()
    await reader.request(updateMe, { body: { language: 'en' } })
    const response = await reader.send(createCustomer, { params: { companyId: reader.companyId }, body: body as never })
    expect(response.body).toMatchObject({
      title: 'Information to correct',
      errors: [
        { path: 'firstName', message: expect.stringMatching(/^The field 'First name' /) },
        { path: 'email' },
        { path: 'birthDate' },
        { path: 'phoneNumbers.0', message: 'This phone number is not valid' },
        { path: 'comments' },
      ],
    })
  })

  test('an absent required field says so', async () => {
    const response = await t.visitor().send(createCompany, { body: { name: 'A' } })
    expect(response.status).toBe(401)
    const missing = await raw('{}')
    expect(missing.json()).toMatchObject({
      detail: 'Le champ «\u00a0Prénom\u00a0» est obligatoire',
      errors: [{ path: 'firstName', code: 'required' }],
    })
  })

  test.each([
    ['fr-FR,fr;q=0.9', 'Connexion nécessaire'],
    ['en-GB,en;q=0.9', 'Login required'],
    ['de', 'Connexion nécessaire'],
  ])('to a stranger whose browser asks for %s: %s', async (language, title) => {
    const response = await t.app.inject({ url: '/api/users/me', headers: { 'accept-language': language } })
    expect(response.json()).toMatchObject({ title })
  })
})

describe('an address', () => {
  test.each(['/nothing', '/companies/1/nothing', '/', '/../../etc/passwd', '/companies/%00/customers', '/%ff'])(
    '%s is answered as a problem',
    async (path) => {
      const response = await read(path, { accept: 'application/json' })
      expect(response.statusCode).toBeOneOf([400, 404])
      expect(response.json()).toMatchObject({ code: expect.stringMatching(/^(not_found|malformed)$/) })
    },
  )

  test.each(['abc', '1.5', '-5', '99999999999', '1e400', '0'])('the id %s is unknown', async (id) => {
    const response = await read(`/companies/${us.companyId}/customers/${id}`)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })

  test('with a method that nothing answers is unknown', async () => {
    const response = await t.app.inject({
      method: 'PATCH',
      url: '/api/auth',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.statusCode).toBe(404)
  })

  test.each(['limit=0', 'limit=501', 'limit=many', 'cursor=x', `search=${'x'.repeat(101)}`])(
    '?%s is refused',
    async (query) => {
      const response = await read(`/companies/${us.companyId}/customers?${query}`)
      expect([response.statusCode, response.json().code]).toEqual([422, 'validation'])
    },
  )

  test('a repeated query takes the last value', async () => {
    expect((await read(`/companies/${us.companyId}/customers?limit=x&limit=1`)).statusCode).toBe(200)
  })
})

test('a created thing has a Location where a call is served, and no other', async () => {
  const params = { companyId: us.companyId }
  const body = { name: 'Hook', url: 'https://receiver.example/filao', events: ['customer.created' as const] }
  const made = await us.send(createWebhook, { params, body })
  const { id } = made.body as { id: number }
  expect(made.headers.location).toBe(`/api/companies/${us.companyId}/webhooks/${id}`)
  const tested = await us.send(testWebhook, { params: { ...params, id } })
  expect([tested.status, tested.headers.location]).toEqual([201, undefined])
})

describe('a list in pages', () => {
  test('gives the total and the cursor of the next page', async () => {
    const reader = await t.company()
    const params = { companyId: reader.companyId }
    for (const firstName of ['A', 'B', 'C']) await reader.request(createCustomer, { params, body: { firstName } })
    const whole = await reader.send(listCustomers, { params })
    expect([whole.headers['x-total-count'], whole.headers.link]).toEqual(['3', undefined])
    const part = await reader.send(listCustomers, { params, query: { limit: 2, firstName: '' } })
    expect(part.headers['x-total-count']).toBe('3')
    const next = /^<([^>]+)>; rel="next"$/.exec(String(part.headers.link))?.[1] ?? ''
    expect(next).toContain('limit=2')
    const rest = await t.app.inject({ url: next, headers: { cookie: reader.cookie } })
    expect(rest.json()).toMatchObject([{ firstName: 'C' }])
    expect([rest.headers['x-total-count'], rest.headers.link]).toEqual(['3', undefined])
  })
})

test('every answer forbids scripts of other sites, framing and type guessing', async () => {
  for (const url of ['/api/health', '/api/nothing', '/api/docs']) {
    const { headers } = await t.app.inject(url)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})
