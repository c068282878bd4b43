import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#testing/app'
import { givenCounter } from '#testing/given-rental'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'
import { type ServerProcess, startServer } from '#testing/processes'

const keys = inLongRun(30, 15)
const twins = 10

let t: TestApp
let victim: ServerProcess
/** The addresses of the victim and of a server that stays. */
let urls: string[]
beforeAll(async () => {
  const shared = await twoServers()
  t = shared.t
  victim = await startServer(t.url)
  urls = [victim.url, shared.urls[0]]
})
afterAll(async () => {
  await victim.stop()
  await t.close()
})

type Shop = { companyId: number; rentalId: number; cookie: string }

/** Creates a contract that can be paid on the present day. */
async function givenContract(): Promise<Shop> {
  const { by, params, wanted } = await givenCounter(t)
  const start = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`
  const end = `${new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`
  const { id } = await by.request(calls.createRental, { params, body: { ...wanted, start, end } })
  await by.request(calls.updateRental, { params: { ...params, id }, body: { status: 'pending' } })
  return { companyId: by.companyId, rentalId: id, cookie: by.cookie }
}

/** Pays through one of the servers; null without an answer. */
async function pay({ companyId, rentalId, cookie }: Shop, key: string, euros: number, server: number) {
  const url = `${urls[server % urls.length]}/api/companies/${companyId}/rentals/${rentalId}/payments`
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ totalAmount: euros, securityDepositAmount: 0, isOverConfirmed: true }),
      signal: AbortSignal.timeout(300_000),
    })
    return { status: response.status, body: (await response.json()) as { id: number } }
  } catch {
    return null
  }
}

/** Lists the payments in euros, each with its count. */
async function payments(rentalId: number) {
  const { rows } = await t.db.pool.query<{ cents: number; times: number }>(
    'select total_cents as cents, count(*)::int as times from payments where rental_id = $1 group by 1 order by 1',
    [rentalId],
  )
  return rows.map(({ cents, times }) => [cents / 100, times])
}

const each = Array.from({ length: keys }, (_, n) => ({ key: `pay-${n}`, euros: n + 1 }))
const once = each.map(({ euros }) => [euros, 1])

test('simultaneous duplicates on two servers pay once and all get the same payment', async () => {
  const shop = await givenContract()
  for (const { key, euros } of each) {
    const responses = await Promise.all(Array.from({ length: twins }, (_, n) => pay(shop, key, euros, n)))
    expect(new Set(responses.map((answer) => answer?.status))).toEqual(new Set([201]))
    expect(new Set(responses.map((answer) => answer?.body.id)).size).toBe(1)
  }
  expect(await payments(shop.rentalId)).toEqual(once)
  // The same key with another amount is not a repetition.
  expect((await pay(shop, 'pay-0', 99, 0))?.status).toBe(422)
  expect(await payments(shop.rentalId)).toEqual(once)
})

test('a server killed during payments leaves each paid once, for any number of retries', async () => {
  const shop = await givenContract()
  const paying = each.flatMap(({ key, euros }) => Array.from({ length: twins }, (_, n) => pay(shop, key, euros, n)))
  await expect.poll(async () => (await payments(shop.rentalId)).length, { interval: 2 }).toBeGreaterThan(0)
  await victim.stop('SIGKILL')
  const answers = await Promise.all(paying)
  expect(answers.filter((answer) => answer === null).length).toBeGreaterThan(0)
  victim = await startServer(t.url)
  urls[0] = victim.url
  for (const { key, euros } of each) {
    const again = await Promise.all(Array.from({ length: 3 }, (_, n) => pay(shop, key, euros, n)))
    expect(again.map((answer) => answer?.status)).toEqual([201, 201, 201])
  }
  expect(await payments(shop.rentalId)).toEqual(once)
})
