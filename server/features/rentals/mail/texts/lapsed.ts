import { type About, factsOf, type MailText, opening, questions } from './about.ts'

/** Renders the mail that tells the customer that their offer has expired. */
export function lapsedMail(about: About): MailText {
  const { company, publicId } = about
  const words = {
    fr: {
      subject: `Votre offre ${publicId} a expiré`,
      paragraphs: [
        ...opening(about),
        `L’offre de ${company.name} n’a pas été confirmée à temps\u202f: elle n’est plus valable et le véhicule n’est plus retenu pour vous. Vous ne devez rien.`,
        'Si vous êtes toujours intéressé, contactez-nous\u202f: nous vous ferons une nouvelle offre.',
      ],
    },
    en: {
      subject: `Your offer ${publicId} has expired`,
      paragraphs: [
        ...opening(about),
        `The offer from ${company.name} was not confirmed in time: it is no longer valid and the vehicle is no longer reserved for you. You owe nothing.`,
        'If you are still interested, please contact us: we will make you a new offer.',
      ],
    },
  }[about.language]
  return { ...words, facts: [factsOf(about)], closing: questions(about) }
}
