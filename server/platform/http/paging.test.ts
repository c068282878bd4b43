import { listAudit } from '@filao/domain/access/contract'
import { createCustomer, deleteCustomer, listCustomers, updateCustomer } from '@filao/domain/customers/contract'
import { deleteVehicle, listVehicles } from '@filao/domain/fleet/contract'
import { listJournal } from '@filao/domain/journal/contract'
import { listCustomerHistory } from '@filao/domain/overview/contract'
import { createCharge } from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenOption, givenVehicle } from '#testing/given'
import { givenCounter, noon } from '#testing/given-rental'
import { page } from './paging.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Listed = { headers: Record<string, unknown>; body: unknown }

/** Reads a list in pages of two, changing it after the first one. Returns the rows of each page. */
async function inPages(
  read: (query: { limit: number; cursor?: string }) => Promise<Listed>,
  change: () => Promise<unknown>,
) {
  const pages: Record<string, unknown>[][] = []
  let cursor: string | undefined
  do {
    const { headers, body } = await read({ limit: 2, ...(cursor && { cursor }) })
    pages.push(body as Record<string, unknown>[])
    if (pages.length === 1) await change()
    cursor = /[?&]cursor=([^&>]+)/.exec(String(headers.link ?? ''))?.[1]
  } while (cursor)
  return pages
}

async function givenCustomers(by: Member) {
  const params = { companyId: by.companyId }
  const add = (lastName: string) => by.request(createCustomer, { params, body: { firstName: 'Zoé', lastName } })
  const ids: Record<string, number> = {}
  for (const name of ['B', 'D', 'F', 'H', 'J', 'L']) ids[name] = (await add(name)).id
  const at = (name: string) => ({ params: { ...params, id: ids[name] as number } })
  return {
    add,
    remove: (name: string) => by.request(deleteCustomer, at(name)),
    rename: (name: string, lastName: string) => by.request(updateCustomer, { ...at(name), body: { lastName } }),
    names: async (change: () => Promise<unknown>) => {
      const read = (query: object) => by.send(listCustomers, { params, query: { sort: 'name', ...query } })
      return (await inPages(read, change)).map((rows) => rows.map(({ lastName }) => lastName).join('')).join(' ')
    },
  }
}

describe('between two pages, customers by name', () => {
  test.each<[string, string, (of: Awaited<ReturnType<typeof givenCustomers>>) => Promise<unknown>]>([
    ['that do not change follow one another', 'BD FH JL', async () => undefined],
    ['may be added before', 'BD FH JL', async ({ add }) => [await add('A'), await add('C'), await add('A')]],
    ['may be added where the page ends', 'BD EF HJ L', ({ add }) => add('E')],
    ['may be deleted before', 'BD FH JL', ({ remove }) => remove('B')],
    ['may all be deleted before', 'BD FH JL', async ({ remove }) => [await remove('B'), await remove('D')]],
    ['may be deleted on both sides', 'BD HJ L', async ({ remove }) => [await remove('D'), await remove('F')]],
    ['may move to the end', 'BD FH JL Z', ({ rename }) => rename('D', 'Z')],
    ['may move to the beginning', 'BD FH JL', ({ rename }) => rename('D', 'A')],
    ['may move on from the next page', 'BD HJ LZ', ({ rename }) => rename('F', 'Z')],
  ])('%s', async (_, pages, change) => {
    const customers = await givenCustomers(await t.company())
    expect(await customers.names(() => change(customers))).toBe(pages)
  })
})

test('vehicles by plate follow one another though some are added and deleted before', async () => {
  const by = await t.company()
  const params = { companyId: by.companyId }
  const first = await givenVehicle(by, { registrationNumber: 'BA-100-AA' })
  for (const number of [200, 300, 400]) await givenVehicle(by, { registrationNumber: `BA-${number}-AA` })
  const read = (query: object) => by.send(listVehicles, { params, query: { sort: 'plate', ...query } })
  const plates = async (change: () => Promise<unknown>) =>
    (await inPages(read, change)).flat().map(({ registrationNumber }) => String(registrationNumber).slice(0, 5))
  const all = ['ba100', 'ba200', 'ba300', 'ba400']
  expect(await plates(() => givenVehicle(by, { registrationNumber: 'AA-100-AA' }))).toEqual(all)
  expect(await plates(() => by.request(deleteVehicle, { params: { ...params, id: first.id } }))).toEqual([
    'aa100',
    ...all,
  ])
})

test('the newest of a trail, a history and the journal shift nothing when they are added', async () => {
  const { by, params, customer, contract, deliver } = await givenCounter(t)
  const at = { ...params, id: customer.id }
  t.setNow(noon(0))
  const { id: rentalId } = await contract()
  await deliver(rentalId)
  const charge = () =>
    by.request(createCharge, {
      params: { ...params, rentalId },
      body: { kind: 'fuel', amount: 10, reason: 'Half full' },
    })
  for (let made = 0; made < 4; made++) await charge()
  const rename = () => by.request(updateCustomer, { params: at, body: { firstName: `Zoé ${Math.random()}` } })
  for (let made = 0; made < 3; made++) await rename()
  const lists = [
    { read: (query: object) => by.send(listAudit, { params, query }), change: () => givenOption(by) },
    { read: (query: object) => by.send(listCustomerHistory, { params: at, query }), change: rename },
    { read: (query: object) => by.send(listJournal, { params, query }), change: charge },
  ]
  for (const { read, change } of lists) {
    const whole = (await read({})).body as unknown[]
    expect(whole.length).toBeGreaterThan(3)
    expect((await inPages(read, change)).flat()).toEqual(whole)
  }
})

describe('the position of a page', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: from + index }))
  const readOf =
    (rows: { id: number }[]) =>
    async ({ limit, offset }: { limit: number; offset: number }) => ({
      rows: rows.slice(offset, offset + limit),
      total: rows.length,
    })
  const second = async (before: { id: number }[], after: { id: number }[]) => {
    const { nextCursor } = await page({ limit: 100 }, readOf(before))
    return (await page({ limit: 100, cursor: nextCursor ?? '' }, readOf(after))).rows.at(0)?.id
  }

  test('is found thousands of rows away', async () => {
    const rows = numbers(5000, 5200)
    expect(await second(rows, [...numbers(1000, 5000), ...rows])).toBe(5100)
  })

  test('is read once where nothing has changed', async () => {
    const read = readOf(numbers(1, 300))
    const { nextCursor } = await page({ limit: 100 }, read)
    let reads = 0
    await page({ limit: 100, cursor: nextCursor ?? '' }, async (part) => {
      reads += 1
      return await read(part)
    })
    expect(reads).toBe(1)
  })

  test('is the one of a cursor that names no rows', async () => {
    const cursor = Buffer.from('after 100').toString('base64url')
    const { rows, nextCursor } = await page({ limit: 100, cursor }, readOf(numbers(1, 150)))
    expect([rows.length, rows[0]?.id, nextCursor]).toEqual([49, 101, null])
  })
})
