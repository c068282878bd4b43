import type { Call } from './input.ts'

/** The answers that a screen shows, whose age the user is told. */
const shown = [
  '/companies/:companyId/home',
  '/companies/:companyId/planning',
  '/companies/:companyId/planning/counter',
  '/companies/:companyId/rentals',
  '/companies/:companyId/rentals/:id',
  '/companies/:companyId/rentals/:id/price',
  '/companies/:companyId/rentals/:id/timeline',
  '/companies/:companyId/rentals/:rentalId/payments',
]

/** The answers without which these screens do not stand: the session, and what their filters offer. */
const around = [
  '/users/me',
  '/companies',
  '/companies/:companyId/billing/state',
  '/companies/:companyId/agencies',
  '/companies/:companyId/categories',
]

/** Every answer that may be kept on the device, by its path in the contract. All are reads by GET. */
export const keptPaths = [...shown, ...around]

const mostDays = 7
const mostAnswers = 200

/** Returns true for a call whose last answers are kept for reading without a network. */
export function isKept({ method, path }: Pick<Call, 'method' | 'path'>): boolean {
  return method === 'GET' && keptPaths.includes(path)
}

/** Returns true for the cache key of an answer whose age the user is told. */
export function isShown(queryKey: readonly unknown[]): boolean {
  return shown.some((path) => queryKey[1] === `GET ${path}`)
}

/** Returns true when an answer is too old to be shown, or comes from a clock that was ahead. */
export function isTooOld(keptAt: number, now: number): boolean {
  return !(keptAt <= now && now - keptAt <= mostDays * 86_400_000)
}

/** Returns the URLs, oldest first, of the answers that are kept beyond the limit. */
export function beyondLimit(urls: readonly string[]): string[] {
  return urls.slice(0, Math.max(0, urls.length - mostAnswers))
}

/** Returns true for the URL of a company that is not among the user's. */
export function isOfOtherCompany(url: string, companyIds: readonly number[]): boolean {
  const [, id] = /^\/api\/companies\/(\d+)(?:[/?]|$)/.exec(url) ?? []
  return id !== undefined && !companyIds.includes(Number(id))
}
