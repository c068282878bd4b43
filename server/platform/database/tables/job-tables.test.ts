import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetJob, startJobs } from '#platform/jobs/jobs'
import { type TestDatabase, testDatabase } from '#testing/database'
import { connect } from '../connect.ts'
import { grantJobs } from './job-tables.ts'

const processes = 8

let first: TestDatabase
beforeAll(async () => {
  first = await testDatabase()
})
afterAll(() => first.drop())

test('processes that start at the same moment grant rights without conflicts', async () => {
  const pools = Array.from({ length: processes }, () => connect({ url: first.url, poolSize: 1 }, first.log))
  const jobs = await startJobs(first.db, first.log, [forgetJob])
  await jobs.stop()
  const failures: string[] = []
  for (let round = 0; round < 20; round++) {
    const granted = await Promise.allSettled(pools.map((db) => grantJobs(db, 'jobs')))
    failures.push(...granted.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : [])))
  }
  await Promise.all(pools.map((db) => db.close()))
  expect(failures).toEqual([])
})
