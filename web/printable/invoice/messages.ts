import { languagesOf } from '@filao/domain/customers/paper-languages'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { inEach } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { wordsIn } from '../paper/paper.ts'
import { en } from './messages.en.ts'
import { fr, type InvoiceMessages } from './messages.fr.ts'

/** Words of invoices, credit notes and claims, in the customer's language. */
export const invoiceMessages: Record<Language, InvoiceMessages> = { fr, en }

/** Returns the languages of a document, its first one, its texts in all of them, and `say`: a text in each. */
export function paperOfInvoice({ languages: stored, language: own }: Pick<InvoiceContent, 'languages' | 'language'>) {
  const languages = languagesOf(stored, own)
  const [language] = languages
  const say = (text: Parameters<typeof inEach>[1]) => inEach(languages, text)
  return { languages, language, say, w: wordsIn(invoiceMessages, languages) }
}
