import { customerName } from '@filao/domain/customers/name/person'
import { type About, factsOf, type MailText } from './about.ts'

/** Renders the mail that tells the company its customer's answer. */
export function answerMail(about: About): MailText {
  const { publicId, publicUrl, customer, status, answeredFrom, refusal } = about
  const name = customerName(customer)
  const declined = answeredFrom === 'quote' ? 'declinedQuote' : 'declined'
  const moved = { cancelled: declined, validating: 'requested', quote: 'taken' } as const
  const answered = status in moved ? moved[status as keyof typeof moved] : 'accepted'
  const said = refusal === 'excluded' ? refusal : answered
  const words = {
    fr: {
      accepted: {
        subject: `${name} a accepté la réservation ${publicId}`,
        text: `${name} vient d’accepter la réservation ${publicId}. Elle devient un contrat, le véhicule est retenu.`,
      },
      requested: {
        subject: `${name} a accepté le devis ${publicId}\u202f: à confirmer`,
        text: `${name} vient d’accepter le devis ${publicId}. Le véhicule est retenu\u202f: confirmez ou refusez la réservation, le client attend votre réponse.`,
      },
      taken: {
        subject: `${name} a accepté le devis ${publicId}\u202f: véhicule ou option déjà pris`,
        text: `${name} vient d’accepter le devis ${publicId}, mais son véhicule ou une option n’est plus libre à ces dates. Il reste un devis et rien n’est retenu\u202f: faites une autre proposition au client, qui l’attend.`,
      },
      excluded: {
        subject: `${name} a accepté ${publicId}\u202f: à décider`,
        text: `${name} vient d’accepter ${publicId}, mais l’entreprise a décidé de ne plus louer à l’une des personnes de cette location. Rien n’est confirmé\u202f: un administrateur peut l’accepter en indiquant un motif. Le client sait seulement que vous lui répondrez.`,
      },
      declined: {
        subject: `${name} a annulé la réservation ${publicId}`,
        text: `${name} vient d’annuler la réservation ${publicId}. Le véhicule est de nouveau libre à ces dates.`,
      },
      declinedQuote: {
        subject: `${name} a refusé le devis ${publicId}`,
        text: `${name} vient de refuser le devis ${publicId}. Aucun véhicule n’était retenu.`,
      },
      hello: 'Bonjour,',
      button: 'Ouvrir la location',
    },
    en: {
      accepted: {
        subject: `${name} accepted reservation ${publicId}`,
        text: `${name} has just accepted reservation ${publicId}. It is now a contract, and the vehicle is reserved.`,
      },
      requested: {
        subject: `${name} accepted quote ${publicId}: please confirm`,
        text: `${name} has just accepted quote ${publicId}. The vehicle is held: confirm or decline the reservation, the customer is waiting for your answer.`,
      },
      taken: {
        subject: `${name} accepted quote ${publicId}: vehicle or option already taken`,
        text: `${name} has just accepted quote ${publicId}, but its vehicle or an option is no longer available on these dates. It remains a quote and nothing is held: make the customer another offer, which they are waiting for.`,
      },
      excluded: {
        subject: `${name} accepted ${publicId}: please decide`,
        text: `${name} has just accepted ${publicId}, but one of the people of this rental may not rent from the company again. Nothing is confirmed: an administrator may accept it by giving a reason. The customer only knows that you will answer.`,
      },
      declined: {
        subject: `${name} cancelled reservation ${publicId}`,
        text: `${name} has just cancelled reservation ${publicId}. The vehicle is available again on these dates.`,
      },
      declinedQuote: {
        subject: `${name} declined quote ${publicId}`,
        text: `${name} has just declined quote ${publicId}. No vehicle was held.`,
      },
      hello: 'Hello,',
      button: 'Open the rental',
    },
  }[about.language]
  const { subject, text } = words[said]
  return {
    subject,
    paragraphs: [words.hello, text],
    button: words.button,
    facts: [factsOf(about, { withPrice: true })],
    url: `${publicUrl}/rental/summary/${about.id}`,
  }
}
