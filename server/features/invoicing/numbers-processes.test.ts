import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#testing/app'
import { inLongRun } from '#testing/operation/long'
import { twoServers } from '#testing/operation/two-servers'
import { startServer } from '#testing/processes'
import { givenShop } from '#testing/rentals/shop'

/** Times that one of two servers is killed while both issue. */
const kills = inLongRun(20, 2)

let t: TestApp
let urls: [string, string]
beforeAll(async () => {
  ;({ t, urls } = await twoServers())
})
afterAll(() => t.close())

/** Creates a company with contracts of one vehicle, written at once, that wait for their invoices. */
async function givenContracts(count: number) {
  t.setNow('2026-03-01T12:00:00Z')
  const { by, contract } = await givenShop(t)
  const { id } = await contract()
  const { rows } = await t.db.pool.query<{ id: number }>(
    `insert into rentals (company_id, public_id, code, status, starts_at, ends_at, vehicle_id, customer_id,
       departure_agency_id, arrival_agency_id, total_cents, security_deposit_cents, waiver_cents)
     select company_id, 'n' || n, left(md5(id || '-' || n), 16), 'pending', starts_at + n * interval '7 days', ends_at
       + n * interval '7 days', vehicle_id, customer_id, departure_agency_id, arrival_agency_id, total_cents + n, 0, 0
     from rentals cross join generate_series(1, $2::int) n where id = $1 returning id`,
    [id, count],
  )
  return { by, ids: rows.map((row) => row.id) }
}

type Shop = Awaited<ReturnType<typeof givenContracts>>

/** Issues an invoice through one of the servers. Returns null when no answer came. */
async function issue({ by }: Shop, rentalId: number, url: string, key: string) {
  const headers = { cookie: by.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  return await fetch(`${url}/api/companies/${by.companyId}/rentals/${rentalId}/invoices`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify({ kind: 'invoice' }),
  }).then(
    (response) => response.status,
    () => null,
  )
}

/** Checks that the numbers have no gap and no twin, and that the journal has one entry for each, in a whole chain. */
async function expectWhole({ by, ids }: Shop) {
  const { rows } = await t.db.pool.query<{ rentalId: number; sequence: number; hash: string }>(
    `select i.rental_id as "rentalId", i.sequence, i.journal_hash as hash from invoices i
     join journal_entries e on e.company_id = i.company_id and e.seq = i.journal_seq and e.hash = i.journal_hash
       and e.source_id = i.id and (e.payload::json ->> 'number') = i.number
     where i.company_id = $1 order by i.sequence`,
    [by.companyId],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(ids.map((_, at) => at + 1))
  expect(rows.map(({ rentalId }) => rentalId).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  const { rows: chain } = await t.db.pool.query<{ entries: number; broken: number; gaps: number; last: number }>(
    `with entries as (
       select seq, previous, lag(hash) over (order by seq) as before,
         hash = encode(sha256(convert_to(previous || E'\\n' || format || E'\\n' || payload, 'UTF8')), 'hex') as fits, kind
       from journal_entries where company_id = $1
     )
     select count(*) filter (where kind = 'invoice')::int as entries,
       count(*) filter (where not fits or previous <> before)::int as broken,
       (max(seq) - count(*))::int as gaps,
       (select last from invoice_counters where company_id = $1 and kind = 'invoice') as last
     from entries`,
    [by.companyId],
  )
  expect(chain).toEqual([{ entries: ids.length, broken: 0, gaps: 0, last: ids.length }])
}

test('invoices issued at once by two processes have no gap and no twin', async () => {
  const shop = await givenContracts(inLongRun(200, 60))
  const left = new Set(shop.ids)
  // A busy server refuses what it cannot take at once; what it refused is sent again.
  for (let round = 0; left.size > 0 && round < 30; round++) {
    await Promise.all(
      [...left].map(async (id, at) => {
        const status = await issue(shop, id, urls[at % 2] as string, `issue ${id}`)
        if (status === 201) left.delete(id)
      }),
    )
  }
  expect([...left]).toEqual([])
  await expectWhole(shop)
})

test('a server killed while it issues leaves no gap, no orphan and a whole chain', async () => {
  const shop = await givenContracts(inLongRun(160, 48))
  const left = [...shop.ids]
  let isOver = false
  let victim = await startServer(t.url)
  const work = async (urlOf: () => string) => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const key = randomUUID()
      while ((await issue(shop, id, urlOf(), key)) !== 201) {
        if (isOver) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
  const workers = [
    ...Array.from({ length: 4 }, () => work(() => victim.url)),
    ...Array.from({ length: 2 }, () => work(() => urls[0])),
  ]
  for (let kill = 0; kill < kills && left.length > 0; kill++) {
    const before = left.length
    await expect.poll(() => left.length < before || left.length === 0).toBe(true)
    await victim.stop('SIGKILL')
    victim = await startServer(t.url)
  }
  await Promise.all(workers).finally(() => {
    isOver = true
  })
  await victim.stop()
  await expectWhole(shop)
})
