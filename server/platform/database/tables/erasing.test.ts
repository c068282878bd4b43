import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type TestApp, testApp } from '#testing/app'
import { namesCustomer } from './erasing.ts'
import { refreshStatistics } from './statistics.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the changes that name a customer are found without reading those that name nobody', async () => {
  const { companyId } = await t.company()
  const scope = { companyId, userId: 0 }
  await inTransaction(t.db, scope, (tx) =>
    sql`insert into audit_entries (company_id, entity, entity_id, action, changes)
      select ${companyId}::int, 'rental', n, 'updated', '{"status": ["quote", "reservation"]}'::jsonb
      from generate_series(1, 2000) n
      union all select ${companyId}::int, 'rental', 7, 'updated', '{"additionalDriverIds": [[4], [4, 5]]}'`.execute(tx),
  )
  await refreshStatistics(t.db)
  await inTransaction(t.db, scope, async (tx) => {
    const found = sql<{ id: number }>`
      select a.entity_id as id from audit_entries a
      where a.company_id = ${companyId} and a.entity = 'rental' and ${namesCustomer(5)}`
    expect((await found.execute(tx)).rows).toEqual([{ id: 7 }])
    const plan = await sql`explain ${found}`.execute(tx)
    expect(JSON.stringify(plan.rows)).toContain('audit_entries_named')
  })
})
