import { endpoint } from '../../kernel/endpoint.ts'
import { MailPreview, MailPreviewRequest, MailRequest, SentMail } from './mail.ts'

export const sendRentalMail = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/mails',
  summary:
    "Mails the customer the invitation to accept, the rental's document or a receipt as PDF, each at most five times an hour; or a reminder to pay, once a day.",
  can: 'rentals.write',
  body: MailRequest,
  response: SentMail,
  status: 201,
  problems: ['invalid_transition', 'email_unproven', 'conflict', 'too_many_requests'],
})

/** With the text of a receipt, a document or an invitation; writes nothing. */
export const previewRentalMail = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/:id/mails/preview',
  safe: true,
  summary: "A mail as the customer would get it, in their language, with a line of the agent's own.",
  can: 'rentals.write',
  body: MailPreviewRequest,
  response: MailPreview,
})
