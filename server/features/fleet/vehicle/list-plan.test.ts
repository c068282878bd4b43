import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { planRows } from '#testing/operation/plan-rows'
import { givenShop, now } from '#testing/rentals/shop'
import { orderedVehicles } from './list-queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  t.setNow(now)
})
afterAll(() => t.close())

/** Adds vehicles with a contract to come each, as an import does: the planner has no statistics about them. */
async function addVehicles(tx: Tx, companyId: number, count: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into vehicles (company_id, registration_number, category_id, location_id)
    select company_id, 'zz' || n, category_id, location_id
    from (select * from vehicles where company_id = ${companyId} limit 1) v, generate_series(1, ${count}::int) n
    returning id`.execute(tx)
  await sql`
    insert into rentals (company_id, public_id, code, status, starts_at, ends_at, vehicle_id, customer_id,
      departure_agency_id, arrival_agency_id, security_deposit_cents, waiver_cents)
    select company_id, 'R' || v.id, 'copy' || v.id, status, starts_at, ends_at, v.id, customer_id,
      departure_agency_id, arrival_agency_id, security_deposit_cents, waiver_cents
    from rentals, unnest(${rows.map(({ id }) => id)}::int[]) v (id) where company_id = ${companyId}`.execute(tx)
}

test('vehicles are ordered by their next rental without a loop over all rentals for each', async () => {
  const shop = await givenShop(t)
  await shop.contract()
  const { companyId } = shop.by
  const count = 300
  const rows = await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    await addVehicles(tx, companyId, count)
    return await planRows(orderedVehicles(tx, companyId, { sort: 'next', now }).limit(50))
  })
  expect(rows).toBeLessThan(20 * count)
})
