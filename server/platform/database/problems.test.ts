import { Problem } from '@filao/domain/kernel/problem'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { dbProblem } from './problems.ts'
import { inTransaction } from './tenancy/tenant.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  await test.db.pool.query(`
    create table islands (id int primary key, name text not null check (name <> ''), seen tstzrange,
      exclude using gist (id with =, seen with &&));
    create table capes (island_id int references islands, seen tstzrange, exclude using gist (seen with &&));
    insert into islands values (1, 'Marie-Galante'), (2, 'Désirade');
    insert into capes values (1, '[2026-01-01, 2026-02-01)');
    grant all on islands, capes to filao_app`)
})
afterAll(() => test.drop())

it.each([
  ['conflict', `insert into islands values (1, 'double')`],
  ['conflict', `delete from islands where id = 1`],
  ['not_found', `insert into capes values (9, null)`],
  ['conflict', `insert into capes values (2, '[2026-01-15, 2026-01-16)')`],
  ['validation', `insert into islands values (3, '')`],
  ['validation', `insert into islands values (3, null)`],
  ['malformed', `select 'x'::int`],
  ['malformed', `select 99999999999::int`],
  ['malformed', `select '2026-02-30'::date`],
  ['unavailable', `do $$ begin perform set_config('statement_timeout', '20', true); end $$; select pg_sleep(5)`],
  ['unavailable', `do $$ begin raise exception using errcode = '53100'; end $$`],
  // As on a standby.
  ['unavailable', `do $$ begin set transaction read only; delete from islands; end $$`],
  // The database system is starting up.
  ['unavailable', `do $$ begin raise exception using errcode = '57P03'; end $$`],
])('is a %s: %s', async (code, statement) => {
  const run = inTransaction(test.db, { identity: true }, async (tx) => {
    for (const part of statement.split('; select'))
      await sql.raw(part.startsWith(' pg') ? `select${part}` : part).execute(tx)
  })
  await expect(run).rejects.toMatchObject({ code })
})

it('says that a vehicle is taken when its occupancy overlaps another', () => {
  const error = Object.assign(new Error('conflicting key value'), {
    code: '23P01',
    severity: 'ERROR',
    constraint: 'vehicle_taken',
  })
  expect(dbProblem(error)).toMatchObject({ code: 'vehicle_taken' })
})

it('keeps the cause of an outage for the log', () => {
  const full = Object.assign(new Error('No space left on device'), { code: '53100', severity: 'ERROR' })
  expect(dbProblem(full)).toMatchObject({ code: 'unavailable', cause: full })
  const lost = new Error('Connection terminated unexpectedly')
  expect(dbProblem(lost)).toMatchObject({ code: 'unavailable', cause: lost })
  const locked = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    severity: 'ERROR',
  })
  expect(dbProblem(locked)).toMatchObject({ code: 'unavailable', cause: locked, details: { retryAfterSeconds: 2 } })
})

it('names the field of a value that another user took at the same moment', () => {
  const taken = (constraint: string) =>
    dbProblem(Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR', constraint }))
  expect(taken('vehicles_plate')?.details.fields).toMatchObject([{ path: 'registrationNumber', code: 'taken' }])
  expect(taken('islands_pkey')?.details.fields).toBeUndefined()
})

it('says which user a rental cannot name', () => {
  const constraint = 'rentals_company_id_referral_user_id_fkey'
  const unknown = dbProblem(
    Object.assign(new Error('insert or update'), { code: '23503', severity: 'ERROR', constraint }),
  )
  expect(unknown?.sentence.fr).toMatch(/^Ce membre de l’équipe n’existe pas/)
  expect(unknown?.details.fields).toMatchObject([{ path: 'referralUserId', code: 'unknown' }])
})

it('refuses NUL in text as malformed', async () => {
  const run = inTransaction(test.db, { identity: true }, (tx) => sql`select ${'a\0b'}::text`.execute(tx))
  await expect(run).rejects.toMatchObject({ code: 'malformed' })
})

it('returns defects unchanged', async () => {
  const run = inTransaction(test.db, { identity: true }, (tx) => sql`select nonsense`.execute(tx))
  await expect(run).rejects.toMatchObject({ code: '42703' })
  expect(dbProblem(new TypeError('x is undefined'))).toBeNull()
})

it('passes no text of the database on to the caller', async () => {
  const error = await inTransaction(test.db, { identity: true }, (tx) =>
    sql`insert into islands values (1, 'double')`.execute(tx),
  ).catch((error: Problem) => error)
  expect(error).toBeInstanceOf(Problem)
  expect(JSON.stringify(error)).not.toMatch(/island/)
})
