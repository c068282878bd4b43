import { keyPermissionFor, keyPermissions } from '@filao/domain/access/key/key-permissions'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { Binary, paramsSchema } from '@filao/domain/kernel/endpoint'
import { problemStatus } from '@filao/domain/kernel/problem'
import { topLevel } from '@filao/domain/kernel/top-level'
import { z } from 'zod'
import { mapInParts } from '../../in-parts.ts'
import { takesIdempotencyKey } from '../idempotency.ts'
import { hasVersion } from '../versions.ts'
import { parameterDescription } from './parameter-descriptions.ts'

type Json = Record<string, unknown>

/** Builds the OpenAPI 3.1 document of the served calls, from the schemas that validate them. */
export async function openApi(endpoints: Endpoint[], publicUrl: string): Promise<Json> {
  const operations = await mapInParts(endpoints, (endpoint) => operation(endpoint, endpoints))
  const paths: Record<string, Json> = {}
  for (const [at, { path, method }] of endpoints.entries()) {
    paths[inBraces(path)] = { ...paths[inBraces(path)], [method.toLowerCase()]: operations[at] }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Filao',
      version: '1',
      description:
        'The API of the Filao back-office. Programs send an API key; people sign in with POST /auth, and the session travels in a cookie. Any call may also answer 400 malformed, 500 internal or 503 unavailable; the last has Retry-After.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key, created by an administrator: `filao_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: 'filao_session' },
      },
      schemas: { Problem: problem },
      headers,
    },
  }
}

/** Writes a path as OpenAPI and the client do: `/companies/{id}`. */
export function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function operation(endpoint: Endpoint, served: Endpoint[]): Json {
  const hasBody = !isNothing(endpoint.body)
  return {
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    tags: [topLevel(endpoint.path)],
    ...security(endpoint),
    parameters: [
      ...parameters(endpoint.path, paramsSchema(endpoint.path), 'path'),
      ...parameters(endpoint.path, endpoint.query, 'query'),
      ...headersOfRequest(endpoint, served),
    ],
    ...(hasBody || endpoint.upload ? { requestBody: { required: true, content: bodyContent(endpoint) } } : {}),
    responses: responses(endpoint, served),
  }
}

/** Names the ways to identify oneself, a key among them where calls with keys are served. */
function security(endpoint: Endpoint): Json {
  if (endpoint.can === 'anyone') return { security: [] }
  return { security: [...(takesKeys(endpoint) ? [{ key: [] }] : []), { session: [] }], 'x-permission': endpoint.can }
}

function takesKeys({ can, isPersonal }: Endpoint): boolean {
  return (
    !isPersonal && (can === 'signed-in' || keyPermissions.some((permission) => permission === keyPermissionFor(can)))
  )
}

function bodyContent(endpoint: Endpoint): Json {
  const fields = jsonSchema(endpoint.body, 'input') as { properties?: Json; required?: string[] }
  if (!endpoint.upload) return { 'application/json': { schema: fields } }
  const properties = { ...fields.properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const required = [...(fields.required ?? []), 'file']
  return { 'multipart/form-data': { schema: { type: 'object', properties, required } } }
}

function headersOfRequest(endpoint: Endpoint, served: Endpoint[]): Json[] {
  const isChecked = endpoint.method !== 'GET' && hasVersion(endpoint, served)
  return [...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []), ...(isChecked ? [ifMatch] : [])].map(
    (header) => ({ ...header, in: 'header', required: false }),
  )
}

/** Names the headers of a successful answer. */
function headersOfAnswer(endpoint: Endpoint, served: Endpoint[]): Json {
  const names = [
    ...(endpoint.paged ? ['X-Total-Count', 'Link'] : []),
    ...(endpoint.method !== 'DELETE' && hasVersion(endpoint, served) ? ['ETag'] : []),
    ...(takesKeys(endpoint) ? ['RateLimit'] : []),
  ]
  return names.length > 0 ? { headers: Object.fromEntries(names.map((name) => [name, header(name)])) } : {}
}

function header(name: string): Json {
  return { $ref: `#/components/headers/${name}` }
}

function responses(endpoint: Endpoint, served: Endpoint[]): Json {
  const isBinary = endpoint.response === Binary
  const content = isBinary ? { '*/*': {} } : { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } }
  const done = endpoint.status === 204 ? { description: 'Done.' } : { description: endpoint.summary, content }
  const success = { ...done, ...headersOfAnswer(endpoint, served) }
  const codes = new Set(endpoint.problems)
  if (endpoint.can !== 'anyone') codes.add('unauthenticated')
  const isOpen = endpoint.can === 'anyone' || endpoint.can === 'own-account'
  if (!isOpen) codes.add('password_change_required')
  if (!isOpen && endpoint.can !== 'own-factor') codes.add('second_factor_setup_required')
  if (takesKeys(endpoint)) for (const code of ['forbidden', 'too_many_requests'] as const) codes.add(code)
  if (endpoint.path.includes(':')) codes.add('not_found')
  if (endpoint.can.includes('.')) codes.add('forbidden')
  if (!isNothing(endpoint.body) || !isNothing(endpoint.query)) codes.add('validation')
  if (endpoint.upload) for (const code of ['validation', 'too_large', 'unsupported_media'] as const) codes.add(code)
  if (endpoint.method !== 'GET' && hasVersion(endpoint, served)) codes.add('stale')
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  const problems = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      ...(status === 429 || status === 503 ? { headers: { 'Retry-After': header('Retry-After') } } : {}),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return { [endpoint.status]: success, ...Object.fromEntries(problems) }
}

function parameters(path: string, source: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(source, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    description: parameterDescription(path, name),
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

/** Returns the JSON Schema of an input or an answer. No answer forbids the fields that a later version adds to it. */
export function jsonSchema(source: z.ZodType, io: 'input' | 'output'): Json {
  if (isNothing(source)) return {}
  const { $schema, ...rest } = z.toJSONSchema(source, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return rest
}

function isNothing(source: z.ZodType): boolean {
  return source.def.type === 'undefined'
}

/** Returns a stable id from method and path only, such as `getCompaniesAgenciesId`. */
function operationId(endpoint: Endpoint): string {
  const words = endpoint.path.split(/[^A-Za-z]+/).filter(Boolean)
  return endpoint.method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  description: 'The same request with the same key within 24 hours gets the first answer again and writes nothing.',
  schema: { type: 'string', maxLength: 200 },
}

const ifMatch = {
  name: 'If-Match',
  description: 'The ETag that was read; 412 if somebody has changed it since.',
  schema: { type: 'string' },
}

const headers = {
  'X-Total-Count': { description: 'The number of rows on all pages.', schema: { type: 'integer' } },
  Link: { description: 'The next page, with `rel="next"`; absent on the last one.', schema: { type: 'string' } },
  ETag: { description: 'The version, for `If-Match`.', schema: { type: 'string' } },
  RateLimit: {
    description: 'For a key: the calls that are left (`r`), and the seconds until all are there again (`t`).',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: "Why, in the user's language." },
    code: { enum: Object.keys(problemStatus) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}
