import type { InvoiceContent } from '@filao/domain/invoicing/content'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatCents } from '@filao/domain/kernel/money'
import type { Words } from '#platform/mail/mail-labels'

/** Returns the subject of the mail that brings a document. */
export function invoiceSubject({ kind, number, language, seller }: InvoiceContent): string {
  return `${invoiceKindLabels[kind][language]} ${number} – ${seller.name}`
}

/** Renders the mail that brings the customer an invoice, a credit note or a claim, attached as PDF. */
export function invoiceMail(content: InvoiceContent, publicUrl: string): Omit<Words, 'to'> {
  const { kind, number, language, seller, buyer, rental, totals, issuedOn } = content
  const title = invoiceKindLabels[kind][language].toLowerCase()
  const ways = [seller.phoneNumber, seller.email].filter(Boolean).join(', ')
  const words = {
    fr: {
      paragraphs: [
        `Bonjour ${buyer.contactName ?? buyer.name},`,
        `Vous trouverez ci-joint, en PDF, le document ${number} (${title}) établi par ${seller.name} pour la location ${rental.publicId}.`,
      ],
      labels: { number: 'Numéro', date: 'Date', total: 'Total' },
      closing: ways ? [`Une question\u202f? ${seller.name} vous répond\u202f: ${ways}.`] : [],
    },
    en: {
      paragraphs: [
        `Hello ${buyer.contactName ?? buyer.name},`,
        `Document ${number} (${title}) from ${seller.name} for rental ${rental.publicId} is attached as a PDF.`,
      ],
      labels: { number: 'Number', date: 'Date', total: 'Total' },
      closing: ways ? [`Any questions? Contact ${seller.name}: ${ways}.`] : [],
    },
  }[language]
  const { labels } = words
  return {
    subject: invoiceSubject(content),
    language,
    paragraphs: words.paragraphs,
    facts: [
      {
        lines: [
          { label: labels.number, text: number ?? '' },
          { label: labels.date, text: formatLocalDate(issuedOn, language) },
          { label: labels.total, text: formatCents(totals.totalCents, language) },
        ],
      },
    ],
    closing: words.closing,
    sender: {
      name: seller.name,
      logoUrl: seller.logoUrl && `${publicUrl}${seller.logoUrl}`,
      contact: [seller.address, seller.phoneNumber, seller.email].flatMap((line) => line || []),
      replyTo: seller.email,
    },
  }
}
