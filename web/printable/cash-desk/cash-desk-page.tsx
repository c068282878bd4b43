import type { CashDeskSheet as Content } from '@filao/domain/cash/desk'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { printablePage } from '../paper/page.tsx'
import { footerOf } from '../paper/page-footer.ts'
import { CashDeskSheet } from './CashDeskSheet.tsx'
import { cashDeskMessages } from './messages.ts'

/** Returns the sheet of a cash desk as a complete HTML page without external files. */
export function renderCashDeskPage(sheet: Content, language: Language): string {
  const { date, agency } = sheet.desk
  const title = `${cashDeskMessages[language].title} ${agency.name} ${formatLocalDate(date, language)}`
  return printablePage({
    languages: [language],
    title,
    footer: footerOf(`${sheet.company.name} · ${title}`, [language]),
    children: <CashDeskSheet sheet={sheet} language={language} />,
  })
}
