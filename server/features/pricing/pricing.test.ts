import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { deleteCategory } from '@filao/domain/fleet/contract'
import * as calls from '@filao/domain/pricing/contract'
import type { PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import { quote } from '@filao/domain/pricing/quote'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'
import { auditOf } from '#testing/stored-rental'
import { loadPriceBasis } from './public.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Place = { us: Member; agency: Agency; category: Category; high: number; low: number }

/** Creates a company with one agency of two seasons and one category. */
async function place(): Promise<Place> {
  const us = await t.company()
  const [agency, category] = [await givenAgency(us), await givenCategory(us)]
  const id = (start: string) => agency.seasons.find((season) => season.start === start)?.id ?? 0
  return { us, agency, category, high: id('12-22'), low: id('04-16') }
}

const params = (by: Member) => ({ companyId: by.companyId })
const put = (by: Member, body: PriceLineInput[]) => by.request(calls.putPrices, { params: params(by), body })
const tryPut = (by: Member, body: unknown) => by.send(calls.putPrices, { params: params(by), body: body as never })
const list = (by: Member) => by.request(calls.listPrices, { params: params(by) })

function line({ agency, category, high }: Place, over: Partial<PriceLineInput> = {}): PriceLineInput {
  return { agencyId: agency.id, categoryId: category.id, seasonId: high, name: null, minDays: 1, price: 45, ...over }
}

test('a saved list replaces the stored one: ids stay, new lines get one, missing ones are removed', async () => {
  const at = await place()
  expect(await list(at.us)).toEqual([])
  const saved = await put(at.us, [
    line(at, { id: -1 }),
    line(at, { id: -2, minDays: 7, price: 39.99, name: ' Semaine ' }),
    line(at, { seasonId: at.low, price: 29.5 }),
  ])
  expect(saved).toMatchObject([
    { seasonId: at.low, minDays: 1, price: 29.5, name: null },
    { seasonId: at.high, minDays: 1, price: 45 },
    { seasonId: at.high, minDays: 7, price: 39.99, name: 'Semaine' },
  ])
  expect(await list(at.us)).toEqual(saved)
  const [low, one, week] = saved as [(typeof saved)[0], (typeof saved)[0], (typeof saved)[0]]

  const again = await put(at.us, [{ ...week, price: 35 }, low, line(at, { id: -1, minDays: 14, price: 30 })])
  expect(again).toMatchObject([low, { ...week, price: 35 }, { minDays: 14, price: 30 }])
  expect(again.map(({ id }) => id)).not.toContain(one.id)
  expect(await put(at.us, [])).toEqual([])
})

test('two lines may swap their lengths', async () => {
  const at = await place()
  const [a, b] = await put(at.us, [line(at), line(at, { minDays: 7, price: 40 })])
  if (!a || !b) throw new Error('two lines were saved')
  const swapped = await put(at.us, [
    { ...a, minDays: 7 },
    { ...b, minDays: 1 },
  ])
  expect(swapped.map(({ id, minDays }) => [id, minDays])).toEqual([
    [b.id, 1],
    [a.id, 7],
  ])
})

test('an empty length means one day, and a missing name stays', async () => {
  const at = await place()
  const [first] = await put(at.us, [{ ...line(at), minDays: null as never, name: 'Jour' }])
  expect(first).toMatchObject({ minDays: 1, name: 'Jour' })
  const { name: _, ...unnamed } = first as NonNullable<typeof first>
  expect(await put(at.us, [{ ...unnamed, price: 50 }])).toMatchObject([{ id: first?.id, name: 'Jour', price: 50 }])
})

test('two prices for the same combination are rejected with what they share, and nothing is saved', async () => {
  const at = await place()
  const before = await put(at.us, [line(at)])
  const response = await tryPut(at.us, [line(at, { minDays: 3 }), line(at, { minDays: 3, price: 12 })])
  expect(response).toMatchObject({
    status: 409,
    body: { code: 'conflict', errors: [{ path: '1.minDays', code: 'duplicate' }] },
  })
  const { detail } = response.body as { detail: string }
  expect(detail).toContain('Citadine')
  expect(detail).toContain('Haute saison')
  expect(detail).toContain(at.agency.name)
  expect(detail).toContain('3 jours')
  expect(await list(at.us)).toEqual(before)
})

test('the same length is allowed in two seasons, agencies or categories, and without a season', async () => {
  const at = await place()
  const [agency, category] = [await givenAgency(at.us, { seasons: [] }), await givenCategory(at.us)]
  const saved = await put(at.us, [
    line(at),
    line(at, { seasonId: at.low }),
    line(at, { categoryId: category.id }),
    line(at, { agencyId: agency.id, seasonId: null }),
  ])
  expect(saved).toHaveLength(4)
  const twice = [line(at, { agencyId: agency.id, seasonId: null }), line(at, { agencyId: agency.id, seasonId: null })]
  expect(await tryPut(at.us, twice)).toMatchObject({ status: 409 })
})

test('a season belongs to its agency', async () => {
  const at = await place()
  const other = await givenAgency(at.us)
  const response = await tryPut(at.us, [line(at), line(at, { agencyId: other.id })])
  expect(response).toMatchObject({ status: 404, body: { errors: [{ path: '1.seasonId' }] } })
})

test('the prices of a deleted category leave the list, which screens read again after such a change', async () => {
  const at = await place()
  const gone = await givenCategory(at.us)
  await put(at.us, [line(at), line(at, { categoryId: gone.id })])
  await at.us.request(deleteCategory, { params: { ...params(at.us), id: gone.id } })
  expect(await list(at.us)).toMatchObject([{ categoryId: at.category.id }])
  expect(calls.listPrices.staleAfter).toContain('categories')
})

test('lines, agencies, categories and seasons of another company are unknown', async () => {
  const [at, theirs] = [await place(), await place()]
  const [line1] = await put(theirs.us, [line(theirs)])
  const wrong = [
    [line(at, { agencyId: theirs.agency.id }), '0.agencyId'],
    [line(at, { categoryId: theirs.category.id }), '0.categoryId'],
    [line(at, { seasonId: theirs.high }), '0.seasonId'],
    [line(at, { id: line1?.id }), '0.id'],
  ] as const
  for (const [body, path] of wrong) {
    expect(await tryPut(at.us, [body])).toMatchObject({ status: 404, body: { errors: [{ path }] } })
  }
  expect(await list(theirs.us)).toEqual([line1])
})

test('the same line cannot be sent twice, and a removed one cannot be sent', async () => {
  const at = await place()
  const [saved] = await put(at.us, [line(at)])
  if (!saved) throw new Error('a line was saved')
  expect(await tryPut(at.us, [saved, { ...saved, minDays: 2 }])).toMatchObject({
    status: 422,
    body: { errors: [{ path: '1.id' }] },
  })
  await put(at.us, [])
  expect(await tryPut(at.us, [saved])).toMatchObject({ status: 404, body: { errors: [{ path: '0.id' }] } })
})

test.each([
  [{ price: -1 }, '0.price'],
  [{ price: 1.234 }, '0.price'],
  [{ minDays: -1 }, '0.minDays'],
  [{ minDays: 1.5 }, '0.minDays'],
])('%j is rejected at %s', async (over, path) => {
  const at = await place()
  expect(await tryPut(at.us, [line(at, over)])).toMatchObject({ status: 422, body: { errors: [{ path }] } })
})

test('the audit trail has one entry with added, changed and removed lines, and none without a change', async () => {
  const at = await place()
  const [one, two] = await put(at.us, [line(at), line(at, { minDays: 7 })])
  if (!one || !two) throw new Error('two lines were saved')
  const saved = await put(at.us, [{ ...one, price: 50 }, line(at, { minDays: 14 })])
  await put(at.us, saved)
  const entries = await auditOf(t, at.us, 'prices', at.us.companyId)
  expect(entries).toMatchObject([
    { action: 'changed', changes: { added: [null, { count: 2 }] } },
    {
      action: 'changed',
      userId: at.us.userId,
      changes: {
        added: [null, { count: 1, lines: [{ minDays: 14 }] }],
        changed: [
          { count: 1, lines: [{ id: one.id, price: 45 }] },
          { count: 1, lines: [{ id: one.id, price: 50 }] },
        ],
        removed: [{ count: 1, lines: [{ id: two.id }] }, null],
      },
    },
  ])
  expect(entries).toHaveLength(2)
})

test('lists that are saved at the same moment do not mix', async () => {
  const at = await place()
  const lists = [1, 2, 3, 4].map((price) => [1, 2, 3].map((minDays) => line(at, { minDays, price })))
  await Promise.all(lists.map((body) => put(at.us, body)))
  const prices = new Set((await list(at.us)).map(({ price }) => price))
  expect([prices.size, (await list(at.us)).length]).toEqual([1, 3])
})

test('twenty thousand lines are saved at once, and the audit trail holds their number', async () => {
  const at = await place()
  const categories = [at.category]
  for (let i = 0; i < 5; i++) categories.push(await givenCategory(at.us))
  const many = Array.from({ length: 20_000 }, (_, i) =>
    line(at, {
      categoryId: categories[i % 6]?.id ?? 0,
      seasonId: i % 2 ? at.high : at.low,
      minDays: Math.floor(i / 6),
      price: i / 100,
    }),
  )
  const saved = await put(at.us, many)
  expect(saved).toHaveLength(20_000)
  expect(
    await put(
      at.us,
      saved.slice(1).map((one) => ({ ...one, price: one.price + 1 })),
    ),
  ).toHaveLength(19_999)
  const entries = await auditOf(t, at.us, 'prices', at.us.companyId)
  expect(entries[0]?.changes).toMatchObject({ added: [null, { count: 20_000 }] })
  expect(JSON.stringify(entries).length).toBeLessThan(100_000)
  expect(await tryPut(at.us, [...many, line(at)])).toMatchObject({ status: 422 })
})

test('the facts of a price are read in one query', async () => {
  const at = await place()
  const other = await givenCategory(at.us)
  await put(at.us, [
    line(at, { price: 60 }),
    line(at, { seasonId: at.low, price: 40 }),
    line(at, { categoryId: other.id }),
  ])
  const ids = { companyId: at.us.companyId, agencyId: at.agency.id, categoryId: at.category.id }
  const basis = await inTransaction(t.db, { companyId: at.us.companyId, userId: at.us.userId }, (tx) =>
    loadPriceBasis(tx, ids),
  )
  expect(basis).toMatchObject({ categoryName: 'Citadine', securityDepositCents: 80_000, waiverCents: 120_000 })
  const period = { start: '2026-12-20T14:00:00Z', end: '2026-12-27T14:20:00Z' }
  expect(quote({ ...basis, ...period, options: [], discountPercent: 0 })).toMatchObject({ days: 7, totalCents: 38_000 })
  const unknown = inTransaction(t.db, { companyId: at.us.companyId, userId: at.us.userId }, (tx) =>
    loadPriceBasis(tx, { ...ids, categoryId: 999_999 }),
  )
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})
