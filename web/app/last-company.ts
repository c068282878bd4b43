import { remember } from '#api/remember'
import type { CompanyRead } from '#session/screen'

const remembered = 'filao:company'

/**
 * Remembers the company whose data this browser shows, so that the next start asks for them at once; null forgets it.
 */
export function rememberCompany(company: CompanyRead | null): void {
  remember(remembered, JSON.stringify(company))
}

/**
 * Returns the company that this browser showed last; null when there is none. Only the server says whether it still
 * may.
 */
export function lastCompany(): CompanyRead | null {
  try {
    return JSON.parse(localStorage.getItem(remembered) ?? 'null') as CompanyRead | null
  } catch {
    return null
  }
}
