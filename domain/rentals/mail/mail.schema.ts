import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines } from '../../kernel/field.ts'
import { Language } from '../../kernel/language.schema.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { mailKinds, otherMailKinds } from './mail.ts'

/** The agent's own words in a mail: plain text, shown after the greeting. */
export const MailLine = optionalLines(1000)

/**
 * A mail that staff send by hand: the invitation to accept again, the rental's document, a reminder to pay, or the
 * receipt of a payment as PDF.
 */
export const MailRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['reservation', 'document', 'payment_reminder']), line: MailLine.optional() }),
  z.object({ kind: z.literal('receipt'), paymentId: Id, line: MailLine.optional() }),
])
export type MailRequest = z.infer<typeof MailRequest>

/** The mails to a customer that an agent can read before they leave. */
export const MailPreviewRequest = z.object({
  kind: z.enum(['reservation', 'document', 'receipt', 'payment_reminder', 'refused', 'cancelled']),
  line: MailLine.optional(),
  /** The fee that a mail about a cancellation announces, in euros. */
  feeAmount: Euros.optional(),
})
export type MailPreviewRequest = z.infer<typeof MailPreviewRequest>

/** A mail as its reader would get it now, in their language. */
export const MailPreview = z.object({
  /** Null when the customer has no address. */
  recipient: z.string().nullable(),
  subject: z.string(),
  language: Language,
  html: z.string(),
})
export type MailPreview = z.infer<typeof MailPreview>

/** A mail about a rental; `sentAt` is null while it is queued. */
export const SentMail = z.object({
  id: z.int(),
  kind: z.enum([...mailKinds, ...otherMailKinds]),
  recipient: z.string(),
  subject: z.string(),
  /** The agent's own words in it. */
  line: z.string().nullable(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
})
export type SentMail = z.infer<typeof SentMail>
