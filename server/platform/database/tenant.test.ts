import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { inTransaction } from './tenant.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.drop())

it('works as the role that row-level security binds, although the connection belongs to a superuser', async () => {
  const { rows } = await inTransaction(test.db, { companyId: 1, userId: 1 }, (tx) =>
    sql<{ currentUser: string }>`select current_user`.execute(tx),
  )
  expect(rows).toEqual([{ currentUser: 'filao_app' }])
})
