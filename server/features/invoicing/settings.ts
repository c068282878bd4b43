import type { InvoiceSettings, InvoiceSettingsChange } from '@filao/domain/invoicing/settings.schema'
import { companyDay } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { auditChange } from '#platform/feature/audit'
import { unknown } from '#platform/http/unknown'
import { findSettings, hasSettings, listAgencyIds, listStartedKinds, saveSettings } from './settings-queries.ts'

type By = { companyId: number; userId: number | null }

/** Loads the company's settings, with the series that this year has begun. */
export async function loadSettings(tx: Tx, companyId: number, now: string): Promise<InvoiceSettings> {
  const year = Number((await companyDay(tx, companyId, now)).slice(0, 4))
  return {
    ...(await findSettings(tx, companyId)),
    isChosen: await hasSettings(tx, companyId),
    startedKinds: await listStartedKinds(tx, companyId, year),
  }
}

/** Replaces the settings. 404, at the field, for an agency of another company. */
export async function putInvoiceSettings(tx: Tx, by: By, settings: InvoiceSettingsChange, now: string) {
  const before = await findSettings(tx, by.companyId, { lock: true })
  const wanted = settings.agencyRates.map(({ agencyId }) => agencyId)
  const known = new Set(await listAgencyIds(tx, by.companyId, wanted))
  const gone = wanted.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `agencyRates.${at}.agencyId`, thing: 'agency' as const }],
  )
  if (gone.length > 0) throw unknown(...gone)
  await saveSettings(tx, by.companyId, settings)
  await auditChange(tx, { ...by, entity: 'company', entityId: by.companyId }, before, settings)
  return await loadSettings(tx, by.companyId, now)
}
