import { territories } from '@filao/domain/company/territories'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { PrintedStatement } from '@filao/domain/statements/statement'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { renderStatement } from '#platform/pdf/document'
import { type Print, plainName } from '#platform/pdf/print'
import { loadStatement } from './statement.ts'

/** Loads the statement of a source as it is printed at an instant. */
export async function loadPrintedStatement(
  tx: Tx,
  companyId: number,
  asked: { sourceId: number; month: string; now: string },
): Promise<PrintedStatement> {
  const { name, siret, address, countryCode } = await loadCompany(tx, companyId)
  const { timezone } = territories[countryCode]
  const statement = await loadStatement(tx, companyId, asked.sourceId, asked.month)
  return { statement, company: { name, siret, address }, at: asked.now, timezone }
}

/** Describes the print of a statement. */
export function statementPrint(printed: PrintedStatement, language: Language): Print {
  return {
    fileName: `${plainName(statementName(printed.statement)[language])}.pdf`,
    makePage: (companyId) => renderStatement(companyId, printed, language),
  }
}

/** Names the file of a statement. */
export function statementName({ source, month }: PrintedStatement['statement']) {
  return { fr: `releve-${source.name}-${month}`, en: `statement-${source.name}-${month}` }
}
