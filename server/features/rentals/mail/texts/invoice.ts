import { companyPhone } from '@filao/domain/company/phone'
import { greetedName } from '@filao/domain/customers/name/person'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatCents } from '@filao/domain/kernel/money'
import { localDate } from '@filao/domain/kernel/time'
import { fillTemplate } from '@filao/domain/rentals/mail/template'
import type { TemplateText } from '@filao/domain/rentals/mail/template.schema'
import { type About, type MailText, questions } from './about.ts'

/** The facts of an invoice, a credit note or a claim, in the shape of its mail. */
type MailedInvoice = {
  language: Language
  /** The name of its kind: Invoice, Credit note. */
  title: string
  number: string
  /** A day: 2026-03-02. */
  issuedOn: string
  totalCents: number
  customer: string
  company: { name: string; phoneNumber: string | null; email: string | null }
  publicId: string
}

/** Composes the text of the mail that brings a document as PDF, with these words. */
export function invoiceText(invoice: MailedInvoice, words: TemplateText): MailText {
  const { language, title, number, issuedOn, totalCents, customer, company, publicId } = invoice
  const total = formatCents(totalCents, language)
  const filled = fillTemplate(words, {
    customer,
    company: company.name,
    phone: companyPhone(company.phoneNumber) ?? '',
    rental: publicId,
    document: title,
    number,
    total,
  })
  const labels = invoiceLabels[language]
  return {
    ...filled,
    facts: [
      {
        lines: [
          { label: labels.number, text: number },
          { label: labels.date, text: formatLocalDate(issuedOn, language) },
          { label: labels.total, text: total },
        ],
      },
    ],
    closing: questions({ company, language }),
  }
}

/** Returns an invented invoice of a rental, for the preview of its words. */
export function exampleInvoice(about: About): MailedInvoice {
  const { language, totalCents, company, publicId, customer, start, departureAgency } = about
  const issuedOn = localDate(start, departureAgency.timezone)
  return {
    language,
    title: invoiceLabels[language].title,
    number: `${issuedOn.slice(0, 4)}-00042`,
    issuedOn,
    totalCents: totalCents ?? 0,
    customer: greetedName(customer),
    company,
    publicId,
  }
}

const invoiceLabels = {
  fr: { title: 'Facture', number: 'Numéro', date: 'Date', total: 'Total' },
  en: { title: 'Invoice', number: 'Number', date: 'Date', total: 'Total' },
}
