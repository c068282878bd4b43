import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that tells the customer that the company refuses their reservation. */
export function refusedMail(about: About): MailText {
  const { company, publicId } = about
  const words = {
    fr: {
      subject: `Réservation ${publicId}\u202f: nous ne pouvons pas y donner suite`,
      paragraphs: [
        ...opening(about),
        `Nous sommes désolés\u202f: ${company.name} ne peut pas donner suite à cette réservation. Rien ne vous est demandé, et son lien n’est plus valable.`,
        'Contactez-nous\u202f: nous chercherons avec vous d’autres dates ou un autre véhicule.',
      ],
    },
    en: {
      subject: `Reservation ${publicId}: we are unable to accept it`,
      paragraphs: [
        ...opening(about),
        `We are sorry: ${company.name} is unable to accept this reservation. You owe nothing, and its link is no longer valid.`,
        'Please contact us: we will gladly help you find other dates or another vehicle.',
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
