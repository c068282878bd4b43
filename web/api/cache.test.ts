import * as rentals from '@filao/domain/rentals/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCustomerOverview, listReceivables, sumReceivables } from '#api/calls'
import { type FakeServer, fakeServer } from '#testing/fake-server'
import { cache, keyOf, markStale } from './cache.ts'
import { query } from './read.ts'

const listOptions = { method: 'GET', path: '/companies/:companyId/options', staleAfter: ['categories'] } as const
const listPrices = { method: 'GET', path: '/companies/:companyId/prices', staleAfter: [] } as const
const getHome = { method: 'GET', path: '/companies/:companyId/home', staleAfter: 'any' } as const
const searchRentals = { method: 'POST', path: '/companies/:companyId/rentals/search' } as const
const params = { companyId: 7 }

let server: FakeServer
beforeEach(() => {
  cache.clear()
  server = fakeServer()
})
afterEach(() => vi.unstubAllGlobals())

async function staleAfterWrite(top: string): Promise<string[]> {
  const reads = {
    options: query(listOptions, { params }),
    prices: query(listPrices, { params }),
    home: query(getHome, { params }),
  }
  for (const read of Object.values(reads)) await cache.fetchQuery(read)
  markStale(top)
  const isStale = ([, { queryKey }]: [string, { queryKey: readonly unknown[] }]) =>
    cache.getQueryState(queryKey)?.isInvalidated === true
  return Object.entries(reads)
    .filter(isStale)
    .map(([name]) => name)
}

test('a write makes stale the reads under its own top-level path', async () => {
  expect(await staleAfterWrite('prices')).toEqual(['prices', 'home'])
})

test('a write makes stale the reads whose endpoint names its top-level path', async () => {
  expect(await staleAfterWrite('categories')).toEqual(['options', 'home'])
})

test('a credit note and the fee of a fine make every read of what a rental owes stale', () => {
  const reads = [rentals.listRentals, rentals.getRental, listReceivables, sumReceivables, getCustomerOverview]
  for (const { path, staleAfter } of reads)
    expect([path, staleAfter]).toEqual([path, expect.arrayContaining(['invoices', 'fines'])])
})

test('a safe POST is a read of its body', () => {
  const [one, other] = ['clio', 'twingo'].map((term) => keyOf(searchRentals, { params, body: { term } }))
  expect(one).toEqual(['rentals', 'POST /companies/:companyId/rentals/search', params, {}, { term: 'clio' }])
  expect(other).not.toEqual(one)
})

/** Answers each request of the server when the test says so. */
function heldAnswers() {
  const held: ((rows: string[]) => void)[] = []
  server.answer = () => new Promise((done) => held.push((rows) => done(Response.json(rows))))
  return held
}

test('a first read that a write overtakes is read again', async () => {
  const held = heldAnswers()
  const read = query(listOptions, { params })
  const stop = new QueryObserver(cache, read).subscribe(() => undefined)
  await expect.poll(() => held).toHaveLength(1)
  markStale('options')
  markStale('categories')
  expect(held).toHaveLength(1)
  held[0]?.(['before'])
  await expect.poll(() => held).toHaveLength(2)
  held[1]?.(['after'])
  await expect.poll(() => cache.getQueryData(read.queryKey)).toEqual(['after'])
  expect(held).toHaveLength(2)
  stop()
})

test('a read ahead of its screen that a write overtakes is stale when it arrives', async () => {
  const held = heldAnswers()
  const read = query(listOptions, { params })
  const ahead = cache.fetchQuery(read)
  await expect.poll(() => held).toHaveLength(1)
  markStale('options')
  held[0]?.(['before'])
  expect(await ahead).toEqual(['before'])
  await expect.poll(() => cache.getQueryState(read.queryKey)?.isInvalidated).toBe(true)
  expect(held).toHaveLength(1)
})
