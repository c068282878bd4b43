import { toCents } from '@filao/domain/kernel/money'
import type { MailPreview, MailPreviewRequest } from '@filao/domain/rentals/mail/mail.schema'
import type { Tx } from '#platform/database/connect'
import { mail } from '#platform/mail/mail-layout'
import { senderOf } from './texts/about.ts'
import { loadMailFacts } from './texts/mail-queries.ts'
import { mailText } from './texts/text.ts'

/** Returns a mail as the customer would get it now, with the agent's line and the fee of a cancellation to come. */
export async function previewRentalMail(
  tx: Tx,
  { companyId, id }: { companyId: number; id: number },
  { kind, line = null, feeAmount }: MailPreviewRequest,
  publicUrl: string,
): Promise<MailPreview> {
  const facts = await loadMailFacts(tx, companyId, id)
  const { language, email } = facts.customer
  const chargesCents = feeAmount === undefined ? facts.chargesCents : toCents(feeAmount)
  const about = { ...facts, language, publicUrl, line, chargesCents }
  const text = await mailText(tx, kind, about)
  const { subject, html } = mail({ ...text, to: email ?? '', language, sender: senderOf(about) })
  return { recipient: email, subject, language, html: html ?? '' }
}
