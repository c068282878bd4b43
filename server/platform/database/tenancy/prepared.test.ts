import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '#testing/database'
import type { Database } from '../connect.ts'
import { prepared } from './prepared.ts'
import { inTransaction } from './tenant.ts'

const test = await testDatabase({ poolSize: 1 })
afterAll(() => test.drop())

const optionById = prepared((tx, companyId, id) =>
  tx.selectFrom('options').select('name').where('companyId', '=', companyId).where('id', '=', id),
)
const optionNamed = (db: Database, companyId: number, id: number, as = companyId) =>
  inTransaction(db, { companyId: as, userId: 0 }, (tx) => optionById(tx, companyId, id))

/** Creates a company with one option. */
async function company(name: string) {
  const { id: companyId } = await inTransaction(test.db, { identity: true }, (tx) =>
    tx.insertInto('companies').values({ name }).returning('id').executeTakeFirstOrThrow(),
  )
  const { id } = await inTransaction(test.db, { companyId, userId: 0 }, (tx) =>
    tx.insertInto('options').values({ companyId, name }).returning('id').executeTakeFirstOrThrow(),
  )
  return { companyId, id }
}

/** Counts the prepared statements of a connection. */
async function kept(db: Database): Promise<number> {
  const { rows } = await db.pool.query('select from pg_prepared_statements where from_sql = false')
  return rows.length
}

it('is kept by its connection, and shows each company its own rows after queries of others', async () => {
  const [karukera, madinina] = [await company('Karukera'), await company('Madinina')]
  for (let run = 0; run < 12; run++) {
    expect(await optionNamed(test.db, karukera.companyId, karukera.id)).toEqual({ name: 'Karukera' })
    expect(await optionNamed(test.db, madinina.companyId, madinina.id)).toEqual({ name: 'Madinina' })
    expect(await optionNamed(test.db, karukera.companyId, karukera.id, madinina.companyId)).toBeUndefined()
    expect(await optionNamed(test.db, karukera.companyId, madinina.id)).toBeUndefined()
  }
  expect(await kept(test.db)).toBe(1)
})

it('is sent without a name where a pooler gives each transaction another session', async () => {
  const { companyId, id } = await company('Soualiga')
  const before = await kept(test.db)
  const other = prepared((tx, company, option) =>
    tx.selectFrom('options').select('priceCents').where('companyId', '=', company).where('id', '=', option),
  )
  const binding = await test.db.binding()
  const pooled = { ...test.db, binding: async () => ({ ...binding, isDirect: false }) }
  await inTransaction(pooled, { companyId, userId: 0 }, (tx) => other(tx, companyId, id))
  expect(await kept(test.db)).toBe(before)
})

it('works again after a change of its table', async () => {
  const { companyId, id } = await company('Karukera')
  await optionNamed(test.db, companyId, id)
  await test.db.pool.query('alter table options alter column name type varchar(200)')
  await optionNamed(test.db, companyId, id).catch(() => undefined)
  expect(await optionNamed(test.db, companyId, id)).toEqual({ name: 'Karukera' })
})
