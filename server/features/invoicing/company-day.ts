import { territories } from '@filao/domain/company/territories'
import { localDate } from '@filao/domain/kernel/time'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'

/** Returns the day of the company's territory at an instant: documents are dated and numbered by it. */
export async function companyDay(tx: Tx, companyId: number, now: string): Promise<string> {
  const { countryCode } = await loadCompany(tx, companyId)
  return localDate(now, territories[countryCode].timezone)
}
