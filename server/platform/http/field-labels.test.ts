import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { fieldLabel, fieldLabels } from './field-labels.ts'

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
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  const bodies = calls.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  const parameters = calls.flatMap(({ parameters }) => parameters.filter((one) => one.in !== 'header'))
  const keys = new Set([...bodies.flatMap(({ schema }) => keysOf(schema)), ...parameters.map(({ name }) => name)])
  expect(keys.size).toBeGreaterThan(100)
  keys.delete('file')
  expect([...keys].filter((key) => !Object.hasOwn(fieldLabels, key)).toSorted()).toEqual([])
})

test('a field within a list has the name of the list, and an unknown one its key', () => {
  expect(fieldLabel(['phoneNumbers', 0]).fr).toBe('Téléphone')
  expect(fieldLabel(['seasons', 2, 'userLabel']).en).toBe('Season name')
  expect(fieldLabel(['constructor'])).toEqual({ fr: 'constructor', en: 'constructor' })
})
