import { setImmediate } from 'node:timers/promises'
import { createCustomer, importCustomers, listCustomers } from '@filao/domain/customers/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { inParts, mapInParts } from './in-parts.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('rows are worked on in order, and others get a turn between the parts', async () => {
  const seen: string[] = []
  const numbers = Array.from({ length: 45 }, (_, at) => at)
  const working = inParts(numbers, (part) => {
    seen.push(`${part.length} rows`)
    return part
  })
  const others = async () => {
    for (let turn = 0; turn < 3; turn++) {
      seen.push('another')
      await setImmediate()
    }
  }
  const [parts] = await Promise.all([working, others()])
  expect(seen).toEqual(['20 rows', 'another', '20 rows', 'another', '5 rows', 'another'])
  expect(parts.flat()).toEqual(numbers)
  expect(await inParts([], () => 1)).toEqual([])
})

test('rows are mapped in parts, in their order', async () => {
  const seen: number[] = []
  const numbers = Array.from({ length: 45 }, (_, at) => at)
  const mapping = mapInParts(numbers, (number) => {
    seen.push(number)
    return -number
  })
  expect(seen).toHaveLength(20)
  expect(await mapping).toEqual(numbers.map((number) => -number))
})

test('a whole list is neither read nor written in one go', async () => {
  const us = await t.company()
  const params = { companyId: us.companyId }
  for (let call = 0; call < 5; call++) {
    const rows = Array.from({ length: 100 }, (_, at) => ({ firstName: `Zoé ${call} ${at}` }))
    await us.request(importCustomers, { params, body: { rows } })
  }
  await us.request(createCustomer, { params, body: { firstName: 'Awa' } })
  const stringify = vi.spyOn(JSON, 'stringify')
  const response = await t.app.inject({
    url: `/api/companies/${us.companyId}/customers`,
    headers: { cookie: us.cookie },
  })
  const written = stringify.mock.calls.map(([value]) => (Array.isArray(value) ? value.length : 0))
  stringify.mockRestore()
  expect(Math.max(...written)).toBe(20)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json()).toHaveLength(501)
  expect(await us.request(listCustomers, { params, query: { limit: 1 } })).toHaveLength(1)
})
