import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cache, keyOf, markStale } from './cache.ts'
import { fakeServer } from './fake-server.ts'
import { query } from './read.ts'

const listOptions = { method: 'GET', path: '/companies/:companyId/options', staleAfter: ['categories'] } as const
const listPrices = { method: 'GET', path: '/companies/:companyId/prices', staleAfter: [] } as const
const getHome = { method: 'GET', path: '/companies/:companyId/home', staleAfter: 'any' } as const
const searchRentals = { method: 'POST', path: '/companies/:companyId/rentals/search' } as const
const params = { companyId: 7 }

beforeEach(() => {
  cache.clear()
  fakeServer()
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

test('a write makes stale the reads whose contract line names its top-level path', async () => {
  expect(await staleAfterWrite('categories')).toEqual(['options', 'home'])
})

test('a safe POST is a read of its body', () => {
  const [one, other] = ['clio', 'twingo'].map((term) => keyOf(searchRentals, { params, body: { term } }))
  expect(one).toEqual(['rentals', 'POST /companies/:companyId/rentals/search', params, {}, { term: 'clio' }])
  expect(other).not.toEqual(one)
})
