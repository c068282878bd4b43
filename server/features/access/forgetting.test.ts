import { createAgency } from '@filao/domain/company/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { forgetOld } from './forgetting.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('expired rows are deleted, the others stay', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const write = (key: string) =>
    by.request(createAgency, { params, body: { name: key }, headers: { 'idempotency-key': key } })
  await write('old')
  await t.db.pool.query(`update idempotency_keys set created_at = now() - interval '25 hours'`)
  await t.db.pool.query(`update events set at = now() - interval '25 hours'`)
  await t.db.pool.query(`update attempts set at = now() - interval '25 hours'`)
  await write('new')
  await forgetOld(t.db)
  const { rows } = await t.db.pool.query(`
    select (select array_agg(key) from idempotency_keys) as keys, (select array_agg(key) from events) as told,
      (select count(*)::int from attempts) as attempts, (select count(*)::int from sessions) as sessions`)
  expect(rows[0]).toEqual({ keys: ['new'], told: ['new'], attempts: 0, sessions: 1 })
})
