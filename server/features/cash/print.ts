import type { CashDeskSheet } from '@filao/domain/cash/desk'
import type { Language } from '@filao/domain/kernel/language.schema'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { renderCashDesk } from '#platform/pdf/document'
import { type Print, plainName } from '#platform/pdf/print'
import { loadCashDesk } from './desks.ts'

/** Loads the sheet of a cash desk. */
export async function loadSheet(tx: Tx, companyId: number, id: number): Promise<CashDeskSheet> {
  const { name, siret, address } = await loadCompany(tx, companyId)
  return { desk: await loadCashDesk(tx, companyId, id), company: { name, siret, address } }
}

/** Describes the print of a cash desk's sheet. */
export function sheetPrint(sheet: CashDeskSheet, language: Language): Print {
  const { date, agency } = sheet.desk
  const word = language === 'fr' ? 'Caisse' : 'Cash desk'
  return {
    fileName: `${plainName(`${word} ${date} ${agency.name}`)}.pdf`,
    makePage: (companyId) => renderCashDesk(companyId, sheet, language),
  }
}
