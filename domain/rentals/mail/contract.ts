import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { MailPreview, MailPreviewRequest, MailRequest, SentMail } from './mail.schema.ts'
import { RentalMessage } from './message.schema.ts'
import { MessageTemplate, TemplateChange, TemplatePreview, TemplatePreviewRequest } from './template.schema.ts'

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
  staleAfter: ['message-templates'],
})

/** For a message that the agent sends; sends nothing. */
export const getRentalMessage = endpoint({
  method: 'GET',
  path: '/companies/:companyId/rentals/:id/message',
  summary: "The words of the mail that fits the rental's state as plain text, with the address of the customer's page.",
  can: 'rentals.write',
  response: RentalMessage,
  staleAfter: ['message-templates', 'customers'],
})

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/companies/:companyId/message-templates',
  summary: "The words of every mail to customers in French and English: the company's own, or the original ones.",
  can: 'company.write',
  response: z.array(MessageTemplate),
})

/** Refuses unknown placeholders, braces without one, and a mail that leaves out its essential one, at the field. */
export const putMessageTemplate = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/message-templates',
  summary:
    "Sets the company's own words of a mail in a language: plain text with the placeholders of the list. `words: null` returns to the original ones. Answers the list.",
  can: 'company.write',
  body: TemplateChange,
  response: z.array(MessageTemplate),
})

/** Renders words that need not be saved; writes and sends nothing. */
export const previewMessageTemplate = endpoint({
  method: 'POST',
  path: '/companies/:companyId/message-templates/preview',
  safe: true,
  summary: 'A mail with these words about a rental, the most recent one without `rentalId`.',
  can: 'company.write',
  body: TemplatePreviewRequest,
  response: TemplatePreview,
  staleAfter: ['rentals', 'customers'],
})
