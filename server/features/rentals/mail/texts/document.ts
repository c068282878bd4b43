import { documentLabels } from '@filao/domain/rentals/labels'
import { type About, factsOf, greeting, type MailText, questions } from './about.ts'

/** Renders the mail that brings the customer their quote, reservation or contract, attached as PDF. */
export function documentMail(about: About): MailText {
  const { company, publicId, status } = about
  const isOut = status === 'ongoing'
  const title = documentLabels[status][about.language]
  const words = {
    fr: {
      subject: `${title} ${publicId} – ${company.name}`,
      paragraphs: [
        greeting(about),
        isOut
          ? `Bonne route\u202f! Vous trouverez ci-joint le contrat de votre location, avec l’état du véhicule au départ.`
          : `Vous trouverez ci-joint, en PDF, le document de votre location chez ${company.name}.`,
      ],
    },
    en: {
      subject: `${title} ${publicId} – ${company.name}`,
      paragraphs: [
        greeting(about),
        isOut
          ? 'Have a good trip! Your rental contract is attached, with the condition of the vehicle at pick-up.'
          : `Your rental document from ${company.name} is attached as a PDF.`,
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about, { withPrice: true })], closing: questions(about) }
}
