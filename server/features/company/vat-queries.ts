import type { Tx } from '#platform/database/connect'

/** A VAT rate that the company states for what leaves from an agency; null where VAT does not apply there. */
type AgencyRate = { agencyId: number; vatRate: number | null; reason: string }

/** Lists the VAT rates that the company states for its agencies, by agency. */
export async function listAgencyRates(tx: Tx, companyId: number): Promise<AgencyRate[]> {
  return await tx
    .selectFrom('agencyVatRates')
    .select(['agencyId', 'vatRate', 'reason'])
    .where('companyId', '=', companyId)
    .orderBy('agencyId')
    .execute()
}

/** Stores these VAT rates in place of those there were. */
export async function replaceAgencyRates(tx: Tx, companyId: number, rates: readonly AgencyRate[]): Promise<void> {
  await tx.deleteFrom('agencyVatRates').where('companyId', '=', companyId).execute()
  const rows = rates.map((rate) => ({ companyId, ...rate }))
  if (rows.length > 0) await tx.insertInto('agencyVatRates').values(rows).execute()
}
