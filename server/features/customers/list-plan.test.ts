import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { planRows } from '#testing/operation/plan-rows'
import { givenShop, now } from '#testing/rentals/shop'
import { customersPage } from './list-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
})
afterAll(() => t.close())

/** Adds customers with a contract to come each, as an import does: the planner has no statistics about them. */
async function addCustomers(tx: Tx, companyId: number, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into customers (company_id, public_id, first_name)
    select ${companyId}, 'C' || n, 'Awa' from generate_series(1, ${count}::int) n returning id`.execute(tx)
  await sql`
    insert into rentals (company_id, public_id, code, status, starts_at, ends_at, vehicle_id, customer_id,
      departure_agency_id, arrival_agency_id, security_deposit_cents, waiver_cents)
    select company_id, 'R' || c.id, 'copy' || c.id, status, starts_at, ends_at, vehicle_id, c.id,
      departure_agency_id, arrival_agency_id, security_deposit_cents, waiver_cents
    from rentals, unnest(${rows.map(({ id }) => id)}::int[]) c (id) where company_id = ${companyId}`.execute(tx)
}

test('customers are ordered by their next rental without a loop over all rentals for each', async () => {
  const shop = await givenShop(t)
  await shop.contract()
  const { companyId } = shop.by
  const count = 300
  const rows = await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    await addCustomers(tx, companyId, count)
    const page = customersPage(tx, companyId, { sort: 'next', today: '2026-03-01' }, { limit: 50, offset: 0 })
    return await planRows(page)
  })
  expect(rows).toBeLessThan(20 * count)
})
