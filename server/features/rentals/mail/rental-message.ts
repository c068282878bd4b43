import { messageFor, messageText } from '@filao/domain/rentals/mail/message'
import type { RentalMessage } from '@filao/domain/rentals/mail/message.schema'
import { placeholdersOf } from '@filao/domain/rentals/mail/placeholders'
import { fillTemplate } from '@filao/domain/rentals/mail/template'
import type { Tx } from '#platform/database/connect'
import { dueCentsOf, pageOf } from './texts/about.ts'
import { loadMailFacts } from './texts/mail-queries.ts'
import { wordsOf } from './texts/templates.ts'
import { valuesOf } from './texts/values.ts'

/**
 * Returns the words of the mail that fits the rental's state as plain text, with the customer's page where it is of
 * use.
 */
export async function loadRentalMessage(
  tx: Tx,
  { companyId, id }: { companyId: number; id: number },
  publicUrl: string,
  now: string,
): Promise<RentalMessage> {
  const facts = await loadMailFacts(tx, companyId, id)
  const { language } = facts.customer
  const kind = messageFor({ ...facts, dueCents: dueCentsOf(facts) }, now)
  if (!kind) return { kind, text: '' }
  const about = { ...facts, language, publicUrl, line: null }
  const { paragraphs } = fillTemplate(await wordsOf(tx, { companyId, kind, language }), valuesOf(about))
  return { kind, text: messageText(paragraphs, placeholdersOf(kind).includes('link') ? pageOf(about) : '') }
}
