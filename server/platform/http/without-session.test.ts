import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { listRoutes } from '#testing/attacks/routes'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A body of 4 MB whose parsing costs as much as several hundred calls. */
const largeBody = `{"a":[${'{},'.repeat(1_300_000)}{}]}`

/**
 * Returns the least processor time of a few runs, of all threads of this process, in milliseconds. Stops at the first
 * run that is cheap enough.
 */
async function processorMs(work: () => unknown, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 4 && least > enough; run++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

test('no route costs a sender without a session more than a fraction of what its body would cost to parse', async () => {
  const reference = await processorMs(() => JSON.parse(largeBody))
  const routes = listRoutes(t.app).filter(({ method }) => method !== 'HEAD')
  expect(routes.length).toBeGreaterThan(250)
  for (const path of ['/api/openapi.json', '/api/docs', '/api/auth']) {
    expect(routes.map((route) => route.path)).toContain(path)
  }
  const dear: string[] = []
  for (const { method, path } of routes) {
    const url = path.replaceAll(/:\w+/g, '1').replaceAll('*', 'x')
    const body = method === 'GET' ? {} : { payload: largeBody, headers: { 'content-type': 'application/json' } }
    const ms = await processorMs(
      () => t.app.inject({ method: method as 'GET', url, remoteAddress: '203.0.113.7', ...body }),
      reference / 2,
    )
    if (ms > reference / 2) dear.push(`${method} ${path}: ${ms.toFixed(0)} of ${reference.toFixed(0)} ms`)
  }
  expect(dear).toEqual([])
})

test('a call that nobody may make is refused before its body is read', async () => {
  const companies = { method: 'PUT', url: '/api/companies/1/prices' } as const
  const response = await t.app.inject({
    ...companies,
    payload: '{',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  })
  expect(response.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
})
