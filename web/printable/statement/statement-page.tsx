import type { Language } from '@filao/domain/kernel/language.schema'
import { monthText, type PrintedStatement } from '@filao/domain/statements/statement'
import { printablePage } from '../paper/page.tsx'
import { footerOf } from '../paper/page-footer.ts'
import { statementMessages } from './messages.ts'
import { StatementSheet } from './StatementSheet.tsx'
import statement from './statement.css?inline'

/** Returns the statement of a source as a complete HTML page without external files. */
export function renderStatementPage(printed: PrintedStatement, language: Language): string {
  const { source, month } = printed.statement
  const title = `${statementMessages[language].title(source.name)}, ${monthText(month, language)}`
  return printablePage({
    languages: [language],
    title,
    footer: statement + footerOf(`${printed.company.name} · ${title}`, [language]),
    children: <StatementSheet printed={printed} language={language} />,
  })
}
