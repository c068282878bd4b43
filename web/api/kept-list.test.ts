import * as access from '@filao/domain/access/contract'
import * as billing from '@filao/domain/billing/contract'
import * as company from '@filao/domain/company/contract'
import * as fleet from '@filao/domain/fleet/contract'
import * as planning from '@filao/domain/planning/contract'
import * as rentals from '@filao/domain/rentals/contract'
import { expect, test } from 'vitest'
import { keyOf } from './cache.ts'
import { beyondLimit, isKept, isOfOtherCompany, isShown, isTooOld, keptPaths } from './kept-list.ts'

const endpoints = [access, billing, company, fleet, planning, rentals].flatMap((contract) => Object.values(contract))
const calls = endpoints.filter(
  (line) => typeof line === 'object' && line !== null && 'path' in line && 'method' in line,
)

test.each(keptPaths)('%s is a read of the contract', (path) => {
  expect(calls.some((line) => line.method === 'GET' && line.path === path)).toBe(true)
})

test('no write is kept, and no document, file, audit trail, key or customer’s page', () => {
  const kept = calls.filter((line) => isKept(line as { method: 'GET'; path: string }))
  expect(kept.every(({ method }) => method === 'GET')).toBe(true)
  expect(keptPaths.filter((path) => /document|file|photo|export|audit|key|^\/l\//i.test(path))).toEqual([])
})

test('the age is told of what a screen shows, not of what stands around it', () => {
  expect(isShown(keyOf(planning.getCounter, { params: { companyId: 7 } }))).toBe(true)
  expect(isShown(keyOf(company.listAgencies, { params: { companyId: 7 } }))).toBe(false)
  expect(isShown(keyOf(rentals.updateRental, { params: { companyId: 7, id: 3 } }))).toBe(false)
})

test('an answer is shown for seven days, and never when its time is unknown or ahead', () => {
  const now = Date.parse('2026-11-22T18:00:00Z')
  const daysAgo = (days: number) => now - days * 86_400_000
  expect([0, 1, 7].map((days) => isTooOld(daysAgo(days), now))).toEqual([false, false, false])
  expect([7.01, 30, -0.01, Number.NaN].map((days) => isTooOld(daysAgo(days), now))).toEqual([true, true, true, true])
})

test('the oldest answers beyond two hundred go', () => {
  const urls = Array.from({ length: 203 }, (_, at) => `/api/companies/7/rentals/${at}`)
  expect(beyondLimit(urls)).toEqual(urls.slice(0, 3))
  expect(beyondLimit(urls.slice(3))).toEqual([])
})

test('what belongs to a company that the user has left is recognised by its URL', () => {
  expect(isOfOtherCompany('/api/companies/71/home', [7])).toBe(true)
  expect(isOfOtherCompany('/api/companies/7/home', [7])).toBe(false)
  expect(isOfOtherCompany('/api/companies/7/rentals?limit=25', [])).toBe(true)
  expect(['/api/companies', '/api/users/me'].filter((url) => isOfOtherCompany(url, []))).toEqual([])
})
