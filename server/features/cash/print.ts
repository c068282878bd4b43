import type { CashDeskSheet } from '@filao/domain/cash/desk'
import type { BinaryAnswer } from '@filao/domain/kernel/endpoint'
import type { Language } from '@filao/domain/kernel/language'
import { loadCompany } from '#features/company/public'
import type { Format, PrintParts, PrintTurn } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { renderCashDesk } from '#platform/pdf/document'
import { loadCashDesk } from './desks.ts'

/** Loads the sheet of a cash desk. */
export async function loadSheet(tx: Tx, companyId: number, id: number): Promise<CashDeskSheet> {
  const { name, siret, address } = await loadCompany(tx, companyId)
  return { desk: await loadCashDesk(tx, companyId, id), company: { name, siret, address } }
}

/** Returns a cash desk's sheet as a complete page, or as PDF. Never call it inside a transaction: it runs a browser. */
export async function printSheet(
  { pdf }: PrintParts,
  sheet: CashDeskSheet,
  { format, language }: { format: Format; language: Language },
  turn: PrintTurn,
): Promise<BinaryAnswer> {
  const makePage = () => renderCashDesk(turn.companyId, sheet, language)
  if (format !== 'pdf') return { contentType: 'text/html; charset=utf-8', content: await makePage() }
  const { date, agency } = sheet.desk
  const place = agency.name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
  return {
    contentType: 'application/pdf',
    fileName: `${language === 'fr' ? 'Caisse' : 'Cash-desk'}-${date}-${place}.pdf`,
    content: await pdf.renderPdf({ ...turn, makePage }),
  }
}
