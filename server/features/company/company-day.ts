import { territories } from '@filao/domain/company/territories'
import { localDate } from '@filao/domain/kernel/time'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { Tx } from '#platform/database/connect'
import { loadCompany } from './queries.ts'

/** Returns the day of the company's territory at an instant: documents are dated and numbered by it. */
export async function companyDay(tx: Tx, companyId: number, now: string): Promise<LocalDate> {
  const { countryCode } = await loadCompany(tx, companyId)
  return localDate(now, territories[countryCode].timezone)
}
