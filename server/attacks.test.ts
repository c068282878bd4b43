import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { attacks } from '#testing/attacks/attacks'
import { openShop, type Shop } from '#testing/attacks/company'
import { fuzz } from '#testing/attacks/fuzz'
import { attack } from '#testing/attacks/run'
import { sendRequest } from '#testing/attacks/send-request'
import { inLongRun } from '#testing/operation/long'

let t: TestApp
let url: string
let hostile: Shop[]
let quiet: Shop
beforeAll(async () => {
  t = await testApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  hostile = [await openShop(url, 3), await openShop(url, 3)]
  quiet = await openShop(url, 3)
})
afterAll(() => t.close())

/** The senders of each attack here; `npm run attack` sends as many as it can. */
const few = inLongRun(12, 6)

test.each(attacks)('$name: every refusal is honest, and a quiet company is served meanwhile', async (one) => {
  const stop = new AbortController()
  const running = attack({ ...one, atOnce: Math.min(one.atOnce, few) }, hostile, stop.signal, 2 * few)
  const own = `/companies/${quiet.companyId}`
  const reads = []
  for (const path of ['/home', '/rentals?limit=10', `/rentals/${quiet.rentalId}`, '/home']) {
    reads.push((await sendRequest(url, { path: own + path, cookie: quiet.cookie })).status)
  }
  expect(reads).toEqual([200, 200, 200, 200])
  const ended = setTimeout(() => stop.abort(), 4000)
  const tally = await running
  clearTimeout(ended)
  stop.abort()
  expect(Object.keys(tally).filter((status) => Number(status) >= 500 && status !== '503')).toEqual([])
  // A busy machine may still work on requests that were given up.
  await expect.poll(async () => (await sendRequest(url, { path: '/health' })).status).toBe(200)
})

test('generated calls as one company neither show nor change another one', async () => {
  const calls = inLongRun(400, 80)
  const { tally, wrong } = await fuzz(hostile, { calls, seed: 7 })
  expect(wrong).toEqual([])
  expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(calls)
})

test('an answer that names another company is reported, and so is a change there', async () => {
  const paths = { '/companies/{companyId}/agencies': { get: { parameters: [], responses: {} } } }
  let entries = 0
  const leaking = createServer((request, reply) => {
    const response = request.url?.includes('/audit') ? [{ id: ++entries }] : [{ name: `Port ${hostile[1]?.mark}` }]
    reply.setHeader('content-type', 'application/json')
    reply.end(JSON.stringify(request.url === '/api/openapi.json' ? { paths } : response))
  }).listen(0, '127.0.0.1')
  await once(leaking, 'listening')
  const at = { url: `http://127.0.0.1:${(leaking.address() as AddressInfo).port}` }
  const { wrong } = await fuzz(
    hostile.map((shop) => ({ ...shop, ...at })),
    { calls: 1, seed: 1 },
  )
  leaking.close()
  expect(wrong).toEqual([
    expect.stringContaining('it names another company (200)'),
    'something was changed in another company',
  ])
})
