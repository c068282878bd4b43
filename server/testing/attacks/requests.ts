import { problemStatus } from '@filao/domain/kernel/problem'
import type { Random } from '../../demo/material/random.ts'
import { hostileBody, hostileHeaders, type Ids, plausible, type Schema, spoil } from '../hostile.ts'
import { hostileValues } from '../hostile-values.ts'

/** An operation of the API's document. */
type Operation = {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json'?: { schema: Schema } } }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}
export type Served = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string; operation: Operation }
export type Request = {
  method: Served['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** An answer as the browser reads it. */
type Answer = { statusCode: number; type: string; body: string }

/** Returns the defect of an answer, or null. `matches` compares a success with its schema. */
export function judge(
  { statusCode, type, body }: Answer,
  success: string | undefined,
  matches: (body: string) => unknown,
) {
  if (statusCode >= 500) return 'an error of ours'
  if (statusCode < 300) {
    if (String(statusCode) !== success) return `${statusCode} instead of ${success}`
    if (statusCode === 204) return body === '' ? null : 'a body with 204'
    const verdict = matches(body)
    return verdict === true ? null : verdict
  }
  if (!type.startsWith('application/problem+json')) return 'no problem+json'
  const { code, status, title, detail, errors } = JSON.parse(body)
  if (problemStatus[code as keyof typeof problemStatus] !== statusCode || status !== statusCode) return 'no stable code'
  if (!title || !detail || !Array.isArray(errors)) return 'no sentence'
  return /\bat .+:\d+:\d+|\b(select|insert|update) .*\b(from|into|set)\b/is.test(detail)
    ? 'it tells of the inside'
    : null
}

/** The person who sends a request, and another company's member whose ids and session are tried. */
type Sender = {
  caller: { companyId: number; cookie: string }
  stranger: { cookie: string }
  ids: Ids
  random: Random
}

/** Builds a request that the contract's schemas accept. */
export function tameRequest({ method, path, operation }: Served, { caller, ids, random }: Sender): Request {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return name === 'companyId' ? String(caller.companyId) : String(ids.own(idName(path, name)) ?? 1)
  })
  const query = queryOf(operation, random, ids).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', cookie: caller.cookie }
  const schema = operation.requestBody?.content['application/json']?.schema
  const request = { method, url: `/api${url}${query.length > 0 ? `?${query.join('&')}` : ''}` }
  if (!schema) return { ...request, headers }
  const payload = JSON.stringify(plausible(schema, '', random, ids))
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload }
}

/** Builds a request with one or more hostile parts: ids of another company, headers, query, body. */
export function hostileRequest(served: Served, { caller, stranger, ids, random }: Sender): Request {
  const { method, path, operation } = served
  // Takes every id from another company, with a valid body.
  const isTrespassing = random.chance(0.15)
  const hostile = () => encodeURIComponent(asText(random.pick(hostileValues)).slice(0, 500).toWellFormed())
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'companyId' && !isTrespassing && random.chance(0.95)) return String(caller.companyId)
    if (random.chance(0.1)) return hostile()
    const known = !isTrespassing && random.chance(0.8) ? ids.own(idName(path, name)) : ids.foreign(idName(path, name))
    return String(known ?? random.pick([0, 1, -1, 2 ** 31]))
  })
  const query = queryOf(operation, random, ids).map(([name, value]) => {
    const text = random.chance(0.15) ? hostile() : encodeURIComponent(String(value))
    return `${name}=${text}${random.chance(0.1) ? `&${name}=2` : ''}`
  })
  if (random.chance(0.05)) query.push(random.pick(['__proto__=1', 'a[b]=c', '%', '&&==', 'limit=1&limit=2', 'x=%00']))
  // A stranger may rightly change their own company, or what belongs to none: such calls get no cookie of theirs.
  const isOwn = url.split('/')[2] === String(ids.foreign('companyId'))
  const other = path.includes('{companyId}') && !isOwn ? stranger.cookie : ''
  const cookies = [other, '', 'filao_session=x', 'filao_session=%E0%A4%A']
  const cookie = random.chance(0.8) ? caller.cookie : random.pick(cookies)
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', cookie, ...hostileHeaders(random) }
  const request = { method, url: `/api${url}${query.length > 0 ? `?${query.join('&')}` : ''}` }
  if (random.chance(0.08)) {
    const { body, type } = hostileBody(random)
    return { ...request, headers: { ...headers, 'content-type': type }, payload: body }
  }
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return { ...request, headers }
  let body = plausible(schema, '', random, ids)
  for (let times = random.between(0, 2); times > 0; times--) body = spoil(body, random, ids)
  const payload = JSON.stringify(body)
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, payload }
}

function queryOf({ parameters }: Operation, random: Random, ids: Ids): [string, unknown][] {
  const requested = parameters.filter((one) => one.in === 'query')
  const properties = Object.fromEntries(requested.map(({ name, schema }) => [name, schema]))
  const required = requested.filter((one) => one.required).map(({ name }) => name)
  return Object.entries(plausible({ type: 'object', properties, required }, '', random, ids) as object)
}

/** Returns a value in the form it has in a URL. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Existing ids by the name of the thing they identify. */
export type Known = Record<string, number[]>

const aliases: Record<string, string> = {
  departureAgencyId: 'agencyId',
  arrivalAgencyId: 'agencyId',
  locationId: 'agencyId',
  additionalDriverId: 'customerId',
  driverId: 'customerId',
  referralUserId: 'userId',
  excludeRentalId: 'rentalId',
  option: 'optionId',
}

/** Returns ids for plausible and for trespassing requests. */
export function idsOf(own: Known, foreign: Known, random: Random): Ids {
  const from = (known: Known) => (name: string) => {
    const list = known[aliases[name] ?? name]
    return list && random.pick(list)
  }
  return { own: from(own), foreign: from(foreign) }
}

/** Maps `id` in `/vehicles/{id}` to `vehicleId`. */
function idName(path: string, name: string): string {
  return name === 'id' ? idOfCollection(path.slice(0, path.indexOf('/{id}'))) : name
}

/** Maps the collection `/companies/{companyId}/vehicles` to `vehicleId`. */
export function idOfCollection(path: string): string {
  const collection = path.split('/').at(-1) ?? ''
  return `${collection.replace(/ies$/, 'y').replace(/s$/, '')}Id`
}

/** Returns every operation of the API's document. */
export function operationsOf(document: { paths: object }): Served[] {
  return Object.entries(document.paths).flatMap(([path, methods]: [string, Record<string, Operation>]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { method: method.toUpperCase() as Served['method'], path, operation }
    }),
  )
}

/** Returns `GET /companies/{companyId}/vehicles`. */
export function nameOf({ method, path }: Served): string {
  return `${method} ${path}`
}
