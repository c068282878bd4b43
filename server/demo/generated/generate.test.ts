import { login, register } from '@filao/domain/access/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { getPlanning } from '@filao/domain/planning/contract'
import { rentalStatuses } from '@filao/domain/rentals/status/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInPlans, storePlans } from '#features/billing/public'
import { loadConfig } from '#platform/config'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { type GeneratedLogin, generateCompanies, generateCompany } from './generate.ts'
import { quietParts } from './quiet-parts.ts'

const now = '2026-03-16T14:00:00Z'
const load = { vehicles: 30, rentals: 1200, customers: 200 }

let t: TestApp
let quiet: ReturnType<typeof quietParts>
let made: GeneratedLogin
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
  await storePlans(t.db, builtInPlans('local'))
  quiet = quietParts(loadConfig({ NODE_ENV: 'test' }), t.db, () => now)
  made = await generate(7)
})
afterAll(async () => {
  await quiet.stop()
  await t.close()
})

const generate = (seed: number) => generateCompany(quiet.parts, { ...load, seed })

async function rows<Row>({ companyId }: GeneratedLogin, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => (await query.execute(tx)).rows)
}

/** The rentals as users see them: without ids and codes. */
const story = sql<object>`
  select r.public_id, r.status, r.starts_at, r.ends_at, r.delivered_at, r.returned_at, r.total_cents, v.registration_number,
    c.first_name, c.last_name, a.name, r.price - 'options' #- '{price,priceId}' #- '{seasons}' as price,
    (select array_agg(p.total_cents order by p.id) from payments p where p.company_id = r.company_id and p.rental_id = r.id) as paid
  from rentals r join vehicles v on v.id = r.vehicle_id join customers c on c.id = r.customer_id
    join agencies a on a.id = r.arrival_agency_id
  order by r.public_id`

test('generates as many as asked for, in every status', async () => {
  const [counts] = await rows<Record<string, number>>(
    made,
    sql`select (select count(*) from vehicles) as vehicles, (select count(*) from customers) as customers,
      (select count(*) from rentals) as rentals`,
  )
  expect(counts).toEqual(load)
  const statuses = await rows<{ status: string }>(made, sql`select distinct status from rentals order by status`)
  expect(statuses.map(({ status }) => status)).toEqual(rentalStatuses.toSorted())
})

test('the same seed gives the same data, another seed gives other data', async () => {
  const before = await rows(made, story)
  await expect(generate(7)).rejects.toThrow('409')
  await inTransaction(t.db, { identity: true }, async (tx) => {
    const owner = tx.updateTable('users').where('companyId', '=', made.companyId)
    await owner.set({ email: 'elsewhere@filao.example' }).execute()
  })
  expect(await rows(await generate(7), story)).toEqual(before)
  expect(await rows(await generate(8), story)).not.toEqual(before)
})

test('deposits are given back after the return, but for a few', async () => {
  const [deposits] = await rows<{ taken: number; kept: number; early: number }>(
    made,
    sql`select count(*)::int as taken, count(*) filter (where b.id is null)::int as kept,
      count(*) filter (where b.taken_at < r.returned_at)::int as early
    from payments p join rentals r on r.id = p.rental_id left join payments b on b.corrects_payment_id = p.id
    where r.status = 'done' and p.security_deposit_cents > 0 and p.corrects_payment_id is null`,
  )
  expect(deposits).toMatchObject({ early: 0 })
  expect(deposits?.kept).toBeGreaterThan(0)
  expect(deposits?.kept).toBeLessThan((deposits?.taken ?? 0) / 20)
})

describe('no vehicle', () => {
  test('is away twice at a moment, by its real departures and returns', async () => {
    const clashes = await rows(
      made,
      sql`with away as (
        select id, vehicle_id, tstzrange(coalesce(delivered_at, starts_at), coalesce(returned_at, ends_at)) as period
        from rentals where status in ('validating', 'pending', 'ongoing', 'done')
        union all select -id, vehicle_id, tstzrange(starts_at, ends_at) from unavailabilities
      )
      select a.id, b.id from away a join away b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.period && b.period`,
    )
    expect(clashes).toEqual([])
  })

  test('is occupied except by its rentals and workshop times, for as long as the product would', async () => {
    const wrong = await rows(
      made,
      sql`select r.id from rentals r left join occupancies o on o.rental_id = r.id
      where r.status in ('validating', 'pending', 'ongoing') is distinct from (o.id is not null)
        or o.period <> tstzrange(coalesce(r.delivered_at, r.starts_at), r.ends_at + make_interval(mins => r.preparation_minutes))
        or o.vehicle_id <> r.vehicle_id`,
    )
    expect(wrong).toEqual([])
  })
})

test('the user who signs in sees the board, and new rentals continue the numbers', async () => {
  const { email, password, companyId } = await generate(9)
  const session = await t.visitor().send(login, { body: { email, password } })
  const member = t.client(String(session.headers['set-cookie']).split(';')[0] ?? '')
  const query = { start: '2026-03-01T04:00:00Z', end: '2026-04-01T04:00:00Z' }
  const board = await member.request(getPlanning, { params: { companyId }, query })
  expect(board.vehicles).toHaveLength(load.vehicles)
  // About six bars a vehicle and month.
  expect(board.rentals.length / load.vehicles).toBeGreaterThan(4)
  expect(board.rentals.length / load.vehicles).toBeLessThan(8)
  const customer = await member.request(createCustomer, { params: { companyId }, body: { firstName: 'Awa' } })
  expect(customer.publicId).toBe('202603-0201')
})

test('an interrupted generation of several companies is continued', async () => {
  const few = { vehicles: 2, rentals: 20, customers: 5, seed: 100, companies: 2 }
  expect((await generateCompanies(quiet.parts, few)).made).toBe(2)
  await t.visitor().request(register, { body: { email: 'load-103@filao.example', language: 'fr' } })
  const all = await generateCompanies(quiet.parts, { ...few, companies: 5 })
  expect(all).toMatchObject({ made: 3, last: { email: 'load-104@filao.example' } })
  expect((await generateCompanies(quiet.parts, { ...few, companies: 5 })).made).toBe(0)
})
