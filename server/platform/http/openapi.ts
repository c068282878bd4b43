import { keyPermissions } from '@filao/domain/access/key/key-permissions'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { Binary, paramsSchema, topLevel } from '@filao/domain/kernel/endpoint'
import { problemStatus } from '@filao/domain/kernel/problem'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Builds the OpenAPI 3.1 document of the served calls, from the schemas that validate them. */
export function openApi(endpoints: Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Filao',
      version: '1',
      description:
        'The API of the Filao back-office. Programs send an API key; people sign in with POST /auth, and the session travels in a cookie.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key, created by an administrator: `filao_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: 'filao_session' },
      },
      schemas: { Problem: problem },
    },
  }
}

function operation(endpoint: Endpoint): Json {
  const hasBody = !isNothing(endpoint.body)
  return {
    summary: endpoint.summary,
    operationId: operationId(endpoint),
    tags: [topLevel(endpoint.path)],
    ...security(endpoint),
    parameters: [...parameters(paramsSchema(endpoint.path), 'path'), ...parameters(endpoint.query, 'query')],
    ...(hasBody || endpoint.upload ? { requestBody: { required: true, content: bodyContent(endpoint) } } : {}),
    responses: responses(endpoint),
  }
}

/** Names the ways to identify oneself, a key among them where calls with keys are served. */
function security(endpoint: Endpoint): Json {
  if (endpoint.can === 'anyone') return { security: [] }
  return { security: [...(takesKeys(endpoint) ? [{ key: [] }] : []), { session: [] }], 'x-permission': endpoint.can }
}

function takesKeys({ can, isPersonal }: Endpoint): boolean {
  return !isPersonal && (can === 'signed-in' || keyPermissions.some((permission) => permission === can))
}

function bodyContent(endpoint: Endpoint): Json {
  const fields = schema(endpoint.body, 'input') as { properties?: Json; required?: string[] }
  if (!endpoint.upload) return { 'application/json': { schema: fields } }
  const properties = { ...fields.properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const required = [...(fields.required ?? []), 'file']
  return { 'multipart/form-data': { schema: { type: 'object', properties, required } } }
}

function responses(endpoint: Endpoint): Json {
  const isBinary = endpoint.response === Binary
  const content = isBinary ? { '*/*': {} } : { 'application/json': { schema: schema(endpoint.response, 'output') } }
  const success = endpoint.status === 204 ? { description: 'Done.' } : { description: endpoint.summary, content }
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
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  const problems = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  return { [endpoint.status]: success, ...Object.fromEntries(problems) }
}

function parameters(source: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema(source, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function schema(source: z.ZodType, io: 'input' | 'output'): Json {
  if (isNothing(source)) return {}
  const { $schema, ...rest } = z.toJSONSchema(source, { io, unrepresentable: 'any', target: 'draft-2020-12' })
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
