import { toInstant } from '@filao/domain/kernel/time'
import { recordRefusedRequest } from '@filao/domain/rentals/contract'
import * as calls from '@filao/domain/statistics/contract'
import { yearBefore } from '@filao/domain/statistics/days'
import type { Division } from '@filao/domain/statistics/share'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenAgency, givenCategory } from '#testing/given'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const march = { from: '2026-03-01', to: '2026-03-31' }
const february = { from: '2026-02-01', to: '2026-02-28' }
const at = (local: string) => toInstant(`2026-${local}`, 'America/Guadeloupe')

/**
 * Four requests in Guadeloupe, of which March has 1.5 + 2 + 1.5 + 1.5 = 6.5 days: three days over the end of February,
 * two within March, one and a half for any category, and three over the end of March at another agency.
 */
async function givenRequests() {
  t.setNow('2026-02-20T12:00:00Z')
  const by = await t.company()
  const params = { companyId: by.companyId }
  const [town, port] = [await givenAgency(by, { seasons: [] }), await givenAgency(by, { seasons: [] })]
  const [small, large] = [await givenCategory(by, { code: 'A' }), await givenCategory(by, { code: 'B' })]
  const refuse = async (start: string, end: string, over: object) => {
    const body = { departureAgencyId: town.id, start: at(start), end: at(end), ...over }
    return (await by.request(recordRefusedRequest, { params, body })).id
  }
  const ids = [
    await refuse('02-27T12:00', '03-02T12:00', { categoryId: small.id }),
    await refuse('03-10T12:00', '03-12T12:00', { categoryId: small.id, referralMode: 'phone' }),
    await refuse('03-20T00:00', '03-21T12:00', { referralMode: 'web' }),
    await refuse('03-30T12:00', '04-02T12:00', { categoryId: large.id, departureAgencyId: port.id }),
  ]
  const read = async (days: typeof march, step: 'day' | 'month' = 'month') =>
    await by.request(calls.readStatistics, { params, query: { ...days, step } })
  const shares = async (division: Division) => {
    const found = await by.request(calls.listShares, { params, query: { ...march, by: division } })
    return found.map(({ id, name, refusedCount, refusedDays }) => [id ?? name, refusedCount, refusedDays])
  }
  const list = async (days: typeof march, chosen = {}) =>
    (await by.request(calls.listRefusedRequests, { params, query: { ...days, ...chosen } })).map(({ id }) => id)
  return { by, params, town, port, small, large, ids, read, shares, list }
}

test('requests count with their wanted pick-up and days with the time they cover, by category, agency and source', async () => {
  const { town, port, small, large, read, shares } = await givenRequests()
  expect((await read(march)).figures).toMatchObject({ refusedCount: 3, refusedDays: 6.5, rentedDays: 0 })
  expect((await read(february)).figures).toMatchObject({ refusedCount: 1, refusedDays: 1.5 })
  expect((await read(yearBefore(march))).figures).toMatchObject({ refusedCount: 0, refusedDays: 0 })
  const { parts } = await read(march, 'day')
  expect(
    parts
      .filter(({ refusedDays }) => refusedDays)
      .map((part) => [part.from.slice(8), part.refusedCount, part.refusedDays]),
  ).toEqual([
    ['01', 0, 1],
    ['02', 0, 0.5],
    ['10', 1, 0.5],
    ['11', 0, 1],
    ['12', 0, 0.5],
    ['20', 1, 1],
    ['21', 0, 0.5],
    ['30', 1, 0.5],
    ['31', 0, 1],
  ])
  expect(await shares('category')).toEqual([
    ['', 1, 1.5],
    [small.id, 1, 3.5],
    [large.id, 1, 1.5],
  ])
  expect(await shares('agency')).toEqual([
    [town.id, 2, 5],
    [port.id, 1, 1.5],
  ])
  expect(await shares('source')).toEqual([
    ['desk', 1, 3],
    ['phone', 1, 2],
    ['web', 1, 1.5],
  ])
  expect(await shares('vehicle')).toEqual([])
})

test('the rows behind the figures are those that cover a moment of the period, of an agency or a category', async () => {
  const { by, params, port, small, ids, list } = await givenRequests()
  const [first, second, third, fourth] = ids
  expect(await list(march)).toEqual([fourth, third, second, first])
  expect(await list(february)).toEqual([first])
  expect(await list({ from: '2026-03-03', to: '2026-03-09' })).toEqual([])
  expect(await list(march, { categoryId: small.id })).toEqual([second, first])
  expect(await list(march, { agencyId: port.id })).toEqual([fourth])
  const cursor = Buffer.from('after 3').toString('base64url')
  const beyond = { ...march, limit: '3', cursor, categoryId: small.id }
  const empty = await by.send(calls.listRefusedRequests, { params, query: beyond })
  expect([empty.body, empty.headers['x-total-count']]).toEqual([[], '2'])
  const page = await by.send(calls.listRefusedRequests, { params, query: { ...march, limit: '1' } })
  expect(page.headers['x-total-count']).toBe('4')
  const staff = await t.colleague(by, 'staff')
  expect((await staff.send(calls.listRefusedRequests, { params, query: march })).status).toBe(403)
  const { by: other } = await givenRequests()
  expect((await other.send(calls.listRefusedRequests, { params, query: march })).status).toBe(404)
})

test('the table file has both figures, and names the requests for any category', async () => {
  const { by, params } = await givenRequests()
  const { body } = await by.send(calls.exportStatistics, { params, query: { ...march, of: 'category' } })
  const rows = String(body)
    .split('\r\n')
    .map((line) => line.split(';'))
    .map((cells) => [cells[0], ...cells.slice(-2)])
  expect(rows.slice(0, 4)).toEqual([
    ['\ufeffCatégorie', 'Demandes refusées', 'Jours refusés'],
    ['Toute catégorie', '1', '1,5'],
    ['A – Citadine', '1', '3,5'],
    ['B – Citadine', '1', '1,5'],
  ])
})
