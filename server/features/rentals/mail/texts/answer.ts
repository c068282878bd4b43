import { personName } from '@filao/domain/customers/person'
import { type About, factsOf, type MailText } from './about.ts'

/** Renders the mail that tells the company its customer's answer. */
export function answerMail(about: About): MailText {
  const { publicId, publicUrl, customer, status } = about
  const name = personName(customer)
  const isAccepted = status !== 'cancelled'
  const words = {
    fr: {
      subject: isAccepted
        ? `${name} a accepté la réservation ${publicId}`
        : `${name} a annulé la réservation ${publicId}`,
      paragraphs: [
        'Bonjour,',
        isAccepted
          ? `${name} vient d’accepter la réservation ${publicId}. Elle devient un contrat, le véhicule est retenu.`
          : `${name} vient d’annuler la réservation ${publicId}. Le véhicule est de nouveau libre à ces dates.`,
      ],
      button: 'Ouvrir la location',
    },
    en: {
      subject: isAccepted ? `${name} accepted reservation ${publicId}` : `${name} cancelled reservation ${publicId}`,
      paragraphs: [
        'Hello,',
        isAccepted
          ? `${name} has just accepted reservation ${publicId}. It is now a contract, and the vehicle is reserved.`
          : `${name} has just cancelled reservation ${publicId}. The vehicle is available again on these dates.`,
      ],
      button: 'Open the rental',
    },
  }[about.language]
  return { ...words, facts: [factsOf(about, { withPrice: true })], url: `${publicUrl}/rental/summary/${about.id}` }
}
