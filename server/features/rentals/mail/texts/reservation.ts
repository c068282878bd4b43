import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that asks the customer to accept or cancel their reservation, on their own page. */
export function reservationMail(about: About): MailText {
  const { company, publicId, publicUrl, code } = about
  const words = {
    fr: {
      subject: `Votre réservation ${publicId} chez ${company.name}\u202f: à confirmer`,
      paragraphs: [
        ...opening(about),
        `Nous avons préparé votre réservation. Il ne manque que votre accord\u202f: relisez-la, puis acceptez-la ou annulez-la en un clic, sans créer de compte.`,
      ],
      button: 'Voir et confirmer ma réservation',
      closing: ['Ce lien vous est personnel\u202f: ne le transférez pas.', ...questions(about)],
    },
    en: {
      subject: `Your reservation ${publicId} with ${company.name}: please confirm`,
      paragraphs: [
        ...opening(about),
        'Your reservation is ready and only needs your agreement: please read it, then accept or cancel it in one click. No account is needed.',
      ],
      button: 'View and confirm my reservation',
      closing: ['This link is personal: please do not forward it.', ...questions(about)],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about, { withPrice: true })], url: `${publicUrl}/l/${code}` }
}
