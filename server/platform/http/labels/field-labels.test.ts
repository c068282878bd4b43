import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { fieldLabel } from './field-labels.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; oneOf?: Schema[] }
type Call = {
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Lists the keys of a body, nested ones included. */
function keysOf({ properties = {}, items, anyOf = [], oneOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inner.flatMap(keysOf)]
}

test('every field of a call has a name for people', async () => {
  const { paths } = (await t.app.inject('/api/openapi.json')).json() as { paths: Record<string, Record<string, Call>> }
  const fields = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters, requestBody }) => [
      ...parameters.filter((one) => one.in !== 'header').map(({ name }) => [path, name] as const),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        keysOf(schema).map((key) => [path, key] as const),
      ),
    ]),
  )
  expect(fields.length).toBeGreaterThan(100)
  const nameless = fields.filter(([path, key]) => key !== 'file' && fieldLabel(path, [key]).fr === key)
  expect(nameless.map(([path, key]) => `${path} ${key}`)).toEqual([])
})

test('a field is named by the noun of the call, and within a list by the list', () => {
  expect(fieldLabel('/companies/:companyId/customers', ['email']).fr).toBe('E-mail')
  expect(fieldLabel('/users/me', ['email']).fr).toBe('Adresse e-mail')
  expect(fieldLabel('/companies/:companyId/customers/import/check', ['phoneNumbers', 0]).fr).toBe('Téléphone')
  expect(fieldLabel('/companies/:companyId/agencies/:id/seasons', ['seasons', 2, 'userLabel']).en).toBe('Season name')
})

test('an unknown field keeps its key', () => {
  expect(fieldLabel('/companies', ['constructor'])).toEqual({ fr: 'constructor', en: 'constructor' })
  expect(fieldLabel('/constructor', ['valueOf'])).toEqual({ fr: 'valueOf', en: 'valueOf' })
})
