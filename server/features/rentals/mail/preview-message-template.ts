import { customerName } from '@filao/domain/customers/name/person'
import type { TemplatePreview, TemplatePreviewRequest } from '@filao/domain/rentals/mail/template.schema'
import type { Tx } from '#platform/database/connect'
import { mail } from '#platform/mail/mail-layout'
import { senderOf } from './texts/about.ts'
import { loadMailFacts } from './texts/mail-queries.ts'
import { findLatestRentalId } from './texts/template-queries.ts'
import { textWith } from './texts/text.ts'

/** Renders words as the mail about a rental, the most recent one by default. 404 for a rental that there is not. */
export async function previewMessageTemplate(
  tx: Tx,
  companyId: number,
  { kind, language, rentalId, ...words }: TemplatePreviewRequest,
  publicUrl: string,
): Promise<TemplatePreview> {
  const id = rentalId ?? (await findLatestRentalId(tx, companyId))
  if (id === undefined) return { rental: null, subject: null, html: null }
  const facts = await loadMailFacts(tx, companyId, id)
  const about = { ...facts, language, publicUrl, line: null }
  const { subject, html = '' } = mail({ ...textWith(kind, about, words), to: '', language, sender: senderOf(about) })
  return { rental: { id, publicId: facts.publicId, customer: customerName(facts.customer) }, subject, html }
}
