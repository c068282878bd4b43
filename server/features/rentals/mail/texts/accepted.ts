import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that tells the customer that their reservation is accepted. */
export function acceptedMail(about: About): MailText {
  const { company, publicId, publicUrl, code } = about
  const words = {
    fr: {
      subject: `Réservation ${publicId} confirmée`,
      paragraphs: [
        ...opening(about),
        `Votre réservation chez ${company.name} est confirmée\u202f: le véhicule vous attend.`,
        'Le jour du départ, munissez-vous de votre permis de conduire, d’une pièce d’identité et d’un moyen de paiement pour la caution.',
      ],
      button: 'Voir ma réservation',
    },
    en: {
      subject: `Reservation ${publicId} confirmed`,
      paragraphs: [
        ...opening(about),
        `Your reservation with ${company.name} is confirmed: the vehicle is reserved for you.`,
        'When you collect it, please bring your driving licence, an ID and a payment card or other means of payment for the deposit.',
      ],
      button: 'View my reservation',
    },
  }[about.language]
  const facts = [factsOf(about, { withPrice: true })]
  return { ...words, facts, url: `${publicUrl}/l/${code}`, closing: questions(about) }
}
