import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { ask } from '#testing/attacks/ask'
import { attacks } from '#testing/attacks/attacks'
import { openShop, type Shop } from '#testing/attacks/company'
import { attack } from '#testing/attacks/run'

let t: TestApp
let url: string
let hostile: Shop[]
let quiet: Shop
beforeAll(async () => {
  t = await testApp()
  url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  hostile = [await openShop(url, 3), await openShop(url, 3)]
  quiet = await openShop(url, 3)
}, 120_000)
afterAll(() => t.close())

/** The senders of each attack here; `npm run attack` sends as many as it can. */
const few = 12

test.each(attacks)(
  '$name: every refusal is honest, and a quiet company is served meanwhile',
  {
    timeout: 120_000,
  },
  async (one) => {
    const stop = new AbortController()
    const running = attack({ ...one, atOnce: Math.min(one.atOnce, few) }, hostile, stop.signal, 2 * few)
    const own = `/companies/${quiet.companyId}`
    const reads = []
    for (const path of ['/home', '/rentals?limit=10', `/rentals/${quiet.rentalId}`, '/home']) {
      reads.push((await ask(url, { path: own + path, cookie: quiet.cookie })).status)
    }
    expect(reads).toEqual([200, 200, 200, 200])
    const ended = setTimeout(() => stop.abort(), 4000)
    const tally = await running
    clearTimeout(ended)
    stop.abort()
    expect(Object.keys(tally).filter((status) => Number(status) >= 500 && status !== '503')).toEqual([])
    expect((await ask(url, { path: '/health' })).status).toBe(200)
  },
)
