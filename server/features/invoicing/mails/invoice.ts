import { companyPhone } from '@filao/domain/company/phone'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import type { TemplateText } from '@filao/domain/rentals/mail/template.schema'
import { invoiceText } from '#features/rentals/public'
import type { MailContent } from '#platform/mail/mail-labels'

/**
 * Renders the mail that brings the customer an invoice, a credit note or a claim, attached as PDF, with these words.
 */
export function invoiceMail(content: InvoiceContent, publicUrl: string, words: TemplateText): Omit<MailContent, 'to'> {
  const { kind, number, language, seller, buyer, rental, totals, issuedOn } = content
  const invoice = {
    language,
    title: invoiceKindLabels[kind][language],
    number: number ?? '',
    issuedOn,
    totalCents: totals.totalCents,
    customer: buyer.contactName ?? buyer.name,
    company: seller,
    publicId: rental.publicId,
  }
  return {
    ...invoiceText(invoice, words),
    language,
    sender: {
      name: seller.name,
      logoUrl: seller.logoUrl && `${publicUrl}${seller.logoUrl}`,
      contact: [seller.address, companyPhone(seller.phoneNumber), seller.email].flatMap((line) => line || []),
      replyTo: seller.email,
    },
  }
}
