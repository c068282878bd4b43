import type { FineLetter as Content } from '@filao/domain/fines/letter'
import { printablePage } from '../paper/page.tsx'
import { footerOf } from '../paper/page-footer.ts'
import { FineLetter } from './FineLetter.tsx'
import { letterMessages } from './messages.ts'

/** Returns the letter about a fine as a complete HTML page without external files. */
export function renderLetterPage(letter: Content): string {
  const { language } = letter.driver
  const { title } = letterMessages[language]
  return printablePage({
    languages: [language],
    title: [title, letter.fine.noticeNumber].filter(Boolean).join(' '),
    footer: footerOf(`${letter.company.name} · ${title}`, [language]),
    children: <FineLetter letter={letter} />,
  })
}
