import { listPostalCodes } from '@filao/domain/company/contract'
import { codesWithZero } from '@filao/domain/customers/lost-zero'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPostalCodes } from '#platform/database/migrations/postal-codes'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'

let t: TestApp
let by: Member
beforeAll(async () => {
  t = await testApp()
  by = await t.company()
  await Promise.all([loadPostalCodes(t.db), loadPostalCodes(t.db)])
})
afterAll(() => t.close())

const find = (query: { postalCode?: string; city?: string }) => by.request(listPostalCodes, { query })
const names = async (query: { postalCode?: string; city?: string }) =>
  (await find(query)).map(({ postalCode, city }) => `${postalCode} ${city}`)

test('every commune of France has one row for each of its codes, overseas included', async () => {
  const { rows } = await t.db.pool.query(`select count(*)::int, count(latitude)::int as located from postal_codes`)
  expect(rows[0].count).toBeGreaterThan(35_000)
  expect(rows[0].located).toBeGreaterThan(8_000)
  for (const postalCode of ['97100', '97200', '97300', '97400', '97500', '97600', '97133', '97150', '98800', '20000']) {
    expect(await find({ postalCode })).not.toEqual([])
  }
})

test('the codes that lost their zero in a spreadsheet are those of communes', async () => {
  const { rows } = await t.db.pool.query(
    `select distinct postal_code from postal_codes where postal_code like '0%' order by 1`,
  )
  expect(rows.map(({ postal_code }) => postal_code)).toEqual(codesWithZero().toSorted())
})

test('a second load, and two at once, change nothing', async () => {
  const count = async () => (await t.db.pool.query('select count(*)::int from postal_codes')).rows[0].count
  const before = await count()
  await Promise.all([loadPostalCodes(t.db), loadPostalCodes(t.db)])
  expect(await count()).toBe(before)
})

test('a code is found by its beginning, larger communes first', async () => {
  expect(await names({ postalCode: '97110' })).toEqual(['97110 Pointe-à-Pitre'])
  expect(await names({ postalCode: '971 10' })).toEqual(['97110 Pointe-à-Pitre'])
  const guadeloupe = await find({ postalCode: '971' })
  expect(guadeloupe).toHaveLength(20)
  expect(guadeloupe[0]?.city).toBe('Les Abymes')
})

test('a city is found without its accents, hyphens and articles, even unfinished', async () => {
  expect(await names({ city: 'POINTE A PIT' })).toEqual(['97110 Pointe-à-Pitre'])
  expect(await names({ city: 'abymes' })).toEqual(['97139 Les Abymes', '97142 Les Abymes'])
  expect((await names({ city: 'St Denis' }))[0]).toMatch(/Saint-Denis$/)
  expect(await names({ city: 'saint-denis', postalCode: '974' })).toEqual([
    '97400 Saint-Denis',
    '97417 Saint-Denis',
    '97490 Saint-Denis',
  ])
  expect((await names({ city: 'schoelcher' }))[0]).toBe('97233 Schœlcher')
})

test('a commune has its coordinates, or null when they are unknown', async () => {
  const [basseTerre] = await find({ city: 'Basse-Terre' })
  expect(basseTerre?.location?.latitude).toBeCloseTo(16, 0)
  expect(basseTerre?.location?.longitude).toBeCloseTo(-61.7, 0)
  expect((await find({ city: 'Gustavia' })).length).toBe(0)
  expect((await find({ city: 'Saint-Barthélemy', postalCode: '97133' }))[0]?.location?.latitude).toBeCloseTo(17.9, 1)
  expect(await find({ city: 'Deshaies' })).toEqual([{ postalCode: '97126', city: 'Deshaies', location: null }])
})

test('an empty or meaningless text finds nothing; at most 20 results are returned', async () => {
  for (const query of [
    {},
    { city: ' ' },
    { city: '%' },
    { city: '_____' },
    { postalCode: 'x' },
    { postalCode: '99999' },
  ]) {
    expect(await find(query)).toEqual([])
  }
  expect(await find({ city: 'saint' })).toHaveLength(20)
})

test('is readable by every signed-in user, and writable by nobody', async () => {
  expect((await t.visitor().send(listPostalCodes, { query: { city: 'Sada' } })).status).toBe(401)
  const scope = { companyId: by.companyId, userId: by.userId }
  const emptied = await inTransaction(t.db, scope, (tx) => tx.deleteFrom('postalCodes').executeTakeFirst())
  expect(emptied.numDeletedRows).toBe(0n)
  expect(await inTransaction(t.db, scope, (tx) => tx.selectFrom('shippedData').selectAll().execute())).toEqual([])
})
