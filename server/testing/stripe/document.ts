import { list, type Operation, operations, responses, type Schema, text } from './api.ts'

/** The description as a document. */
export const stripeApi = {
  openapi: '3.1.0',
  info: { title: 'What Filao asks of Stripe', version: '2026-09-30' },
  paths: Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), described(call)])),
    ]),
  ),
  components: { schemas: responses },
}

function described({ path, query, body, answer: response, many }: Operation) {
  const ref = { $ref: `#/components/schemas/${response}` }
  const asList = { type: 'object', required: ['data', 'has_more', 'object', 'url'], properties: { data: list(ref) } }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: text() }))
  const inQuery = Object.entries((query?.properties ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
    name,
    in: 'query',
    style: schema.type === 'array' ? 'deepObject' : 'form',
    explode: true,
    schema,
  }))
  const content = { 'application/x-www-form-urlencoded': { schema: body } }
  return {
    parameters: [...inPath, ...inQuery],
    ...(body ? { requestBody: { content } } : {}),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: many ? asList : ref } } },
    },
  }
}
