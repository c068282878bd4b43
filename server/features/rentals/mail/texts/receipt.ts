import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that confirms a payment or a refund, with the receipt attached as PDF. */
export function receiptMail(about: About): MailText {
  const { company, publicId } = about
  const words = {
    fr: {
      subject: `Votre reçu – location ${publicId}`,
      paragraphs: [
        ...opening(about),
        `Vous trouverez ci-joint, en PDF, le reçu établi par ${company.name} pour votre location ${publicId}.`,
      ],
    },
    en: {
      subject: `Your receipt – rental ${publicId}`,
      paragraphs: [
        ...opening(about),
        `The receipt from ${company.name} for your rental ${publicId} is attached as a PDF.`,
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
