import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { inTransaction } from '../database/tenancy/tenant.ts'
import { appendJournalEntries, appendJournalEntry } from './append.ts'

let test: TestDatabase
let companyId: number
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  const company = { name: 'Karukera', countryCode: 'GP' as const }
  companyId = await inTransaction(test.db, { identity: true }, async (tx) => {
    return (await tx.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id
  })
})

const at = '2026-03-01T03:30:00Z'
const append = (sourceId: number, instant = at, fails = false) =>
  inTransaction(test.db, { companyId, userId: 0 }, async (tx) => {
    const entry = { companyId, at: instant, kind: 'payment' as const, payload: { sourceId, cents: 100 } }
    const written = await appendJournalEntry(tx, entry)
    if (fails) throw new Error('undone')
    return written
  })
const entries = async () =>
  (await test.db.pool.query('select * from journal_entries where company_id = $1 order by seq', [companyId])).rows

it('numbers entries without gap or twin when many are written at once and some are undone', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, one) => append(one, at, one % 4 === 0).catch(() => null)))
  const rows = await entries()
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, one) => one + 1))
  expect(rows.slice(1).map(({ previous }) => previous)).toEqual(rows.slice(0, -1).map(({ hash }) => hash))
  expect(rows[0]).toMatchObject({ kind: 'version', day: '2026-02-28' })
})

it('keeps the order when the clock goes backwards, and says so', async () => {
  await append(1, '2026-03-01T12:00:00Z')
  await append(2, '2026-03-01T11:59:58Z')
  await append(3, '2026-03-01T12:00:00Z')
  const payloads = (await entries()).map(({ payload }) => JSON.parse(payload).earlierThan)
  expect(payloads).toEqual([undefined, undefined, '2026-03-01T12:00:00Z', undefined])
})

it('records a row once for each kind', async () => {
  await append(1)
  await expect(append(1)).rejects.toThrow()
  expect(await entries()).toHaveLength(2)
})

it('writes several entries in their order', async () => {
  const written = await inTransaction(test.db, { companyId, userId: 0 }, (tx) =>
    appendJournalEntries(tx, companyId, [
      { at, kind: 'payment', payload: { sourceId: 1 } },
      { at, kind: 'deposit_taken', payload: { sourceId: 1 } },
    ]),
  )
  expect(written.map(({ seq }) => seq)).toEqual([2, 3])
})

it.each([
  'update journal_entries set kind = kind',
  'delete from journal_entries',
  'truncate journal_entries',
  'delete from journal_heads',
  'truncate journal_heads',
  'update journal_heads set seq = seq - 1',
  "update journal_heads set started_at = started_at - interval '1 day'",
])('refuses even the owner of the database: %s', async (statement) => {
  await append(1)
  await expect(test.db.pool.query(statement)).rejects.toThrow(/the journal/)
})

it('is invisible to another company', async () => {
  await append(1)
  const seen = await inTransaction(test.db, { companyId: companyId + 1, userId: 0 }, (tx) =>
    tx.selectFrom('journalEntries').select('seq').execute(),
  )
  expect(seen).toEqual([])
})
