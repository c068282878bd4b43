import { usuallyOutsideVat } from '@filao/domain/ledger/charge'
import { vatRuleOf } from '@filao/domain/pricing/vat/vat-rule'
import type { Tx } from '#platform/database/connect'
import { listAgencies } from './queries.ts'
import type { Clocks } from './window-queries.ts'

/** Loads the clocks and VAT rates of a company's agencies, archived ones included. */
export async function loadClocks(tx: Tx, companyId: number): Promise<Clocks> {
  const agencies = await listAgencies(tx, companyId)
  return {
    agencyIds: agencies.map(({ id }) => id),
    timezones: agencies.map(({ timezone }) => timezone),
    vatRates: agencies.map(({ company, statedRate, statedReason, ...agency }) => {
      const stated = statedReason === null ? null : { vatRate: statedRate, reason: statedReason }
      return Math.round((vatRuleOf(company, { ...agency, stated }).rate ?? 0) * 1000)
    }),
    outsideVat: agencies[0]?.chargesOutsideVat ?? usuallyOutsideVat,
  }
}
