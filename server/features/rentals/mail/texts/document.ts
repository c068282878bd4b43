import { documentLabels } from '@filao/domain/rentals/labels'
import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that brings the customer their quote, reservation or contract, attached as PDF. */
export function documentMail(about: About): MailText {
  const { company, publicId, status, publicUrl, code } = about
  const isOut = status === 'ongoing'
  const isQuote = status === 'quote'
  const title = documentLabels[status][about.language]
  const words = {
    fr: {
      subject: `${title} ${publicId} – ${company.name}`,
      paragraphs: [
        ...opening(about),
        isOut
          ? `Bonne route\u202f! Vous trouverez ci-joint le contrat de votre location, avec l’état du véhicule au départ.`
          : `Vous trouverez ci-joint, en PDF, le document de votre location chez ${company.name}.`,
        ...(isQuote ? ['Pour le relire et l’accepter en ligne, sans créer de compte, ouvrez votre page.'] : []),
      ],
      button: 'Voir et accepter mon devis',
    },
    en: {
      subject: `${title} ${publicId} – ${company.name}`,
      paragraphs: [
        ...opening(about),
        isOut
          ? 'Have a good trip! Your rental contract is attached, with the condition of the vehicle at pick-up.'
          : `Your rental document from ${company.name} is attached as a PDF.`,
        ...(isQuote ? ['To read and accept it online, without an account, open your page.'] : []),
      ],
      button: 'View and accept my quote',
    },
  }[about.language]
  const { button, ...text } = words
  const link = isQuote ? { button, url: `${publicUrl}/l/${code}` } : {}
  return { ...text, ...link, facts: [factsOf(about, { withPrice: true })], closing: questions(about) }
}
