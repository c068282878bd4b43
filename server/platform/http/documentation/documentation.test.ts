import * as access from '@filao/domain/access/contract'
import * as factor from '@filao/domain/access/factor/contract'
import * as team from '@filao/domain/access/team/contract'
import * as accounting from '@filao/domain/accounting/contract'
import * as billing from '@filao/domain/billing/contract'
import * as calendars from '@filao/domain/calendars/contract'
import * as cash from '@filao/domain/cash/contract'
import * as company from '@filao/domain/company/contract'
import * as customers from '@filao/domain/customers/contract'
import * as fines from '@filao/domain/fines/contract'
import * as fleet from '@filao/domain/fleet/contract'
import * as imports from '@filao/domain/imports/contract'
import * as invoicing from '@filao/domain/invoicing/contract'
import * as journal from '@filao/domain/journal/contract'
import { type Endpoint, usualBodyBytes } from '@filao/domain/kernel/endpoint'
import * as overview from '@filao/domain/overview/contract'
import * as planning from '@filao/domain/planning/contract'
import * as pricing from '@filao/domain/pricing/contract'
import * as privacy from '@filao/domain/privacy/contract'
import * as receivables from '@filao/domain/receivables/contract'
import * as rentals from '@filao/domain/rentals/contract'
import * as sources from '@filao/domain/sources/contract'
import * as statements from '@filao/domain/statements/contract'
import * as statistics from '@filao/domain/statistics/contract'
import * as twins from '@filao/domain/twins/contract'
import * as upkeep from '@filao/domain/upkeep/contract'
import * as webhooks from '@filao/domain/webhooks/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { jsonSchema } from './openapi.ts'

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; description: string }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const contracts: Endpoint[] = [
  access,
  factor,
  team,
  billing,
  calendars,
  cash,
  company,
  customers,
  fines,
  fleet,
  invoicing,
  journal,
  accounting,
  overview,
  planning,
  pricing,
  privacy,
  imports,
  receivables,
  rentals,
  sources,
  statements,
  statistics,
  twins,
  upkeep,
  webhooks,
].flatMap((calls) =>
  Object.values(calls as Record<string, unknown>).filter((value): value is Endpoint => isEndpoint(value)),
)

let t: TestApp
let document: Document
beforeAll(async () => {
  t = await testApp()
  document = (await t.app.inject('/api/openapi.json')).json()
})
afterAll(() => t.close())

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function documented({ method, path }: Endpoint): Operation | undefined {
  return document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

test('the document is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0')
  const { valid, errors } = await new Validator().validate(document as never)
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('no schema forbids fields that a later version adds', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
})

test('every served call is in it, and no other', () => {
  const served = contracts.filter(({ method, path }) => t.app.hasRoute({ method, url: `/api${path}` }))
  expect(served.length).toBeGreaterThan(40)
  expect(served.filter((call) => !documented(call)).map(({ path }) => path)).toEqual([])
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(served.length)
})

test('every call has a unique name, a sentence, and its possible answers', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(operations.filter(({ summary }) => !/\.$/.test(summary))).toEqual([])
  expect(documented(customers.createCustomer)?.responses).toMatchObject({
    201: {},
    401: {},
    403: {},
    404: {},
    409: {},
    422: {},
  })
  expect(documented(access.login)?.responses).not.toHaveProperty('401')
})

test('each parameter says what it is', () => {
  const all = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((one) => one.parameters),
  )
  expect(all.filter(({ name, description }) => !description || description === name)).toEqual([])
  const { ids, isLate } = Object.fromEntries(
    documented(rentals.listRentals)?.parameters.map(({ name, description }) => [name, description]) ?? [],
  )
  expect([ids, isLate]).toEqual(['Comma separated ids, at most 100: only these.', 'Late'])
})

test('the headers of writes, versions, pages and limits are in it', () => {
  const sent = (call: Endpoint) =>
    documented(call)
      ?.parameters.filter((one) => one.in === 'header')
      .map(({ name }) => name)
  const answered = (call: Endpoint, status: number = call.status) =>
    Object.keys(documented(call)?.responses[status]?.headers ?? {})
  expect(sent(customers.createCustomer)).toEqual(['Idempotency-Key'])
  expect(sent(customers.updateCustomer)).toEqual(['Idempotency-Key', 'If-Match'])
  expect(sent(customers.getCustomer)).toEqual([])
  expect([sent(access.login), sent(access.createApiKey)]).toEqual([[], []])
  expect(answered(customers.listCustomers)).toEqual(['X-Total-Count', 'Link', 'RateLimit'])
  expect(answered(customers.getCustomer)).toEqual(['ETag', 'RateLimit'])
  expect(answered(customers.getCustomer, 429)).toEqual(['Retry-After'])
  expect(documented(customers.updateCustomer)?.responses).toHaveProperty('412')
})

test('the page lists every call, and needs no scripts and nothing from other sites', async () => {
  const { body, headers } = await t.app.inject('/api/docs')
  expect(headers['content-type']).toMatch(/^text\/html/)
  // As the document and the client write them.
  for (const path of Object.keys(document.paths)) expect(body).toContain(`<code>${path}</code>`)
  // A long path breaks on a phone.
  expect(body).toContain('code{overflow-wrap:anywhere}')
  expect(body).not.toMatch(/<script|\son\w+=|javascript:|@import|url\(/i)
  expect(
    [...body.matchAll(/(?:src|href)="([^"]*)"/g)].filter(([, target]) => !/^(#|\/api\/)/.test(target ?? '')),
  ).toEqual([])
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  const anchors = [...body.matchAll(/href="#([^"]*)"/g)].map(([, name]) => name)
  expect(anchors.filter((name) => !body.includes(`id="${name}"`))).toEqual([])
})

/** A part of a JSON Schema, as far as it tells how large a value may be. */
type Part = {
  type?: string
  maxLength?: number
  maxItems?: number
  items?: Part
  anyOf?: Part[]
  oneOf?: Part[]
  properties?: Record<string, Part>
}

/**
 * Returns the bytes of the largest value of a schema, in letters without accents. One without a limit counts little.
 */
function largestBytes({
  type,
  maxLength = 100,
  maxItems = 20,
  items = {},
  anyOf,
  oneOf,
  properties = {},
}: Part): number {
  const alternatives = anyOf ?? oneOf
  if (alternatives) return Math.max(...alternatives.map(largestBytes))
  if (type === 'string') return maxLength + 3
  if (type === 'array') return maxItems * largestBytes(items)
  return Object.entries(properties).reduce((sum, [name, part]) => sum + name.length + 4 + largestBytes(part), 20)
}

test('a call whose fields may hold more than the usual 64 kB states the limit of its body', () => {
  const large = contracts.filter(({ body, upload }) => {
    return !upload && body.def.type !== 'undefined' && largestBytes(jsonSchema(body, 'input') as Part) > usualBodyBytes
  })
  expect(large.length).toBeGreaterThan(5)
  expect(large.filter(({ bodyBytes }) => bodyBytes <= usualBodyBytes).map(({ path }) => path)).toEqual([])
})
