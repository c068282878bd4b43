import { Problem } from '@filao/domain/kernel/problem'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { type TestDatabase, testDatabase } from '#testing/database'
import { connect, type Tx } from '../connect.ts'
import { inTransaction, type Scope } from './tenant.ts'

let test: TestDatabase
const karukera = { companyId: 0, userId: 0 }
const madinina = { companyId: 0, userId: 0 }

beforeAll(async () => {
  test = await testDatabase()
  const companies = await inTransaction(test.db, { identity: true }, (tx) =>
    tx
      .insertInto('companies')
      .values([{ name: 'Karukera' }, { name: 'Madinina' }])
      .returning('id')
      .execute(),
  )
  karukera.companyId = companies[0]?.id ?? 0
  madinina.companyId = companies[1]?.id ?? 0
  for (const scope of [karukera, madinina]) {
    await inTransaction(test.db, scope, (tx) => addOption(tx, scope.companyId, 'Siège bébé'))
  }
})
afterAll(() => test.drop())

const addOption = (tx: Tx, companyId: number, name: string) =>
  tx.insertInto('options').values({ companyId, name }).executeTakeFirst()
const countOptions = (scope: Scope) =>
  inTransaction(test.db, scope, async (tx) => (await tx.selectFrom('options').select('id').execute()).length)

describe('a company', () => {
  it('sees its own rows and no other, although the connection belongs to a superuser', async () => {
    expect(await countOptions(karukera)).toBe(1)
    const { rows } = await inTransaction(test.db, karukera, (tx) =>
      sql<{ currentUser: string }>`select current_user`.execute(tx),
    )
    expect(rows).toEqual([{ currentUser: 'filao_app' }])
  })

  it('neither writes nor changes rows of another', async () => {
    const intrude = inTransaction(test.db, karukera, (tx) => addOption(tx, madinina.companyId, 'GPS'))
    await expect(intrude).rejects.toMatchObject({ code: 'not_found' })
    const changed = await inTransaction(test.db, karukera, (tx) =>
      tx.updateTable('options').set({ name: 'volé' }).where('companyId', '=', madinina.companyId).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('is hidden without a tenant', async () => {
    expect(await countOptions({ identity: true })).toBe(0)
    expect(await countOptions({ code: `'; select 1 --` })).toBe(0)
    expect(await countOptions({ companyId: 0, userId: 0 })).toBe(0)
  })

  it('is cleared from the connection when the transaction ends', async () => {
    const single = connect({ url: test.url, poolSize: 1 }, test.log)
    await inTransaction(single, karukera, (tx) => sql`select 1`.execute(tx))
    const { rows } = await single.pool.query(
      `select session_user = current_user as self, current_setting('app.company_id', true) as company`,
    )
    expect(rows).toEqual([{ self: true, company: '' }])
    await single.close()
  })

  it('is named by a number only', async () => {
    await expect(countOptions({ companyId: Number.NaN, userId: 0 })).rejects.toThrow('whole numbers')
  })
})

describe('a transaction', () => {
  it('undoes everything when the work throws', async () => {
    const work = async (tx: Tx) => {
      await addOption(tx, karukera.companyId, 'GPS')
      throw new Problem('conflict', { fr: 'non', en: 'no' })
    }
    await expect(inTransaction(test.db, karukera, work)).rejects.toMatchObject({ code: 'conflict' })
    expect(await countOptions(karukera)).toBe(1)
  })

  it('does not report success when an error inside it was caught', async () => {
    const work = async (tx: Tx) => {
      await addOption(tx, karukera.companyId, 'GPS')
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    }
    await expect(inTransaction(test.db, karukera, work)).rejects.toThrow('rolled back')
    expect(await countOptions(karukera)).toBe(1)
  })

  it('runs again after a deadlock, and both writers succeed', async () => {
    const ids = [karukera.companyId, madinina.companyId] as const
    const bothHoldOne = Promise.withResolvers<void>()
    let runs = 0
    const lockInOrder = (first: number, second: number) =>
      inTransaction(test.db, { identity: true }, async (tx) => {
        await sql`select pg_advisory_xact_lock(${first})`.execute(tx)
        if (++runs === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await sql`select pg_advisory_xact_lock(${second})`.execute(tx)
      })
    await Promise.all([lockInOrder(ids[0], ids[1]), lockInOrder(ids[1], ids[0])])
    expect(runs).toBeGreaterThan(2)
  })

  it('gives up after three repetitions with a conflict, not an error', async () => {
    let runs = 0
    const failing = inTransaction(test.db, karukera, async (tx) => {
      runs++
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: 'conflict' })
    expect(runs).toBe(4)
  })

  it('reports that the database is away, and works again on a new connection', async () => {
    const cut = inTransaction(test.db, karukera, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await test.db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select 1`.execute(tx)
    })
    await expect(cut).rejects.toMatchObject({ code: 'unavailable' })
    expect(await countOptions(karukera)).toBe(1)
    const nowhere = connect({ url: 'postgres://filao@127.0.0.1:9/none' }, createLog('silent'))
    await expect(inTransaction(nowhere, karukera, async () => 1)).rejects.toMatchObject({ code: 'unavailable' })
    await nowhere.close()
  })

  it('waits for locks, runs a statement and stays idle for a limited time', async () => {
    const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const settings = await inTransaction(test.db, karukera, async (tx) => {
      const read = (name: string) => sql<{ value: string }>`select current_setting(${name}) as value`.execute(tx)
      return (await Promise.all(names.map(read))).map(({ rows }) => rows[0]?.value)
    })
    expect(settings).toEqual(['5s', '15s', '30s'])
  })
})

describe('values', () => {
  it('arrive in the types of the domain', async () => {
    const { rows } = await inTransaction(test.db, karukera, (tx) =>
      sql`select 9007199254740991::int8 as big, 1234.50::numeric as amount, '2026-03-01'::date as due_on,
        '2026-03-01 10:00:00.5-04'::timestamptz as starts_at, '2026-03-01 10:00Z'::timestamptz as ends_at,
        array['2026-03-01 10:00Z'::timestamptz, null] as instants, array[1.5, 2]::numeric[] as amounts,
        json_build_object('starts_at', '2026-03-01 10:00:00.123456Z'::timestamptz, 'said', 'à 10:00:00+00:00') as child,
        '{"a_b": 1}'::jsonb as stored`.execute(tx),
    )
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        amount: 1234.5,
        dueOn: '2026-03-01',
        startsAt: '2026-03-01T14:00:00.5Z',
        endsAt: '2026-03-01T10:00:00Z',
        instants: ['2026-03-01T10:00:00Z', null],
        amounts: [1.5, 2],
        child: { startsAt: '2026-03-01T10:00:00.123Z', said: 'à 10:00:00+00:00' },
        stored: { aB: 1 },
      },
    ])
  })
})
