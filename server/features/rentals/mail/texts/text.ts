import type { MailKind } from '@filao/domain/rentals/mail/mail'
import { fillTemplate } from '@filao/domain/rentals/mail/template'
import type { TemplateText } from '@filao/domain/rentals/mail/template.schema'
import { templateOf } from '@filao/domain/rentals/mail/template-kind'
import type { TemplateKind } from '@filao/domain/rentals/mail/template-kind.schema'
import type { Tx } from '#platform/database/connect'
import type { About, MailText } from './about.ts'
import { answerMail } from './answer.ts'
import { frameOf } from './frame.ts'
import { exampleInvoice, invoiceText } from './invoice.ts'
import { wordsOf } from './templates.ts'
import { valuesOf } from './values.ts'

/** Composes the text of a mail of this kind about a rental, in the company's own words where it has some. */
export async function mailText(tx: Tx, kind: MailKind, about: About): Promise<MailText> {
  const { companyId, language, status } = about
  const template = templateOf(kind, status)
  if (!template) return answerMail(about)
  return textWith(template, about, await wordsOf(tx, { companyId, kind: template, language }))
}

/**
 * Composes the text of a mail with these words. The agent's own line follows the first paragraph, which is the
 * greeting.
 */
export function textWith(kind: TemplateKind, about: About, words: TemplateText): MailText {
  if (kind === 'invoice') return invoiceText(exampleInvoice(about), words)
  const { subject, paragraphs } = fillTemplate(words, valuesOf(about))
  return {
    subject,
    paragraphs: [...paragraphs.slice(0, 1), ...ownWords(about), ...paragraphs.slice(1)],
    ...frameOf(kind, about),
  }
}

/** Returns the agent's own words, paragraph by paragraph. */
function ownWords({ line }: About): string[] {
  return (line ?? '').split(/\r?\n/).filter((part) => part.trim() !== '')
}
