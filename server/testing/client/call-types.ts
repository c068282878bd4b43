type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema | false
  prefixItems?: Schema[]
}
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  summary: string
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** The part of an OpenAPI document that types are made of. */
export type Document = { paths: Record<string, Record<string, Operation>> }

/** Writes the types of the calls that an API key may make, from the API's own document. */
export function callTypes({ paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.some((way) => 'key' in way))
      .map(([method, operation]) => callType(`${method.toUpperCase()} ${path}`, operation)),
  )
  return `/** Generated from the contract of the server by \`npm run client\`. */\nexport interface Calls {\n${calls.join('')}}\n`
}

function callType(name: string, { summary, parameters, requestBody, responses }: Operation): string {
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const parts = [
    part('params', of('path')),
    part('query', of('query')),
    ...(requestBody ? [`    body: ${bodyType(requestBody.content)}\n`] : []),
    `    answer: ${answerType(responses)}\n`,
  ]
  return `  /** ${summary} */\n  ${JSON.stringify(name)}: {\n${parts.join('')}  }\n`
}

/** Writes the params or the query of a call; nothing without any. */
function part(name: string, parameters: Parameter[]): string {
  if (parameters.length === 0) return ''
  const fields = parameters.map((one) => field(one.name, one.schema, one.required))
  const isOptional = parameters.every(({ required }) => !required)
  return `    ${name}${isOptional ? '?' : ''}: { ${fields.join('; ')} }\n`
}

function bodyType(content: Content): string {
  const json = content['application/json']
  return json ? typeOf(json.schema ?? {}) : 'FormData'
}

function answerType(responses: Operation['responses']): string {
  const [, done] = Object.entries(responses).find(([status]) => status < '300') ?? []
  if (!done?.content) return 'undefined'
  const json = done.content['application/json']
  return json ? typeOf(json.schema ?? {}) : 'Blob'
}

function typeOf(schema: Schema): string {
  const { type, anyOf, oneOf, allOf, prefixItems } = schema
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  if (anyOf || oneOf) return union([...(anyOf ?? []), ...(oneOf ?? [])].map(typeOf))
  if (allOf) return allOf.map((one) => `(${typeOf(one)})`).join(' & ')
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one })))
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
  if (type === 'array') return `(${typeOf(schema.items || {})})[]`
  if (type === 'object') return objectType(schema)
  if (type === 'integer') return 'number'
  return type ?? 'unknown'
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (properties && Object.keys(properties).length > 0) {
    const fields = Object.entries(properties).map(([name, one]) => field(name, one, required.includes(name)))
    return `{ ${fields.join('; ')} }`
  }
  return typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties)}>`
    : 'Record<string, unknown>'
}

function field(name: string, schema: Schema, isRequired: boolean): string {
  return `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${isRequired ? '' : '?'}: ${typeOf(schema)}`
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ')
}
