import { defaultSettings } from '@filao/domain/invoicing/settings'
import type { InvoiceSettingsChange } from '@filao/domain/invoicing/settings.schema'
import { sql } from 'kysely'
import { listAgencyRates, replaceAgencyRates } from '#features/company/public'
import type { Tx } from '#platform/database/connect'

/** Finds the settings of the company, or the defaults. With `lock` they cannot change before this transaction ends. */
export async function findSettings(tx: Tx, companyId: number, { lock = false } = {}): Promise<InvoiceSettingsChange> {
  const query = tx
    .selectFrom('invoiceSettings')
    .select([
      'invoicePrefix',
      'advancePrefix',
      'creditNotePrefix',
      'indemnityClaimPrefix',
      'numberDigits',
      sql<InvoiceSettingsChange['chargesOutsideVat']>`charges_outside_vat`.as('chargesOutsideVat'),
      'isIssuedOnReturn',
      'isSentOnSettlement',
      'paymentDays',
      'discountTerms',
    ])
    .where('companyId', '=', companyId)
  const stored = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return { ...defaultSettings, ...stored, agencyRates: await listAgencyRates(tx, companyId) }
}

/** Returns true when the company has saved its settings. */
export async function hasSettings(tx: Tx, companyId: number): Promise<boolean> {
  const row = tx.selectFrom('invoiceSettings').select('companyId').where('companyId', '=', companyId)
  return (await row.executeTakeFirst()) !== undefined
}

/** Lists the kinds of which the company has issued a document in a year. */
export async function listStartedKinds(tx: Tx, companyId: number, year: number) {
  const counters = await tx
    .selectFrom('invoiceCounters')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('year', '=', year)
    .execute()
  return counters.map(({ kind }) => kind)
}

/** Stores the settings in place of those there were. */
export async function saveSettings(
  tx: Tx,
  companyId: number,
  { agencyRates, ...settings }: InvoiceSettingsChange,
): Promise<void> {
  await tx
    .insertInto('invoiceSettings')
    .values({ companyId, ...settings })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(settings))
    .execute()
  await replaceAgencyRates(tx, companyId, agencyRates)
}

/** Lists the ids of the company's agencies among these, archived ones included. */
export async function listAgencyIds(tx: Tx, companyId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const agencies = tx.selectFrom('agencies').select('id').where('companyId', '=', companyId).where('id', 'in', ids)
  return (await agencies.execute()).map(({ id }) => id)
}
